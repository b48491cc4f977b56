// The board of an exercise: marks what was answered, and takes clicks, taps and keys.

import { cellLabel } from '../a11y/labels.js';
import { BoardDrawing, cellAt } from '../board/board-svg.js';
import { HOLE } from '../board/layout.js';
import { emptyPicture, type Mark, type Picture } from '../board/picture.js';
import type { Game } from '../game/game.js';
import { withSkin } from '../pieces/family.js';
import { joined } from '../words/page.js';
import type { Answer } from './answer.js';

const ARROWS: Record<string, number> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

/** The marks on cells, by what they say. A cell has one; the last one counts. */
function marksOf({ at, exercise, isOver, marked, missing, mood, wrong }: Answer): Map<number, string> {
  const { asked, kind, target } = exercise;
  const marks = new Map<number, string>();
  for (const cell of asked ?? []) marks.set(cell, 'asked');
  if (target !== undefined && kind === 'travel' && at !== target) marks.set(target, 'target');
  for (const cell of marked) marks.set(cell, isOver ? 'right' : 'marked');
  for (const cell of missing) marks.set(cell, 'missing');
  if (mood !== 'open') for (const cell of wrong) marks.set(cell, 'wrong');
  return marks;
}

/** How each mark looks: its shape, and the ground of its cell. */
const LOOKS: Record<string, { kind: string; ground?: string }> = {
  asked: { kind: 'arrival' },
  target: { kind: 'goal' },
  marked: { kind: 'move', ground: 'over' },
  right: { kind: 'move', ground: 'over' },
  missing: { kind: 'via', ground: 'last' },
  wrong: { kind: 'capture', ground: 'removed' },
};

/** The board of one exercise. */
export class LessonBoard {
  readonly #game: Game;
  readonly #drawing: BoardDrawing;
  readonly #answer: Answer;
  #focus: number;
  #ring = false;

  /** `click` is told of the cell that is clicked, tapped, or chosen by Enter or the space bar. */
  constructor(game: Game, answer: Answer, click: (cell: number) => void) {
    this.#game = game;
    this.#answer = answer;
    const { board, pieces, say, state } = game;
    const flipped = answer.exercise.side === 'black';
    const title = say('learn-board');
    const skinned = withSkin(board, state.preferences.skin);
    const titled = { ...skinned, appearance: { ...skinned.appearance, title } };
    const across = state.across;
    this.#drawing = new BoardDrawing(titled, pieces, { say, flipped, live: true, coordinates: 'outside', across });
    this.#focus = answer.exercise.from ?? board.cells.findIndex((it) => it.shade !== HOLE);
    const { root } = this.#drawing;
    root.addEventListener('click', ({ target }) => {
      const cell = cellAt(target);
      if (cell === undefined) return;
      this.#focus = cell;
      this.#ring = false;
      click(cell);
    });
    root.addEventListener('keydown', (event) => this.#key(event, click));
    root.addEventListener('focusin', ({ target }) => {
      this.#focus = cellAt(target) ?? this.#focus;
      this.#ringed(root.querySelector(':focus-visible') !== null);
    });
    root.addEventListener('focusout', () => this.#ringed(false));
  }

  get root(): SVGSVGElement {
    return this.#drawing.root;
  }

  /** Gives the board the focus. */
  focus(): void {
    this.#drawing.cells[this.#focus]?.focus();
  }

  #ringed(ring: boolean): void {
    this.#ring = ring;
    this.#drawing.focus(this.#focus, ring);
  }

  #key(event: KeyboardEvent, click: (cell: number) => void): void {
    const arrow = ARROWS[event.key];
    const { exercise } = this.#answer;
    if (arrow !== undefined) {
      const direction = exercise.side === 'black' ? (arrow + 2) % 4 : arrow;
      const next = this.#game.board.cells[this.#focus]?.neighbors[direction] ?? -1;
      if (next >= 0) {
        this.#focus = next;
        this.#ringed(true);
        this.focus();
      }
    } else if (event.key === 'Enter' || event.key === ' ') click(this.#focus);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Shows the answer as it stands; `hint` is a cell that is pointed at. */
  show(hint: number | undefined): void {
    const answer = this.#answer;
    const { exercise } = answer;
    const marks = marksOf(answer);
    const { board, say } = this.#game;
    const pieces = answer.pieces;
    const standing = new Map(pieces.map((it) => [it.cell, it]));
    const chosen = exercise.kind === 'goal' ? answer.at : exercise.kind === 'travel' ? answer.at : exercise.from;
    const shown = exercise.kind === 'goal' && answer.mood === 'shown' ? exercise.from : chosen;
    const picture: Picture = {
      ...emptyPicture(pieces),
      field: { ground: exercise.ground },
      marks: [...marks].map(([cell, name]): Mark => ({ cell, kind: LOOKS[name]?.kind ?? 'move' })),
      highlights: [
        ...(shown === undefined ? [] : [[shown, 'selected'] as [number, string]]),
        ...[...marks].flatMap(([cell, name]): [number, string][] => {
          const ground = LOOKS[name]?.ground;
          return ground ? [[cell, ground]] : [];
        }),
      ],
      arrows: [
        ...(exercise.kind === 'effect' && exercise.from !== undefined && exercise.target !== undefined
          ? [{ from: exercise.from, to: exercise.target }]
          : exercise.kind === 'effect' && exercise.target !== undefined
            ? [{ from: exercise.target }]
            : []),
        ...(hint === undefined ? [] : [{ from: hint }]),
      ],
      labels: board.cells.map((cell, index) =>
        joined(
          say,
          'label-more',
          cellLabel(say, board, cell, { piece: standing.get(index), selected: index === shown }),
          marks.has(index) && say('learn-mark', { mark: { choice: marks.get(index) ?? '' } }),
        ),
      ),
    };
    this.#drawing.show(picture);
    this.#drawing.focus(this.#focus, this.#ring);
  }
}
