// What a page and its worker say to each other.

import type { Message } from '../words/message.js';
import type { Finding, Task } from './task.js';

/** What the page asks for. Tasks are told apart by their numbers. */
export type Order =
  /** The engine as the page has compiled it. Comes first. */
  | { kind: 'start'; module: WebAssembly.Module }
  | { kind: 'begin'; id: number; task: Task }
  /** The page has not read what was found, or has: work waits, or goes on. */
  | { kind: 'hold'; id: number; isHeld: boolean }
  | { kind: 'stop'; id: number };

/** What the worker answers. */
export type Answer =
  /** The engine runs. */
  | { kind: 'ready' }
  /** The next order to begin or to stop something has come in. One for each, in their order. */
  | { kind: 'heard' }
  | { kind: 'found'; id: number; found: Finding }
  | { kind: 'done'; id: number }
  /** `panic`: the engine is dead, and the worker with it. `code`: what the engine calls its refusal; `told`: what it says, for the words of the page. */
  | { kind: 'failed'; id: number; why: string; panic: boolean; code?: string; told?: Message };
