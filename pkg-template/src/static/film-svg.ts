// A film as one SVG file: our still drawings, moved by CSS. Works where pictures do, and stands still on its last position for readers who want no motion.

import { gridShape } from '../board/grid.js';
import type { Item } from '../board/item.js';
import { type Canvas, LAYERS, layerItems, layerShape, pieceShape } from '../board/layers.js';
import { centre, layoutOf } from '../board/layout.js';
import type { BoardView } from '../engine/views.js';
import { shapesWithKanji } from '../pieces/kanji.js';
import { PieceRenderer } from '../pieces/renderer.js';
import { riverSigns } from '../pieces/river.js';
import { type Shape, svg, withAttribute } from '../style/shape.js';
import type { Say } from '../words/page.js';
import type { FilmFrame } from './film-frames.js';
import { type Span, spansOf, type Track, tracksOf } from './film-tracks.js';
import { withHands } from './hand-rows.js';
import type { Scheme } from './inline-styles.js';
import { shortHash, svgText } from './svg-text.js';

/** What a film looks like. */
export interface FilmLook {
  theme: Scheme | 'auto';
  flipped: boolean;
  labels: boolean;
  /** In pixels; the height follows. */
  width: number;
  captions: boolean;
  /** What it is called, and what is seen in it, in words. */
  title: string;
  description: string;
}

/** The strip for what is written below the board, and the room around everything, in drawing units. */
const CAPTION = { height: 76, size: 40, least: 22 };
const MARGIN = 14;
const CORNER = 10;

/** Begins the names of what moves. No drawing has such a word; each film gets one of its own in its place. */
const NAME = 'vd-film-';

/** Of how many thousandths of the film something is shorter than any eye sees. */
const INSTANT = 0.002;

type Box = [left: number, top: number, width: number, height: number];

/** What all frames have in common. */
interface Stage {
  canvas: Canvas;
  box: Box;
  /** Whether captions are written. */
  captions: boolean;
  /** How round the corners are: points are clear or not, and have none. */
  corners: number;
}

function stageOf(board: BoardView, frames: readonly FilmFrame[], look: FilmLook, corners: number): Stage {
  const drawn = look.labels ? board : { ...board, labels: [] };
  const layout = layoutOf(drawn, look.flipped);
  const canvas = { board: drawn, layout, pieces: new PieceRenderer(board, 'written', shapesWithKanji) };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  // Hands grow and shrink: there is room for the largest.
  for (const { hands } of frames) {
    const shape = withHands(svg('svg', { viewBox: layout.box.join(' ') }), canvas, hands);
    const [x = 0, y = 0, width = 0, height = 0] = (shape.attributes.viewBox ?? '').split(' ').map(Number);
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + width), Math.max(bottom, y + height)];
  }
  const caption = look.captions ? CAPTION.height : 0;
  return {
    canvas,
    box: [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN + caption],
    captions: look.captions,
    corners,
  };
}

/** What is written below the board, as large as there is room. */
function captionShape({ box: [left, top, width, height] }: Stage, text: string): Shape {
  const letters = Math.max(
    1,
    [...text].reduce((sum, it) => sum + (it > '\u2e80' ? 1.9 : 1), 0),
  );
  const size = Math.max(CAPTION.least, Math.min(CAPTION.size, (width - 4 * MARGIN) / (letters * 0.56)));
  const most = Math.floor((width - 4 * MARGIN) / (size * 0.5));
  const short = [...text].length > most ? `${[...text].slice(0, most - 1).join('')}…` : text;
  const y = top + height - CAPTION.height / 2 + size * 0.3;
  return svg('text', { class: 'caption', x: left + width / 2, y, 'font-size': Math.round(size) }, short);
}

/** The ground of the whole picture: what is written on it is seen on any page. */
const ground = ([x, y, width, height]: Box, rx: number): Shape =>
  svg('rect', { class: 'film-ground', x, y, width, height, rx });

