// The list of moves with its variations and comments: read, walked through with the keyboard, put in order. Texts enter it as text.

import { isPast } from '../board/board-state.js';
import type { GameResult } from '../engine/names.js';
import type { LineMoveView, LinesView } from '../engine/views.js';
import { annotateMove, loadRecord, promoteVariation, removeMove, visit } from '../game/commands.js';
import { act } from '../game/controller.js';
import { announce, type Game, type Panel } from '../game/game.js';
import { RESULTS } from '../game/results.js';
import { button, followSize, html, isElement, set } from '../style/dom.js';
import type { Say } from '../words/page.js';
import { goalOf } from './move-tree.js';

/** The annotations that can be chosen, and the messages of what they mean. */
const ANNOTATIONS: Record<string, string> = {
  '!': 'sign-good',
  '?': 'sign-mistake',
  '!!': 'sign-excellent',
  '??': 'sign-blunder',
  '!?': 'sign-interesting',
  '?!': 'sign-doubtful',
};

/** The messages of what signs of a position mean, which records have as numbers. */
const GLYPHS: Record<string, string> = {
  '□': 'sign-only',
  '=': 'sign-equal',
  '∞': 'sign-unclear',
  '⩲': 'sign-white-slightly-better',
  '⩱': 'sign-black-slightly-better',
  '±': 'sign-white-better',
  '∓': 'sign-black-better',
  '+−': 'sign-white-winning',
  '−+': 'sign-black-winning',
  '⨀': 'sign-zugzwang',
  '○': 'sign-space',
  '⟳': 'sign-development',
  '↑': 'sign-initiative',
  '→': 'sign-attack',
  '=∞': 'sign-compensation',
  '⇆': 'sign-counterplay',
  '⊕': 'sign-time',
  '∆': 'sign-idea',
  '∇': 'sign-against',
  '⌓': 'sign-better',
  N: 'sign-novelty',
};

/** Signs that stand directly behind a move; others would be read as a part of it. */
const ATTACHED = /^[!?□]/;

/** The number of a move of Black that begins a line of text. */
const REPLY = /\.{2}$/;

const commentText = (text: string): HTMLElement => html('span', { class: 'comment' }, text);

/** Where a move stands in its list. */
interface Standing {
  number: number;
  /** The move as it is read, and the language of that. */
  text: string;
  lang: string | undefined;
  /** Whether it is the move that is shown. */
  current: boolean;
  /** Whether Tab enters the list here. */
  enters: boolean;
}

