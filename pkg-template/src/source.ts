// Where a WebAssembly module comes from: read from disk in Node, fetched everywhere else.

/** What WebAssembly can be started from. */
export type WasmSource = URL | Response | BufferSource | WebAssembly.Module;

interface NodeLike {
  getBuiltinModule?(name: 'node:fs'): { readFileSync(file: URL): Uint8Array<ArrayBuffer> };
}

/** The bytes of a file beside a module, or its address where there is no disk. */
export function besideModule(url: URL): WasmSource {
  if (url.protocol !== 'file:') return url;
  const host = (globalThis as { process?: NodeLike }).process;
  return host?.getBuiltinModule?.('node:fs').readFileSync(url) ?? url;
}
