// Questions to the engine about the position that is shown. Each is asked once.

import { latestStop } from '../board/board-state.js';
import type { Owner } from '../engine/names.js';
import type { OptionsView, OptionView, RelationsView, ThreatView, ZoneView } from '../engine/views.js';
import { freePieceOf } from './free-placement.js';
import type { Game } from './game.js';

/** Nothing may follow: the editor, pieces from nowhere and moves that come later need no marks. */
export const NOTHING: OptionsView = { whole: false, play: false, options: [], taken: [] };

/** What may follow a path; what may begin a move, if it is empty. */
export function optionsAfter({ diagram, state }: Game, path: string[]): OptionsView {
  if (state.tool.kind === 'edit' || freePieceOf(path[0])) return NOTHING;
  if (path.length > 0) return diagram.options(path);
  state.answers.origins ??= diagram.options([]);
  return state.answers.origins;
}

/** What a click may do next: after the open path, or before any where pieces come from one slot alone, which need not be clicked. */
export function clickable(game: Game): OptionView[] {
  const { input, scene } = game.state;
  const stop = latestStop(input);
  if (stop) return stop.options.options;
  const slots = scene.hands.filter((it) => it.side === scene.turn);
  return slots.length === 1 ? optionsAfter(game, []).options.filter((it) => it.mark !== 'origin') : [];
}

/** Squares that a type of a side treats in its own way. They are the same during the whole game. */
export function zonesOf({ diagram, zones }: Game, type: number, side: Owner): ZoneView[] {
  if (side === 'nobody') return [];
  const key = `${type} ${side}`;
  const found = zones.get(key) ?? diagram.zones(type, side);
  zones.set(key, found);
  return found;
}

/** What White and Black attack. */
export function threatsOf({ diagram, state }: Game): [ThreatView[], ThreatView[]] {
  state.answers.threats ??= [diagram.threats('white'), diagram.threats('black')];
  return state.answers.threats;
}

/** Which pieces engage each other; nothing in games without such relations. */
export function relationsOf({ board, diagram, state }: Game): RelationsView | undefined {
  if (board.relations) state.answers.relations ??= diagram.relations();
  return state.answers.relations;
}