/** One move as a button, with its number, annotations and comments. */
function moveItem(say: Say, move: LineMoveView, { number, text, lang, current, enters }: Standing): HTMLLIElement {
  const meanings = move.signs.map((it) => {
    const meaning = ANNOTATIONS[it] ?? GLYPHS[it];
    return meaning === undefined ? it : say(meaning);
  });
  const label = meanings.length > 0 ? say('said', { text: { listed: [text, ...meanings] } }) : undefined;
  const attributes = {
    type: 'button',
    'data-number': number,
    tabindex: enters ? 0 : -1,
    'aria-current': current ? 'true' : undefined,
    'aria-label': label,
    // What signs mean is said in that of the reader.
    lang: label === undefined ? lang : undefined,
  };
  const signs = move.signs.map((it) => (ATTACHED.test(it) ? it : `\u202f${it}`)).join('');
  const shown = html('button', attributes, text + signs);
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

/** A record, and its moves as they are read, in some language. */
interface ReadLines extends LinesView {
  texts: string[];
  lang?: string | undefined;
}

/** The record of a game. Braces keep long IDs apart for programs that read it. */
function linesOf({ diagram, notation }: Game): ReadLines {
  const lines = diagram.lines();
  const written = notation?.record(lines) ?? [];
  return {
    ...lines,
    lang: notation?.lang,
    texts: lines.moves.map((it, index) => written[index] ?? it.san.replace(/[{}]/g, '')),
  };
}

/** Nests the moves, which come in the order of reading. */
function fillList(say: Say, list: HTMLElement, { comments, moves, texts, lang, current }: ReadLines): void {
  list.replaceChildren(...comments.map((it) => html('li', {}, commentText(it))));
  // The open lists by depth, each with the move that its next variation stands at.
  const open: { list: HTMLElement; last: HTMLElement | undefined }[] = [{ list, last: undefined }];
  moves.forEach((move, index) => {
    if (move.begins) {
      const variation = html('ol', { class: 'variation', 'aria-label': say('moves-variation') });
      open[move.depth - 1]?.last?.append(variation);
      open[move.depth] = { list: variation, last: undefined };
    }
    const place = open[move.depth];
    if (!place) return;
    const number = index + 1;
    const [text = '', enters] = [texts[index], number === (current || 1)];
    const item = moveItem(say, move, { number, text, lang, current: number === current, enters });
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
  const { say } = game;
  let shown: ReadLines = { comments: [], moves: [], texts: [], current: 0 };
  /** How the game ended, and the moves that ended so. */
  let ended: { result: GameResult; moves: string } | undefined;
  let known = '';
  /** What was deleted last. */
  let deleted: { record: string; number: number } | undefined;
  const list = html('ol', { class: 'record', part: 'record', translate: 'no', 'aria-label': say('moves-list') });
  /** What is said about the move that is shown: read beside the board, without looking for it in the list. */
  const said = html('p', {
    class: 'said',
    part: 'comment',
    role: 'note',
    'aria-label': say('comment-title'),
    hidden: true,
  });
  const status = html('span', { class: 'status' });
  /** Does something to the current move, and says so. */
  const change = (work: () => string): void => {
    act(game, () => {
      const words = work();
      status.textContent = words;
      announce(game, words);
    });
  };
  const promote = button(say('moves-promote'), { class: 'wide' }, () =>
    change(() => say(promoteVariation(game, shown.current) ? 'moves-promoted' : 'moves-not-promoted')),
  );
  const remove = button(say('moves-delete'), { class: 'wide' }, () => {
    change(() => {
      deleted = { record: game.diagram.record(), number: shown.current };
      removeMove(game, shown.current);
      return say('moves-deleted');
    });
    // The button that was pressed may be gone.
    recall.focus();
  });
  const recall = button(say('moves-recall'), { class: 'wide' }, () => {
    change(() => {
      if (deleted) loadRecord(game, deleted.record, deleted.number);
      deleted = undefined;
      return say('moves-recalled');
    });
    list.querySelector<HTMLElement>('[aria-current]')?.focus();
  });
  const text = html('textarea', { rows: 2, 'aria-label': say('comment-on-this-move') });
  const annotation = html(
    'select',
    { 'aria-label': say('comment-annotation') },
    html('option', { value: '' }, say('comment-annotation-none')),
  );
  for (const [value, meaning] of Object.entries(ANNOTATIONS))
    annotation.append(html('option', { value }, `${value} ${say(meaning)}`));
  const keep = button(say('comment-save'), { class: 'wide' }, () =>
    change(() => {
      annotateMove(game, shown.current, text.value, annotation.value);
      return say('comment-saved');
    }),
  );
  const comments = html(
    'details',
    { class: 'comments' },
    html('summary', {}, say('comment-title')),
    text,
    html('div', { class: 'line-tools' }, annotation, keep),
  );
  const tools = html(
    'div',
    { class: 'line-tools', role: 'group', 'aria-label': say('moves-tools') },
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
    recall.hidden = !deleted || game.state.friend !== undefined;
    const lines = linesOf(game);
    const moves = JSON.stringify(lines.moves);
    const { verdict } = game.state.scene;
    if (!isPast(game.state)) ended = verdict && { result: verdict.result, moves };
    const result = ended?.moves === moves ? RESULTS[ended.result] : undefined;
    const key = `${moves} ${lines.texts.join()} ${lines.comments.join()} ${lines.current} ${result}`;
    if (key === known) return;
    const focused = list.contains((list.getRootNode() as Partial<ShadowRoot>).activeElement ?? null);
    known = key;
    shown = lines;
    const { current } = lines;
    const move = lines.moves[current - 1];
    fillList(say, list, lines);
    if (result) list.append(html('li', { class: 'result' }, result));
    list.hidden = lines.moves.length + lines.comments.length === 0;
    // Two friends have one game: neither of them changes it alone.
    const isShared = game.state.friend !== undefined;
    promote.hidden = !move || move.depth === 0 || isShared;
    remove.hidden = !move || isShared;
    comments.hidden = lines.moves.length === 0;
    text.value = (move ? move.comments : lines.comments).join(' ');
    said.textContent = move ? [...move.before, ...move.comments].join(' ') : text.value;
    said.hidden = said.textContent === '';
    set(
      text,
      'aria-label',
      move ? say('comment-on-move', { move: lines.texts[current - 1] ?? '' }) : say('comment-on-start'),
    );
    annotation.hidden = !move;
    annotation.value = move?.signs.find((it) => it in ANNOTATIONS) ?? '';
    const place = revealCurrent(list, game.parts.narrow);
    if (focused) (place ?? list.querySelector('button'))?.focus({ preventScroll: true });
  }
  // What else stands beside the board may take room from the list; what the reader is about to press stays in its place.
  followSize(list, () => revealCurrent(list), game.signal);
  return { root: html('div', { class: 'moves-panel' }, said, list, tools, comments), show };
}
