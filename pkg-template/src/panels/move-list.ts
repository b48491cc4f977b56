// The list of moves with its variations and remarks: read, walked through with the keyboard, put in order. Texts enter it as text.

import '../element/element.js'; // one file for all that is loaded first
import { html, set } from '../style/dom.js';
import type { LineMoveView, LinesView } from '../engine/views.js';

/** What the list asks for. */
export interface Lines {
  lines(): LinesView;
  visit(number: number): void;
  promote(number: number): boolean;
  remove(number: number): void;
  annotate(number: number, comment: string, sign: string): void;
  /** The whole record, and a place in it, to bring back what was left out. */
  record(): string;
  recall(record: string, number: number): void;
  /** Says something to readers who see nothing. */
  say(text: string): void;
}

/** The list. */
export interface Moves {
  root: HTMLElement;
  /** Shows the record as it is now. */
  show(): void;
}

/** The signs that can be chosen, and what they mean. */
const SIGNS: Record<string, string> = { '!': 'good move', '?': 'mistake', '!!': 'excellent move', '??': 'blunder', '!?': 'interesting move', '?!': 'doubtful move' };

const remark = (text: string): HTMLElement => html('span', { class: 'remark' }, text);

/** One move as a button, with its number, signs and remarks. */
function item(move: LineMoveView, number: number, current: boolean, enters: boolean): HTMLLIElement {
  const told = move.signs.map((it) => SIGNS[it] ?? it);
  const label = told.length > 0 ? [move.san, ...told].join(', ') : undefined;
  const button = html('button', { type: 'button', 'data-number': number, tabindex: enters ? 0 : -1, 'aria-current': current ? 'true' : undefined, 'aria-label': label }, move.san + move.signs.join(''));
  // A number is never left behind at the end of a line.
  const numbered = move.number === '' ? button : html('span', { class: 'pair' }, html('span', { class: 'ply' }, move.number), button);
  return html('li', {}, ...move.before.map(remark), numbered, ...move.comments.map(remark));
}

/** Nests the moves, which come in the order of reading. */
function fill(list: HTMLElement, { comments, moves, current }: LinesView): void {
  list.replaceChildren(...comments.map((it) => html('li', {}, remark(it))));
  // The open lists by depth, each with the move that its next variation stands at.
  const open: { list: HTMLElement; last: HTMLElement | undefined }[] = [{ list, last: undefined }];
  moves.forEach((move, index) => {
    if (move.begins) {
      const variation = html('ol', { class: 'variation', 'aria-label': 'Variation' });
      open[move.depth - 1]?.last?.append(variation);
      open[move.depth] = { list: variation, last: undefined };
    }
    const place = open[move.depth];
    if (!place) return;
    const made = item(move, index + 1, index + 1 === current, index + 1 === (current || 1));
    place.list.append(made);
    place.last = made;
  });
}

/** Where a key leads from a move; `undefined` for other keys. */
function goal(key: string, { moves, current }: LinesView): number | undefined {
  const parent = moves[current - 1]?.parent ?? 0;
  const numbered = moves.map((it, index) => ({ ...it, number: index + 1 }));
  const after = (from: number): typeof numbered => numbered.filter((it) => it.parent === from && it.number > 0);
  const siblings = current === 0 ? [] : after(parent);
  const here = siblings.findIndex((it) => it.number === current);
  const shown = numbered.filter((it) => it.shown);
  switch (key) {
    case 'ArrowLeft':
      return parent;
    case 'ArrowRight':
      return after(current).find((it) => it.shown)?.number ?? after(current)[0]?.number ?? current;
    case 'ArrowUp':
    case 'ArrowDown':
      return siblings[(here + (key === 'ArrowUp' ? siblings.length - 1 : 1)) % siblings.length]?.number ?? current;
    case 'Home':
      return 0;
    case 'End':
      return shown[shown.length - 1]?.number ?? current;
    default:
      return undefined;
  }
}

