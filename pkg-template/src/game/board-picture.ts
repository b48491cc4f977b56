// Makes the picture of the board from the state. No DOM.

import { cellLabel, fieldLabel, isCovered } from '../a11y/labels.js';
import { allArrows } from '../board/annotations.js';
import { latestStop, pieceOn } from '../board/board-state.js';
import { emptyPicture, type Field, type Mark, type Picture } from '../board/picture.js';
import type { Side } from '../engine/names.js';
import type { OptionView, SceneView, ZoneView } from '../engine/views.js';
import type { Message } from '../words/message.js';
import { joined } from '../words/page.js';
import { attackLayers } from './attack-layers.js';
import { clickable, relationsOf, zonesOf } from './engine-answers.js';
import { cellsOf, type Game } from './game.js';
import { diagramPicture } from './move-diagram.js';
import { selectedZones } from './selected-zones.js';

/** The marks of the open path. Options that have no cell are shown elsewhere. */
function marksOf(options: OptionView[]): Mark[] {
  return options.flatMap(({ cell, mark, count, plays, type }) =>
    cell === undefined || mark === 'origin'
      ? []
      : [{ cell, kind: mark, count: plays || mark === 'via' ? 1 : count, type, entered: true }],
  );
}

/** The squares that the last move changed. */
export function lastMove({ last }: SceneView): Picture['highlights'] {
  if (!last) return [];
  const changed = new Set([...last.moved.flatMap(({ from, to }) => [from, to]), ...last.added]);
  const ends = new Set(last.moved.map(({ to }) => to));
  return [
    ...[...changed].map((cell): [number, string] => [cell, 'last']),
    ...last.removed.filter((cell) => !ends.has(cell)).map((cell): [number, string] => [cell, 'removed']),
  ];
}

/** Terrain and engagement. The piece that was clicked first is told about, else the one pointed at. */
function fieldOf(game: Game, step: string | undefined): Field {
  const { board, cellOf, state } = game;
  const { ground, turn } = state.scene;
  if (board.terrain.length === 0 && !board.relations) return { ground };
  const pointed = board.relations ? cellOf.get(state.pointed ?? '') : undefined;
  const piece = pieceOn(state, cellOf.get(step ?? '') ?? pointed);
  return {
    ground,
    laid: state.preview?.ground,
    relations: relationsOf(game),
    focus: piece?.cell,
    side: piece && piece.side !== 'nobody' ? piece.side : turn,
  };
}

/** What stays of the board in a file: the position, its last move and its arrows. */
export function savedPicture({ board, state }: Game): Picture {
  const { scene } = state;
  const own = state.atStart ? board.appearance.arrows : [];
  return {
    ...emptyPicture(scene.pieces),
    highlights: [...lastMove(scene), ...scene.checks.map((it): [number, string] => [it, 'check'])],
    arrows: allArrows(state.annotations, own),
    field: scene,
    untouched: state.untouched && scene.plies === 0,
  };
}

/** What the board shows. */
export function boardPicture(game: Game): Picture {
  const { board, cellOf, state } = game;
  const { scene, input, moveDiagram, preview, supposition } = state;
  if (moveDiagram)
    return diagramPicture(game.say, board, moveDiagram, zonesOf(game, moveDiagram.type, moveDiagram.side));
  const stop = latestStop(input);
  const route = cellsOf(game, stop?.path ?? []);
  const options = supposition?.options ?? stop?.options.options ?? [];
  // Once a piece has moved and only a wall is to be put, its squares are of no use.
  const zones = stop && !(board.wall && stop.path[1]) ? selectedZones(game, stop) : [];
  const attacks = attackLayers(game);
  const field = fieldOf(game, stop?.path[0]);
  const own = state.atStart ? board.appearance.arrows : [];
  const on = (kind: string, cells: number[]): Picture['highlights'] => cells.map((it) => [it, kind]);
  const dragged = input.kind === 'dragging' ? (cellOf.get(input.step) ?? -1) : -1;
  return {
    pieces: scene.pieces,
    marks: marksOf(options),
    highlights: [
      ...lastMove(scene),
      ...on('verdict', scene.verdict?.cells ?? []),
      ...on('premove', cellsOf(game, state.computer.premove)),
      ...on('selected', supposition ? [supposition.piece.cell] : route),
      ...on('over', state.dropTarget === undefined ? [] : [state.dropTarget]),
      ...on('check', scene.checks),
      ...(preview?.highlights ?? []),
    ],
    zones: [...zones, ...attacks.zones],
    reasons: state.refusal?.reason?.marks ?? [],
    faded: [...(stop?.options.taken ?? []), ...(preview?.faded ?? []), dragged, supposition?.piece.cell ?? -1],
    lines: [{ kind: '', cells: route }, ...attacks.lines],
    ghosts: supposition ? [supposition.piece] : (preview?.ghosts ?? []),
    arrows: allArrows(state.annotations, [...own, ...(state.puzzle?.arrows ?? []), ...state.computer.arrows]),
    field,
    untouched: state.untouched && scene.plies === 0,
    labels: labelsOf(game, {
      options: supposition ? options : clickable(game),
      path: stop?.path ?? [],
      zones,
      field,
      attackedBy: attacks.attackedBy,
    }),
  };
}

/** What the cells say to a screen reader. */
function labelsOf(
  { board, say, state }: Game,
  about: { options: OptionView[]; path: string[]; zones: ZoneView[]; field: Field; attackedBy: Map<number, Side[]> },
): string[] {
  const { options, path, zones, field, attackedBy } = about;
  const standing = new Map(state.scene.pieces.map((it) => [it.cell, it]));
  const byStep = new Map(options.map((it) => [it.step, it]));
  const zoneOf = new Map(zones.map(({ cell, zone }) => [cell, say(`zone-${zone}`)]));
  return board.cells.map((cell, index) => {
    const what = { piece: standing.get(index), option: byStep.get(cell.name), selected: path.includes(cell.name) };
    const words = cellLabel(
      say,
      board,
      cell,
      isCovered(board, field, index) ? { ...what, nothing: say('covered') } : what,
    );
    const attackers = attackedBy.get(index)?.map((it): Message => ({ id: it, args: {} }));
    const attacked = attackers && say('attacked-by', { sides: { all: attackers } });
    return joined(say, 'label-more', words, zoneOf.get(index), fieldLabel(say, board, field, index), attacked);
  });
}
