// The attributes that say which side the computer plays, and how well, and what the other side sees.

import type { Opponent } from '../board/board-state.js';
import type { Side, View } from '../engine/names.js';
import { opponentOf, SIDES } from '../engine/sides.js';

/** The level without the attribute, and the one that only time limits. */
const USUAL_LEVEL = 3;
const BEST_LEVEL = 8;

/** The side that the computer plays. */
export function sideOf(element: Element): Side | undefined {
  return SIDES.find((it) => it === element.getAttribute('opponent'));
}

/** Milliseconds for a move at most, if the page says so. */
export function timeOf(element: Element): number | undefined {
  const time = Number(element.getAttribute('time') ?? Number.NaN);
  return time > 0 ? time : undefined;
}

/** How well the computer plays. Who gives a time and no level wants all that can be found out in that time. */
export function levelOf(element: Element): number {
  const level = Math.round(Number(element.getAttribute('level') ?? Number.NaN));
  if (Number.isFinite(level)) return Math.min(BEST_LEVEL, Math.max(1, level));
  return timeOf(element) === undefined ? USUAL_LEVEL : BEST_LEVEL;
}

/** The opponent that an element asks for. */
export function wantedOpponent(element: Element): Opponent | undefined {
  const side = sideOf(element);
  return side && { side, level: levelOf(element), time: timeOf(element), honest: element.hasAttribute('honest') };
}

/** Whose view is shown: who plays against the computer sees what the own side sees, unless the page says otherwise. */
export function viewOf(element: Element): View {
  const opponent = sideOf(element);
  return (element.getAttribute('view') as View | null) ?? (opponent ? opponentOf(opponent) : 'both');
}

/** Writes an attribute; `undefined` removes it. */
export function writeAttribute(element: Element, name: string, value: string | number | undefined): void {
  if (value === undefined || value === null) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}
