// The status line below the board: a sentence, and buttons that go with it.

import { html, set } from '../style/dom.js';

/** What the line shows. */
export interface StatusContent {
  /** For styling: `turn`, `refused`, `check`, … */
  key: string;
  text: string;
  buttons: { action: string; name: string; label?: string }[];
}

/** More letters than these are written smaller. */
const LONG = 56;

/** Whether a text takes more than two lines beside a board. Chinese and Japanese characters are as wide as two letters. */
const isLong = (text: string): boolean => text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0) > LONG;

/** Shows the line. Its buttons stay as they are while they say the same: somebody may be pressing one. */
export function showStatusLine(line: HTMLElement, sheet: HTMLElement, { key, text, buttons }: StatusContent): void {
  set(line, 'data-key', key);
  // The words have the direction of their language; the buttons stay together.
  if (line.childElementCount === 0)
    line.replaceChildren(html('span', { dir: 'auto' }, ' '), html('span', { class: 'offers' }));
  const [words, place] = line.children;
  if (!words || !place) return;
  // A text node that stays keeps a selection of the reader.
  if (words.firstChild && words.textContent !== text) words.firstChild.nodeValue = text;
  words.classList.toggle('long', isLong(text));
  const before = [...place.querySelectorAll('button')];
  const focused = before.findIndex((it) => it.matches(':focus'));
  const after = buttons.map(({ action, name, label }, index) => {
    const old = before[index];
    const same = old?.textContent === name ? old : undefined;
    const button = same ?? html('button', { type: 'button' }, name);
    set(button, 'data-action', action);
    set(button, 'aria-label', label);
    if (!old) place.append(button);
    else if (old !== button) old.replaceWith(button);
    return button;
  });
  for (const it of before.slice(after.length)) it.remove();
  // The button that was pressed is gone: another one takes its place, or the board.
  if (focused >= 0 && before[focused] !== after[focused])
    (after[focused] ?? sheet.querySelector<SVGElement>('[tabindex="0"]'))?.focus();
}
