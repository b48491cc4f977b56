// What Vitest makes of a file that is read as it is.

declare module '*?raw' {
  const text: string;
  export default text;
}
