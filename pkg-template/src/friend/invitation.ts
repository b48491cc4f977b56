// The question how two friends play, and the game that begins with the answer.

import { sideTiles } from '../computer/dialog.js';
import type { Side } from '../engine/names.js';
import { SIDES } from '../engine/sides.js';
import type { Game } from '../game/game.js';
import { openDialog } from '../reader/dialog.js';
import { friendAddress } from '../reader/hash-link.js';
import { button, html } from '../style/dom.js';
import { randomLetters } from './chance.js';
import { FriendGame, rulesOf } from './friend-game.js';
import { Friendship } from './friendship.js';
import { cleanName, ID_BYTES, MOST_NAME, type Pairing } from './letter.js';
import { hidingOf, protection } from './protection.js';
import { seat } from './seat.js';

/** How an invitation shall be. */
export interface InvitationOptions {
  /** The side of whoever invites; a random one without it. */
  side?: Side | undefined;
  /** Days for a move; as many as both like without them. */
  days?: number | undefined;
  /** What White and Black are called. */
  white?: string | undefined;
  black?: string | undefined;
}

/** Days for a move that can be chosen. */
const DAYS = [1, 2, 3, 7, 14];

/** More days than anybody waits. */
const MOST_DAYS = 365;

const daysOf = (days: number | undefined): number =>
  Number.isFinite(days) ? Math.min(MOST_DAYS, Math.max(0, Math.round(days ?? 0))) : 0;

/** Begins a game with a friend, in the place of the one on the board. */
export async function beginFriendGame(game: Game, how: InvitationOptions): Promise<FriendGame> {
  const side = how.side ?? SIDES[Math.random() < 0.5 ? 0 : 1];
  const pairing: Pairing = {
    id: randomLetters(ID_BYTES),
    inviter: side,
    days: daysOf(how.days),
    names: [cleanName(how.white ?? ''), cleanName(how.black ?? '')],
  };
  const address = await friendAddress(game, game.host.ownerDocument.URL);
  FriendGame.of.get(game.host)?.leave();
  const made = new FriendGame(game, new Friendship(pairing, side, rulesOf(game)), address);
  seat(made);
  made.begin('made');
  return made;
}

/** Asks how two friends play. */
export function openInvitation(game: Game): void {
  const { say } = game;
  const probe = new Friendship({ id: '', inviter: 'white', days: 0, names: ['', ''] }, 'white', rulesOf(game));
  const hiding = hidingOf(game, probe.ledger);
  probe.free();
  const days = html('select', { name: 'days' }, html('option', { value: 0 }, say('friend-no-days')));
  for (const count of DAYS) days.append(html('option', { value: count }, say('friend-days-each', { count })));
  const name = html('input', { type: 'text', name: 'name', maxlength: MOST_NAME, autocomplete: 'nickname' });
  const isOnDisk = game.host.ownerDocument.URL.startsWith('file:');
  openDialog(game, say('friend-title'), (close) => {
    const form = html(
      'form',
      { class: 'invitation', method: 'dialog' },
      html('p', {}, say('friend-lead')),
      html('fieldset', { class: 'sides' }, html('legend', {}, say('computer-you-play')), ...sideTiles(game)),
      html('label', { class: 'time' }, say('friend-days'), days),
      html('label', { class: 'time' }, say('friend-own-name'), name),
    );
    const begin = (): void => {
      const answers = new FormData(form);
      const chosen = answers.get('side');
      const side = SIDES.find((it) => it === chosen) ?? SIDES[Math.random() < 0.5 ? 0 : 1];
      close();
      void beginFriendGame(game, {
        side,
        days: Number(answers.get('days')),
        [side]: String(answers.get('name') ?? ''),
      });
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      begin();
    });
    return [
      form,
      isOnDisk ? html('p', {}, say('friend-from-disk', { name: say('friend-someone') })) : undefined,
      protection(game, hiding),
      html(
        'div',
        { class: 'answers' },
        button(say('button-cancel'), { class: 'wide' }, close),
        button(say('friend-begin'), { class: 'wide done' }, begin),
      ),
    ];
  });
}
