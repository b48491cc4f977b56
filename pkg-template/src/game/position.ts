// Takes over the engine's position after it has changed, and forgets what belonged to the one before.

import { forgetAnnotations } from '../board/annotations.js';
import { update } from '../board/board-state.js';
import type { Side } from '../engine/names.js';
import { saveGame } from '../engine/saved-game.js';
import type { SceneView } from '../engine/views.js';
import { joined, type Say } from '../words/page.js';
import { forgetThoughts } from './computer-commands.js';
import { thinkingWords } from './computers-turn.js';
import { announce, type ChangeCause, type Game, tellPage } from './game.js';
import { followPuzzle, forgetHint } from './puzzle.js';

/** Who runs out of time has given up, as the engine sees it: it has no clock. */
function inTime(say: Say, fallen: Side | undefined, scene: SceneView): SceneView {
  const { verdict } = scene;
  if (!fallen || verdict?.reason !== 'resigned') return scene;
  const sentence = say('out-of-time', { side: { choice: fallen } });
  return { ...scene, verdict: { ...verdict, reason: 'time', sentence } };
}

/** Takes over what the engine tells of its position. */
export function readScene({ asSeen, diagram, say, state }: Game): void {
  state.scene = asSeen(inTime(say, state.clock?.fallen, diagram.scene()));
}

/** The engine's position has changed. The page is told of it with its cause, where it has one. */
export function updateScene(game: Game, cause?: ChangeCause): void {
  const { state } = game;
  readScene(game);
  update(state, {
    answers: {},
    before: undefined,
    preview: undefined,
    supposition: undefined,
    notice: undefined,
    untouched: false,
    atStart: false,
  });
  forgetAnnotations(state.annotations);
  forgetHint(game);
  forgetThoughts(state.computer);
  saveChange(game, cause);
}

/** Saves the game, and tells the page if the position, its place in the record, or the record is another one. */
export function saveChange(game: Game, cause?: ChangeCause): void {
  const { diagram, saved: before, state } = game;
  const after = saveGame(diagram, state.scene, before);
  game.saved = after;
  if (!cause || (before.fen === after.fen && before.ply === after.ply && before.record === after.record)) return;
  const { ply, plies } = state.scene;
  tellPage(game, 'vd-change', { cause, ply, plies, fen: after.fen, record: after.record });
}

/** Another position was chosen: what was begun is forgotten, and the position is announced. */
export function changePosition(game: Game, cause: ChangeCause): void {
  const { state } = game;
  update(state, { input: { kind: 'idle' }, refusal: undefined, moveDiagram: undefined });
  state.computer.premove = [];
  updateScene(game, cause);
  followPuzzle(game);
  announce(game, joined(game.say, 'sentence-more', game.tellPosition(), thinkingWords(game)));
}