/** Builds the list and what changes it. */
export function moveList(commands: Lines): Moves {
  let shown: LinesView = { comments: [], moves: [], current: 0 };
  let known = '';
  /** What was left out last. */
  let lost: { record: string; number: number } | undefined;
  const list = html('ol', { class: 'record', part: 'record', 'aria-label': 'Moves' });
  const status = html('span', { class: 'status' });
  const tell = (words: string): void => {
    status.textContent = words;
    commands.say(words);
  };
  const tool = (name: string, act: () => void): HTMLButtonElement => {
    const button = html('button', { type: 'button', class: 'wide' }, name);
    button.addEventListener('click', act);
    return button;
  };
  const promote = tool('Main line', () => {
    const done = commands.promote(shown.current);
    show();
    tell(done ? 'This is the main line now.' : 'It is nested too deep.');
  });
  const remove = tool('Delete from here', () => {
    lost = { record: commands.record(), number: shown.current };
    commands.remove(shown.current);
    show();
    tell('Deleted.');
    // The button that was pressed may be gone.
    recall.focus();
  });
  const recall = tool('Bring back', () => {
    if (lost) commands.recall(lost.record, lost.number);
    lost = undefined;
    show();
    tell('It is back.');
    list.querySelector<HTMLElement>('[aria-current]')?.focus();
  });
  const text = html('textarea', { rows: 2, 'aria-label': 'Remark on this move' });
  const sign = html('select', { 'aria-label': 'Sign' }, html('option', { value: '' }, 'no sign'));
  for (const [value, name] of Object.entries(SIGNS)) sign.append(html('option', { value }, `${value} ${name}`));
  const say = tool('Keep the remark', () => {
    commands.annotate(shown.current, text.value, sign.value);
    show();
    tell('Kept.');
  });
  const remarks = html('details', { class: 'remarks' }, html('summary', {}, 'Remark'), text, html('div', { class: 'line-tools' }, sign, say));
  const tools = html('div', { class: 'line-tools', role: 'group', 'aria-label': 'This move' }, promote, remove, recall, status);
  const root = html('div', { class: 'moves-panel' }, list, tools, remarks);
  list.addEventListener('click', (event) => {
    const number = event.target instanceof Element ? event.target.closest('[data-number]')?.getAttribute('data-number') : undefined;
    if (number != null) commands.visit(Number(number));
  });
  list.addEventListener('keydown', (event) => {
    const number = event.altKey || event.ctrlKey || event.metaKey ? undefined : goal(event.key, shown);
    if (number === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (number !== shown.current) commands.visit(number);
    if (number === 0) list.querySelector<HTMLElement>('button')?.focus();
  });
  /** Shows the record, and what can be done with the current move. */
  function show(): void {
    const lines = commands.lines();
    const key = JSON.stringify(lines);
    const { current } = lines;
    const move = lines.moves[current - 1];
    recall.hidden = !lost;
    if (key === known) return;
    const focused = list.contains((list.getRootNode() as Partial<ShadowRoot>).activeElement ?? null);
    known = key;
    shown = lines;
    fill(list, lines);
    list.hidden = lines.moves.length + lines.comments.length === 0;
    promote.hidden = !move || move.depth === 0;
    remove.hidden = !move;
    remarks.hidden = lines.moves.length === 0;
    text.value = (move ? move.comments : lines.comments).join(' ');
    set(text, 'aria-label', move ? `Remark on ${move.san}` : 'Remark on the start');
    sign.hidden = !move;
    sign.value = move?.signs.find((it) => it in SIGNS) ?? '';
    const place = list.querySelector<HTMLElement>('[aria-current]');
    if (place) list.scrollTop = place.offsetTop - list.offsetTop - list.clientHeight / 2;
    if (focused) (place ?? list.querySelector('button'))?.focus({ preventScroll: true });
  }
  return { root, show };
}
