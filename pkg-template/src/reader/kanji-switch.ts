// The switch beside boards of Shogi: characters or pictures on the tiles. It holds for all such boards, and is remembered.

import { readPreferences, writePreferences } from '../board/preferences.js';
import type { Follower, Game } from '../game/game.js';
import { button, set } from '../style/dom.js';

/** Changes what stands on tiles. */
function turnTiles(): void {
  const { tiles, ...others } = readPreferences();
  writePreferences(tiles ? others : { ...others, tiles: 'pictures' });
}

/** Follows a game. */
export function kanjiSwitch({ parts, pieces }: Game): Follower {
  const made = button('', { class: 'switch', part: 'button' }, turnTiles);
  parts.switches.append(made);
  return {
    show({ say, state }) {
      const isPictures = state.preferences.tiles !== undefined;
      made.textContent = say(isPictures ? 'tiles-kanji' : 'tiles-pictures');
      // Until there are words nobody could tell what it does.
      made.hidden = !pieces.hasKanji || made.textContent === '';
      const name = say(isPictures ? 'show-kanji' : 'show-pictures');
      for (const it of ['aria-label', 'title']) set(made, it, name);
    },
  };
}
