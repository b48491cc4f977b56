// Choices at a square: when they are shown, and clicks, pointing and keys. The dialog lies over the board, so its events are taken there.

import { latestStop } from '../board/board-state.js';
import { act, hover } from '../game/controller.js';
import type { Follower, Game } from '../game/game.js';
import { cancel, choose, finish } from '../game/move-input.js';
import { isElement } from '../style/dom.js';
import { closeChoiceDialog, isChoiceOpen, openChoiceDialog } from './choice-dialog.js';

/** The choice that an event is about: its number among the options, `finish`, or nothing. */
const choiceAt = (target: EventTarget | null): HTMLElement | undefined =>
  (isElement(target) ? target.closest<HTMLElement>('[data-choice]') : null) ?? undefined;

/** The option of a choice. */
function optionOf({ state }: Game, choice: HTMLElement) {
  return latestStop(state.input)?.options.options[Number(choice.dataset.choice)];
}

/** A choice is pointed at, or none any more. */
function point(game: Game, choice: HTMLElement | undefined): void {
  // Another choice may have had the same step.
  game.state.pointed = '';
  hover(game, choice && optionOf(game, choice)?.step);
}

/** Picks a choice. */
function pick(game: Game, choice: HTMLElement): void {
  const option = optionOf(game, choice);
  if (choice.dataset.choice === 'finish') act(game, finish);
  else if (option) act(game, choose, option);
}

/** Keys move between the choices, or give up; `false` for others. */
function press(game: Game, event: KeyboardEvent, dialog: Element): boolean {
  const choices = [...dialog.querySelectorAll<HTMLElement>('[data-choice]')];
  const here = choices.findIndex((it) => it.matches(':focus'));
  const tab = event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : undefined;
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? tab;
  if (by !== undefined) choices[(here + by + choices.length) % choices.length]?.focus();
  else if (event.key === 'Escape' || event.key === 'Backspace') act(game, cancel);
  else return false;
  return true;
}

/** Listens to the dialog, whenever it is open. */
function listenToChoices(game: Game): void {
  const { parts, signal } = game;
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    take: (event: HTMLElementEventMap[K], choice: HTMLElement | undefined) => void,
  ): void => parts.sheet.addEventListener(type, (event) => take(event, choiceAt(event.target)), { signal });
  on('pointerdown', ({ target }) => isElement(target) && target.matches('.backdrop') && act(game, cancel));
  on('click', (_, choice) => choice && pick(game, choice));
  on('pointerover', (_, choice) => choice && point(game, choice));
  on(
    'pointerout',
    ({ relatedTarget }, choice) => choice && choiceAt(relatedTarget) !== choice && point(game, undefined),
  );
  // The first choice has the focus at once: only who uses the keyboard points with it.
  on('focusin', (_, choice) => choice?.matches(':focus-visible') && point(game, choice));
  on('focusout', (_, choice) => choice && point(game, undefined));
  // The board would say that nothing is pointed at.
  on('pointermove', (event) => isElement(event.target) && event.target.closest('.chooser') && event.stopPropagation());
  on('keydown', (event) => {
    const dialog = isElement(event.target) ? event.target.closest('.chooser') : null;
    if (!dialog || !press(game, event, dialog)) return;
    event.preventDefault();
    event.stopPropagation();
  });
}

/** Opens the choice dialog, or closes it. */
function showChoice({ cellOf, diagram, drawing, parts, say, state }: Game): void {
  const stop = state.input.kind === 'choosing' ? latestStop(state.input) : undefined;
  if (!stop) return closeChoiceDialog(drawing, parts, state.focus);
  if (isChoiceOpen(parts, stop.path)) return;
  const { path, options } = stop;
  // Choices between pieces show these; others show the ground they lay, if they lay any.
  const untyped = options.options.filter((it) => it.mark === 'choice' && it.type === undefined);
  const laid = new Map(untyped.map((it) => [it, diagram.preview(it.path).ground]));
  const cells = path.flatMap((it) => cellOf.get(it) ?? []);
  openChoiceDialog(drawing, parts, { path, options, side: state.scene.turn, cells, laid, say });
}

/** Lets the reader choose wherever a move is not told by its squares alone. */
export function choices(game: Game): Follower {
  listenToChoices(game);
  return { show: showChoice };
}
