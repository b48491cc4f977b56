// Shows a game: board, controls, panels. Everything follows from the state.

import { applyAppearance } from '../board/appearance.js';
import { latestStop, pieceOn } from '../board/board-state.js';
import { BoardDrawing } from '../board/board-svg.js';
import type { Coordinates } from '../board/layout.js';
import { isPlain } from '../board/marks.js';
import { figure } from '../board/tile-preview.js';
import { type HandSlot, showHand } from '../controls/hand.js';
import { showHeldPiece } from '../controls/held-piece.js';
import { holdsFocus } from '../controls/shadow-dom.js';
import { showStatusLine } from '../controls/status-line.js';
import type { Side } from '../engine/names.js';
import { ofSide, SIDES } from '../engine/sides.js';
import type { BoardView } from '../engine/views.js';
import { skinOf, withSkin } from '../pieces/family.js';
import { set } from '../style/dom.js';
import type { Shape } from '../style/shape.js';
import { boardPicture } from './board-picture.js';
import { freePieceOf, freeStep } from './free-placement.js';
import type { Game } from './game.js';
import { statusOf } from './status.js';

/** Shows everything. */
export function showGame(game: Game): void {
  const { parts, settings, state } = game;
  if (isDrawnOtherwise(game)) redrawBoard(game);
  const { drawing } = game;
  const picture = boardPicture(game);
  drawing.show(picture);
  if (settings.still) return;
  for (const it of picture.marks) if (!it.entered || !isPlain(it.kind)) game.shown.kinds.add(it.kind);
  for (const it of picture.zones) game.shown.kinds.add(`${it.zone} zone`);
  drawing.focus(state.focus, state.ring);
  parts.room.style.setProperty('--_zoom', String(state.zoom));
  parts.frame.classList.toggle(
    'beside',
    state.room === 'wide' && state.zoom === 1 && (game.board.hands || state.openPanels.has('game')),
  );
  set(parts.frame, 'data-marks', state.moveDiagram ? undefined : state.preferences.marks);
  parts.sheet.classList.toggle('drawing', state.tool.kind === 'draw');
  const hasPlates = state.openPanels.has('game') || state.computer.opponent || state.clock || state.friend;
  for (const it of parts.players) it.hidden = !hasPlates;
  showHeldPiece(parts, heldShape(game), drawing);
  const { board, pieces } = game;
  const { flipped } = state;
  for (const side of SIDES)
    showHand(ofSide(parts.hands, side), { board, pieces, side, flipped, slots: slotsOf(game, side), say: game.say });
  showStatus(game);
  for (const it of game.followers) it.show(game);
  showAnnouncement(game);
}

/** Shows the status line alone. */
export function showStatus(game: Game): void {
  const { parts, pieces, state } = game;
  const { turn, verdict } = state.scene;
  // A disc in the colour of the side to move.
  set(parts.message, 'data-turn', verdict || !game.board.enforce ? undefined : (pieces.inkOf(turn) ?? turn));
  showStatusLine(parts.message, parts.sheet, statusOf(game));
}

/** The board as the reader wants it. */
const skinned = ({ board, state }: Game): BoardView => withSkin(board, state.preferences.skin);

/** Where the coordinates stand: as the reader wants, else inside the squares of small boards, unless tiles would cover them. */
const coordinatesOf = (game: Game): Coordinates => {
  const { preferences, room } = game.state;
  const isInside = room === 'small' && skinOf(skinned(game)).grid !== 'lines' && !game.pieces.onTiles;
  return preferences.coordinates ?? (isInside ? 'inside' : 'outside');
};

/** Whether the board stands as another reader, or another room, would want it. */
const isDrawnOtherwise = (game: Game): boolean =>
  game.drawing.layout.flipped !== game.state.flipped ||
  game.drawing.coordinates !== coordinatesOf(game) ||
  game.drawing.across !== game.state.across ||
  game.shown.preferences !== game.state.preferences;

/** Draws the board anew: this way up, and with the hands at their sides. */
export function redrawBoard(game: Game): void {
  const { board, parts, pieces, settings, state } = game;
  const { hands, players, room, scroll, sheet } = parts;
  const focused = holdsFocus(parts, sheet);
  game.shown.preferences = state.preferences;
  const { flipped, across } = state;
  const how = { say: game.say, flipped, live: !settings.still, coordinates: coordinatesOf(game), across };
  game.drawing = new BoardDrawing(skinned(game), pieces, how);
  sheet.replaceChildren(game.drawing.root);
  applyAppearance(room, board, game.drawing.layout, state.preferences);
  for (const [white, black] of [players, hands]) {
    const [bottom, top] = state.flipped ? [black, white] : [white, black];
    scroll.before(top);
    scroll.after(bottom);
    top.classList.replace('bottom', 'top') || top.classList.add('top');
    bottom.classList.replace('top', 'bottom') || bottom.classList.add('bottom');
  }
  if (settings.still) return;
  game.drawing.focus(state.focus, state.ring);
  if (focused) game.drawing.cells[state.focus]?.focus();
}

/** Shows the text of the definition instead of a board that cannot be shown any more. */
export function giveUp({ abort, parts, say }: Game): void {
  abort.abort();
  for (const it of [parts.stage, parts.switches, parts.narrow, parts.wide]) it.hidden = true;
  parts.message.textContent = say('engine-stopped') || say('failed-board');
  parts.fallback.hidden = false;
}

/** The dragged piece. */
function heldShape({ board, cellOf, pieces, state }: Game): Shape | undefined {
  const { input, scene } = state;
  if (input.kind !== 'dragging') return undefined;
  const { step } = input;
  const free = freePieceOf(step);
  const standing = free ?? pieceOn(state, cellOf.get(step));
  if (standing && !free) return pieces.icon(standing.type, standing.side);
  const piece = free ?? scene.hands.find((it) => it.step === step && it.side === scene.turn);
  if (piece?.side === 'nobody') return pieces.icon(piece.type, piece.side);
  return piece && figure(board, pieces, piece.type, piece.side, state.flipped);
}

/** What a hand shows. */
function slotsOf({ board, state }: Game, side: Side): HandSlot[] {
  const { scene, input } = state;
  const stop = side === scene.turn ? latestStop(input) : undefined;
  return scene.hands
    .filter((it) => it.side === side)
    .map(({ type, count, endless, step: own }) => {
      const step = board.enforce ? own : freeStep({ type, side });
      const option = stop?.options.options.find((it) => it.step === step);
      return {
        type,
        count: endless ? '∞' : `${count}`,
        step,
        mark: option && option.mark !== 'origin' ? option.mark : undefined,
        selected: step === stop?.path[0],
      };
    });
}

/** Says what is announced, once. */
function showAnnouncement({ parts, shown, state }: Game): void {
  if (shown.announcement === state.announcement) return;
  shown.announcement = state.announcement;
  parts.live.textContent = state.announcement.text;
}
