// Loads the engine, once per page. No drawing, no DOM.

import init, { Diagram, initSync, check as checkNow, explain as explainNow, keys as keysNow } from './wasm.js';
import { Explorer } from './explorer.js';
import { expectRest, joinTo, loadRest, patiently } from './rest.js';
import { besideModule, type WasmSource } from './source.js';
import type { DiagnosticView, KeyView } from './views.js';

export type { Diagram } from './wasm.js';
export { type Coded, decode, Explorer } from './explorer.js';
export { loadRest, restNow } from './rest.js';
export type * from './hooks.js';
export type { WasmSource } from './source.js';
export type * from './views.js';

/** Makes a game from a definition: text, or the same as an object. */
export type DiagramConstructor = typeof Diagram;

type From = () => WasmSource | Promise<WasmSource>;

// The files beside this module.
const first: From = () => besideModule(new URL('engine.wasm', import.meta.url));
const restAddress = (): URL => new URL('engine-rest.wasm', import.meta.url);

let source = first;
let restSource: From | undefined;
let loading: Promise<DiagramConstructor> | undefined;

/**
 * Says where the engine comes from: `engine.wasm`, and `engine-rest.wasm`, which is otherwise taken from beside this module when something asks for it.
 * Has an effect only before the first load.
 */
export function useWasm(from: From, rest?: From): void {
  source = from;
  restSource = rest;
}

let memory: WebAssembly.Memory | undefined;

async function start(): Promise<DiagramConstructor> {
  expectRest(restSource ?? (() => besideModule(restAddress())), restSource ? undefined : restAddress);
  const from = await source();
  // The other way asks for `Response`, and only to be asked costs Node as much as the engine does.
  const exports = from instanceof WebAssembly.Module ? initSync({ module: from }) : await init({ module_or_path: from });
  ({ memory } = exports);
  // What was read from a disk has its rest beside it.
  joinTo(exports, source === first && from instanceof WebAssembly.Module ? undefined : Diagram.prototype);
  // What cannot be had at once must be there before it is asked for.
  if (restSource) await loadRest();
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
  return patiently(() => new Game(definition));
}

/** Tries moves out from the current position of a diagram. The diagram itself stays as it is. */
export function explore(diagram: Diagram): Explorer {
  if (memory === undefined) throw new Error('The engine has not been started.');
  return new Explorer(diagram.trial(), memory);
}

/** Starts the engine and lists what is wrong with a definition. */
export async function check(definition: string | object): Promise<DiagnosticView[]> {
  await loadEngine();
  return patiently(() => checkNow(definition));
}

/** Starts the engine and says in English how a piece with these moves goes. */
export async function explain(xbetza: string): Promise<string> {
  await loadEngine();
  return patiently(() => explainNow(xbetza));
}

/** Starts the engine and lists the keys that rules claim. */
export async function keys(): Promise<KeyView[]> {
  await loadEngine();
  return patiently(() => keysNow());
}
