// The arrows and circles of the reader: drawn, wiped out, forgotten. Plain data; nothing is drawn here.

import type { ArrowView } from '../engine/views.js';
import { type Annotations, update } from './board-state.js';
import type { DrawnArrow } from './picture.js';

/** The inks of the reader: their names, and their colours beside the usual one. */
export const INKS: readonly { word: string; color: string | undefined }[] = [
  { word: 'ink-blue', color: undefined },
  { word: 'ink-red', color: '#c01f1f' },
  { word: 'ink-green', color: '#1d6b3c' },
  { word: 'ink-orange', color: '#b65b00' },
];

/** An arrow, or a circle if both cells are the same. */
const arrowOf = (from: number, to: number | undefined, ink: number): ArrowView => ({
  from,
  to: from === to ? undefined : to,
  color: INKS[ink]?.color,
});

/** Draws an arrow or a circle, or wipes it out if it is there in this ink. Returns whether it is there now. */
export function toggleArrow(annotations: Annotations, from: number, to: number, ink = annotations.ink): boolean {
  const arrow = arrowOf(from, to, ink);
  const others = annotations.reader.filter((it) => it.from !== arrow.from || it.to !== arrow.to);
  const drawn = !annotations.reader.some((it) => !others.includes(it) && it.color === arrow.color);
  annotations.reader = drawn ? [...others, arrow] : others;
  annotations.from = undefined;
  return drawn;
}

/** Wipes out the arrow that was begun, else the one that was drawn last, or all of the reader; `false` if there was nothing. */
export function eraseArrows(annotations: Annotations, all: boolean): boolean {
  const had = annotations.from !== undefined || annotations.reader.length > 0;
  if (all) annotations.reader = [];
  else if (annotations.from === undefined) annotations.reader = annotations.reader.slice(0, -1);
  annotations.from = undefined;
  return had;
}

/** Forgets what belongs to one position. */
export function forgetAnnotations(annotations: Annotations): void {
  update(annotations, { reader: [], attackersOf: [], from: undefined });
}

/** Wipes out an arrow that was begun, else all that the reader asked for; `false` if there was nothing. */
export function clearAnnotations(annotations: Annotations): boolean {
  if (annotations.from !== undefined) return eraseArrows(annotations, false);
  const had = annotations.attacks || annotations.attackersOf.length > 0 || annotations.reader.length > 0;
  forgetAnnotations(annotations);
  annotations.attacks = false;
  return had;
}

/** All arrows over the position, with others below them. */
export function allArrows({ page, reader, from, to, ink }: Annotations, below: DrawnArrow[]): DrawnArrow[] {
  const open: DrawnArrow[] = from === undefined ? [] : [{ ...arrowOf(from, to, ink), kind: 'open' }];
  return [...below, ...page, ...reader, ...open];
}
