// What a page and its worker say to each other.

import type { Analysis } from './analyse.js';
import type { Task } from './task.js';

/** What the page asks for. Tasks are told apart by their numbers. */
export type Order =
  /** The engine as the page has compiled it. Comes first. */
  | { kind: 'start'; module: WebAssembly.Module }
  | { kind: 'analyse'; id: number; task: Task }
  | { kind: 'stop'; id: number };

/** What the worker answers. */
export type Answer =
  /** The engine runs. */
  | { kind: 'ready' }
  | { kind: 'found'; id: number; analysis: Analysis }
  | { kind: 'done'; id: number }
  /** `panic`: the engine is dead, and the worker with it. */
  | { kind: 'failed'; id: number; why: string; panic: boolean };
