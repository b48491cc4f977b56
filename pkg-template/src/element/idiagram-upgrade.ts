// Boards for pages that were written for the older script: their blocks become elements, unchanged.

import { isElement } from '../style/dom.js';

const DONE = 'data-variant-diagram';

/** The text of a block. Line breaks written as elements count as line breaks. */
export function blockText(block: Element): string {
  let text = '';
  for (const node of block.childNodes) {
    if (node.nodeName === 'BR') text += '\n';
    else if (isElement(node)) text += /^(P|DIV|PRE)$/.test(node.nodeName) ? `${blockText(node)}\n` : blockText(node);
    else if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? '';
  }
  return text;
}

/** What may hold the definition of a page that names it by its `id` alone: text, in whatever an editor has put around it. */
const HOLDER = 'div, p, pre, section, article, center, td';
const PLAIN = 'br, p, pre';

/** A line with a piece: its name, its ID if it has one, its moves, and more. */
const PIECE_LINE = /^[ \t]*[^\s:=<>][^:=<>\n]*:(?:[^\s:\d/][^\s:/]*)?:[^:\n]*:/m;

/** Whether an element is a diagram by its class, or is called one and holds a definition: a heading "Diagram" has that `id` too. */
function isDiagram(block: Element): boolean {
  if (block.classList.contains('idiagram')) return true;
  return block.matches(HOLDER) && !block.querySelector(`:not(${PLAIN})`) && PIECE_LINE.test(blockText(block));
}

/** Turns every `class="idiagram"` block, and an `id="diagram"` one that holds a definition, into a board. Returns the boards. */
export function upgradeLegacy(root: ParentNode = document): HTMLElement[] {
  const boards: HTMLElement[] = [];
  for (const block of root.querySelectorAll<HTMLElement>('.idiagram, #diagram')) {
    if (block.hasAttribute(DONE) || block.localName === 'variant-diagram' || !isDiagram(block)) continue;
    block.setAttribute(DONE, '');
    const board = document.createElement('variant-diagram');
    board.textContent = blockText(block);
    block.replaceChildren(board);
    block.hidden = false;
    if (getComputedStyle(block).display === 'none') block.style.display = 'block';
    if (/^pre/.test(getComputedStyle(block).whiteSpace)) block.style.whiteSpace = 'normal';
    boards.push(board);
  }
  return boards;
}
