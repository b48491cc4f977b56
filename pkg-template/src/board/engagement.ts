// Which pieces engage each other, and squares on which pieces must stop: lines, rings and counters over the pieces.

import type { BoardView, EngagedView, RelationsView } from '../engine/views.js';
import { type Shape, svg } from '../style/shape.js';
import type { Item } from './item.js';
import { centre, type Layout, type Point } from './layout.js';
import type { Field } from './picture.js';

const HATCH = 'M-34 34L34-34M-34 4L4-34M-4 34L34-4';

/** `2/3` beside a piece: how much engages it, and how much it takes to capture it. */
function badge([x, y]: Point, { points, need, open }: EngagedView): Shape {
  const frame = svg('rect', { x: -23, y: -15, width: 46, height: 30, rx: 9 });
  const text = svg('text', { y: 7 }, `${points}/${need}`);
  return svg(
    'g',
    { class: `badge ${open ? 'open' : 'shut'}`, part: 'badge', transform: `translate(${x + 24} ${y - 30})` },
    frame,
    text,
  );
}

const stop = (place: Point): Shape =>
  svg('path', { class: 'stop', part: 'stop', d: HATCH, transform: `translate(${place.join(' ')})` });
const line = (from: Point, to: Point): Shape =>
  svg('path', { class: 'engages', part: 'engages', d: `M${from.join(' ')}L${to.join(' ')}` });
const ring = ([x, y]: Point): Shape => svg('circle', { class: 'engaged', part: 'engaged', cx: x, cy: y, r: 44 });

/** Lines from engagers, rings around what a piece engages, counters, and hatching where pieces stop. */
function shapes(relations: RelationsView, { focus, side }: Field, at: (cell: number) => Point | undefined): Shape[] {
  const drawn: (Shape | undefined)[] = [];
  const on = (cell: number, draw: (place: Point) => Shape): void => {
    const place = at(cell);
    if (place) drawn.push(draw(place));
  };
  if (relations.showStops || focus !== undefined)
    for (const it of side === 'white' ? relations.blackStops : relations.whiteStops) on(it, stop);
  for (const engaged of relations.engaged) {
    const { cell, by, points } = engaged;
    if (cell === focus) for (const from of by) on(from, (start) => line(start, at(cell) ?? start));
    const byFocus = focus !== undefined && by.includes(focus);
    if (byFocus) on(cell, ring);
    if (cell === focus || byFocus || (relations.showEngaged && points > 0)) on(cell, (place) => badge(place, engaged));
  }
  return drawn.filter((it) => it !== undefined);
}

/** Draws engagement for the piece that is selected or pointed at. */
export function engagementItems({ cells }: BoardView, layout: Layout, field: Field | undefined): Item[] {
  if (!field?.relations) return [];
  const at = (index: number): Point | undefined => cells[index] && centre(layout, cells[index]);
  return shapes(field.relations, field, at).map((it) => ({ look: JSON.stringify(it), draw: () => it }));
}
