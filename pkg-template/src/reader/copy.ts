// Copies a text.

import type { Say } from '../words/page.js';

/** Puts a text where it can be pasted elsewhere. Resolves to what there is to say: where that is not allowed, the text itself. */
export async function copyText(say: Say, text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return say('copied');
  } catch {
    return text;
  }
}
