// Where a WebAssembly module comes from: read from disk in Node, fetched everywhere else.

/** What WebAssembly can be started from. */
export type WasmSource = URL | Response | BufferSource | WebAssembly.Module;

interface NodeLike {
  getBuiltinModule?(name: 'node:fs'): { readFileSync(file: URL): Uint8Array<ArrayBuffer> };
}

/** The module in a file beside a script, or its address where there is no disk. Its bytes are not kept. */
export function besideModule(url: URL): WasmSource {
  if (url.protocol !== 'file:') return url;
  const host = (globalThis as { process?: NodeLike }).process;
  const bytes = host?.getBuiltinModule?.('node:fs').readFileSync(url);
  return bytes ? new WebAssembly.Module(bytes) : url;
}
