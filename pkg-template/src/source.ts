// Where a WebAssembly module comes from: read from disk in Node, fetched everywhere else. How a disk is read is in disk.ts.

/** What WebAssembly can be started from. */
export type WasmSource = URL | Response | BufferSource | WebAssembly.Module;

/** The module in a file beside a script, or its address where there is no disk. */
export async function besideModule(url: URL): Promise<WasmSource> {
  if (url.protocol !== 'file:' || !(globalThis as { process?: unknown }).process) return url;
  return (await import('./disk.js')).moduleAt(url);
}
