// Loads the engine once per page and describes the object it exports. No drawing, no DOM.

import init, { Diagram as Compiled } from '#wasm';
import type { BoardView, DiagnosticView, MarkView, OptionsView, PlayedView, ReasonView, SceneView } from './views.js';

export type * from './views.js';

/** A game of one definition. Every request carries its path: the engine keeps no selection. */
export interface Diagram {
  /** Problems of the definition. */
  diagnostics(): DiagnosticView[];
  /** Geometry, labels, piece types. The same during the whole game. */
  board(): BoardView;
  /** The position. */
  scene(): SceneView;
  /** What may follow a path; the empty path lists the pieces that may move. */
  options(path: string[]): OptionsView;
  /** Why a path is no move. */
  why(path: string[]): ReasonView | undefined;
  /** Plays a whole path; throws if it is none. */
  play(path: string[]): PlayedView;
  /** Takes one move back. */
  undo(): boolean;
  /** Plays the move that was taken back. */
  redo(): boolean;
  /** Shows the position after so many plies. */
  goto(ply: number): void;
  /** The position as text. */
  fen(): string;
  /** Sets up a position. */
  setFen(fen: string): void;
  /** The game as text. */
  record(): string;
  /** Reads a game; throws at the first move that does not fit. */
  load(record: string): void;
  /** The move diagram of a type. */
  reach(type: number, at?: number): MarkView[];
  /** Counts move sequences. */
  perft(depth: number): number;
  /** The legal moves as text. */
  moves(notation?: string): string[];
  /** Gives the memory back. */
  free(): void;
}

/** Makes a game from a definition: text, or the same as an object. */
export interface DiagramConstructor {
  new (definition: string | object): Diagram;
}

/** What WebAssembly can be started from. */
export type WasmSource = URL | Response | BufferSource | WebAssembly.Module;

interface NodeLike {
  getBuiltinModule?(name: 'node:fs'): { readFileSync(file: URL): Uint8Array<ArrayBuffer> };
}

/** The file beside this module: read from disk in Node, fetched everywhere else. */
function besideThisModule(): WasmSource {
  const url = new URL('engine.wasm', import.meta.url);
  if (url.protocol !== 'file:') return url;
  const host = (globalThis as { process?: NodeLike }).process;
  return host?.getBuiltinModule?.('node:fs').readFileSync(url) ?? url;
}

let source: () => WasmSource | Promise<WasmSource> = besideThisModule;
let loading: Promise<DiagramConstructor> | undefined;

/** Says where the engine comes from. Has an effect only before the first load. */
export function useWasm(from: () => WasmSource | Promise<WasmSource>): void {
  source = from;
}

async function start(): Promise<DiagramConstructor> {
  await init({ module_or_path: await source() });
  return Compiled;
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
  const Constructor = await loadEngine();
  return new Constructor(definition);
}
