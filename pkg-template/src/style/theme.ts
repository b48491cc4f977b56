// The style sheets: shared by all boards of a document, or elements of their own where documents cannot share any.

import { html } from './dom.js';

/** The sheets of each document: no other one takes them. */
const made = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** What each shadow tree wears: browsers take it off when the tree goes to another document. */
const wornBy = new WeakMap<ShadowRoot, Set<string>>();

function sheetOf(page: Document, Sheet: typeof CSSStyleSheet, text: string): CSSStyleSheet {
  const sheets = made.get(page) ?? new Map<string, CSSStyleSheet>();
  made.set(page, sheets);
  const known = sheets.get(text);
  if (known) return known;
  const sheet = new Sheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}

/**
 * Gives a shadow root style sheets, once, beside those that it was given before. To be called after its content is put in:
 * elements of style are part of it, in the documents of jsdom and in those without a window.
 */
export function adoptStyle(root: ShadowRoot, ...texts: string[]): void {
  const worn = wornBy.get(root) ?? new Set<string>();
  wornBy.set(root, worn);
  for (const it of texts) worn.add(it);
  const page = root.ownerDocument;
  const Sheet = page.defaultView?.CSSStyleSheet;
  const adopted = root.adoptedStyleSheets;
  const elements = [...root.children].filter((it) => it.localName === 'style');
  if (!Sheet || !adopted || !('replaceSync' in Sheet.prototype)) {
    for (const text of worn) if (!elements.some((it) => it.textContent === text)) root.append(html('style', {}, text));
    return;
  }
  for (const it of elements) it.remove();
  // All at once: a page may have a thousand boards.
  root.adoptedStyleSheets = [...new Set([...adopted, ...[...worn].map((it) => sheetOf(page, Sheet, it))])];
}
