// Definitions that are more than the plain text of their element: JSON, at an address, in the address of the page, or beside a picture that was drawn before.

import './element.js'; // one file for all that is loaded first
import { parsed } from '../engine/definition-text.js';
import type { Shared } from './hash-link.js';

/** What a game begins with instead of the start position. */
export type Kept = Pick<Shared, 'record' | 'ply'> | { fen: string };

/** What an element shows. */
export async function whence(element: Element): Promise<{ definition: string | object; kept: Kept | undefined }> {
  if (element.hasAttribute('linked') && location.hash) {
    // A link brings its game along.
    const shared = await (await import('./hash-link.js')).sharedIn(location.hash);
    if (shared) return { definition: shared.definition, kept: shared };
  }
  return { definition: parsed(await text(element)), kept: undefined };
}

async function text(element: Element): Promise<string> {
  const src = element.getAttribute('src');
  // Where a picture stands in for the board, the text has an element of its own.
  if (src === null) return (element.querySelector('[data-definition]') ?? element).textContent ?? '';
  const answer = await fetch(src);
  if (!answer.ok) throw new Error(`The definition could not be read (${answer.status}).`);
  return answer.text();
}
