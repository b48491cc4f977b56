// Games with a friend, by links and live: loaded when somebody wants one, or opens a link to one.

import { isSame } from '../engine/definition-text.js';
import { act, query } from '../game/controller.js';
import { type Game, notify } from '../game/game.js';
import { fingerprintOf, friendAddress, type LinkedGame, readHashLink } from '../reader/hash-link.js';
import computerStyle from '../style/computer.css';
import dialogStyle from '../style/dialog.css';
import friendStyle from '../style/friend.css';
import { adoptStyle } from '../style/theme.js';
import { loadFriendWords } from '../words/languages.js';
import { FriendGame, forgetAddress, rulesOf, writeAddress } from './friend-game.js';
import { Friendship } from './friendship.js';
import { beginFriendGame, type InvitationOptions, openInvitation } from './invitation.js';
import { recallFriendship } from './keeping.js';
import { readCode } from './live-code.js';
import { answerLive } from './live-dialog.js';
import { readWhole } from './reading.js';
import { seat } from './seat.js';
import { Tabs } from './tabs.js';

export type { InvitationOptions } from './invitation.js';

/** What the dialogs and the panel need. */
async function prepare({ parts, settings }: Game): Promise<void> {
  await loadFriendWords(settings.language);
  adoptStyle(parts.root, dialogStyle, computerStyle, friendStyle);
}

/** Asks how two friends play, and begins. */
export async function askFriend(game: Game): Promise<void> {
  await prepare(game);
  openInvitation(game);
}

/** Begins a game with a friend; returns the link that invites one. */
export async function invite(game: Game, how: InvitationOptions): Promise<string> {
  await prepare(game);
  return (await beginFriendGame(game, how)).link();
}

/** The link to the friend with the game as it stands now. */
export const friendLink = ({ host }: Game): string | undefined => FriendGame.of.get(host)?.link();

/** Takes up the game of a board that has begun again, and opens what the address of the page holds. */
export async function arrive(game: Game): Promise<void> {
  await prepare(game);
  const { host, signal } = game;
  const present = FriendGame.of.get(host);
  if (present && present.game !== game) {
    if (present.fits(game)) {
      present.game = game;
      present.friendship.newRules = rulesOf(game);
      seat(present);
    } else {
      FriendGame.of.delete(host);
      return forgetAddress();
    }
  }
  const link = await readHashLink(host.ownerDocument.URL);
  if (signal.aborted || link?.letter?.board !== (host.getAttribute('friend') ?? '')) return;
  const opened = await open(game, link);
  if (typeof opened === 'string') act(game, notify, game.say(`friend-${opened}`));
  else if (opened && link.letter.live !== undefined) {
    // A code is of use once.
    writeAddress(opened.link());
    await playLive(opened, link.letter.live);
  }
}

/** A code in a link: the friend asks for live play, or answers to another page of this browser. */
async function playLive(of: FriendGame, code: string): Promise<void> {
  const kind = readCode(code)?.kind;
  if (kind === 'offer' && !of.live?.isOpen) return answerLive(of, code);
  if (kind !== 'answer') return;
  const { id } = of.friendship.pairing;
  const { say } = of.game;
  const done = new AbortController();
  const isTaken = await new Promise<boolean>((resolve) => {
    const tabs = new Tabs((it) => it.id === id && it.kind === 'taken' && resolve(true), done.signal);
    tabs.tell({ id, kind: 'answer', code });
    setTimeout(() => resolve(false), PATIENCE);
  });
  done.abort();
  act(of.game, notify, say(isTaken ? 'friend-live-handed' : 'friend-live-not-taken'));
}

/** Milliseconds in which other pages of the browser answer. */
const PATIENCE = 2000;

/** Opens the link to a friend: the game, or what is wrong with it where there is none to show. */
async function open(
  game: Game,
  { definition, fingerprint, letter }: LinkedGame,
): Promise<FriendGame | string | undefined> {
  if (!letter) return undefined;
  const own = game.settings.definition;
  if (definition ? !isSame(definition, own) : fingerprint !== fingerprintOf(own)) return 'other-rules';
  const whole = query(game, () => readWhole(letter.letter, rulesOf(game)));
  if (!whole) return undefined;
  if ('kind' in whole) {
    const present = FriendGame.of.get(game.host);
    present?.receive(letter.letter, 'link');
    return present ?? whole.kind;
  }
  const address = await friendAddress(game, game.host.ownerDocument.URL);
  const kept = await recallFriendship(whole.head.id);
  if (game.signal.aborted) return undefined;
  // The same link may have been opened meanwhile: a board that begins reads the address, and so does one whose address changes.
  const present = FriendGame.of.get(game.host);
  if (present?.friendship.pairing.id === whole.head.id) {
    whole.ledger.rules.free();
    present.receive(letter.letter, 'link');
    return present;
  }
  present?.leave();
  const known = kept && query(game, () => Friendship.kept(kept, rulesOf(game)));
  const made = new FriendGame(game, known ?? Friendship.from(whole, rulesOf(game)), address);
  seat(made);
  if (known) {
    whole.ledger.rules.free();
    made.receive(letter.letter, 'link');
    made.tell('opened');
  } else made.begin('opened');
  return made;
}
