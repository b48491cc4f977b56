// The clocks of both players, as data: what runs, what a move adds, and who is out of time. The time of day comes from outside.

import { type BoardState, type ClockState, isPast, type TimeControl } from '../board/board-state.js';
import type { Side } from '../engine/names.js';
import { askPage, type Game, tellPage } from '../game/game.js';
import { changePosition } from '../game/position.js';

const indexOf = (side: Side): 0 | 1 => (side === 'white' ? 0 : 1);

const startOf = ({ base, byoyomi }: TimeControl): number => base || byoyomi;

/** Clocks that nobody has started yet. */
export function newClock(control: [TimeControl, TimeControl], always = false): ClockState {
  const [white, black] = control;
  return {
    control,
    left: [startOf(white), startOf(black)],
    overtime: [white.base === 0, black.base === 0],
    running: undefined,
    since: undefined,
    plies: 0,
    fallen: undefined,
    always,
  };
}

/** What a side has left at a time. */
export function leftOf({ left, running, since }: ClockState, side: Side, now: number): number {
  const spent = running === side && since !== undefined ? now - since : 0;
  return left[indexOf(side)] - spent;
}

/** How many moves a side should still be able to make, how much of what a move adds it may use, and below which time that matters. */
const MOVES = 30;
const USED = 0.7;
const PLENTY = 3000;

/** What a side may spend on one move, if that has to be less than usual. */
export function shareOf(clock: ClockState | undefined, side: Side, now: number): number | undefined {
  if (!clock) return undefined;
  const index = indexOf(side);
  const left = Math.max(0, leftOf(clock, side, now));
  const share = clock.overtime[index] ? left * USED : left / MOVES + clock.control[index].increment * USED;
  return share < PLENTY ? Math.max(30, Math.min(share, left * USED)) : undefined;
}

/** Whose clock should run: nobody's before the first move and after the end, and whoever looks back stops none. */
export function wantedSide(state: BoardState, isOver: boolean): Side | undefined {
  const { clock, scene } = state;
  if (!clock || clock.fallen || isOver || scene.plies === 0 || state.tool.kind === 'edit') return undefined;
  return isPast(state) ? clock.running : scene.turn;
}

/** Takes what has passed from the clock that runs. When the time is gone, that for single moves begins; then the side is out of time. */
function charge(clock: ClockState, now: number): void {
  const { control, left, overtime, running, since } = clock;
  if (!running || since === undefined) return;
  const index = indexOf(running);
  left[index] -= now - since;
  clock.since = now;
  if (left[index] <= 0 && !overtime[index] && control[index].byoyomi > 0) {
    overtime[index] = true;
    left[index] += control[index].byoyomi;
  }
  if (left[index] <= 0) clock.fallen = running;
}

/** What a move gives back to the side that has made it. */
function reward({ control, left, overtime }: ClockState, side: Side): void {
  const index = indexOf(side);
  const { increment, byoyomi } = control[index];
  left[index] = overtime[index] ? byoyomi : left[index] + increment;
}

/** Follows the game: the clock of the side to move runs, that of the other one stands. */
export function press(game: Game, now: number): void {
  const { state } = game;
  const { clock } = state;
  if (!clock) return;
  const { plies } = state.scene;
  if (plies === 0 && state.atStart) {
    state.clock = newClock(clock.control, clock.always);
    return;
  }
  charge(clock, now);
  const { running: before } = clock;
  const next = wantedSide(state, game.saved.ending !== undefined);
  if (before && next !== before && plies > clock.plies) reward(clock, before);
  const goesOn = clock.since !== undefined || before === undefined;
  Object.assign(clock, { plies, running: next, since: next && goesOn ? now : undefined });
}

/** Stops the clock, or lets it go on: whoever leaves the page does not lose by that. */
export function pause({ state: { clock } }: Game, isPaused: boolean, now: number): void {
  if (!clock?.running || isPaused === (clock.since === undefined)) return;
  if (isPaused) charge(clock, now);
  clock.since = isPaused ? undefined : now;
}

/** Gives both players clocks, or takes them away. */
export function setClock(game: Game, control: [TimeControl, TimeControl] | undefined, always = false): void {
  game.state.clock = control && newClock(control, always);
}

/** Looks whether somebody is out of time. That side loses, unless the page wants something else. */
export function checkTime(game: Game, now: number): void {
  const { diagram, state } = game;
  const { clock } = state;
  if (!clock || clock.fallen) return;
  charge(clock, now);
  const { fallen } = clock;
  if (!fallen) return;
  Object.assign(clock, { running: undefined, since: undefined });
  clock.left[indexOf(fallen)] = 0;
  if (!askPage(game, 'vd-time', { side: fallen })) return;
  diagram.goto(state.scene.plies);
  if (!diagram.resign(fallen)) return;
  changePosition(game, 'edit');
  if (state.scene.verdict) tellPage(game, 'vd-verdict', state.scene.verdict);
}
