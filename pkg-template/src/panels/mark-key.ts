// The key of marks and zones: what those that were seen mean.

import { markShape } from '../board/marks.js';
import { zoneShape } from '../board/zones.js';
import { html } from '../style/dom.js';
import { type Shape, svg } from '../style/shape.js';

/** The kinds, in words. */
const MEANINGS: Record<string, string> = {
  'move-or-capture': 'move or capture',
  leap: 'leap there, move or capture',
  'first-move-or-capture': 'move or capture, as a first move',
  move: 'move, not capture',
  'first-move': 'move, as a first move',
  capture: 'capture, not move',
  'capture-own': 'capture or swap with an own piece',
  via: 'go on from here, or over here',
  castle: 'castle',
  forbidden: 'attacked, but not allowed',
  mount: 'jump over what stands here',
  drop: 'drop here',
  arrival: 'arrive here, on another plane',
  goal: 'win by arriving',
  morph: 'change by arriving',
  choice: 'choose',
  'forbidden zone': 'no move of this piece ends here',
  'promotion zone': 'this piece promotes here',
  'morph zone': 'this piece changes here',
  'goal zone': 'this piece wins here',
  'loss zone': 'this piece loses here',
  'draw zone': 'this piece ends the game in a draw here',
  'moves zone': 'this piece moves in another way from here',
  'haven zone': 'this piece cannot be captured here',
  'via-sign zone': 'an enemy here is taken on the way elsewhere',
  'mount-sign zone': 'a piece here opens more squares',
  'white-threat zone': 'White attacks this square',
  'black-threat zone': 'Black attacks this square',
  'border zone': 'lines across this border count',
};

/** A mark or a zone, as a sample. */
function sample(kind: string): Shape {
  const [name = '', zone] = kind.split(' ');
  const shape = zone ? zoneShape(name, '-44 -44 44 -44 44 44 -44 44') : markShape(name, false);
  // Signs stand in a corner.
  const viewBox = name.endsWith('sign') ? '-57 -56 48 48' : zone ? '-50 -50 100 100' : '-28 -28 56 56';
  return svg('svg', { viewBox, class: 'sample', 'aria-hidden': 'true' }, shape);
}

/** The key: kinds without a meaning are left out. */
export function markKey(kinds: Iterable<string>): HTMLElement {
  const items = [...kinds].flatMap((kind) =>
    MEANINGS[kind] === undefined ? [] : [html('li', {}, sample(kind), MEANINGS[kind])],
  );
  return html('ul', { class: 'key', part: 'key', 'aria-label': 'Marks', hidden: items.length === 0 }, ...items);
}
