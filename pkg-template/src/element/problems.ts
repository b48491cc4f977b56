// What is wrong with an element beside its definition: a sentence for readers, a message in the console and a diagnostic for whoever made the page.

import { EngineError } from '../engine/errors.js';
import { isPanic } from '../engine/panic.js';
import type { DiagnosticView } from '../engine/views.js';

/** A problem of an element. */
export interface ElementProblem {
  diagnostic: DiagnosticView;
  /** The message of one plain sentence for readers. */
  sentence: string;
  /** What was thrown, if anything was. */
  cause?: unknown;
}

/** The definition at an address could not be read. */
export class SourceError extends Error {}

const diagnostic = (code: string, message: string, hint?: string): DiagnosticView => ({
  severity: 'error',
  code: `element.${code}` as const,
  message,
  hint,
});

/** Why there is no board. */
export function loadingProblem(error: unknown): ElementProblem {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof EngineError)
    return {
      diagnostic: diagnostic('engine', message, error.hint),
      sentence: 'failed-engine',
      cause: error,
    };
  if (error instanceof SourceError)
    return {
      diagnostic: diagnostic('src', message),
      sentence: 'failed-source',
      cause: error,
    };
  if (isPanic(error))
    return {
      diagnostic: diagnostic(
        'panic',
        'The engine has panicked while it read the definition; the console has its text.',
      ),
      sentence: 'failed-panic',
      cause: error,
    };
  return { diagnostic: diagnostic('definition', message), sentence: 'failed-board', cause: error };
}

/** The attribute `fen` is no position of this game. */
export function positionProblem(fen: string, why: string): ElementProblem {
  return {
    diagnostic: diagnostic('fen', `The position "${fen}" could not be read: ${why}`),
    sentence: 'failed-position',
  };
}

/** The game of a link, or the one that was loaded before the board was there, could not be read to its end. */
export function recordProblem(why: string): ElementProblem {
  return {
    diagnostic: diagnostic('record', `The game could not be read to its end: ${why}`),
    sentence: 'failed-record',
  };
}

/** The attribute `piece` names no type. */
export function pieceProblem(piece: string, names: string[]): ElementProblem {
  return {
    diagnostic: diagnostic('piece', `No piece has the name or ID "${piece}".`, `There are: ${names.join(', ')}.`),
    sentence: 'failed-piece',
  };
}

/** What was reported: boards of a page that fail for the same reason report it once. */
const reported = new WeakSet<Error>();

/** Reports a problem in the console. */
export function report(element: Element, { diagnostic: { message, hint = '' }, cause }: ElementProblem): void {
  if (cause instanceof Error) {
    if (reported.has(cause)) return;
    reported.add(cause);
  }
  console.error(`<variant-diagram>: ${message} ${hint}`.trim(), element);
}
