// Squares and moves as the players of the game write them, where the reader wants that. Only the engine with everything knows how.

import { followPreferences } from '../board/preferences.js';
import type { BoardView } from '../engine/views.js';
import { act } from '../game/controller.js';
import { type Game, notify, type PlayersNotation } from '../game/game.js';
import { canThink, thinkingCopy } from '../search/thinkable.js';
import { say, voices } from '../words/say.js';
import { retell } from './retell.js';
import { withSquares } from './square-names.js';
import { movesBy } from './written-moves.js';

/** Whether the players of a game may write in a way of their own: all that do have palaces, pieces that promote as in Shogi, or two kinds of pieces. To ask costs as much as the engine with everything. */
const mayDiffer = ({ palaces, types }: BoardView): boolean =>
  palaces[0].length > 0 || types.some((it) => it.promoted > 0) || types.length === 2;

/** How many boards have had a voice of their own. */
let count = 0;

/** Follows what the reader wants, for as long as the game is there. */
export function followNotation(game: Game): void {
  const { board, settings, signal } = game;
  const { language } = settings;
  count += 1;
  const voice = `${language}-x-n${count}`;
  let way: { board: BoardView; notation: PlayersNotation } | undefined;
  let isAsked = !mayDiffer(board) && !canThink(game.diagram);
  const isWanted = (): boolean => game.state.preferences.notation === 'players';
  const apply = (): void => {
    const wanted = isWanted() ? way : undefined;
    if (!way || game.notation === wanted?.notation) return;
    game.board = wanted?.board ?? board;
    game.notation = wanted?.notation;
    // So it is told in the same words after a panic.
    settings.language = wanted ? voice : language;
    game.diagram.tellIn(settings.language);
    // It is drawn anew.
    delete game.shown.preferences;
    retell(game);
  };
  const find = async (): Promise<void> => {
    const copy = await thinkingCopy(game.diagram, game.saved);
    const view = signal.aborted ? undefined : copy.playersNotation();
    if (!view) return copy.free();
    const { labels, lang, squares } = view;
    const cells = board.cells.map((it, index) => ({ ...it, label: squares[index] ?? it.label }));
    const names = new Map(cells.map((it, index) => [board.cells[index]?.label, it.label]));
    const nameOf = (square: string): string => names.get(square) ?? square;
    voices.set(voice, (message, family) => say(withSquares(message, nameOf), language, family));
    signal.addEventListener('abort', () => {
      voices.delete(voice);
      try {
        copy.free();
      } catch {
        // A dead object cannot be freed.
      }
    });
    way = { board: { ...board, labels, cells }, notation: movesBy(game, copy, lang) };
    act(game, apply);
  };
  const follow = (): void => {
    if (way) act(game, apply);
    if (isAsked || !isWanted()) return;
    isAsked = true;
    find().catch(() => {
      isAsked = false;
      act(game, notify, game.say('not-loaded'));
    });
  };
  followPreferences(follow, signal);
  follow();
}
