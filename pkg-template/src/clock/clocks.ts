// The clocks beside the names of the players: they are drawn while they run, and follow the game.

import type { ClockState } from '../board/board-state.js';
import { SIDES } from '../engine/sides.js';
import { act } from '../game/controller.js';
import { announce, type Follower, type Game } from '../game/game.js';
import { openPuzzle } from '../game/puzzle.js';
import { html, set } from '../style/dom.js';
import { checkTime, leftOf, pause, press, setClock, wantedSide } from './clock.js';
import { clockText, readControls } from './time-control.js';

/** Milliseconds between two pictures of a clock, and those that are left when a reader of screens is told. */
const TICK = 100;
const SOON = 10_000;

/** The clock of a side. */
const face = (): HTMLElement => html('span', { class: 'clock', part: 'clock', role: 'timer', hidden: true });

/** The clocks of White and Black. */
export type Faces = [HTMLElement, HTMLElement];

/** Makes the clocks of both sides. */
export const clockFaces = (): Faces => [face(), face()];

/** What the page wants: the attribute `clock`, with the word `always` for clocks that go on while the page is hidden. */
function takeWish(game: Game): void {
  const wish = game.host.getAttribute('clock')?.trim();
  const controls = wish && readControls(wish.replace(/\s*\balways$/, ''));
  if (controls && !game.state.clock) setClock(game, controls, wish.endsWith('always'));
}

/** Follows a game: shows its clocks, and lets them run. */
export function clocks(game: Game, faces: Faces): Follower {
  const { host, say, signal, state } = game;
  const page = host.ownerDocument;
  let timer: ReturnType<typeof setInterval> | undefined;
  let told = false;
  const show = (clock: ClockState, now: number): void => {
    for (const [index, side] of SIDES.entries()) {
      const left = leftOf(clock, side, now);
      const at = faces[index as 0 | 1];
      const text = clockText(left);
      set(at, 'aria-label', say('clock-of', { side: say(side) }));
      if (at.textContent !== text) at.textContent = text;
      set(at, 'data-running', clock.running === side && clock.since !== undefined);
      set(at, 'data-low', left < SOON);
    }
  };
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  const tick = (): void => {
    const { clock } = state;
    if (!clock?.running) return stop();
    const now = performance.now();
    const left = leftOf(clock, clock.running, now);
    if (left <= 0) return void act(game, checkTime, now);
    if (left < SOON && !told) {
      told = true;
      act(game, announce, say('ten-seconds-left', { side: say(clock.running) }));
    }
    show(clock, now);
  };
  const follow = (): void => void act(game, press, performance.now());
  const leave = (): void => {
    if (state.clock && !state.clock.always) act(game, pause, page.hidden, performance.now());
  };
  page.addEventListener('visibilitychange', leave, { signal });
  signal.addEventListener('abort', stop);
  if (!openPuzzle(state)) takeWish(game);
  return {
    show() {
      const { clock, scene } = state;
      for (const it of faces) it.hidden = !clock;
      if (!clock) return stop();
      const isStale =
        clock.plies !== scene.plies || clock.running !== wantedSide(state, game.saved.ending !== undefined);
      // What follows from a move is an action of its own.
      if (isStale) queueMicrotask(follow);
      if (leftOf(clock, scene.turn, performance.now()) > SOON) told = false;
      show(clock, performance.now());
      if (clock.running && clock.since !== undefined) timer ??= setInterval(tick, TICK);
      else stop();
    },
  };
}
