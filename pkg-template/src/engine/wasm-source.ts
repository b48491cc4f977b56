// Where the WebAssembly module comes from: read from disk in Node, fetched everywhere else; and how it is compiled.

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
