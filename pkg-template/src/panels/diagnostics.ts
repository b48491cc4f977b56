// The problems of the definition, each with its place.

import type { Game, Panel } from '../game/game.js';
import { html } from '../style/dom.js';

/** Line and column of an offset, from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before[before.length - 1] ?? '').length + 1 };
}

/** Lists the problems. Places are counted in the text, or are pointers into the object. */
export function diagnosticsPanel({ diagnostics, settings }: Game): Panel {
  const { definition } = settings;
  const items = diagnostics.map(({ severity, message, hint, span, pointer }) => {
    const place = span && typeof definition === 'string' ? placeOf(definition, span[0]) : undefined;
    const where = place ? `line ${place.line}, column ${place.column}: ` : pointer ? `${pointer}: ` : '';
    const suggestion = hint ? `${/[.!?]$/.test(message) ? '' : ';'} ${hint}` : '';
    return html('li', { class: severity }, html('strong', {}, severity), ' ', where, message, suggestion);
  });
  return { root: html('ul', { class: 'problems', part: 'problems' }, ...items), show: () => undefined };
}
