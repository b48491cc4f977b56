// The card over the board when a game has ended: how, and what to do next.

import { isPast } from '../board/board-state.js';
import { opponentOf } from '../engine/sides.js';
import type { VerdictView } from '../engine/views.js';
import { restart } from '../game/commands.js';
import { act } from '../game/controller.js';
import type { Follower, Game } from '../game/game.js';
import { openPuzzle } from '../game/puzzle.js';
import { RESULTS } from '../game/results.js';
import { button, html, isNode } from '../style/dom.js';

/** The result in a few words: to whoever plays against the computer, as it is for them. */
function headline({ say, state }: Game, { result }: VerdictView): string {
  if (result === 'draw') return say('end-draw');
  const { opponent } = state.computer;
  if (state.friend?.side === result) return say('end-you-win');
  if (!opponent) return say('end-win', { side: say(result) });
  return say(opponent.side === result ? 'end-computer-wins' : 'end-you-win');
}

/** The same players again; against the computer with the other side. */
function rematch(game: Game): void {
  const { host } = game;
  if (game.rematch) return game.rematch();
  act(game, restart);
  if (!host.opponent) return;
  host.opponent = opponentOf(host.opponent);
  host.flipped = host.opponent === 'white';
}

/** The address of another game, if the page gives one. */
function anotherGame({ host, say }: Game): HTMLElement | undefined {
  const address = host.getAttribute('another-game');
  if (!address || !URL.canParse(address, host.baseURI)) return undefined;
  const { href, protocol } = new URL(address, host.baseURI);
  return /^(?:https?|file):$/.test(protocol) ? html('a', { class: 'wide', href }, say('end-another-game')) : undefined;
}

/** Follows a game: the card comes with the move that ends it, or with giving up, and goes with whatever is done next. */
export function endCard(game: Game): Follower {
  const { board, host, parts, say, signal, state } = game;
  let before = { ply: state.scene.ply, plies: state.scene.plies, over: Boolean(state.scene.verdict) };
  let card: HTMLElement | undefined;
  const close = (): void => {
    const hadFocus = card?.matches(':focus-within');
    card?.remove();
    card = undefined;
    if (hadFocus) parts.sheet.querySelector<SVGElement>('[tabindex="0"]')?.focus();
  };
  // Whoever clicks beside it wants to see the board.
  parts.sheet.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (isNode(target) && !card?.contains(target)) close();
    },
    { signal },
  );
  const answer = (name: string, look: string, does: () => void): HTMLElement =>
    button(name, { class: `wide${look}` }, () => {
      does();
      close();
    });
  function open(verdict: VerdictView): void {
    const score = html('span', { class: 'score' }, RESULTS[verdict.result]);
    const heading = html('h2', { id: 'end-title' }, headline(game, verdict), ' ', score);
    const analyse = board.enforce && !state.scene.secret;
    card = html(
      'section',
      { class: 'end-card', part: 'end-card', 'aria-labelledby': 'end-title' },
      heading,
      // Who has won stands above.
      html('p', {}, verdict.why),
      html(
        'div',
        { class: 'answers' },
        answer(say('end-rematch'), ' done', () => rematch(game)),
        analyse && answer(say('tool-analyse'), '', () => (host.analysis = true)),
        anotherGame(game),
      ),
      button('×', { class: 'close', 'aria-label': say('button-close') }, close),
    );
    card.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    });
    parts.sheet.append(card);
  }
  return {
    show() {
      const { ply, plies, verdict } = state.scene;
      // Who walks to the end of a game, or loads one, has not ended it.
      const played = plies === before.ply + 1 && plies !== before.plies;
      const givenUp = ply === before.ply && plies === before.plies && (plies > 0 || verdict?.reason === 'resigned');
      const ends = verdict && !before.over && !isPast(state) && (played || givenUp);
      if (ply !== before.ply || plies !== before.plies || !verdict) close();
      before = { ply, plies, over: Boolean(verdict) };
      if (ends && !openPuzzle(state)) open(verdict);
    },
  };
}
