// Works out what the board shows from the position, the open path and what the reader just did. No DOM.

import type { Line, Mark, Picture } from './board.js';
import type { Demonstration } from './demonstration.js';
import { stopOf, type State } from './interaction.js';
import { cellLabel } from './messages.js';
import type { ArrowView, BoardView, OptionView, PieceView, PreviewView, ReasonView, SceneView, ThreatView, ZoneView } from './views.js';

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
  /** The effect of the step that the pointer or the focus rests on. */
  preview: PreviewView | undefined;
  /** The arrows to draw. */
  arrows: ArrowView[];
  /** What each side attacks, if somebody asked. */
  threats: [ThreatView[], ThreatView[]] | undefined;
  /** The cells whose attackers are shown. */
  attacked: number[];
  /** All attacked squares are shown, guarded pieces too. */
  guarded: boolean;
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

/** The classes of squares that White and Black attack. */
const THREATS = ['white-threat', 'black-threat'];

/** Squares that are attacked, and lines from the attackers of some of them. */
function threatsOf({ threats, attacked, guarded, scene }: Look): { zones: ZoneView[]; lines: Line[] } {
  const zones: ZoneView[] = [];
  const lines: Line[] = [];
  const sides = new Map(scene.pieces.map((it) => [it.cell, it.side]));
  threats?.forEach((list, side) => {
    for (const { cell, from } of list) {
      if (guarded) zones.push({ cell, zone: THREATS[side] ?? '' });
      if (attacked.includes(cell) && (guarded || sides.get(cell) !== side)) lines.push(...from.map((it) => ({ kind: sides.get(cell) === side ? 'guard' : 'attack', cells: [it, cell] })));
    }
  });
  return { zones, lines };
}

/** Effects beside the clicked square: pieces that go, and pieces that come or change. */
function effects({ removed, moved, pieces }: PreviewView, scene: SceneView): { gone: number[]; changed: PieceView[] } {
  const types = new Map(scene.pieces.map((it) => [it.cell, it.type]));
  const mover = moved[0];
  const plain = (it: PieceView): boolean => it.cell === mover?.to && types.get(mover.from) === it.type;
  return { gone: removed.filter((it) => it !== mover?.to), changed: moved.length === 0 && removed.length === 0 ? [] : pieces.filter((it) => !plain(it)) };
}

/** Whether a preview shows more than that a piece arrives where the reader points. */
export function hasEffects(preview: PreviewView, scene: SceneView): boolean {
  const { gone, changed } = effects(preview, scene);
  return gone.length > 0 || changed.length > 0;
}

/** What a preview adds to the picture. */
function previewed({ preview, scene }: Look): Pick<Picture, 'ghosts' | 'highlights' | 'faded'> {
  if (!preview) return { ghosts: [], highlights: [], faded: [] };
  const { removed, moved, pieces } = preview;
  return {
    ghosts: pieces,
    highlights: effects(preview, scene).gone.map((cell) => [cell, 'removed']),
    faded: [...removed, ...moved.map((it) => it.from), ...pieces.map((it) => it.cell)],
  };
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
  const effect = previewed(look);
  highlights.push(...effect.highlights);
  const faded = [...(stop?.options.taken ?? []), ...effect.faded];
  if (state.kind === 'dragging') faded.push(cellOf.get(state.step) ?? -1);
  const options = stop?.options.options ?? [];
  const byStep = new Map(options.map((it) => [it.step, it]));
  const zones = zonesOf(look, stop?.path[0]);
  const kinds = new Map(zones.map(({ cell, zone }) => [cell, zone]));
  const threats = threatsOf(look);
  return {
    pieces: scene.pieces,
    marks: marksOf(options),
    highlights,
    zones: [...zones, ...threats.zones],
    reasons: reason?.marks ?? [],
    faded,
    lines: [{ kind: '', cells: route }, ...threats.lines],
    ghosts: effect.ghosts,
    arrows: look.arrows,
    untouched: !look.touched && scene.plies === 0,
    label: (cell, piece) => {
      const index = cellOf.get(cell.name) ?? -1;
      const zone = kinds.get(index);
      const words = cellLabel(board, cell, piece, byStep.get(cell.name), stop?.path.includes(cell.name) ?? false);
      const attackers = threats.zones.filter((it) => it.cell === index).map((it) => (it.zone === THREATS[0] ? 'White' : 'Black'));
      return words + (zone === undefined ? '' : `, ${zone} zone`) + (attackers.length > 0 ? `, attacked by ${attackers.join(' and ')}` : '');
    },
  };
}
