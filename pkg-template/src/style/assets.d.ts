// What the bundler makes of files that are not TypeScript.

declare module '*.css' {
  const text: string;
  export default text;
}

declare module '#wasm-bytes' {
  /** The engine, compressed with raw deflate. */
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
