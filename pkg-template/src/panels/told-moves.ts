// How the pieces move in words: each place is filled as soon as the words are there.

import { movesInWords } from '../engine/in-words.js';
import type { Game } from '../game/game.js';
import { html } from '../style/dom.js';

/** What makes a place for the words of a type. Without them, the table says how pieces move in XBetza alone. */
export type ToldMoves = (type: number) => HTMLElement;

/** Asks for the words of a game, once. */
export function toldMoves(game: Game): ToldMoves {
  let words: string[] | undefined;
  const waiting = new Map<HTMLElement, number>();
  movesInWords(game.diagram).then(
    (found) => {
      words = found;
      for (const [place, type] of waiting) place.textContent = words[type - 1] ?? '';
      waiting.clear();
    },
    () => undefined,
  );
  return (type) => {
    const place = html('span', { class: 'in-words' }, words?.[type - 1]);
    if (!words) waiting.set(place, type);
    return place;
  };
}
