// The problems of the definition, each with its place.

import type { Definition } from '../engine/names.js';
import type { DiagnosticView } from '../engine/views.js';
import type { Game, Panel } from '../game/game.js';
import { html } from '../style/dom.js';
import type { Argument, Message } from '../words/message.js';
import type { Say } from '../words/page.js';

/** Line and column of an offset, from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before[before.length - 1] ?? '').length + 1 };
}

const said = (text: string): Message => ({ id: 'said', args: { text } });

/** A problem in words: where it is in the text or in the object, what it is, and what helps. */
export function problemWords(say: Say, problem: DiagnosticView, definition: Definition): string {
  const { message, hint, span, pointer } = problem;
  const text: Argument = { sentences: hint ? [said(message), said(hint)] : [said(message)] };
  if (span && typeof definition === 'string') {
    const { line, column } = placeOf(definition, span[0]);
    return say('problem-at-line', { line, column, text });
  }
  return pointer ? say('problem-at-pointer', { pointer, text }) : say('said', { text });
}

/** Lists the problems. */
export function diagnosticsPanel({ diagnostics, say, settings }: Game): Panel {
  const items = diagnostics.map((it) => {
    const kind = html('strong', {}, say(`problem-${it.severity}`));
    return html('li', { class: it.severity }, kind, ' ', problemWords(say, it, settings.definition));
  });
  return { root: html('ul', { class: 'problems', part: 'problems' }, ...items), show: () => undefined };
}
