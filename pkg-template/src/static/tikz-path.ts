// Outlines of SVG as paths of TikZ.

import { type OutlineStep, outlineOf } from './outline.js';

/** A number as TeX reads it: no exponent, two places. */
export const number = (value: number): string => String(Math.round(value * 100) / 100 || 0);

/** A place of the drawing. */
export const place = (x: number, y: number): string => `(${number(x)},${number(y)})`;

function written(step: OutlineStep): string {
  if (step.kind === 'close') return '-- cycle';
  const to = place(...step.to);
  if (step.kind === 'move') return to;
  if (step.kind === 'line') return `-- ${to}`;
  const [a, b] = step.controls;
  return `.. controls ${place(...a)} and ${place(...b)} .. ${to}`;
}

/** The path of TikZ for the `d` of an outline. */
export const tikzPath = (d: string): string => outlineOf(d).map(written).join(' ');
