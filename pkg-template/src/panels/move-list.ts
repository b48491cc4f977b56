// The list of moves with its variations and comments: read, walked through with the keyboard, put in order. Texts enter it as text.

import { isPast } from '../board/board-state.js';
import type { GameResult } from '../engine/names.js';
import type { LineMoveView, LinesView } from '../engine/views.js';
import { annotateMove, loadRecord, promoteVariation, removeMove, visit } from '../game/commands.js';
import { act } from '../game/controller.js';
import { announce, type Game, type Panel } from '../game/game.js';
import { RESULTS } from '../game/results.js';
import { button, followSize, html, isElement, set } from '../style/dom.js';
import { goalOf } from './move-tree.js';

/** The annotations that can be chosen, and what they mean. */
const ANNOTATIONS: Record<string, string> = {
  '!': 'good move',
  '?': 'mistake',
  '!!': 'excellent move',
  '??': 'blunder',
  '!?': 'interesting move',
  '?!': 'doubtful move',
};

/** What signs of a position mean, which records have as numbers. */
const GLYPHS: Record<string, string> = {
  '□': 'the only move',
  '=': 'equal',
  '∞': 'unclear',
  '⩲': 'White is slightly better',
  '⩱': 'Black is slightly better',
  '±': 'White is better',
  '∓': 'Black is better',
  '+−': 'White is winning',
  '−+': 'Black is winning',
  '⨀': 'zugzwang',
  '○': 'more space',
  '⟳': 'better developed',
  '↑': 'with the initiative',
  '→': 'with an attack',
  '=∞': 'with compensation',
  '⇆': 'with counterplay',
  '⊕': 'short of time',
  '∆': 'with the idea',
  '∇': 'aimed against',
  '⌓': 'better is',
  N: 'a new move',
};

/** Signs that stand directly behind a move; others would be read as a part of it. */
const ATTACHED = /^[!?□]/;

/** The number of a move of Black that begins a line of text. */
const REPLY = /\.{2}$/;

const commentText = (text: string): HTMLElement => html('span', { class: 'comment' }, text);

/** One move as a button, with its number, annotations and comments. */
function moveItem(move: LineMoveView, number: number, current: boolean, enters: boolean): HTMLLIElement {
  const meanings = move.signs.map((it) => ANNOTATIONS[it] ?? GLYPHS[it] ?? it);
  const label = meanings.length > 0 ? [move.san, ...meanings].join(', ') : undefined;
  const attributes = {
    type: 'button',
    'data-number': number,
    tabindex: enters ? 0 : -1,
    'aria-current': current ? 'true' : undefined,
    'aria-label': label,
  };
  const signs = move.signs.map((it) => (ATTACHED.test(it) ? it : `\u202f${it}`)).join('');
  // Braces keep long IDs apart for programs that read the record.
  const shown = html('button', attributes, move.san.replace(/[{}]/g, '') + signs);
  // A number is never left behind at the end of a line.
  const numbered =
    move.number === ''
      ? shown
      : html(
          'span',
          { class: REPLY.test(move.number) ? 'pair reply' : 'pair' },
          html('span', { class: 'ply' }, move.number),
          shown,
        );
  return html('li', {}, ...move.before.map(commentText), numbered, ...move.comments.map(commentText));
}

/** Nests the moves, which come in the order of reading. */
function fillList(list: HTMLElement, { comments, moves, current }: LinesView): void {
  list.replaceChildren(...comments.map((it) => html('li', {}, commentText(it))));
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
    const item = moveItem(move, index + 1, index + 1 === current, index + 1 === (current || 1));
    place.list.append(item);
    place.last = item;
  });
}

/** Scrolls what an element lies in, from the inside out, until it is seen; never the page. */
function reveal(element: Element, boxes: Element[]): void {
  for (const it of boxes) {
    const [own, seen] = [element.getBoundingClientRect(), it.getBoundingClientRect()];
    if (own.top < seen.top) it.scrollTop -= seen.top - own.top;
    if (own.bottom > seen.bottom) it.scrollTop += own.bottom - seen.bottom;
  }
}

