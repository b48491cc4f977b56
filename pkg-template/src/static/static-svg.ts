// Still pictures: a position or a move diagram as the text of an SVG file, in Node as in a browser. Nothing can be clicked.

import { arrow } from '../board/arrows.js';
import { BoardDrawing, type Picture } from '../board/board-svg.js';
import { Demonstration, numberOf } from '../game/move-diagram.js';
import { drawOn, svg } from '../style/dom.js';
import { createDiagram, type Diagram } from '../engine/load.js';
import { drawField } from '../board/terrain.js';
import { late } from '../board/late.js';
import { Pictures } from '../pieces/renderer.js';
import { readSheet, styleOf, type Properties, type Scheme, type Sheet } from './inline-styles.js';
import { Leaf, paper } from './svg-dom.js';
import css from '../style/theme.css';
import zonesCss from '../style/zones.css';
import '../pieces/symbols.js';
import { tileShape } from '../board/tile-preview.js';
import { zoneShapes } from '../board/zones.js';
import type { ArrowView, BoardView, HandView, SceneView } from '../engine/views.js';

/** What the picture shows, and how. */
export interface StillOptions {
  /** A position instead of the start position. */
  fen?: string;
  /** The move diagram of a type, by its name or its ID, instead of a position. */
  piece?: string;
  /** `light` (the default), `dark`, or `auto`: as whoever looks at the picture likes it; without `color-scheme` in the style of the `svg`, as the page around it. */
  theme?: Scheme | 'auto';
  /** Black is at the bottom. */
  flipped?: boolean;
  /** Files and ranks are named at the rim, if the definition wants it; `false` leaves them out. */
  labels?: boolean;
}

/** The half of the slots of a hand, in drawing units. */
const SLOT = 38;

late.zones = zoneShapes;
late.field = drawField;

let sheet: Sheet | undefined;

/** Draws a definition. Fails if the position or the piece cannot be found in it. */
export async function still(definition: string | object, options: StillOptions = {}): Promise<string> {
  const diagram = await createDiagram(definition);
  try {
    return stillOf(diagram, options);
  } finally {
    diagram.free();
  }
}

/** Draws a definition that was read already. A position in the options becomes that of the game. */
export function stillOf(diagram: Diagram, options: StillOptions = {}): string {
  if (options.fen !== undefined) diagram.setFen(options.fen);
  const board = diagram.board();
  const scene = diagram.scene();
  const root = drawOn(paper, () => draw(diagram, board, scene, options)) as unknown as Leaf;
  return text(root, options.theme ?? 'light');
}

/** Draws one piece of a board, by the number of its type, for White (0) or Black (1). */
export function figure(board: BoardView, type: number, side: number, theme: Scheme | 'auto' = 'light'): string {
  const root = drawOn(paper, () => new Pictures(board, false, () => undefined).icon(type, side)) as unknown as Leaf;
  return text(root, theme);
}

/** The number of a type, which must be there. */
function typeOf(board: BoardView, piece: string): number {
  const found = numberOf(board, piece);
  if (found !== undefined) return found;
  throw new Error(`There is no piece "${piece}" here. The pieces are: ${board.types.map((it) => it.name).join(', ')}.`);
}

const NONE: ArrowView[] = [];

const position = (scene: SceneView): Picture => ({
  pieces: scene.pieces,
  marks: [],
  highlights: scene.checks.map((cell): [number, string] => [cell, 'check']),
  zones: [],
  field: scene,
  reasons: [],
  faded: [],
  lines: [],
  ghosts: [],
  // Arrows are drawn here: the drawing itself would load what draws them later.
  arrows: NONE,
  untouched: scene.plies === 0,
  label: () => '',
});

function draw(diagram: Diagram, board: BoardView, scene: SceneView, options: StillOptions): SVGSVGElement {
  const pictures = new Pictures(board, false, () => undefined);
  const plain = options.labels === false ? { ...board, labels: [] } : board;
  const drawing = new BoardDrawing(plain, pictures, options.flipped ?? false, false);
  const type = options.piece === undefined ? undefined : typeOf(board, options.piece);
  const cellOf = new Map(board.cells.map((cell, index) => [cell.name, index]));
  const shown = type === undefined ? position(scene) : Demonstration.of(diagram, board, type).picture(cellOf);
  drawing.show(shown);
  if (type === undefined && options.fen === undefined && scene.plies === 0) {
    const drawn = board.appearance.arrows.flatMap((it) => arrow(drawing.layout, board.cells, it) ?? []);
    drawing.root.append(svg('g', { class: 'arrows' }, ...drawn));
  }
  if (type === undefined && scene.hands.length > 0) hands(drawing, board, pictures, scene.hands, options.flipped ?? false);
  const name = board.types[(type ?? 0) - 1]?.name;
  const title = board.appearance.title ?? 'Board';
  const label = name === undefined ? title : `How the ${name} moves`;
  drawing.root.setAttribute('aria-label', label);
  const { root } = drawing;
  const first = svg('title');
  first.textContent = label;
  (root as unknown as Leaf).children.unshift(first as unknown as Leaf);
  return root;
}

