// The panel of a game with a friend, below the status line: who plays, what to send, what was said, and buttons.

import type { Panel } from '../game/game.js';
import { html } from '../style/dom.js';
import { icon } from '../style/shape.js';
import { sentences } from '../words/sentences.js';
import type { FriendGame } from './friend-game.js';
import { cleanName, MOST_NAME } from './letter.js';
import { showAnswers, showTools } from './offers.js';
import { hidingOf, protection } from './protection.js';
import { sendBlock } from './send-block.js';
import { nameOf, noticeWords, sendWords, standingWords } from './words.js';

/** Two heads. */
const FRIENDS =
  'M8.5 10.5a3.2 3.2 0 1 0-.1 0M2.5 19.5c.2-4 2.6-6 6-6s5.8 2 6 6M16 10a2.7 2.7 0 1 0-.5-5.3M17 13.2c2.6.3 4.2 2.3 4.5 6.3';

/** Shows a game with a friend on its board, until the signal ends it. */
export function friendPanel(of: FriendGame, signal: AbortSignal): Panel {
  const { game } = of;
  const { parts, say } = game;
  const who = html('span');
  const words = html('p', { class: 'words', role: 'status' });
  const live = html('p', { class: 'words', role: 'status' });
  const answers = html('div', { class: 'friend-tools' });
  const tools = html('div', { class: 'friend-tools' });
  const block = sendBlock(say);
  const name = html('input', { type: 'text', maxlength: MOST_NAME, autocomplete: 'nickname' });
  const naming = html('label', { class: 'naming' }, say('friend-own-name'), name);
  name.addEventListener('change', () => of.rename(cleanName(name.value)));
  const root = html(
    'div',
    { class: 'friend', part: 'friend', role: 'group', 'aria-label': say('friend-game'), tabindex: -1 },
    html('p', { class: 'task' }, html('span', { class: 'badge' }, icon(FRIENDS)), who),
    words,
    answers,
    naming,
    block.root,
    live,
    tools,
    protection(game, hidingOf(game, of.friendship.ledger)),
  );
  parts.message.after(root);
  const panel: Panel = {
    root,
    show() {
      const { friendship, notice } = of;
      const { pairing, side } = friendship;
      const friend = nameOf(say, friendship);
      const days = pairing.days > 0 ? say('friend-agreed-days', { count: pairing.days }) : '';
      who.textContent = sentences(say, say('friend-pairing', { side: say(side), name: friend }), days);
      // As long as something else is to be decided, nothing is sent.
      const isStopped = notice !== undefined && ('ledger' in notice || notice.kind === 'stale');
      const isSent = friendship.hasNews && !of.live?.isOpen && !isStopped;
      const said = sentences(
        say,
        notice ? noticeWords(game, notice) : '',
        isStopped ? '' : standingWords(game, friendship),
        isSent ? sendWords(say, friendship) : '',
      );
      if (words.textContent !== said) words.textContent = said;
      const connected = of.live?.wasOpen
        ? say(of.live.isOpen ? 'friend-live-on' : 'friend-live-off', { name: friend })
        : '';
      live.hidden = connected === '';
      if (live.textContent !== connected) live.textContent = connected;
      // Who began the game was asked for a name before.
      const wasAsked = pairing.inviter === side || friendship.names[side === 'white' ? 0 : 1] !== '';
      naming.hidden = wasAsked && !naming.matches(':focus-within');
      block.root.hidden = !isSent;
      if (isSent) block.show({ name: say('friend-link'), copy: say('friend-copy'), text: of.link() });
      showAnswers(of, answers);
      showTools(of, tools);
    },
  };
  signal.addEventListener('abort', () => {
    root.remove();
    game.followers.splice(game.followers.indexOf(panel), 1);
  });
  return panel;
}
