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

declare module '#locale/*' {
  /** The messages of a language, in the syntax of Fluent, without remarks. */
  const text: string;
  export default text;
  /** What the players of a family of games say otherwise, by its name; only of what boards say. */
  export const families: Readonly<Record<string, string>>;
}

declare module '#locale/en/first' {
  /** The messages with which a board begins, by their identifiers. */
  const messages: Readonly<Record<string, string>>;
  export default messages;
}