/** The frame of all pictures of a film: ground, grid, river. */
function rootShape(say: Say, { canvas, box, corners }: Stage, children: Shape[], isUntouched: boolean): Shape {
  const grid = gridShape(say, canvas.board, canvas.layout, false);
  const { theme } = canvas.board.appearance;
  const dressed = theme === undefined ? grid : withAttribute(grid, 'data-theme', theme);
  const board = isUntouched ? withAttribute(dressed, 'data-untouched', '') : dressed;
  const river = board.children.find((it): it is Shape => typeof it !== 'string' && it.attributes.class === 'river');
  const all = [ground(box, corners), ...board.children, ...(river ? [riverSigns(river)] : []), ...children];
  return withAttribute({ ...board, children: all }, 'viewBox', box.join(' '));
}

const shapeOf = ({ draw, place }: Item): Shape => (place ? withAttribute(draw(), ...place) : draw());

/** The groups of pieces in hand of a frame. */
const handShapes = ({ canvas }: Stage, { hands }: FilmFrame): Shape[] =>
  withHands(svg('svg'), canvas, hands).children.filter((it): it is Shape => typeof it !== 'string');

/** Sizes, a name, and what is seen, in words. */
function finished(text: string, { box: [, , width, height] }: Stage, look: FilmLook): string {
  const down = Math.round((look.width * height) / width);
  return text.replace('<svg', `<svg width="${look.width}" height="${down}"`);
}

function named(shape: Shape, { title, description }: FilmLook): Shape {
  const said = withAttribute(shape, 'aria-label', description);
  return { ...said, children: [svg('title', {}, title), svg('desc', {}, description), ...shape.children] };
}

/** One frame as a picture of its own, for formats that hold points. */
export function frameSvgs(say: Say, board: BoardView, frames: readonly FilmFrame[], look: FilmLook): string[] {
  const stage = stageOf(board, frames, look, 0);
  return frames.map((frame) => {
    const items = { ...layerItems(stage.canvas, frame.picture), focus: [] };
    const layers = LAYERS.map((name) => layerShape(name, ...items[name].map(shapeOf)));
    const caption = stage.captions ? [captionShape(stage, frame.caption)] : [];
    const root = rootShape(say, stage, [...layers, ...handShapes(stage, frame), ...caption], frame.picture.untouched);
    return finished(svgText(named(root, look), look.theme === 'auto' ? 'light' : look.theme), stage, look);
  });
}

/** The moments of a film as parts of it. */
class Timeline {
  private readonly rules: string[] = [];
  private count = 0;

  constructor(readonly length: number) {}

  private part(at: number): number {
    return Math.min(100, Math.max(0, (at / this.length) * 100));
  }

  private name(moments: [part: number, what: string][]): string {
    const name = `${NAME}${this.count}`;
    this.count += 1;
    const sorted = moments.map(([part, what]) => `${Number(part.toFixed(3))}%{${what}}`).join('');
    this.rules.push(`@keyframes ${name}{${sorted}}[data-film=${name}]{animation-name:${name}}`);
    return name;
  }

  /** The same shape, seen in some stretches of time only. Without motion it is as at the end. */
  seen(shape: Shape, spans: readonly Span[]): Shape {
    const [first] = spans;
    if (first?.from === 0 && first.until === undefined) return shape;
    const moments: [number, string][] = [];
    const turn = (at: number, isSeen: boolean): void => {
      const part = this.part(at);
      if (part > INSTANT) moments.push([part - INSTANT, `visibility:${isSeen ? 'hidden' : 'visible'}`]);
      moments.push([part, `visibility:${isSeen ? 'visible' : 'hidden'}`]);
    };
    if (first?.from !== 0) moments.push([0, 'visibility:hidden']);
    for (const { from, until } of spans) {
      turn(from, true);
      if (until !== undefined) turn(until, false);
    }
    const isSeen = spans[spans.length - 1]?.until === undefined;
    moments.push([100, `visibility:${isSeen ? 'visible' : 'hidden'}`]);
    return svg('g', { 'data-film': this.name(moments), visibility: !isSeen && 'hidden' }, shape);
  }

