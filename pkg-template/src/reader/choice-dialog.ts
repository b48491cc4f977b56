// The choice at the square: what a piece becomes, or which of several moves is meant. Clicks and keys are taken by `choices.ts`.

import { nameWord, typeName } from '../a11y/labels.js';
import type { BoardDrawing } from '../board/board-svg.js';
import { groundPicture } from '../board/tile-preview.js';
import { holdsFocus, type ShadowParts } from '../controls/shadow-dom.js';
import type { Side } from '../engine/names.js';
import type { GroundView, OptionsView, OptionView } from '../engine/views.js';
import { html } from '../style/dom.js';
import { icon } from '../style/shape.js';
import type { Say } from '../words/page.js';
import { boxesOf, putPopover } from './popover.js';
import { type Kept, placeBeside } from './popover-position.js';

/** What is chosen from. */
export interface ChoiceContent {
  path: string[];
  options: OptionsView;
  side: Side;
  /** The cells of the path, the latest last: the dialog opens beside that one and covers none of them. */
  cells: number[];
  /** What choices make of the ground. */
  laid: Map<OptionView, GroundView[]>;
  say: Say;
}

const CHECK = 'M5 13l5 5 9-12';

/** Pictures of pieces leave a margin for the square; here they are as large as the button allows. */
const CLOSE_BOX = '-46 -46 92 92';

function choiceButtons(
  { board, pieces, layout }: BoardDrawing,
  { options, side, laid, say }: ChoiceContent,
): HTMLButtonElement[] {
  const made = options.options.flatMap((option, index) => {
    if (option.mark !== 'choice') return [];
    const type = option.type === undefined ? undefined : board.types[option.type - 1];
    const name = option.words || (type && nameWord(say, typeName(board, type.number))) || option.step;
    const ground = laid.get(option) ?? [];
    const picture = type
      ? pieces.icon(type.number, side, CLOSE_BOX)
      : ground.length > 0
        ? groundPicture(board, ground, layout.flipped)
        : name;
    return [
      html(
        'button',
        { type: 'button', class: 'choice', part: 'choice', 'data-choice': index, 'aria-label': name, title: name },
        picture,
      ),
    ];
  });
  if (options.whole) {
    const name = say('finish-here');
    made.push(
      html(
        'button',
        { type: 'button', class: 'choice', 'data-choice': 'finish', 'aria-label': name, title: name },
        icon(CHECK),
      ),
    );
  }
  return made;
}

const dialogOf = ({ sheet }: ShadowParts): HTMLElement | null => sheet.querySelector<HTMLElement>('.choosing');

/** Whether the dialog for a path is open. */
export function isChoiceOpen(parts: ShadowParts, path: string[]): boolean {
  return dialogOf(parts)?.dataset.path === path.join(' ');
}

/** Closes the dialog, if it is open. The focus goes back to the board, to the cell `focus`. */
export function closeChoiceDialog(drawing: BoardDrawing, parts: ShadowParts, focus: number): void {
  const open = dialogOf(parts);
  const focused = open !== null && holdsFocus(parts, open);
  open?.remove();
  if (focused) drawing.cells[focus]?.focus();
}

/** Opens the dialog in place of another one. The first choice has the focus. */
export function openChoiceDialog(drawing: BoardDrawing, parts: ShadowParts, content: ChoiceContent): void {
  dialogOf(parts)?.remove();
  const buttons = choiceButtons(drawing, content);
  const dialog = html(
    'div',
    { class: 'chooser', part: 'chooser', role: 'dialog', 'aria-label': content.say('choose') },
    ...buttons,
  );
  dialog.style.setProperty(
    '--_columns',
    String(buttons.length > 6 ? Math.ceil(Math.sqrt(buttons.length)) : buttons.length),
  );
  parts.sheet.append(
    html('div', { class: 'choosing', 'data-path': content.path.join(' ') }, html('div', { class: 'backdrop' }), dialog),
  );
  // Whoever chooses a tile sees where it will lie.
  const laid = boxesOf(drawing, new Set([...content.laid.values()].flatMap((it) => it.map(({ cell }) => cell))));
  const route = boxesOf(drawing, content.cells).reverse();
  const side = route[0] ? route[0].right - route[0].left : 0;
  dialog.style.setProperty('--_side', `${Math.max(46, Math.min(side, 76))}px`);
  const squares = laid.length > 0 ? laid : route;
  const kept = [...laid, ...route].map((it): Kept => [it, 1]);
  putPopover(parts, dialog, (size, room) => placeBeside(size, room, squares, kept));
  buttons[0]?.focus();
}
