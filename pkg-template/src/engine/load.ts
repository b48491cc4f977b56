// Loads the engine, once per page. No drawing, no DOM.

import { EngineError } from './errors.js';
import { started } from './memory.js';
import type { Definition } from './names.js';
import type { DiagnosticView, KeyView } from './views.js';
import { check as checkNow, Diagram, explain as explainNow, initSync, keys as keysNow } from './wasm.js';
import { besideModule, compile, type WasmModule, type WasmSource } from './wasm-source.js';

export { DiagramError, EngineError } from './errors.js';
export type * from './names.js';
export type * from './page-rules.js';
export type * from './views.js';
export type { Diagram } from './wasm.js';
export type { WasmSource } from './wasm-source.js';

/** Makes a game from a definition: text, or the same as an object. */
export type DiagramConstructor = typeof Diagram;

let source: () => WasmSource | Promise<WasmSource> = () => besideModule(new URL('engine.wasm', import.meta.url));
let loading: Promise<DiagramConstructor> | undefined;
let module: WasmModule | undefined;

/**
 * Loads the engine from elsewhere. Call it before creating the first board.
 *
 * @example useWasm(() => new URL('/assets/engine.wasm', location.href));
 */
export function useWasm(from: () => WasmSource | Promise<WasmSource>): void {
  source = from;
}

async function start(): Promise<DiagramConstructor> {
  try {
    module = await compile(await source());
    // Starting is quick, compiling was not. The asynchronous start would load all of `fetch` in Node.
    started.memory = initSync({ module }).memory;
  } catch (error) {
    throw new EngineError(error);
  }
  return Diagram;
}

/** Loads the engine, once: all boards of a page share it. Rejects with an `EngineError` if its file cannot be loaded or compiled; the next call tries again. */
export function loadEngine(): Promise<DiagramConstructor> {
  loading ??= start().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The engine as it was compiled for this page, for the page's worker. `undefined` if it has not been loaded. */
export function compiledEngine(): WasmModule | undefined {
  return module;
}

/**
 * Reads a definition, as text or as an object, and begins a game. What is wrong with it is listed by `diagnostics()`.
 * Rejects as `loadEngine` does, or if the definition is neither text nor an object. Free the game when it is not needed any more.
 *
 * @example const game = await createDiagram(text); game.play(['e2', 'e4']); game.free();
 */
export async function createDiagram(definition: Definition): Promise<Diagram> {
  const Game = await loadEngine();
  return new Game(definition);
}

/** Lists the problems of a definition, in the order of its text. */
export async function check(definition: Definition): Promise<DiagnosticView[]> {
  await loadEngine();
  return checkNow(definition);
}

/**
 * Says in English how a piece with these moves goes on a kind of board. Rejects if there is no such board.
 *
 * @example await explain('fmWfcF'); // 'moves one square forward without capturing, or captures one square diagonally forward'
 */
export async function explain(xbetza: string, board?: 'square' | 'hex' | 'flat' | 'pointy' | 'brick'): Promise<string> {
  await loadEngine();
  return explainNow(xbetza, board);
}

/** Lists the keys of all rules, with their documentation. */
export async function keys(): Promise<KeyView[]> {
  await loadEngine();
  return keysNow();
}
