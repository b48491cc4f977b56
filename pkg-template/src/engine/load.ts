// Loads the engine, once per page. No drawing, no DOM.

import { late } from '../loading/late.js';
import { once } from '../loading/once.js';
import { loadEnglish, say } from '../words/say.js';
import { Diagram as BoardGame, initSync, needsFull, useWords } from './board-wasm.js';
import { EngineError } from './errors.js';
import { memories } from './memory.js';
import type { Definition } from './names.js';
import type { DiagnosticView, KeyView } from './views.js';
import type { Diagram } from './wasm.js';
import { isFull, moduleOf, takeForFull, type WasmModule } from './wasm-source.js';

export { DiagramError, EngineError } from './errors.js';
export type * from './names.js';
export type * from './page-rules.js';
export type * from './views.js';
export type { Diagram } from './wasm.js';
export { type EngineFile, useWasm, type WasmSource } from './wasm-source.js';

/** Makes a game from a definition: text, or the same as an object. */
export type DiagramConstructor = typeof Diagram;

/** A game as a board has it. Where no definition of the page needs more, it cannot think by itself: `analyse` and its likes can. */
export type BoardDiagram = BoardGame;

/** Makes a game for a board. */
export type BoardDiagramConstructor = typeof BoardGame;

/** Finds what makes the game of a definition, and reads a record of it. */
export type EngineFor = (definition: Definition, record?: string) => Promise<BoardDiagramConstructor>;

let compiled: WasmModule | undefined;

// Boards do without it: it has a script and a module of its own.
const full = once(async () => {
  const script = await late(import('./full.js')).catch((error: unknown) => {
    throw new EngineError(error, 'engine-full.wasm');
  });
  const engine = await script.startFull();
  engine.useWords(say);
  compiled = engine.module;
  return engine;
});

/** The same with what boards say. */
const speaking = async () => (await Promise.all([full(), loadEnglish()]))[0];

/** The same with what is wrong with definitions as well, which boards load where something is. */
const judging = async () => {
  const words = late(import('../words/languages.js')).then((it) => it.loadDiagnostics('en'));
  return (await Promise.all([speaking(), words]))[0];
};

/** Loads the engine with everything, once: all of a page share it. Rejects with an `EngineError` if its file cannot be loaded or compiled; the next call tries again. */
export async function loadEngine(): Promise<DiagramConstructor> {
  return (await judging()).Diagram;
}

/** The engine with everything, for a board. */
const loadFull = async (): Promise<DiagramConstructor> => (await speaking()).Diagram;

/** The engine with everything as it was compiled for this page, for a worker of its own. `undefined` if it has not been loaded. */
export function compiledEngine(): WasmModule | undefined {
  return compiled;
}

/** Loads what a board needs of the engine; its sentences come later. Returns what makes games of a definition: where that needs a rare rule, or the record is in the format of another program, the engine with everything. */
export const loadBoardEngine = once(async (): Promise<EngineFor> => {
  try {
    const module = await moduleOf('engine.wasm', () => new URL('engine.wasm', import.meta.url));
    if (isFull(module)) {
      takeForFull(module);
      return loadFull;
    }
    memories.set(BoardGame, initSync({ module }).memory);
    useWords(say);
  } catch (error) {
    throw new EngineError(error);
  }
  return async (definition, record) => (needsFull(definition, record) ? loadFull() : BoardGame);
});

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
  return (await judging()).check(definition);
}

/**
 * Says how a piece with these moves goes on a kind of board, in English or in the language of `useLanguage`. Rejects if there is no such board.
 *
 * @example await explain('fmWfcF'); // 'moves one square forward without capturing, or captures one square diagonally forward'
 */
export async function explain(xbetza: string, board?: 'square' | 'hex' | 'flat' | 'pointy' | 'brick'): Promise<string> {
  return (await speaking()).explain(xbetza, board);
}

/** A key of a definition, and what it does, in one sentence or some. */
export interface DocumentedKey extends KeyView {
  doc: string;
}

/** Lists the keys of all rules, with their documentation. */
export async function keys(): Promise<DocumentedKey[]> {
  const [engine, { documentationOf }] = await Promise.all([full(), late(import('../words/keys.js'))]);
  return engine.keys().map((it) => ({ ...it, doc: documentationOf(it.name) }));
}
