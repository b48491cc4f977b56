// Static pictures: a position or a move diagram as the text of an SVG file, in Node as in a browser. Nothing can be clicked.

import { typeName } from '../a11y/labels.js';
import { arrowItems } from '../board/arrows.js';
import { gridShape } from '../board/grid.js';
import { type Canvas, LAYERS, layerItems, layerShape } from '../board/layers.js';
import { layoutOf } from '../board/layout.js';
import { emptyPicture, type Picture } from '../board/picture.js';
import { type BoardDiagram, createDiagram } from '../engine/load.js';
import type { Definition, Side } from '../engine/names.js';
import type { BoardView, SceneView } from '../engine/views.js';
import { diagramPicture, moveDiagramOf, typeNumber } from '../game/move-diagram.js';
import { DRAWINGS } from '../pieces/drawings.js';
import { shapesWithKanji } from '../pieces/kanji.js';
import { RARE_DRAWINGS } from '../pieces/rare-drawings.js';
import { type Images, PieceRenderer } from '../pieces/renderer.js';
import { riverSigns } from '../pieces/river.js';
import { type Shape, svg, withAttribute } from '../style/shape.js';
import { loadLanguage } from '../words/languages.js';
import { type Say, speaker } from '../words/page.js';
import { withHands } from './hand-rows.js';
import type { Scheme } from './inline-styles.js';
import { svgText } from './svg-text.js';

/** What the picture shows, and how. */
export interface StillOptions {
  /** A position instead of the start position. */
  fen?: string;
  /** The move diagram of a type, by its name or its ID, instead of a position. */
  piece?: string;
  /** Whose view of a game with hidden pieces is drawn; without it what both sides see at one board. */
  view?: Side | 'both';
  /** `light` (the default), `dark`, or `auto`: as the reader's system is set, or, inside a page, as the `color-scheme` of the page. */
  theme?: Scheme | 'auto';
  /** Black is at the bottom. */
  flipped?: boolean;
  /** Files and ranks are named at the rim, if the definition wants it; `false` leaves them out. */
  labels?: boolean;
  /** The tag of the language in which the picture is named, if the definition has no title. `stillOf` needs it loaded. */
  lang?: string;
}

/** Draws a definition. Fails if the position or the piece cannot be found in it. */
export async function still(definition: Definition, options: StillOptions = {}): Promise<string> {
  const diagram = await createDiagram(definition);
  try {
    const lang = await loadLanguage(options.lang ?? 'en');
    diagram.tellIn(lang);
    return stillOf(diagram, { ...options, lang });
  } finally {
    diagram.free();
  }
}

/** Draws a definition that was read already. A position and a view in the options become those of the game. */
export function stillOf(diagram: BoardDiagram, options: StillOptions = {}): string {
  return drawn(diagram, options, 'written');
}

/** The same in outlines alone, for writers that have no pictures: pieces are our drawings. */
export const outlinesOf = (diagram: BoardDiagram, options: StillOptions): string => drawn(diagram, options, 'none');

function drawn(diagram: BoardDiagram, options: StillOptions, images: Images): string {
  if (options.fen !== undefined) diagram.setFen(options.fen);
  if (options.view !== undefined) diagram.viewAs(options.view);
  const say = speaker(options.lang ?? 'en', diagram.board().appearance.family);
  return svgText(drawing(say, diagram, options, images), options.theme ?? 'light');
}

/** What a reader sees: a picture of the board, and the pieces in hand. */
export interface SeenPicture {
  board: BoardView;
  picture: Picture;
  hands: SceneView['hands'];
  flipped: boolean;
}

/** Draws what a reader sees. */
export function seenSvg(say: Say, { board, picture, hands, flipped }: SeenPicture): string {
  const canvas = {
    board,
    layout: layoutOf(board, flipped),
    pieces: new PieceRenderer(board, 'written', shapesWithKanji),
  };
  return svgText(
    titled(withHands(boardShape(say, canvas, picture), canvas, hands), board.appearance.title ?? say('board')),
    'light',
  );
}

/** The same drawing with a name. */
function titled(shape: Shape, label: string): Shape {
  const named = withAttribute(shape, 'aria-label', label);
  return { ...named, children: [svg('title', {}, label), ...named.children] };
}

/** Draws one piece of a board, by the number of its type, for White (0) or Black (1). */
export function figure(board: BoardView, type: number, side: Side, theme: Scheme | 'auto' = 'light'): string {
  return svgText(new PieceRenderer(board, 'written', shapesWithKanji).icon(type, side), theme);
}

/** The names of all drawings of pieces, in order: what the image field of a piece may name. */
export const drawingNames = (): string[] => [...Object.keys(DRAWINGS), ...Object.keys(RARE_DRAWINGS)].sort();

/** The number of a type, which must be there. */
function typeOf(say: Say, board: BoardView, piece: string): number {
  const found = typeNumber(board, piece);
  if (found !== undefined) return found;
  const pieces = { listed: board.types.map((it) => it.name) };
  throw new Error(say('static-no-piece', { piece, pieces }));
}

/** A position without anything that a reader does. */
function positionPicture(scene: SceneView): Picture {
  const highlights = scene.checks.map((cell): [number, string] => [cell, 'check']);
  return { ...emptyPicture(scene.pieces), highlights, field: scene, untouched: scene.plies === 0 };
}

/** A board with a picture on it. */
function boardShape(say: Say, canvas: Canvas, picture: Picture): Shape {
  const grid = gridShape(say, canvas.board, canvas.layout, false);
  const items = { ...layerItems(canvas, picture), focus: [] };
  const layers = LAYERS.map((name) => {
    const shapes = items[name].map(({ draw, place }) => (place ? withAttribute(draw(), ...place) : draw()));
    return layerShape(name, ...shapes);
  });
  const { theme } = canvas.board.appearance;
  const dressed = theme === undefined ? grid : withAttribute(grid, 'data-theme', theme);
  const board = picture.untouched ? withAttribute(dressed, 'data-untouched', '') : dressed;
  const river = grid.children.find((it): it is Shape => typeof it !== 'string' && it.attributes.class === 'river');
  return { ...board, children: [...board.children, ...(river ? [riverSigns(river)] : []), ...layers] };
}

function drawing(
  say: Say,
  diagram: BoardDiagram,
  { fen, piece, flipped = false, labels = true }: StillOptions,
  images: Images,
): Shape {
  const board = diagram.board();
  const scene = diagram.scene();
  const layout = layoutOf(labels ? board : { ...board, labels: [] }, flipped);
  const canvas = {
    board: labels ? board : { ...board, labels: [] },
    layout,
    pieces: new PieceRenderer(board, images, shapesWithKanji),
  };
  const type = piece === undefined ? undefined : typeOf(say, board, piece);
  const moves = type === undefined ? undefined : moveDiagramOf({ diagram, board }, type);
  const picture = moves
    ? diagramPicture(say, board, moves, diagram.zones(moves.type, moves.side))
    : positionPicture(scene);
  let shape = boardShape(say, canvas, picture);
  if (!moves && fen === undefined && scene.plies === 0) {
    const arrows = arrowItems(layout, board.cells, board.appearance.arrows).map(({ draw, place }) =>
      place ? withAttribute(draw(), ...place) : draw(),
    );
    shape = { ...shape, children: [...shape.children, svg('g', { class: 'arrows' }, ...arrows)] };
  }
  if (!moves) shape = withHands(shape, canvas, scene.hands);
  return titled(
    shape,
    type === undefined ? (board.appearance.title ?? say('board')) : say('how-moves', { name: typeName(board, type) }),
  );
}
