// Registers the element and turns the blocks of older pages into boards.

import { define } from './element.js';
import { upgradeLegacy } from './legacy.js';

/** Does it now, and for old blocks when the page is complete. */
export function start(): void {
  define();
  if (!globalThis.document) return;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => upgradeLegacy(), { once: true });
  else upgradeLegacy();
}
