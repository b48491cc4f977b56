// Terrain, squares on which pieces stop, and who engages whom: what lies under and over the pieces of such games.
// Everything has its own lines or letters, so that no reader depends on colour. Which holds is told by the engine.

import { html, svg } from '../style/dom.js';
import type { Layout } from './layout.js';
import type { BoardView, EngagedView, GroundView, RelationsView, TerrainView } from '../engine/views.js';

/** Fills of terrain whose definition names none. */
const FILLS = ['#8c7b62', '#79b4dc', '#7da468', '#b9a15f', '#9a86b0'];
const HATCH = 'M-34 34L34-34M-34 4L4-34M-4 34L34-4';

/** What effects mean, for the legend. */
const EFFECTS: Record<string, string> = {
  noEnter: 'cannot be entered or crossed',
  noLand: 'no move ends there',
  stop: 'ends every move that enters it',
  opaque: 'ends lines of engagement',
  cover: 'stops shots',
  mute: 'pieces there engage nothing',
  shield: 'pieces there are not engaged',
};

/** What is drawn around the pieces of a position. */
export interface Field {
  ground: GroundView[];
  /** What the move that the reader points at makes of the ground. */
  laid?: GroundView[] | undefined;
  relations?: RelationsView | undefined;
  /** The cell whose piece is selected or pointed at. */
  focus?: number | undefined;
  /** The side of that piece, else the side to move. */
  side?: number;
}

const fillOf = (terrain: TerrainView[], kind: number): string => terrain[kind - 1]?.color ?? FILLS[(kind - 1) % FILLS.length] ?? '';

/** The ground of cells: a fill, and the letter of its kind, in the middle where no pieces stand. */
export function groundShapes({ cells, terrain }: BoardView, layout: Layout, ground: GroundView[], clear = false): SVGElement[] {
  return ground.flatMap(({ cell: index, kind }) => {
    const cell = cells[index];
    const type = terrain[kind - 1];
    if (!cell || !type) return [];
    const shape = svg('polygon', { points: layout.points(cell) });
    shape.style.fill = fillOf(terrain, kind);
    const letter = svg('text', clear ? { class: 'large', y: 20 } : { x: -34, y: 40 });
    letter.textContent = type.symbol;
    const sign = svg('g', { transform: `translate(${layout.at(cell).join(' ')})` }, letter);
    const name = type.name.replace(/\W/g, '-');
    return [svg('g', clear ? { class: `face ${name}` } : { class: `ground ${name}`, part: 'ground' }, shape, sign)];
  });
}

/** `2/3` beside a piece: how much engages it, and how much it takes. */
function badge(at: readonly [number, number], { points, need, open }: EngagedView): SVGElement {
  const text = svg('text', { y: 7 });
  text.textContent = `${points}/${need}`;
  const frame = svg('rect', { x: -23, y: -15, width: 46, height: 30, rx: 9 });
  return svg('g', { class: `badge ${open ? 'open' : 'shut'}`, part: 'badge', transform: `translate(${at[0] - 26} ${at[1] - 34})` }, frame, text);
}

/** Lines from engagers, rings around what a piece engages, counters, and hatching where pieces stop. */
function fieldShapes({ cells }: BoardView, layout: Layout, field: Field): SVGElement[] {
  const { relations, focus, side } = field;
  if (!relations) return [];
  const at = (index: number): readonly [number, number] | undefined => cells[index] && layout.at(cells[index]);
  const draw = <T>(index: number, shape: (place: readonly [number, number]) => T): T[] => {
    const place = at(index);
    return place ? [shape(place)] : [];
  };
  const shapes: SVGElement[] = [];
  if (relations.showStops || focus !== undefined) {
    for (const index of side === 0 ? relations.blackStops : relations.whiteStops) {
      shapes.push(...draw(index, (it) => svg('path', { class: 'stop', part: 'stop', d: HATCH, transform: `translate(${it.join(' ')})` })));
    }
  }
  for (const it of relations.engaged) {
    const { cell, by, points } = it;
    if (cell === focus) {
      for (const from of by) {
        const [start, end] = [at(from), at(cell)];
        if (start && end) shapes.push(svg('path', { class: 'engages', part: 'engages', d: `M${start.join(' ')}L${end.join(' ')}` }));
      }
    }
    const mine = focus !== undefined && by.includes(focus);
    if (mine) shapes.push(...draw(cell, ([x, y]) => svg('circle', { class: 'engaged', part: 'engaged', cx: x, cy: y, r: 44 })));
    if (cell === focus || mine || (relations.showEngaged && points > 0)) shapes.push(...draw(cell, (place) => badge(place, it)));
  }
  return shapes;
}

/** Draws all of it: the ground below everything, the rest above the pieces. */
export function drawField(board: BoardView, layout: Layout, field: Field | undefined, below: SVGElement, above: SVGElement): void {
  const next = field?.laid ?? [];
  const laid = groundShapes(board, layout, next);
  for (const it of laid) it.classList.add('laid');
  const stays = field?.ground.filter(({ cell }) => !next.some((it) => it.cell === cell)) ?? [];
  below.replaceChildren(...groundShapes(board, layout, stays), ...laid);
  above.replaceChildren(...(field ? fieldShapes(board, layout, field) : []));
}

/** The kinds of terrain, for the table of the pieces. */
export function terrainKey(terrain: TerrainView[]): HTMLElement | undefined {
  if (terrain.length === 0) return undefined;
  const items = terrain.map((it, index) => {
    const swatch = svg('svg', { viewBox: '-50 -50 100 100', class: 'sample', 'aria-hidden': 'true' }, svg('rect', { x: -44, y: -44, width: 88, height: 88 }));
    swatch.style.fill = fillOf(terrain, index + 1);
    const does = it.effects.map((effect) => EFFECTS[effect] ?? effect).join('; ');
    return html('li', {}, swatch, html('strong', {}, `${it.name} (${it.symbol})`), does && `: ${does}`);
  });
  return html('ul', { class: 'key terrain', part: 'terrain', 'aria-label': 'Terrain' }, ...items);
}

/** What a cell says about its ground and its piece to readers who see nothing. */
export function fieldLabel({ terrain }: BoardView, { ground, relations }: Field, index: number): string {
  const kind = ground.find((it) => it.cell === index)?.kind;
  const name = kind === undefined ? undefined : terrain[kind - 1]?.name;
  const engaged = relations?.engaged.find((it) => it.cell === index);
  const count = engaged && (engaged.points > 0 || engaged.need > 0) ? `, engaged by ${engaged.points} of ${engaged.need}` : '';
  return (name === undefined ? '' : `, on ${name}`) + count;
}
