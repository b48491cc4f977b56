// The key of marks and zones: what those that were seen mean.

import { markShape } from '../board/marks.js';
import { zoneShape } from '../board/zones.js';
import { html } from '../style/dom.js';
import { type Shape, svg } from '../style/shape.js';
import type { Say } from '../words/page.js';

/** The kinds with a meaning: marks, and zones by the first word of what they are called. */
const MARKS = new Set([
  'move-or-capture',
  'leap',
  'first-move-or-capture',
  'move',
  'first-move',
  'capture',
  'capture-own',
  'via',
  'castle',
  'forbidden',
  'mount',
  'drop',
  'arrival',
  'goal',
  'morph',
  'choice',
]);
const ZONES = new Set([
  'forbidden',
  'promotion',
  'morph',
  'goal',
  'loss',
  'draw',
  'moves',
  'haven',
  'via-sign',
  'mount-sign',
  'white-threat',
  'black-threat',
  'border',
]);

/** What a kind means; nothing of what needs no key. */
function meaningOf(say: Say, kind: string): string | undefined {
  const [name = '', zone] = kind.split(' ');
  if (zone) return ZONES.has(name) ? say(`key-zone-${name}`) : undefined;
  return MARKS.has(name) ? say(`key-${name}`) : undefined;
}

/** A mark or a zone, as a sample. */
function sample(kind: string): Shape {
  const [name = '', zone] = kind.split(' ');
  const shape = zone ? zoneShape(name, '-44 -44 44 -44 44 44 -44 44') : markShape(name, false);
  // Signs stand in a corner.
  const viewBox = name.endsWith('sign') ? '-57 -56 48 48' : zone ? '-50 -50 100 100' : '-28 -28 56 56';
  return svg('svg', { viewBox, class: 'sample', 'aria-hidden': 'true' }, shape);
}

/** The key: kinds without a meaning are left out. */
export function markKey(say: Say, kinds: Iterable<string>): HTMLElement {
  const items = [...kinds].flatMap((kind) => {
    const meaning = meaningOf(say, kind);
    return meaning === undefined ? [] : [html('li', {}, sample(kind), meaning)];
  });
  return html(
    'ul',
    { class: 'key', part: 'key', 'aria-label': say('key-of-marks'), hidden: items.length === 0 },
    ...items,
  );
}
