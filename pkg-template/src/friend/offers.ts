// The buttons of a game with a friend: answers to what was said or opened, and what the reader can do by the way.

import { askToResign } from '../computer/dialog.js';
import { opponentOf } from '../engine/sides.js';
import { goTo } from '../game/commands.js';
import { act } from '../game/controller.js';
import { button } from '../style/dom.js';
import type { FriendGame } from './friend-game.js';
import { openLive } from './live-dialog.js';
import type { WholeLetter } from './reading.js';

/** A button: the message of its name, when it is there, and what it does. */
interface Offer {
  id: string;
  isThere: boolean;
  does: () => unknown;
  /** It is what most readers want. */
  isFirst?: boolean;
}

/** Shows those buttons that are there. As long as they are the same ones they stay: somebody may be pressing one. */
function show(of: FriendGame, place: HTMLElement, offers: Offer[]): void {
  const there = offers.filter((it) => it.isThere);
  const names = there.map((it) => it.id).join(' ');
  place.hidden = there.length === 0;
  if (place.dataset.names === names) return;
  const hadFocus = place.matches(':focus-within');
  place.dataset.names = names;
  const made = there.map(({ id, does, isFirst }) =>
    button(of.game.say(id), { class: isFirst ? 'wide done' : 'wide' }, does),
  );
  place.replaceChildren(...made);
  if (hadFocus) (made[0] ?? place.closest<HTMLElement>('[tabindex]'))?.focus();
}

/** Of a link that was not taken: what it holds. */
const otherGame = ({ notice }: FriendGame): WholeLetter | undefined =>
  notice && 'ledger' in notice ? notice : undefined;

/** What the side of the reader says. */
const saying =
  (of: FriendGame, kind: 'offer' | 'ask' | 'resign'): (() => void) =>
  () =>
    of.enter({ kind, side: of.friendship.side });

/** Shows the answers to what was said, or opened. */
export function showAnswers(of: FriendGame, place: HTMLElement): void {
  const { friendship, notice } = of;
  const { asked, isOver, offer } = friendship.ledger;
  const other = otherGame(of);
  const theirs = opponentOf(friendship.side);
  const isOpen = !isOver && !other && notice?.kind !== 'stale';
  const answer = (kind: 'accept' | 'decline' | 'grant' | 'refuse') => (): void => of.enter({ kind });
  const seeLatest = (): void => {
    of.keepOwn();
    act(of.game, goTo, Infinity);
  };
  const take = (): void => {
    const whole = otherGame(of);
    if (whole) of.takeLink(whole);
  };
  show(of, place, [
    { id: 'friend-newest', isThere: notice?.kind === 'stale', does: seeLatest, isFirst: true },
    { id: 'friend-keep-mine', isThere: other !== undefined, does: () => of.keepOwn(), isFirst: true },
    { id: 'friend-take-link', isThere: other !== undefined, does: take },
    { id: 'friend-accept', isThere: isOpen && offer === theirs, does: answer('accept') },
    { id: 'friend-decline', isThere: isOpen && offer === theirs, does: answer('decline') },
    { id: 'friend-grant', isThere: isOpen && asked === theirs, does: answer('grant') },
    { id: 'friend-refuse', isThere: isOpen && asked === theirs, does: answer('refuse') },
  ]);
}

/** Shows what the reader can do at any time. */
export function showTools(of: FriendGame, place: HTMLElement): void {
  const { ledger, side } = of.friendship;
  const isLive = of.live?.isOpen === true;
  const isOpen = !ledger.isOver && !otherGame(of);
  const isPlaying = isOpen && ledger.stage === 'play';
  const mayAsk = ledger.asked === undefined && ledger.lastMoveOf(side) !== undefined;
  const mayOffer = ledger.offer === undefined && ledger.line.length > 0;
  show(of, place, [
    { id: 'friend-offer', isThere: isPlaying && mayOffer, does: saying(of, 'offer') },
    { id: 'friend-ask', isThere: isPlaying && mayAsk, does: saying(of, 'ask') },
    { id: 'friend-resign', isThere: isOpen, does: () => askToResign(of.game, saying(of, 'resign')) },
    { id: 'friend-rematch', isThere: ledger.isOver, does: () => of.rematch() },
    { id: 'friend-live', isThere: !isLive, does: () => openLive(of) },
    { id: 'friend-live-end', isThere: isLive, does: () => of.live?.close() },
    { id: 'friend-leave', isThere: true, does: () => of.goAway() },
  ]);
}
