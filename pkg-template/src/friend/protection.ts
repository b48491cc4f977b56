// What a game with a friend protects, and what it does not, for this game.

import type { Game } from '../game/game.js';
import { html } from '../style/dom.js';
import type { Ledger } from './ledger.js';

/** What holds of the rules of a game: whether something is drawn, set up unseen, or hidden. */
export interface Hiding {
  draws: boolean;
  hidesSetUps: boolean;
  hides: boolean;
}

/** The same of a game that is begun. */
export const hidingOf = ({ board, state }: Game, { start, stage, hasSetUps }: Ledger): Hiding => ({
  draws: start !== undefined || stage !== 'play',
  hidesSetUps: hasSetUps,
  hides: !hasSetUps && (board.covers || state.scene.secret),
});

/** A list that opens with a click. */
export function protection({ say }: Game, { draws, hidesSetUps, hides }: Hiding): HTMLElement {
  const told = [
    'friend-protects-moves',
    'friend-protects-link',
    'friend-protects-time',
    draws && 'friend-protects-chance',
    hidesSetUps && 'friend-protects-set-up',
    hides && 'friend-protects-nothing-hidden',
    'friend-protects-kept',
  ];
  const items = told.flatMap((it) => (it ? [html('li', {}, say(it))] : []));
  return html(
    'details',
    { class: 'protection' },
    html('summary', {}, say('friend-protection')),
    html('ul', {}, ...items),
  );
}
