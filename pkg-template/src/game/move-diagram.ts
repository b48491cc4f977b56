// The move diagram: one piece on an empty board, with enemies where the reader puts them. Asks the engine, draws nothing.

import { cellLabel } from '../a11y/labels.js';
import type { MoveDiagram } from '../board/board-state.js';
import { HOLE } from '../board/layout.js';
import { emptyPicture, type Line, type Picture } from '../board/picture.js';
import type { BoardDiagram } from '../engine/load.js';
import { opponentOf } from '../engine/sides.js';
import type { BoardView, MarkView, ZoneView } from '../engine/views.js';
import { joined, type Say } from '../words/page.js';

/** What move diagrams are made from. */
export interface DiagramSource {
  readonly diagram: BoardDiagram;
  readonly board: BoardView;
}

/** The number of the type that a number, a name or an ID means. */
export function typeNumber({ types }: BoardView, piece: number | string): number | undefined {
  if (typeof piece === 'number') return piece;
  const wanted = piece.trim();
  const found =
    types.find(({ id, key }) => key === wanted || id === wanted) ??
    types.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  return found?.number;
}

const foes = ({ enemies, guest }: Pick<MoveDiagram, 'enemies' | 'guest'>): number[] =>
  guest === undefined ? enemies : [...enemies, guest];

/** Asks the engine for the marks of a diagram. */
function withMarks({ diagram }: DiagramSource, it: Omit<MoveDiagram, 'marks'>): MoveDiagram {
  return { ...it, marks: diagram.reach(it.type, it.at, { enemies: foes(it), moved: it.moved, side: it.side }) };
}

/** The move diagram of a type in the middle of the board. */
export function moveDiagramOf(source: DiagramSource, type: number): MoveDiagram {
  const { cells, width, height, planes } = source.board;
  // Of several planes the first.
  const across = planes ? planes.columns - planes.gap : width;
  let at = 0;
  let least = Infinity;
  cells.forEach((cell, index) => {
    const far = Math.hypot(cell.x - across / 2 + 0.01, cell.y - height / 2 - 0.01);
    if (cell.shade !== HOLE && far < least) [at, least] = [index, far];
  });
  return withMarks(source, { type, at, side: 'white', moved: false, enemies: [], guest: undefined, placing: false });
}

/** The same diagram with a difference. */
export function changeDiagram(source: DiagramSource, diagram: MoveDiagram, change: Partial<MoveDiagram>): MoveDiagram {
  return withMarks(source, { ...diagram, ...change });
}

/** A click: on the piece, on an enemy, on a marked cell. A click on another cell ends the diagram. */
export function clickDiagram(source: DiagramSource, diagram: MoveDiagram, cell: number): MoveDiagram | undefined {
  const { at, enemies, guest, marks, moved, placing } = diagram;
  const others = enemies.filter((it) => it !== cell);
  if (placing) return changeDiagram(source, diagram, { at: cell, placing: false, guest: undefined, enemies: others });
  if (cell === at) return changeDiagram(source, diagram, { moved: !moved });
  if (enemies.includes(cell)) return changeDiagram(source, diagram, { enemies: others, guest: undefined });
  const marked = guest === cell || marks.some((it) => it.cell === cell);
  return marked ? changeDiagram(source, diagram, { enemies: [...enemies, cell], guest: undefined }) : undefined;
}

/** The pointer or the focus is on a cell: an enemy stands there for as long, if the piece reaches it. */
export function visitDiagram(source: DiagramSource, diagram: MoveDiagram, cell: number | undefined): MoveDiagram {
  const { enemies, guest, placing } = diagram;
  if (cell === guest) return diagram;
  const empty = guest === undefined ? diagram : changeDiagram(source, diagram, { guest: undefined });
  const reached =
    cell !== undefined && !placing && !enemies.includes(cell) && empty.marks.some((it) => it.cell === cell);
  return reached ? changeDiagram(source, diagram, { guest: cell }) : empty;
}

/** The cells from the piece to a square that it reaches only over others; none for other squares. */
function route({ at, marks }: MoveDiagram, cell: number | undefined): number[] {
  const over = marks.find((it) => it.cell === cell)?.over ?? [];
  if (cell === undefined || over.length === 0) return [];
  const far = new Map(marks.map((it) => [it.cell, it.over.length]));
  return [at, ...[...over].sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0)), cell];
}

/** Lines to squares that are reached by taking an enemy on the way. */
function detours({ at, marks }: MoveDiagram): Line[] {
  const taken = new Set(marks.flatMap(({ after }) => after));
  const ends = marks.flatMap(({ cell, after }) => (cell === at ? [] : after.map((it) => [it, cell])));
  return [...[...taken].map((it) => [at, it]), ...ends].map((cells) => ({ kind: 'over', cells }));
}

/** A mark in words, for screen readers. */
function markWords(say: Say, { cells }: BoardView, at: number, { cell, mark, sign, after }: MarkView): string {
  const kind = say(cell === at ? 'ends-here-again' : `mark-${mark}`);
  const reacts = sign && say(sign === 'via' ? 'taken-on-way' : 'opens-squares');
  const names = after.map((it) => cells[it]?.label ?? '');
  const taking = names.length > 0 && say('taking-what-is-on', { squares: { any: names } });
  return joined(say, 'label-more', kind, reacts, taking);
}

/** What the board shows of a diagram; `zones` are those of its type and side. */
export function diagramPicture(say: Say, board: BoardView, diagram: MoveDiagram, zones: ZoneView[]): Picture {
  const { type, at, side, guest, marks } = diagram;
  // It captures from where it is.
  const stays = marks.some((it) => it.cell === at && it.after.length > 0);
  const words = new Map(marks.map((it) => [it.cell, markWords(say, board, at, it)]));
  const zoneOf = new Map(zones.map(({ cell, zone }) => [cell, say(`zone-${zone}`)]));
  const pieces = [
    { cell: at, type, side },
    ...foes(diagram).map((cell) => ({ cell, type: 1, side: opponentOf(side) })),
  ];
  const standing = new Map(pieces.map((it) => [it.cell, it]));
  return {
    ...emptyPicture(pieces),
    marks: marks.map(({ cell, mark, over }) => ({
      cell,
      kind: stays && cell === at ? 'capture' : mark,
      distance: over.length,
    })),
    highlights: stays ? [] : [[at, 'selected']],
    zones: [...zones, ...marks.flatMap(({ cell, sign }) => (sign ? [{ cell, zone: `${sign}-sign` as const }] : []))],
    faded: guest === undefined ? [] : [guest],
    lines: [{ kind: 'over', cells: route(diagram, guest) }, ...detours(diagram)],
    labels: board.cells.map((cell, index) => {
      const stands = cellLabel(say, board, cell, { piece: standing.get(index) });
      return joined(say, 'label-more', stands, words.get(index), zoneOf.get(index));
    }),
  };
}
