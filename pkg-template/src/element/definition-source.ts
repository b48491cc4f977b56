// Where an element finds its definition: in its text, in a child, at a URL, or in the hash of the page's address.

import { definitionFrom } from '../engine/definition-text.js';
import { bringsLetter } from '../game/friends-turn.js';
import type { Source } from '../reader/hash-link.js';

/** The definition at an address could not be read. */
export class SourceError extends Error {}

/** Where a picture stands in for the board, the text has an element of its own. */
export const DEFINITION = '[data-definition]';

/** The page is read to its end, so that the text of an element is complete. */
export function pageParsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((done) => document.addEventListener('DOMContentLoaded', () => done(), { once: true }));
}

/** Reads the definition of an element. Fails with a `SourceError` if its URL cannot be read. */
export async function readSource(element: HTMLElement): Promise<Source> {
  if ((element.hasAttribute('linked') && location.hash) || bringsLetter(element))
    // A link brings its game along.
    return (await import('../reader/hash-link.js')).linkedSource(location.hash, () => ownSource(element));
  return ownSource(element);
}

/** The definition that the page has for an element. */
export async function ownSource(element: Element): Promise<Source> {
  const src = element.getAttribute('src');
  if (src === null) {
    await pageParsed();
    const { textContent } = element.querySelector(DEFINITION) ?? element;
    return { definition: definitionFrom(textContent ?? ''), linked: false };
  }
  return { definition: definitionFrom(await textAt(src)), linked: false };
}

async function textAt(address: string): Promise<string> {
  const failed = (why: string, cause?: unknown): SourceError =>
    new SourceError(`The definition at "${address}" could not be read: ${why}`, { cause });
  const response = await fetch(address).catch((error: unknown) => {
    throw failed(error instanceof Error ? error.message : String(error), error);
  });
  if (!response.ok) throw failed(`${response.status} ${response.statusText}`.trim());
  return response.text();
}
