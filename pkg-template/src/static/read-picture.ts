// What there is to a still picture that is read as it was written as SVG: transformations, inherited looks.

import type { ElementNode } from './html-tree.js';

/** A transformation as SVG has it: x′ = ax + cy + e, y′ = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** No transformation. */
export const SAME: Matrix = [1, 0, 0, 1, 0, 0];

/** One transformation inside another. */
export const after = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

function turned(degrees: number): Matrix {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cos, sin, -sin, cos, 0, 0];
}

/** The transformation of an attribute. */
export function matrixOf(text: string): Matrix {
  let res = SAME;
  for (const [, name, inside = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y, my = 0] = inside
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    if (name === 'translate') res = after(res, [1, 0, 0, 1, x, y ?? 0]);
    else if (name === 'scale') res = after(res, [x, 0, 0, y ?? x, 0, 0]);
    else if (name === 'rotate') {
      const middle = y ?? 0;
      res = after(after(after(res, [1, 0, 0, 1, middle, my]), turned(x)), [1, 0, 0, 1, -middle, -my]);
    } else throw new Error(`A picture is transformed by ${name}.`);
  }
  return res;
}

/** The attributes that elements inherit, with what they are where nothing is said. */
export const INHERITED: Record<string, string> = {
  fill: '#000',
  stroke: 'none',
  'fill-opacity': '1',
  'stroke-opacity': '1',
  'stroke-width': '1',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'font-size': '16',
  'font-weight': '400',
  'text-anchor': 'start',
};

/** What an element looks like. */
export type Look = Readonly<Record<string, string>>;

/** An attribute of an element. */
export const attribute = ({ properties }: ElementNode, name: string): string | undefined => {
  const found = properties[name];
  return typeof found === 'string' ? found : undefined;
};

/** An attribute that is a number; 0 without it. */
export const numeric = (element: ElementNode, name: string): number => Number(attribute(element, name) ?? 0);

/** What an element looks like inside another one. */
export function lookOf(element: ElementNode, above: Look): Look {
  const own = Object.keys(INHERITED).flatMap((name) => {
    const value = attribute(element, name);
    return value === undefined ? [] : [[name, value]];
  });
  return own.length === 0 ? above : { ...above, ...Object.fromEntries(own) };
}

/** How much larger things are drawn than they are. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));
