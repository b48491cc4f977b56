// What is said of a game with a friend.

import type { Game } from '../game/game.js';
import type { Say } from '../words/page.js';
import { sentences } from '../words/sentences.js';
import type { Notice } from './friend-game.js';
import type { Friendship } from './friendship.js';
import type { Entry } from './log.js';

/** What the friend is called. */
export const nameOf = (say: Say, { friend }: Friendship): string => friend || say('friend-someone');

/** What the status line says while the reader waits. */
export function waitingWords(say: Say, friendship: Friendship, isStopped: boolean): string {
  const name = nameOf(say, friendship);
  if (isStopped) return say('friend-stopped');
  return friendship.heldBack === undefined ? say('friend-waiting', { name }) : say('friend-waiting-set-up', { name });
}

/** The first words of what the two have to send. */
export function sendWords(say: Say, friendship: Friendship): string {
  const { ledger, pairing, side } = friendship;
  const name = nameOf(say, friendship);
  if (ledger.stage !== 'play')
    return say(pairing.inviter === side ? 'friend-send-number' : 'friend-send-answer', { name });
  return say(ledger.sealed?.side === side ? 'friend-send-sealed' : 'friend-send', { name });
}

/** A date that somebody is to keep, in the reader's words. */
const dateOf = ({ parts }: Game, minutes: number): string =>
  new Date(minutes * 60_000).toLocaleString(parts.room.lang || undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** What is asked, offered and due. */
export function standingWords(game: Game, friendship: Friendship): string {
  const { say } = game;
  const { due, hasNews, isLate, ledger, side, waits } = friendship;
  const name = nameOf(say, friendship);
  const { asked, isOver, needsSeal, offer, turn } = ledger;
  const isTurn = !isOver && !waits && turn === side;
  return sentences(
    say,
    friendship.hasLostSecret ? say('friend-lost-secret') : '',
    isLate && !hasNews ? say('friend-came-late') : '',
    !isOver && offer ? say(offer === side ? 'friend-offered' : 'friend-offers', { name }) : '',
    !isOver && asked ? say(asked === side ? 'friend-asked' : 'friend-asks', { name }) : '',
    isTurn && due !== undefined ? say('friend-due', { date: dateOf(game, due) }) : '',
    isTurn && needsSeal ? say('friend-place-pieces', { name }) : '',
    isTurn && !needsSeal && ledger.entries.length === 0 ? say('friend-make-move') : '',
  );
}

/** An entry as the words of a link that differs tell it. */
function entryWords({ board, say, state }: Game, entry: Entry | undefined): string {
  if (!entry) return say('friend-nothing');
  if (entry.kind === 'move' && (board.covers || state.scene.secret)) return say('friend-hidden-move');
  return entry.kind === 'move' ? entry.path.replaceAll(' ', '–') : say('friend-no-move');
}

/** What is said of a link that was opened. */
export function noticeWords(game: Game, notice: Notice): string {
  const { say, state } = game;
  switch (notice.kind) {
    case 'stale':
      return say('friend-stale', { plies: notice.plies, seen: state.scene.plies });
    case 'fork':
      return say('friend-fork', {
        ply: notice.ply,
        theirs: entryWords(game, notice.theirs),
        mine: entryWords(game, notice.mine),
      });
    case 'foreign':
      return say('friend-foreign', { ply: notice.ply });
    default:
      return say(`friend-${notice.kind}`);
  }
}
