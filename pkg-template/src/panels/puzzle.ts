// The panel of a puzzle: the task, what is said about the last try, and buttons for hints, another try and the solution.

import type { PuzzleMood } from '../board/board-state.js';
import { act } from '../game/controller.js';
import type { Game, Panel } from '../game/game.js';
import { playReply } from '../game/play.js';
import { giveHint, retryPuzzle, revealSolution } from '../game/puzzle-help.js';
import { button, html, reducedMotion, set, toElement } from '../style/dom.js';
import { icon } from '../style/shape.js';

/** How long the other side thinks, in milliseconds: so that a reader sees the own move first. */
const THOUGHT = 600;

const CROSS = 'M6 6l12 12M18 6L6 18';

/** A drawing for each mood: nothing is told by colour alone. */
const ICONS: Record<PuzzleMood, string> = {
  ready: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5M12 2.5a9.5 9.5 0 1 0 .1 0',
  right: 'M5 13l5 5 9-12',
  wrong: CROSS,
  solved: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z',
  failed: CROSS,
  shown: 'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 .1 0',
};

/** Shows the puzzle below the message line, and plays the answers of the other side when they are due. */
export function puzzlePanel(game: Game): Panel {
  const { parts, say, signal, state } = game;
  const badge = html('span', { class: 'badge' });
  const task = html('strong');
  const left = html('span', { class: 'left' });
  const words = html('p', { class: 'words' });
  const hint = button(say('button-hint'), { class: 'wide' }, () =>
    act(game, () => {
      // What is asked about is the position after the answer that is due.
      playReply(game);
      giveHint(game);
    }),
  );
  const retry = button(say('button-try-again'), { class: 'wide' }, () => {
    act(game, retryPuzzle);
    // The button that was pressed is gone.
    (hint.hidden ? root : hint).focus();
  });
  const solve = button(say('puzzle-show-solution'), { class: 'wide' }, () => {
    act(game, revealSolution);
    retry.focus();
  });
  const head = html('p', { class: 'task' }, badge, html('span', {}, task, ' ', left));
  const tools = html('div', { class: 'puzzle-tools' }, hint, retry, solve);
  const root = html(
    'div',
    { class: 'puzzle', part: 'puzzle', role: 'group', 'aria-label': say('puzzle-panel'), tabindex: -1 },
    head,
    words,
    tools,
  );
  parts.message.after(root);
  let timer = 0;
  let due: string[] | undefined;
  /** Lets the answer come, or no longer. */
  const schedule = (reply: string[] | undefined): void => {
    if (reply === due) return;
    due = reply;
    clearTimeout(timer);
    if (reply) timer = setTimeout(() => act(game, playReply), reducedMotion() ? 0 : THOUGHT);
  };
  signal.addEventListener('abort', () => {
    schedule(undefined);
    root.remove();
  });
  return {
    root,
    show() {
      const { puzzle } = state;
      schedule(puzzle?.reply);
      const view = puzzle?.view;
      root.hidden = !view || puzzle.aside;
      if (!view) return;
      const open = view.state === 'open';
      if (set(root, 'data-mood', puzzle.mood)) badge.replaceChildren(toElement(icon(ICONS[puzzle.mood])));
      task.textContent = view.task;
      left.textContent = view.left === undefined || !open ? '' : say('puzzle-moves-left', { count: view.left });
      words.textContent = puzzle.words;
      words.hidden = puzzle.words === '';
      hint.hidden = !view.solution || !open;
      hint.textContent = say(puzzle.hinted ? 'puzzle-show-move' : 'button-hint');
      retry.hidden = state.scene.plies === 0 && puzzle.mood !== 'shown';
      solve.hidden = !view.solution || view.state === 'shown';
    },
  };
}
