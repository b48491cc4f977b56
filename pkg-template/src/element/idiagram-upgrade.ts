// Boards for pages that were written for the older script: their blocks become elements, unchanged.

const DONE = 'data-variant-diagram';

/** The text of a block. Line breaks written as elements count as line breaks. */
export function blockText(block: Element): string {
  let text = '';
  for (const node of block.childNodes) {
    if (node.nodeName === 'BR') text += '\n';
    else if (node instanceof Element)
      text += /^(P|DIV|PRE)$/.test(node.nodeName) ? `${blockText(node)}\n` : blockText(node);
    else if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? '';
  }
  return text;
}

/** Turns every `class="idiagram"` block, and the single `id="diagram"` one, into a board. Returns the boards. */
export function upgradeLegacy(root: ParentNode = document): HTMLElement[] {
  const boards: HTMLElement[] = [];
  for (const block of root.querySelectorAll<HTMLElement>('.idiagram, #diagram')) {
    if (block.hasAttribute(DONE) || block.localName === 'variant-diagram') continue;
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
