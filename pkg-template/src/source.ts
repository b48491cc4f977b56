// Where a WebAssembly module comes from: read from disk in Node, fetched everywhere else. How a disk is read is in disk.ts.

import type * as Disk from './disk.js';

/** What WebAssembly can be started from. */
export type WasmSource = URL | Response | BufferSource | WebAssembly.Module;

let disk: typeof Disk | undefined;

/** The module in a file beside a script, or its address where there is no disk. */
export async function besideModule(url: URL): Promise<WasmSource> {
  if (url.protocol !== 'file:' || !(globalThis as { process?: unknown }).process) return url;
  disk = await import('./disk.js');
  return disk.moduleAt(url);
}

/** The same at once, after the first time; where there is no disk, nothing. */
export const onDisk = (url: URL): WebAssembly.Module | URL | undefined => disk?.moduleAt(url);