  /** A piece that is on its way between stops. */
  moving(shape: Shape, track: Track, place: (cell: number) => readonly [number, number]): Shape {
    const at = (cell: number): string =>
      place(cell)
        .map((it) => `${it}px`)
        .join(',');
    const last = track.stops[track.stops.length - 1];
    const here = withAttribute(shape, 'transform', `translate(${place(last?.cell ?? 0).join(' ')})`);
    if (track.stops.length < 2) return here;
    const moments = track.stops.map(({ at: when, cell }): [number, string] => [
      this.part(when),
      `transform:translate(${at(cell)})`,
    ]);
    if (moments[0]?.[0] !== 0) moments.unshift([0, moments[0]?.[1] ?? '']);
    moments.push([100, `transform:translate(${at(last?.cell ?? 0)})`]);
    return withAttribute(here, 'data-film', this.name(moments));
  }

  /** The style sheet. Names are those of this film alone. */
  sheet(): string {
    const all = `[data-film^=${NAME}]{animation:${this.length / 1000}s linear infinite}`;
    return `@media(prefers-reduced-motion:no-preference){${all}${this.rules.join('')}}`;
  }
}

/** What the layers hold beside pieces, each thing with the times at which it is seen. */
function scenery(
  timeline: Timeline,
  frames: readonly FilmFrame[],
  of: (frame: FilmFrame, index: number) => Shape[],
): Shape[] {
  const found = new Map<string, { shape: Shape; has: boolean[] }>();
  frames.forEach((frame, index) => {
    for (const shape of of(frame, index)) {
      const key = JSON.stringify(shape);
      const known = found.get(key) ?? { shape, has: frames.map(() => false) };
      known.has[index] = true;
      found.set(key, known);
    }
  });
  return [...found.values()].map(({ shape, has }) => timeline.seen(shape, spansOf(frames, has)));
}

/** The film. */
export function filmSvg(say: Say, board: BoardView, frames: readonly FilmFrame[], look: FilmLook): string {
  const stage = stageOf(board, frames, look, CORNER);
  const { canvas } = stage;
  const last = frames[frames.length - 1];
  const timeline = new Timeline((last?.at ?? 0) + (last?.ms ?? 1));
  const place = (index: number): readonly [number, number] => {
    const cell = board.cells[index];
    return cell ? centre(canvas.layout, cell) : [0, 0];
  };
  const pieces = tracksOf(frames).map((track) => {
    const { type, side, from, until } = track;
    const shape = pieceShape(canvas, { type, side, cell: track.stops[0]?.cell ?? 0 });
    return timeline.seen(timeline.moving(shape, track, place), [{ from, until }]);
  });
  const itemsOf = frames.map((frame) => ({ ...layerItems(canvas, frame.picture), focus: [] as Item[] }));
  const layers = LAYERS.map((name) => {
    if (name === 'pieces') return layerShape(name, ...pieces);
    return layerShape(name, ...scenery(timeline, frames, (_, index) => (itemsOf[index]?.[name] ?? []).map(shapeOf)));
  });
  const hands = scenery(timeline, frames, (it) => handShapes(stage, it));
  const captions = stage.captions ? scenery(timeline, frames, (it) => [captionShape(stage, it.caption)]) : [];
  const sheet = svg('style', {}, timeline.sheet());
  const root = rootShape(say, stage, [sheet, ...layers, ...hands, ...captions], false);
  const text = finished(svgText(named(root, look), look.theme), stage, look);
  // Two films may stand on one page: equal names must mean equal drawings.
  return text.replaceAll(NAME, `vd-${shortHash(text)}-`);
}
