// The attribute `autoplay`: a game plays itself, again and again, while it is seen, until its reader does anything else.

import { goTo } from '../game/commands.js';
import { act } from '../game/controller.js';
import type { Follower, Game } from '../game/game.js';
import { button, isNode, reducedMotion, set, toElement } from '../style/dom.js';
import { icon } from '../style/shape.js';

/** Milliseconds for a move: the fastest, what is usual, the slowest. */
const PACE = { least: 300, usual: 1500, most: 30_000 } as const;

/** The last position stays for as long as so many others. */
const LAST = 3;

const PLAY = 'M8 5v14l11-7z';
const PAUSE = 'M7 5h4v14H7zM14 5h4v14h-4z';

/** The pace that the attribute names. */
function paceOf(text: string | null): number {
  const pace = Number(text);
  return pace > 0 ? Math.min(PACE.most, Math.max(PACE.least, pace)) : PACE.usual;
}

/** Follows a game that plays itself; nothing for others. */
export function autoplay(game: Game): Follower {
  const { host, parts, say, signal, state } = game;
  if (!host.hasAttribute('autoplay') || state.scene.plies === 0) return { show: () => undefined };
  let isPlaying = !reducedMotion();
  let isSeen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Where it has gone by itself: elsewhere is where the reader went. */
  let expected: number | undefined;

  const schedule = (): void => {
    clearTimeout(timer);
    if (!isPlaying || !isSeen || document.hidden) return;
    const { ply, plies } = state.scene;
    timer = setTimeout(step, paceOf(host.getAttribute('autoplay')) * (ply === plies ? LAST : 1));
  };
  const goOn = (ply: number): void => {
    expected = ply;
    act(game, goTo, ply);
  };
  function step(): void {
    const { ply, plies } = state.scene;
    goOn(ply === plies ? 0 : ply + 1);
    schedule();
  }
  const made = button('', { class: 'switch autoplay', part: 'button' }, () => turn(!isPlaying));
  function turn(on: boolean): void {
    isPlaying = on;
    made.replaceChildren(toElement(icon(on ? PAUSE : PLAY)));
    tell();
    schedule();
  }
  /** What the button does. The words may come after it. */
  function tell(): void {
    const name = say(isPlaying ? 'autoplay-pause' : 'autoplay-play');
    for (const it of ['aria-label', 'title']) set(made, it, name);
  }
  parts.switches.prepend(made);
  goOn(0);
  turn(isPlaying);

  // Whoever touches the board, or a button of it, wants to look at it.
  const stop = ({ target }: Event): void => {
    if (isPlaying && !(isNode(target) && made.contains(target))) turn(false);
  };
  for (const it of ['pointerdown', 'keydown'] as const)
    parts.root.addEventListener(
      it,
      (event) => (event.type === 'keydown' && (event as KeyboardEvent).key === 'Tab' ? undefined : stop(event)),
      { signal },
    );
  const watch = new IntersectionObserver(
    (all) => {
      isSeen = all.at(-1)?.isIntersecting ?? false;
      schedule();
    },
    { threshold: 0.4 },
  );
  watch.observe(host);
  document.addEventListener('visibilitychange', schedule, { signal });
  signal.addEventListener('abort', () => {
    watch.disconnect();
    clearTimeout(timer);
  });
  return {
    show() {
      tell();
      if (isPlaying && expected !== undefined && state.scene.ply !== expected) turn(false);
    },
  };
}
