// What is wrong with an element beside its definition: a sentence for readers, and a diagnostic for whoever made the page. Loaded when there is something.

import { EngineError } from '../engine/errors.js';
import { isPanic } from '../engine/panic.js';
import type { SavedGame } from '../engine/saved-game.js';
import type { BoardView, DiagnosticView } from '../engine/views.js';
import { typeNumber } from '../game/move-diagram.js';
import type { Argument, Message } from '../words/message.js';
import type { Say } from '../words/page.js';
import { SourceError } from './definition-source.js';

/** A problem of an element. */
export interface ElementProblem {
  diagnostic: DiagnosticView;
  /** One plain sentence for readers. */
  sentence: string;
  /** What was thrown, if anything was. */
  cause?: unknown;
}

const diagnostic = (code: string, message: string, hint?: string): DiagnosticView => ({
  severity: 'error',
  code: `element.${code}` as DiagnosticView['code'],
  message,
  hint,
});

/** What was reported: boards of a page that fail for the same reason report it once. */
const reported = new WeakSet<Error>();

/** Reports a problem in the console. */
function report(element: Element, { diagnostic: { message, hint = '' }, cause }: ElementProblem): void {
  if (cause instanceof Error) {
    if (reported.has(cause)) return;
    reported.add(cause);
  }
  console.error(`<variant-diagram>: ${message} ${hint}`.trim(), element);
}

/** Why there is no board. */
export function loadingProblem(element: Element, say: Say, cause: unknown): ElementProblem {
  const message = cause instanceof Error ? cause.message : String(cause);
  const problem = (sentence: string, it: DiagnosticView): ElementProblem => {
    const found = { diagnostic: it, sentence: say(sentence), cause };
    report(element, found);
    return found;
  };
  if (cause instanceof EngineError) return problem('failed-engine', diagnostic('engine', message, cause.hint));
  if (cause instanceof SourceError) return problem('failed-source', diagnostic('src', message));
  if (isPanic(cause)) return problem('failed-panic', diagnostic('panic', say('element-panic')));
  return problem('failed-board', diagnostic('definition', message));
}

/** What a page asks for. */
export interface Requests {
  board: BoardView;
  piece: string | null;
  saved: SavedGame | undefined;
  /** What was wrong with the saved game, to be put into words. */
  problem: Argument | undefined;
}

/** What could not be met of what the page asks for. */
export function unmetRequests(element: Element, say: Say, requests: Requests): ElementProblem[] {
  const { board, piece, saved, problem: why } = requests;
  const problems: ElementProblem[] = [];
  const add = (sentence: string, code: string, args: Message['args'], hint?: string): void => {
    problems.push({ diagnostic: diagnostic(code, say(`element-${code}`, args), hint), sentence: say(sentence) });
  };
  if (why !== undefined && saved?.fen && !saved.record) add('failed-position', 'fen', { fen: saved.fen, why });
  else if (why !== undefined) add('failed-record', 'record', { why });
  if (piece && typeNumber(board, piece) === undefined) {
    const names = board.types.map((it) => it.name);
    add('failed-piece', 'piece', { text: piece }, say('element-piece-hint', { names: { listed: names } }));
  }
  for (const it of problems) report(element, it);
  return problems;
}
