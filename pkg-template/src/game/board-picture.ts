// Works out what the board shows from the position, the open path and what the reader just did. No DOM.

import type { Mark, Picture } from '../board/board-svg.js';
import type { DrawnArrow } from '../board/arrows.js';
import type { Demonstration } from './move-diagram.js';
import type { Field } from '../board/terrain.js';
import { stopOf, type State } from './move-input.js';
import { cellLabel } from '../a11y/labels.js';
import type { ArrowView, BoardView, GroundView, OptionView, ReasonView, SceneView, ZoneView } from '../engine/views.js';

/** What is drawn beside the position and the open path. */
export interface Extra extends Partial<Pick<Picture, 'ghosts' | 'highlights' | 'faded' | 'zones' | 'lines'>> {
  arrows: DrawnArrow[];
  /** What the reader draws with the tool: what is said, and what is offered. */
  sketch?: { text: string; offers: [name: string, act: () => void][] } | undefined;
  /** Terrain, and who engages whom. */
  field?: Field | undefined;
  /** What a path makes of the ground. */
  laid?(path: string[]): GroundView[];
  /** What a cell says beside its piece. */
  told?(cell: number): string;
}

/** No arrows, always the same. */
const NONE: ArrowView[] = [];

/** Everything the picture depends on. */
export interface Look {
  board: BoardView;
  scene: SceneView;
  state: State;
  /** The index of each cell by its step. */
  cellOf: Map<string, number>;
  reason: ReasonView | undefined;
  /** The cell under the dragged piece. */
  over: number | undefined;
  demonstration: Demonstration | undefined;
  touched: boolean;
  /** What lies over the position; loaded a little later than the board. */
  extra: Extra | undefined;
  /** Squares that a type of a side treats in its own way. */
  zonesOf(type: number, side: number): ZoneView[];
}

/** The marks of the open path. Options that have no cell are shown elsewhere. */
function marksOf(options: OptionView[]): Mark[] {
  return options.flatMap(({ cell, mark, count, plays, type }) =>
    cell === undefined || mark === 'origin' ? [] : [{ cell, kind: mark, count: plays || mark === 'via' ? 1 : count, type }],
  );
}

function lastMove(scene: SceneView): Picture['highlights'] {
  const { last } = scene;
  if (!last) return [];
  const green = new Set([...last.moved.flatMap(({ from, to }) => [from, to]), ...last.added]);
  const ends = new Set(last.moved.map(({ to }) => to));
  return [
    ...[...green].map((cell): [number, string] => [cell, 'last']),
    ...last.removed.filter((cell) => !ends.has(cell)).map((cell): [number, string] => [cell, 'removed']),
  ];
}

/** The zones of the piece that was clicked first. */
function zonesOf({ scene, cellOf, zonesOf: ask }: Look, step: string | undefined): ZoneView[] {
  if (step === undefined) return [];
  const cell = cellOf.get(step);
  const piece = scene.pieces.find((it) => it.cell === cell) ?? scene.hands.find((it) => it.step === step);
  return piece ? ask(piece.type, piece.side) : [];
}

/** The picture of the board. */
export function picture(look: Look): Picture {
  if (look.demonstration) return look.demonstration.picture(look.cellOf);
  const { board, scene, state, cellOf, reason, over } = look;
  const stop = stopOf(state);
  const route = stop?.path.flatMap((it) => cellOf.get(it) ?? []) ?? [];
  const highlights = lastMove(scene);
  for (const cell of scene.verdict?.cells ?? []) highlights.push([cell, 'verdict']);
  for (const cell of route) highlights.push([cell, 'selected']);
  if (over !== undefined) highlights.push([over, 'over']);
  for (const cell of scene.checks) highlights.push([cell, 'check']);
  const { extra } = look;
  highlights.push(...(extra?.highlights ?? []));
  const faded = [...(stop?.options.taken ?? []), ...(extra?.faded ?? [])];
  const fresh = !look.touched && scene.plies === 0;
  if (state.kind === 'dragging') faded.push(cellOf.get(state.step) ?? -1);
  const options = stop?.options.options ?? [];
  const byStep = new Map(options.map((it) => [it.step, it]));
  const zones = zonesOf(look, stop?.path[0]);
  const kinds = new Map(zones.map(({ cell, zone }) => [cell, zone]));
  return {
    pieces: scene.pieces,
    marks: marksOf(options),
    highlights,
    zones: [...zones, ...(extra?.zones ?? [])],
    reasons: reason?.marks ?? [],
    faded,
    lines: [{ kind: '', cells: route }, ...(extra?.lines ?? [])],
    ghosts: extra?.ghosts ?? [],
    field: extra?.field ?? scene,
    arrows: extra?.arrows ?? (fresh ? board.appearance.arrows : NONE),
    untouched: fresh,
    label: (cell, piece) => {
      const index = cellOf.get(cell.name) ?? -1;
      const zone = kinds.get(index);
      const words = cellLabel(board, cell, piece, byStep.get(cell.name), stop?.path.includes(cell.name) ?? false);
      return words + (zone === undefined ? '' : `, ${zone} zone`) + (extra?.told?.(index) ?? '');
    },
  };
}
