// Where an element finds its definition: in its text, in a child, at a URL, or in the hash of the page's address.

import { definitionFrom } from '../engine/definition-text.js';
import type { SavedGame } from '../game/game.js';
import { readHashLink } from './hash-link.js';

/** A definition, and the game to go on with if there is one. */
export interface Source {
  definition: string | object;
  saved?: SavedGame;
}

/** The page is read to its end, so that the text of an element is complete. */
function pageParsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((done) => document.addEventListener('DOMContentLoaded', () => done(), { once: true }));
}

/** Reads the definition of an element. Fails if its URL cannot be read. */
export async function readSource(element: Element): Promise<Source> {
  if (element.hasAttribute('linked')) {
    // A link brings its game along.
    const shared = await readHashLink(location.hash);
    if (shared) return { definition: shared.definition, saved: { record: shared.record, ply: shared.ply } };
  }
  const src = element.getAttribute('src');
  if (src === null) {
    await pageParsed();
    // Where a picture stands in for the board, the text has an element of its own.
    return { definition: definitionFrom((element.querySelector('[data-definition]') ?? element).textContent ?? '') };
  }
  const response = await fetch(src);
  if (!response.ok) throw new Error(`The definition could not be read (${response.status}).`);
  return { definition: definitionFrom(await response.text()) };
}
