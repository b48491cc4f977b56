// Registers the element and turns the blocks of older pages into boards.

import { define } from './element.js';

/** Does it now, and for old blocks when the page is complete. */
export function start(): void {
  define();
  if (!globalThis.document) return;
  const upgrade = (): void => {
    if (document.querySelector('.idiagram, #diagram')) void import('./idiagram-upgrade.js').then((it) => it.upgradeLegacy());
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', upgrade, { once: true });
  else upgrade();
}