/** Puts the hands above and below the board. */
function hands(drawing: BoardDrawing, board: BoardView, pictures: Pictures, slots: HandView[], flipped: boolean): void {
  const [left, top, width, height] = drawing.layout.box;
  const room = 2 * SLOT + 12;
  const across = Math.max(1, Math.floor(drawing.layout.inner[2] / (2 * SLOT)));
  const box: [number, number, number, number] = [left, top, width, height];
  for (const side of [1, 0]) {
    const own = slots.filter((it) => it.side === side);
    if (own.length === 0) continue;
    const rows = Math.ceil(own.length / across);
    const below = (side === 0) !== flipped;
    const from = below ? box[1] + box[3] + 6 : box[1] - rows * room + 6;
    if (!below) box[1] -= rows * room;
    box[3] += rows * room;
    const group = svg('g', { class: 'held-pieces' });
    own.forEach(({ type, count }, index) => {
      const x = SLOT + 2 * SLOT * (index % across);
      const y = from + SLOT + room * Math.floor(index / across);
      const slot = svg('g', { transform: `translate(${x} ${y})` }, svg('g', { transform: 'scale(.72)' }, tileShape(board, pictures, type, side, flipped) ?? pictures.piece(type, side)));
      if (count > 1) {
        const number = svg('text', { class: 'number', x: SLOT - 8, y: SLOT - 6 });
        number.textContent = String(count);
        slot.append(number);
      }
      group.append(slot);
    });
    drawing.root.append(group);
  }
  drawing.root.setAttribute('viewBox', box.join(' '));
}

