// Squares that the piece which is being moved treats in its own way.

import { pieceOn, type Stop } from '../board/board-state.js';
import type { ZoneView } from '../engine/views.js';
import { zonesOf } from './engine-answers.js';
import type { Game } from './game.js';

/** The zones of the piece that was clicked first. Where it promotes matters if this move can lead there, or away from there. */
export function selectedZones(game: Game, { path, options }: Stop): ZoneView[] {
  const { cellOf, state } = game;
  const [first = ''] = path;
  const piece = pieceOn(state, cellOf.get(first)) ?? state.scene.hands.find((it) => it.step === first);
  const zones = piece ? zonesOf(game, piece.type, piece.side) : [];
  const near = new Set([...path.map((it) => cellOf.get(it)), ...options.options.map((it) => it.cell)]);
  const promotes = zones.some((it) => it.zone === 'promotion' && near.has(it.cell));
  return promotes ? zones : zones.filter((it) => it.zone !== 'promotion');
}
