// The game against the computer, below the status line: who plays what, hints, and buttons.

import { opponentOf } from '../engine/sides.js';
import { restart } from '../game/commands.js';
import { isComputersTurn } from '../game/computers-turn.js';
import { act } from '../game/controller.js';
import { announce, type Game, type Panel } from '../game/game.js';
import { button, html, set } from '../style/dom.js';
import { icon, MACHINE } from '../style/shape.js';
import { goOn, pairing, resign, takeBack, tellPairing } from './actions.js';
import { askToResign } from './dialog.js';
import { askForHint } from './hint.js';

/** The computer plays the other side from now on, and the board is turned. */
function changeSides(game: Game): void {
  const { host } = game;
  act(game, goOn);
  if (!host.opponent) return;
  host.flipped = host.opponent === 'black';
  host.opponent = opponentOf(host.opponent);
  act(game, tellPairing);
}

/** Shows the game against the computer as long as there is one. */
export function playPanel(game: Game): Panel {
  const { host, parts, say, signal, state } = game;
  const badge = html('span', { class: 'badge' }, icon(MACHINE));
  const who = html('span');
  const words = html('p', { class: 'words' });
  // A disabled button would lose the focus of whoever has just pressed it.
  const action = (name: string, click: () => unknown): HTMLButtonElement => {
    const made = button(name, { class: 'wide' }, () => made.ariaDisabled === 'true' || click());
    return made;
  };
  const hint = action(say('button-hint'), () => act(game, askForHint));
  const back = action(say('computer-take-back'), () => act(game, takeBack));
  const change = action(say('computer-change-sides'), () => changeSides(game));
  const giveUp = action(say('computer-resign'), () =>
    askToResign(game, () => {
      act(game, resign);
      again.focus();
    }),
  );
  const again = action(say('computer-new-game'), () => {
    act(game, restart);
    hint.focus();
  });
  const stop = action(say('computer-stop'), () => {
    host.opponent = undefined;
    act(game, announce, say('computer-stopped-playing'));
    parts.sheet.querySelector<SVGElement>('[tabindex="0"]')?.focus();
  });
  const tools = html('div', { class: 'computer-tools' }, hint, back, change, giveUp, again, stop);
  const head = html('p', { class: 'task' }, badge, who);
  const root = html(
    'div',
    { class: 'computer', part: 'computer', role: 'group', 'aria-label': say('computer-game') },
    head,
    words,
    tools,
  );
  parts.message.after(root);
  signal.addEventListener('abort', () => root.remove());
  return {
    root,
    show() {
      const { opponent, hint: suggestion } = state.computer;
      root.hidden = !opponent;
      if (!opponent) return;
      const { verdict, ply } = state.scene;
      const isWaiting = isComputersTurn(game);
      set(root, 'data-thinking', isWaiting);
      who.textContent = pairing(game, opponent);
      words.textContent = suggestion?.words ?? '';
      words.hidden = !suggestion;
      set(hint, 'aria-disabled', isWaiting || verdict ? 'true' : undefined);
      set(back, 'aria-disabled', ply === 0 ? 'true' : undefined);
      giveUp.hidden = Boolean(verdict);
      again.hidden = !verdict;
    },
  };
}
