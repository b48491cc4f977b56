// Compiles a WebAssembly module from a file in Node, and gives back the memory that reading took. Browsers never load this.

interface Files {
  openSync(file: URL): number;
  fstatSync(file: number): { readonly size: number };
  readSync(file: number, into: Uint8Array, options: { readonly offset: number }): number;
  closeSync(file: number): void;
}

interface NodeLike {
  getBuiltinModule?(name: 'node:fs'): Files;
}

/** What newer libraries declare; Node 20 has `resize`, later ones have `transfer`. */
interface Shrinkable extends ArrayBuffer {
  resize(bytes: number): void;
  transfer?(bytes: number): ArrayBuffer;
}

function readInto(bytes: Uint8Array, files: Files, file: number): void {
  for (let offset = 0, read = 1; offset < bytes.length && read > 0; offset += read) read = files.readSync(file, bytes, { offset });
}

/** The compiled module in a file, or its address where files cannot be read. */
export function moduleAt(url: URL): WebAssembly.Module | URL {
  const files = (globalThis as { process?: NodeLike }).process?.getBuiltinModule?.('node:fs');
  if (!files) return url;
  const file = files.openSync(url);
  try {
    const { size } = files.fstatSync(file);
    // An ordinary buffer would be kept until the next large garbage collection, which small programs never reach.
    const moves = 'transfer' in ArrayBuffer.prototype;
    const buffer = Reflect.construct(ArrayBuffer, moves ? [size] : [size, { maxByteLength: size }]) as Shrinkable;
    readInto(new Uint8Array(buffer), files, file);
    const module = new WebAssembly.Module(buffer);
    if (moves) buffer.transfer?.(0);
    else buffer.resize(0);
    return module;
  } finally {
    files.closeSync(file);
  }
}
