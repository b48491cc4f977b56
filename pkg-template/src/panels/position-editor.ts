// The palette of the editor of positions, below the board. Clicks and drags on its pieces are taken by the gestures of the board.

import { nameWord, pieceName, typeName } from '../a11y/labels.js';
import type { FreePiece } from '../board/board-state.js';
import { figure } from '../board/tile-preview.js';
import type { Side } from '../engine/names.js';
import { toggleEditor } from '../game/commands.js';
import { act } from '../game/controller.js';
import { freeStep } from '../game/free-placement.js';
import type { Game, Panel } from '../game/game.js';
import { ERASER, WALL } from '../game/position-editor.js';
import { currentGame } from '../game/saved-game.js';
import { copyText } from '../reader/copy.js';
import { button, html, set } from '../style/dom.js';
import { changeHand, clearBoard, passTurn, resetPosition } from './editor-actions.js';

/** More types than these have small pictures, in a region that scrolls. */
const MANY = 20;

/** A piece of the palette. */
function slot(piece: FreePiece, name: string, ...content: Parameters<typeof html>[2][]): HTMLButtonElement {
  return html(
    'button',
    { type: 'button', class: 'slot', part: 'slot', 'data-step': freeStep(piece), 'aria-label': name, title: name },
    ...content,
  );
}

/** The pieces of a side. Tiles are drawn as they would be laid. */
function sideRow({ board, pieces, say, state }: Game, side: Side): HTMLElement {
  const slots = board.types.map(({ number: type, faces }) => {
    // A piece that comes on a tile is put without it.
    const tile = faces && faces[0].piece === undefined;
    const picture = tile ? figure(board, pieces, type, side, state.flipped) : pieces.icon(type, side);
    return slot({ type, side }, pieceName(say, board, { type, side, cell: 0 }), picture);
  });
  return html(
    'div',
    {
      class: board.types.length > MANY ? 'palette many' : 'palette',
      role: 'group',
      'aria-label': say('editor-pieces', { side: { choice: side } }),
    },
    ...slots,
  );
}

/** Opens the palette; it goes when the editor is closed. */
export function editorPalette(game: Game): Panel {
  const { board, parts, say, state } = game;
  const problem = html('p', { class: 'problem', role: 'status' });
  const action = (name: string, click: () => unknown, attributes = 'wide'): HTMLButtonElement =>
    button(name, { class: attributes }, click);
  const turn = action('', () => act(game, passTurn));
  const copy = action(say('copy-position'), async () => {
    problem.textContent = await copyText(say, currentGame(game).fen ?? '');
  });
  const hands = board.hands
    ? [
        action(say('editor-into-hand'), () => act(game, changeHand, 1)),
        action(say('editor-out-of-hand'), () => act(game, changeHand, -1)),
      ]
    : [];
  const bar = html(
    'div',
    { class: 'editor-tools', role: 'group', 'aria-label': say('editor-tools') },
    slot(ERASER, say('editor-wipe-out'), '\u2715'),
    ...(board.wall === undefined
      ? []
      : [slot(WALL, nameWord(say, typeName(board, 0)), game.pieces.icon(WALL.type, WALL.side))]),
    action(say('editor-clear'), () => act(game, clearBoard)),
    action(say('editor-start-position'), () => act(game, resetPosition)),
    turn,
    ...hands,
    copy,
    action(say('button-done'), () => act(game, toggleEditor), 'wide done'),
  );
  const rows = html('div');
  const root = html('div', { class: 'editor', part: 'editor' }, rows, bar, problem);
  let drawn = '';
  let known = state.scene;
  parts.tray.replaceChildren(root);
  const panel: Panel = {
    root,
    show() {
      const { tool, scene, flipped } = state;
      if (tool.kind !== 'edit') {
        root.remove();
        game.followers.splice(game.followers.indexOf(panel), 1);
        return;
      }
      const look = `${flipped} ${game.pieces.version}`;
      if (look !== drawn) rows.replaceChildren(sideRow(game, 'black'), sideRow(game, 'white'));
      drawn = look;
      const chosen = tool.piece && freeStep(tool.piece);
      for (const it of root.querySelectorAll('.slot'))
        set(it, 'aria-pressed', String(it.getAttribute('data-step') === chosen));
      turn.textContent = say('to-move', { side: say(scene.turn) });
      // What was copied has been read when the position changes.
      if (tool.problem || scene !== known) problem.textContent = tool.problem;
      known = scene;
    },
  };
  panel.show(game);
  return panel;
}
