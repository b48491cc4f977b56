// Tells a panic of the engine from an answer. After a panic the object that was asked is dead; its text is in the console.

import type { Argument } from '../words/message.js';
import type { Say } from '../words/page.js';
import { DiagramError } from './errors.js';

/** Whether the engine's object refuses a call because another one has not returned. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && /^recursive use of an object/.test(error.message);
}

/** Whether an error means that the engine's object cannot be used any more. */
export function isPanic(error: unknown): boolean {
  // An object that panicked once stays borrowed: it refuses every later call.
  return error instanceof WebAssembly.RuntimeError || isRefusal(error);
}

const plain = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What an error says of itself, as `say` says it. That of a panic is for the console. */
export function messageOf(error: unknown, say?: Say): string {
  const told = error instanceof DiagramError ? error.told : undefined;
  return (told && say?.(told.id, told.args)) || plain(error);
}

/** What the engine says is wrong with an input, for whoever puts it into words. A panic is no answer and is thrown on. */
export function problemOf(error: unknown): Argument {
  if (isPanic(error)) throw error;
  return (error instanceof DiagramError && error.told) || plain(error);
}

/** The same, as `say` says it. */
export function problemText(say: Say, error: unknown): string {
  if (isPanic(error)) throw error;
  return messageOf(error, say);
}
