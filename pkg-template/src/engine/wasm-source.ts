// Where the WebAssembly modules come from: read from disk in Node, fetched everywhere else; and how they are compiled.

/** A module as the platform compiles it. Servers without the types of the DOM have no name for it. */
export type WasmModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer T } } } ? T : object;

/** What WebAssembly can be started from. */
export type WasmSource = URL | Response | ArrayBuffer | ArrayBufferView | WasmModule;

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

/** Compiles the engine, while it arrives if the server says what it sends. Fails if there is no such file, or something else in it. */
export async function compile(source: WasmSource): Promise<WasmModule> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source as BufferSource);
  const response = source instanceof Response ? source : await fetch(source);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}, fetching ${response.url}`);
  // Streams are refused if they are called something else.
  const isNamed = /^application\/wasm\b/.test(response.headers.get('content-type') ?? '');
  return isNamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** The modules of the engine: what a board needs, and everything. */
export type EngineFile = 'engine.wasm' | 'engine-full.wasm';

/** Where a page takes a module from. */
type Giver = (file: EngineFile) => WasmSource | Promise<WasmSource>;

let giver: Giver | undefined;
const modules = new Map<EngineFile, Promise<WasmModule>>();

/**
 * Loads the engine from elsewhere: `from` is asked for each of its two files by name, when it is needed. Where it answers
 * with `engine-full.wasm` for both, a page has one engine for everything. Call it before creating the first board.
 *
 * @example useWasm((file) => new URL(`/assets/${file}`, location.href));
 */
export function useWasm(from: (file: EngineFile) => WasmSource | Promise<WasmSource>): void {
  giver = from;
}

/** A module, compiled once for a page and its worker; after a failure the next call tries again. */
export function moduleOf(file: EngineFile, besideScript: () => URL): Promise<WasmModule> {
  const load = async (): Promise<WasmModule> => compile(await (giver ? giver(file) : besideModule(besideScript())));
  const module = modules.get(file) ?? load();
  modules.set(file, module);
  module.catch(() => modules.delete(file));
  return module;
}

/** Whether a module is the one with everything. */
export const isFull = (module: WasmModule): boolean =>
  WebAssembly.Module.exports(module as WebAssembly.Module).some((it) => it.name === 'keys');

/** Takes a module for `engine-full.wasm`, which a page has given for the other file. */
export function takeForFull(module: WasmModule): void {
  modules.set('engine-full.wasm', Promise.resolve(module));
}
