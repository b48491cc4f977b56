// The dialogs for live play: one makes a code, the other answers with one. What is told to whom is said before anything is made.

import type { Game } from '../game/game.js';
import { openDialog } from '../reader/dialog.js';
import { button, html } from '../style/dom.js';
import type { FriendGame } from './friend-game.js';
import { canConnect, LiveLink, serversOf } from './live-link.js';
import { sendBlock } from './send-block.js';
import { nameOf } from './words.js';

/** A connection for a game: letters are taken as they come. */
function connection(of: FriendGame, changed: () => void): LiveLink {
  of.live?.close();
  const made = new LiveLink(serversOf(of.game.host), {
    letter: (letters) => of.live === made && of.receive(letters, 'live'),
    changed: () => {
      changed();
      if (of.live !== made) return;
      if (made.isOpen) made.send(of.friendship.letter());
      of.table?.show();
      if (made.wasOpen) of.tell(made.isOpen ? 'live' : 'broken');
    },
  });
  of.live = made;
  return made;
}

/** What is told to whom. */
function telling({ host, say }: Game): HTMLElement[] {
  const servers = serversOf(host);
  const asked = servers.length > 0 ? say('friend-live-asks', { servers: { all: servers } }) : say('friend-live-near');
  return [say('friend-live-lead'), say('friend-live-tells'), asked].map((it) => html('p', {}, it));
}

/** Opens a dialog, which goes on in steps; it closes when there is a connection, and says so when there is none. */
function open(of: FriendGame, first: (dialog: LiveDialog) => Node[]): void {
  const { game } = of;
  const { say } = game;
  const body = html('div', { class: 'live-steps' });
  const status = html('p', { class: 'sharing-status', role: 'status' });
  const shell = openDialog(game, say('friend-live'), (close) => {
    const cancel = button(say('button-cancel'), { class: 'wide' }, close);
    return [body, status, html('div', { class: 'answers' }, cancel)];
  });
  shell.classList.add('live-play');
  const dialog: LiveDialog = {
    step: (...nodes) => body.replaceChildren(...nodes),
    status: (text) => {
      status.textContent = text;
    },
    link: connection(of, () => {
      if (dialog.link.hasFailed) dialog.status(say('friend-live-failed'));
      if (dialog.link.isOpen) shell.close();
    }),
  };
  shell.addEventListener('close', () => {
    // Who goes away before there is a connection wants none.
    if (!dialog.link.wasOpen) dialog.link.close();
  });
  dialog.step(...first(dialog));
}

/** A dialog that goes on in steps. */
interface LiveDialog {
  link: LiveLink;
  step(...nodes: Node[]): void;
  status(text: string): void;
}

/** Makes something that takes a moment; what goes wrong is said. */
async function make(of: FriendGame, dialog: LiveDialog, work: () => Promise<Node[]>): Promise<void> {
  const { say } = of.game;
  dialog.status(say('friend-live-making'));
  try {
    const nodes = await work();
    dialog.status('');
    dialog.step(...nodes);
  } catch {
    dialog.status(say('friend-live-failed'));
  }
}

/** Takes the answer that somebody pastes: a link, or the code alone. */
export async function takeAnswer(of: FriendGame, text: string): Promise<boolean> {
  const code = text.trim().split('.').at(-1) ?? '';
  return (await of.live?.accept(code).catch(() => false)) ?? false;
}

/** Asks for live play, and makes the code for it. */
export function openLive(of: FriendGame): void {
  const { say } = of.game;
  if (!canConnect())
    return void openDialog(of.game, say('friend-live'), (close) => [
      html('p', {}, say('friend-live-impossible')),
      html('div', { class: 'answers' }, button(say('button-done'), { class: 'wide done' }, close)),
    ]);
  const name = nameOf(say, of.friendship);
  open(of, (dialog) => {
    const offered = async (): Promise<Node[]> => {
      const block = sendBlock(say);
      block.show({ name: say('friend-link'), copy: say('friend-copy'), text: of.link(await dialog.link.offer()) });
      const label = say('friend-live-answer', { name });
      const answer = html('input', { type: 'text', spellcheck: 'false', autocomplete: 'off' });
      const connect = button(say('friend-live-connect'), { class: 'wide' }, async () => {
        const isTaken = await takeAnswer(of, answer.value);
        dialog.status(say(isTaken ? 'friend-live-connecting' : 'friend-live-wrong'));
      });
      answer.addEventListener('input', () => {
        const isThere = answer.value.trim() !== '';
        connect.classList.toggle('done', isThere);
        block.stepBack(isThere);
      });
      return [
        html('p', {}, say('friend-live-send', { name })),
        block.root,
        html('label', { class: 'naming' }, label, answer),
        html('div', { class: 'friend-tools' }, connect),
      ];
    };
    const start = button(say('friend-live-make'), { class: 'wide done' }, () => make(of, dialog, offered));
    return [...telling(of.game), html('div', { class: 'friend-tools' }, start)];
  });
}

/** The friend wants to play live: answers, if the reader wants that, too. */
export function answerLive(of: FriendGame, code: string): void {
  const { say } = of.game;
  if (!canConnect()) return openLive(of);
  const name = nameOf(say, of.friendship);
  open(of, (dialog) => {
    const answered = async (): Promise<Node[]> => {
      const answer = await dialog.link.answer(code);
      if (answer === undefined) return [html('p', {}, say('friend-live-wrong'))];
      const block = sendBlock(say);
      block.show({
        name: say('friend-live-answer-link'),
        copy: say('friend-live-copy-answer'),
        text: of.link(answer),
      });
      return [html('p', {}, say('friend-live-send-answer', { name })), block.root];
    };
    const start = button(say('friend-live-connect'), { class: 'wide done' }, () => make(of, dialog, answered));
    return [
      html('p', {}, say('friend-live-asked', { name })),
      ...telling(of.game),
      html('div', { class: 'friend-tools' }, start),
    ];
  });
}