const escaped = (value: string): string => value.replace(/[&<>"]/g, (it) => `&#${it.charCodeAt(0)};`);

/** Adds an outline to a path. All steps are relative to where the pen is, and so are the sums of what was rounded. */
function outlined(shape: { d: string; pen: [number, number] }, points: number[]): void {
  const short = (it: number): string => String(it).replace(/^(-?)0\./, '$1.');
  let [x, y] = shape.pen;
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [dx = 0, dy = 0] = [(points[at] ?? 0) - x, (points[at + 1] ?? 0) - y].map((it) => Math.round(it * 100) / 100);
    [x, y] = [x + dx, y + dy];
    const both = `${short(dx)}${dy < 0 ? '' : ' '}${short(dy)}`;
    shape.d += at === 0 ? `m${both}` : dy === 0 ? `h${short(dx)}` : dx === 0 ? `v${short(dy)}` : `l${both}`;
    if (at === 0) shape.pen = [x, y];
  }
  shape.d += 'z';
}

/** Cells of one shade become one shape. */
function joined(cells: Leaf): Leaf[] {
  const shapes = new Map<string, { shape: Leaf; d: string; pen: [number, number] }>();
  const visit = (leaf: Leaf): void => {
    if (leaf.name === 'polygon') {
      const kind = leaf.getAttribute('class') ?? '';
      const found = shapes.get(kind) ?? { shape: leaf, d: '', pen: [0, 0] };
      outlined(found, (leaf.getAttribute('points') ?? '').split(/[ ,]+/).map(Number));
      shapes.set(kind, found);
    }
    for (const it of leaf.children) if (it instanceof Leaf) visit(it);
  };
  visit(cells);
  return [...shapes.values()].map(({ shape, d }) => {
    const path = new Leaf('path');
    // It is still styled as the cells were.
    path.setAttribute('class', shape.getAttribute('class') ?? '');
    path.setAttribute('d', d);
    path.parent = shape.parent;
    return path;
  });
}

/** What of an element is written down; the rest is for pages. */
const WRITTEN = new Set('viewBox role aria-label aria-hidden stroke-width transform x y cx cy r rx width height d points display font-size href'.split(' '));

/** Ends and corners of all lines are round: that is said once. */
const ROUND = new Set(['stroke-linecap', 'stroke-linejoin']);

/** Writes a drawing down. */
function text(root: Leaf, theme: Scheme | 'auto'): string {
  sheet ??= [...readSheet(css), ...readSheet(zonesCss), ...readSheet('.number{font-size:26px;font-family:system-ui,sans-serif;font-weight:700;text-anchor:end;fill:currentColor}')];
  const rules = sheet;
  const host = new Leaf(':host');
  host.append(root);
  const schemes: Scheme[] = theme === 'auto' ? ['light', 'dark'] : [theme];
  const dark = new Map<string, [system: string, page: string]>();
  const shapes = new Map<string, { id: number; count: number }>();

  const write = (leaf: Leaf, seen: Properties[]): string => {
    const styles = schemes.map((scheme, idx) => styleOf(rules, leaf, seen[idx] ?? new Map(), scheme));
    const own = styles.map((it) => it[1]);
    const attributes = new Map<string, string>();
    for (const [name, value] of leaf.attributes) if (WRITTEN.has(name)) attributes.set(name, name === 'd' ? value.replace(/(\.\d*?)0+(?!\d)/g, (_, it: string) => (it === '.' ? '' : it)) : value);
    const [now, other] = styles;
    for (const [name, value] of now?.[0] ?? []) if (!ROUND.has(name) || value !== 'round') attributes.set(name, value);
    for (const [name, value] of Object.entries(leaf.style)) if (value !== '') attributes.set(name, value);
    // Style sheets turn by a property that files of their own do not have.
    const turn = parseFloat(attributes.get('rotate') ?? '');
    attributes.delete('rotate');
    if (turn) attributes.set('transform', `rotate(${turn})`);
    // What has neither a fill nor a line cannot be seen.
    if (leaf.children.length === 0 && attributes.get('fill') === 'none' && (attributes.get('stroke') ?? 'none') === 'none') return '';
    const differs = [...(other?.[0] ?? [])].filter(([name, value]) => now?.[0].get(name) !== value);
    if (differs.length > 0) {
      const rule = differs.map(([name, value]) => `${name}:${value}`).join(';');
      // Inside a page the page decides; what does not know how asks the system.
      const colours = differs.filter(([name]) => name === 'fill' || name === 'stroke');
      const both = colours.map(([name, value]) => `${name}:light-dark(${now?.[0].get(name) ?? 'none'},${value})`).join(';');
      const name = `vd-dark-${hash(rule + both)}`;
      dark.set(name, [rule, both]);
      attributes.set('class', name);
    }
    const children = leaf.classes.includes('cells') ? joined(leaf) : leaf.children;
    const inside = children.map((it) => (it instanceof Leaf ? write(it, own) : escaped(it))).join('');
    if (leaf.name === 'g' && inside === '') return '';
    if (attributes.size === 0 && leaf.name === 'g') return inside;
    const written = [...attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
    if (leaf.name === 'g' && leaf.classes.includes('piece')) return `<g${written}>${shared(inside)}</g>`;
    return inside === '' ? `<${leaf.name}${written}/>` : `<${leaf.name}${written}>${inside}</${leaf.name}>`;
  };
  // Pieces that look alike are drawn once.
  const shared = (inside: string): string => {
    const found = shapes.get(inside) ?? { id: shapes.size, count: 0 };
    found.count += 1;
    shapes.set(inside, found);
    return `\u0000${found.id}\u0000`;
  };

  const above = schemes.map((scheme) => styleOf(rules, host, new Map(), scheme)[1]);
  const body = write(root, above);
  // Two pictures may stand on one page: equal names must mean equal drawings.
  const mark = hash(body + [...shapes.keys()].join(''));
  const drawings = [...shapes].map(([inside, { id, count }]) => ({ inside, count, name: `vd-${mark}-${id}` }));
  const defs = drawings.filter((it) => it.count > 1).map(({ inside, name }) => `<g id="${name}">${inside}</g>`);
  const filled = body.replace(/\u0000(\d+)\u0000/g, (_, id: string) => {
    const it = drawings[Number(id)];
    if (!it) return '';
    return it.count > 1 ? `<use href="#${it.name}"/>` : it.inside;
  });
  const [placed, outlines] = onceEach(`${defs.join('')}\u0000${filled}`, `vd-${mark}-p`);
  const [drawn = '', shown = ''] = placed.split('\u0000');
  const sheetOf = (which: 0 | 1): string => [...dark].map(([name, rules]) => `.${name}{${rules[which]}}`).join('');
  const head = `${dark.size === 0 ? '' : `<style>@media(prefers-color-scheme:dark){${sheetOf(0)}}${sheetOf(1)}</style>`}${outlines || drawn ? `<defs>${outlines}${drawn}</defs>` : ''}`;
  const scheme = dark.size === 0 ? '' : ' style="color-scheme:light dark"';
  return shown.replace(/^<svg([^>]*)>/, (_, attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg"${attributes} stroke-linecap="round" stroke-linejoin="round"${scheme}>${head}`);
}

/** Long outlines that occur more than once are written once; both colours of a piece have the same. Gives the text with references, and the outlines. */
function onceEach(text: string, prefix: string): [text: string, outlines: string] {
  const path = /<path((?: [\w-]+="[^"]*")*?) d="([^"]{40,})"((?: [\w-]+="[^"]*")*)\/>/g;
  const counts = new Map<string, number>();
  for (const [, , d = ''] of text.matchAll(path)) counts.set(d, (counts.get(d) ?? 0) + 1);
  const names = new Map([...counts].filter(([, count]) => count > 1).map(([d], at) => [d, `${prefix}${at}`]));
  const short = text
    .replace(path, (all: string, before: string, d: string, after: string) => (names.has(d) ? `<use href="#${names.get(d)}"${before}${after}/>` : all))
    .replace(/<g transform="translate\((-?[\d.]+)[ ,](-?[\d.]+)\)"><use href="([^"]*)"\/><\/g>/g, '<use href="$3" x="$1" y="$2"/>');
  return [short, [...names].map(([d, name]) => `<path id="${name}" d="${d}"/>`).join('')];
}

/** A short name for a text, the same every time. */
function hash(value: string): string {
  let res = 5381;
  for (let at = 0; at < value.length; at += 1) res = (Math.imul(res, 33) ^ value.charCodeAt(at)) >>> 0;
  return res.toString(36);
}
