// The entry of one move, from the first click to the last: clicks, drags and keys change the state. No DOM and no rules.

import { latestStop, type MoveInput, type Trail, update } from '../board/board-state.js';
import type { OptionView } from '../engine/views.js';
import { NOTHING, optionsAfter } from './engine-answers.js';
import { askPage, type Game, isEnforced, isOccupied, typeAt } from './game.js';
import { acceptsForMove } from './modes.js';
import { openPreview } from './move-preview.js';
import { refuse, tryPath } from './play.js';
import { canPremove, forgetPremove, takePremove } from './premove.js';

/** A click or tap on a square or a hand slot, or the same by keyboard. */
export function click(game: Game, step: string): void {
  if (game.state.input.kind === 'choosing') return cancel(game);
  settle(game);
  if (!acceptsForMove(game, step, 'click')) return;
  const stop = latestStop(game.state.input);
  if (!stop) return begin(game, step, [step]);
  const option = stop.options.options.find((it) => it.step === step);
  if (option) return take(game, option);
  if (step === stop.path[stop.path.length - 1] && stop.options.whole) return play(game, stop.path);
  if (step === stop.path[0]) return cancel(game);
  begin(game, step, [...stop.path, step]);
}

/** Whether a drag may start here. */
export function canGrab(game: Game, step: string): boolean {
  const stop = latestStop(game.state.input);
  return step === stop?.path[stop.path.length - 1] || canPremove(game, step) || pickable(game, step) !== undefined;
}

/** Starts to drag the piece on a square or in a slot; `false` if there is none to drag. */
export function grab(game: Game, step: string): boolean {
  settle(game);
  if (game.state.input.kind === 'choosing') cancel(game);
  if (canPremove(game, step)) return grabPremove(game, step);
  if (!acceptsForMove(game, step, 'drag')) return false;
  const before = latestStop(game.state.input);
  const fresh = step !== before?.path[before.path.length - 1];
  if (fresh) {
    const origin = pickable(game, step);
    if (!origin) return false;
    game.state.input = { kind: 'idle' };
    take(game, origin);
  }
  const { input } = game.state;
  if (!('trail' in input)) return false;
  game.state.input = { kind: 'dragging', trail: input.trail, step, fresh, ahead: false };
  changePath(game);
  return true;
}

/** Drags the piece of a move that is entered while the computer thinks. */
function grabPremove(game: Game, step: string): boolean {
  forgetPremove(game);
  takePremove(game, step);
  const trail: Trail = [{ path: [step], options: NOTHING }];
  game.state.input = { kind: 'dragging', trail, step, fresh: true, ahead: true };
  return true;
}

/** Lets go of the dragged piece: over a step, or over nothing. */
export function drop(game: Game, step: string | undefined): void {
  const { state } = game;
  if (state.input.kind !== 'dragging') return;
  const { trail, step: from, fresh, ahead } = state.input;
  if (ahead) {
    state.input = { kind: 'idle' };
    return takePremove(game, step ?? from);
  }
  state.input = { kind: 'spelling', trail };
  const stop = trail[trail.length - 1] ?? trail[0];
  if (step === undefined || step === from) {
    if (fresh) cancel(game);
    else changePath(game);
    return;
  }
  const option = stop.options.options.find((it) => it.step === step);
  const path = [...stop.path, step];
  if (option) return take(game, option, true);
  if (!isEnforced(game)) return play(game, path);
  state.input = { kind: 'idle' };
  refuse(game, step, path);
}

/** Goes on with a move that the reader began to enter when the same game was shown otherwise. What was dragged stays picked up. */
export function resume(game: Game, input: MoveInput): void {
  if (!('trail' in input) || ('ahead' in input && input.ahead)) return;
  const [first, ...rest] = input.trail.map(({ path }) => ({ path, options: optionsAfter(game, path) }));
  if (!first) return;
  const trail: Trail = [first, ...rest];
  game.state.input = { kind: input.kind === 'choosing' ? 'choosing' : 'spelling', trail };
  changePath(game);
  // The page has been told of it.
  game.shown.path = (trail[trail.length - 1] ?? first).path;
}

