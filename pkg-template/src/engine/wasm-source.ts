// Where the WebAssembly module comes from: read from disk in Node, fetched everywhere else.

/** What WebAssembly can be started from. */
export type WasmSource = URL | Response | BufferSource | WebAssembly.Module;

interface NodeLike {
  getBuiltinModule?(name: 'node:fs/promises'): { readFile(file: URL): Promise<Uint8Array<ArrayBuffer>> };
}

/** The bytes of a file beside a script, or its address where there is no disk. */
export async function besideModule(url: URL): Promise<WasmSource> {
  // Bundlers for browsers would look for an imported `node:fs`.
  const files =
    url.protocol === 'file:'
      ? (globalThis as { process?: NodeLike }).process?.getBuiltinModule?.('node:fs/promises')
      : undefined;
  return files ? files.readFile(url) : url;
}
