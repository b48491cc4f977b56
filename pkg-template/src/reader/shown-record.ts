// The attribute `record`: the game that a page shows. A game that the reader goes on with, or that a link brings, goes first.

import { loadRecord } from '../game/commands.js';
import { act } from '../game/controller.js';
import { type Game, notify } from '../game/game.js';
import { loadEnglish } from '../words/say.js';

/** Loads the game that the page has for a board, if nothing was played. What is wrong with it is told once there are words. */
export async function showRecord(game: Game): Promise<void> {
  const { host, signal, state } = game;
  const record = host.getAttribute('record');
  if (!record || state.scene.plies > 0 || state.puzzle) return;
  if (act(game, loadRecord, record) === undefined) return;
  await loadEnglish().catch(() => undefined);
  const problem = signal.aborted ? undefined : act(game, loadRecord, record);
  if (problem) act(game, notify, problem);
}