/** Picks one of the offered choices. */
export function choose(game: Game, option: OptionView): void {
  if (game.state.input.kind === 'choosing') take(game, option);
}

/** Plays the path as it stands; `false` if it is not whole. */
export function finish(game: Game): boolean {
  const stop = latestStop(game.state.input);
  if (!stop?.options.whole) return false;
  play(game, stop.path);
  return true;
}

/** Forgets the path. */
export function cancel(game: Game): void {
  if (game.state.input.kind === 'idle') return;
  game.state.input = { kind: 'idle' };
  changePath(game);
}

/** Takes the last step of the path back; `false` if there is none. */
export function stepBack(game: Game): boolean {
  const { input } = game.state;
  if (!('trail' in input)) return false;
  const [first, ...rest] = input.trail.slice(0, -1);
  game.state.input = first ? { kind: 'spelling', trail: [first, ...rest] } : { kind: 'idle' };
  changePath(game);
  return true;
}

/** Ends an animation, early or in time. */
export function settle({ state }: Game): void {
  if (state.input.kind === 'animating') state.input = { kind: 'idle' };
}

/** What picks something up: a click on a square may be a whole move instead. */
function pickable(game: Game, step: string): OptionView | undefined {
  const option = originOf(game, step);
  return option?.mark === 'origin' ? option : undefined;
}

/** What begins a move on a square or in a slot. Without enforced rules every piece can be picked up. */
function originOf(game: Game, step: string): OptionView | undefined {
  const option = optionsAfter(game, []).options.find((it) => it.step === step);
  if (option || isEnforced(game) || !isOccupied(game, step)) return option;
  return { step, path: [step], mark: 'origin', count: 0, plays: false, goesOn: false, words: '' };
}

/** Starts a new path with a click that fits nothing open. `refused` is the path to explain if it starts none. */
function begin(game: Game, step: string, refused: string[]): void {
  const origin = originOf(game, step);
  if (origin) {
    game.state.input = { kind: 'idle' };
    take(game, origin);
  } else if (!isEnforced(game) && refused.length > 1) {
    play(game, refused);
  } else {
    game.state.input = { kind: 'idle' };
    refuse(game, step, refused);
  }
}

/** Takes one step. `dropped`: a drag ends here, so that a whole move is played even if it could go on. */
function take(game: Game, option: OptionView, dropped = false): void {
  const { state } = game;
  if (!asks(game, 'vd-step', option.path)) return changePath(game);
  if (option.plays) return play(game, option.path);
  const options = optionsAfter(game, option.path);
  const choice = options.options.some((it) => it.mark === 'choice');
  if (options.play || (dropped && options.whole && !choice)) return play(game, option.path);
  const stop = { path: option.path, options };
  const trail: Trail = 'trail' in state.input ? [...state.input.trail, stop] : [stop];
  state.selectedType = typeAt(game, trail[0].path[0] ?? '') ?? state.selectedType;
  state.input = { kind: choice ? 'choosing' : 'spelling', trail };
  changePath(game);
}

/** Plays a whole path, unless the page objects. */
function play(game: Game, path: string[]): void {
  game.state.input = { kind: 'idle' };
  if (asks(game, 'vd-move', path)) tryPath(game, path);
  else changePath(game);
}

/** Asks the page; `false` if it objects. The editor asks nobody. */
function asks(game: Game, event: 'vd-step' | 'vd-move', path: string[]): boolean {
  if (game.state.tool.kind === 'edit') return true;
  game.state.untouched = false;
  return askPage(game, event, { path, ply: game.state.scene.ply });
}

/** The path is another one: what was said and shown about the one before is forgotten. */
function changePath(game: Game): void {
  update(game.state, { refusal: undefined, preview: openPreview(game), notice: undefined });
}