/** The list of moves, what changes their order, and comments on them. */
export function moveList(game: Game): Panel {
  let shown: LinesView = { comments: [], moves: [], current: 0 };
  /** How the game ended, and the moves that ended so. */
  let ended: { result: GameResult; moves: string } | undefined;
  let known = '';
  /** What was deleted last. */
  let deleted: { record: string; number: number } | undefined;
  const list = html('ol', { class: 'record', part: 'record', translate: 'no', 'aria-label': 'Moves' });
  /** What is said about the move that is shown: read beside the board, without looking for it in the list. */
  const said = html('p', { class: 'said', part: 'comment', role: 'note', 'aria-label': 'Comment', hidden: true });
  const status = html('span', { class: 'status' });
  /** Does something to the current move, and says so. */
  const change = (work: () => string): void => {
    act(game, () => {
      const words = work();
      status.textContent = words;
      announce(game, words);
    });
  };
  const promote = button('Main line', { class: 'wide' }, () =>
    change(() =>
      promoteVariation(game, shown.current) ? 'This is the main line now.' : 'This variation is nested too deep.',
    ),
  );
  const remove = button('Delete from here', { class: 'wide' }, () => {
    change(() => {
      deleted = { record: game.diagram.record(), number: shown.current };
      removeMove(game, shown.current);
      return 'Deleted.';
    });
    // The button that was pressed may be gone.
    recall.focus();
  });
  const recall = button('Bring back', { class: 'wide' }, () => {
    change(() => {
      if (deleted) loadRecord(game, deleted.record, deleted.number);
      deleted = undefined;
      return 'Restored.';
    });
    list.querySelector<HTMLElement>('[aria-current]')?.focus();
  });
  const text = html('textarea', { rows: 2, 'aria-label': 'Comment on this move' });
  const annotation = html('select', { 'aria-label': 'Annotation' }, html('option', { value: '' }, 'none'));
  for (const [value, name] of Object.entries(ANNOTATIONS))
    annotation.append(html('option', { value }, `${value} ${name}`));
  const keep = button('Save the comment', { class: 'wide' }, () =>
    change(() => {
      annotateMove(game, shown.current, text.value, annotation.value);
      return 'Saved.';
    }),
  );
  const comments = html(
    'details',
    { class: 'comments' },
    html('summary', {}, 'Comment'),
    text,
    html('div', { class: 'line-tools' }, annotation, keep),
  );
  const tools = html(
    'div',
    { class: 'line-tools', role: 'group', 'aria-label': 'This move' },
    promote,
    remove,
    recall,
    status,
  );
  list.addEventListener('click', ({ target }) => {
    const number = isElement(target) ? target.closest('[data-number]')?.getAttribute('data-number') : undefined;
    if (number != null) act(game, visit, Number(number));
  });
  list.addEventListener('keydown', (event) => {
    const number = event.altKey || event.ctrlKey || event.metaKey ? undefined : goalOf(event.key, shown);
    if (number === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (number !== shown.current) act(game, visit, number);
    if (number === 0) list.querySelector<HTMLElement>('button')?.focus();
  });
  /** Scrolls some boxes around the list to the move that is shown. */
  function revealCurrent(...boxes: Element[]): HTMLElement | undefined {
    const place = list.querySelector<HTMLElement>('[aria-current]') ?? undefined;
    if (place) reveal(place, boxes);
    return place;
  }
  /** Shows the record, and what can be done with the current move. */
  function show(): void {
    recall.hidden = !deleted;
    const lines = game.diagram.lines();
    const moves = JSON.stringify(lines.moves);
    const { verdict } = game.state.scene;
    if (verdict && !isPast(game.state)) ended = { result: verdict.result, moves };
    const result = ended?.moves === moves ? RESULTS[ended.result] : undefined;
    const key = `${moves} ${lines.comments.join()} ${lines.current} ${result}`;
    if (key === known) return;
    const focused = list.contains((list.getRootNode() as Partial<ShadowRoot>).activeElement ?? null);
    known = key;
    shown = lines;
    const { current } = lines;
    const move = lines.moves[current - 1];
    fillList(list, lines);
    if (result) list.append(html('li', { class: 'result' }, result));
    list.hidden = lines.moves.length + lines.comments.length === 0;
    promote.hidden = !move || move.depth === 0;
    remove.hidden = !move;
    comments.hidden = lines.moves.length === 0;
    text.value = (move ? move.comments : lines.comments).join(' ');
    said.textContent = move ? [...move.before, ...move.comments].join(' ') : text.value;
    said.hidden = said.textContent === '';
    set(text, 'aria-label', move ? `Comment on ${move.san}` : 'Comment on the start');
    annotation.hidden = !move;
    annotation.value = move?.signs.find((it) => it in ANNOTATIONS) ?? '';
    const place = revealCurrent(list, game.parts.narrow);
    if (focused) (place ?? list.querySelector('button'))?.focus({ preventScroll: true });
  }
  // What else stands beside the board may take room from the list; what the reader is about to press stays in its place.
  followSize(list, () => revealCurrent(list), game.signal);
  return { root: html('div', { class: 'moves-panel' }, said, list, tools, comments), show };
}
