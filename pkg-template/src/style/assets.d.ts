// What the bundler makes of files that are not TypeScript.

declare module '*.css' {
  const text: string;
  export default text;
}

declare module '#worker-script' {
  /** The worker of a page as a classic script. */
  const script: string;
  export default script;
}

declare module '#wasm-bytes' {
  /** The engine, compressed with raw deflate, as base64. */
  const base64: string;
  export default base64;
}
