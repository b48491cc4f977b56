// Loads the engine, once per page. No drawing, no DOM.

import init, { Diagram, check as checkNow, explain as explainNow, keys as keysNow } from './wasm.js';
import { Explorer } from './explorer.js';
import { besideModule, type WasmSource } from './source.js';
import type { DiagnosticView, KeyView } from './views.js';

export type { Diagram } from './wasm.js';
export { type Coded, decode, Explorer } from './explorer.js';
export type * from './hooks.js';
export type { WasmSource } from './source.js';
export type * from './views.js';

/** Makes a game from a definition: text, or the same as an object. */
export type DiagramConstructor = typeof Diagram;

let source: () => WasmSource | Promise<WasmSource> = () => besideModule(new URL('engine.wasm', import.meta.url));
let loading: Promise<DiagramConstructor> | undefined;
let memory: WebAssembly.Memory | undefined;

/** To load the engine from another URL, call this before creating the first board. */
export function useWasm(from: () => WasmSource | Promise<WasmSource>): void {
  source = from;
}

async function start(): Promise<DiagramConstructor> {
  ({ memory } = await init({ module_or_path: await source() }));
  return Diagram;
}

/** Starts the engine, once: all boards of a page share it. */
export function loadEngine(): Promise<DiagramConstructor> {
  loading ??= start().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Starts the engine and reads one definition. */
export async function createDiagram(definition: string | object): Promise<Diagram> {
  const Game = await loadEngine();
  return new Game(definition);
}

/** Tries moves out from the current position of a diagram. The diagram itself stays as it is. */
export function explore(diagram: Diagram): Explorer {
  if (memory === undefined) throw new Error('The engine has not been started.');
  return new Explorer(diagram.trial(), memory);
}

/** Starts the engine and lists what is wrong with a definition. */
export async function check(definition: string | object): Promise<DiagnosticView[]> {
  await loadEngine();
  return checkNow(definition);
}

/** Starts the engine and says in English how a piece with these moves goes on a kind of board. Rejects if there is no such board. */
export async function explain(xbetza: string, board?: 'square' | 'hex' | 'flat' | 'pointy' | 'brick'): Promise<string> {
  await loadEngine();
  return explainNow(xbetza, board);
}

/** Starts the engine and lists the keys that rules claim. */
export async function keys(): Promise<KeyView[]> {
  await loadEngine();
  return keysNow();
}
