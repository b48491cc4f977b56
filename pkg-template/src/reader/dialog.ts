// The frame of a dialog of the reader: a heading, rows, and buttons that end it. The focus goes back to where it was.

import type { Game } from '../game/game.js';
import { html } from '../style/dom.js';

/** Opens a dialog over the page; `rows` are told how to close it. */
export function openDialog(
  { parts, signal }: Game,
  title: string,
  rows: (close: () => void) => (Node | undefined)[],
): HTMLDialogElement {
  const heading = html('h2', { id: 'reader-title' }, title);
  const dialog = html('dialog', { class: 'reader', part: 'dialog', 'aria-labelledby': 'reader-title' }, heading);
  for (const it of rows(() => dialog.close())) if (it) dialog.append(it);
  dialog.addEventListener('close', () => dialog.remove());
  signal.addEventListener('abort', () => dialog.remove());
  parts.frame.append(dialog);
  dialog.showModal();
  return dialog;
}
