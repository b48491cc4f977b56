// Registers the element and turns the blocks of older pages into boards.

import { VariantDiagram } from './element.js';
import { upgradeLegacy } from './idiagram-upgrade.js';

/** Registers the element. Safe to call more than once, and outside a browser. */
export function define(name = 'variant-diagram'): void {
  if (globalThis.customElements && !customElements.get(name)) customElements.define(name, VariantDiagram);
}

/** Registers the element now, and upgrades old blocks when the page is complete. */
export function start(): void {
  define();
  if (!globalThis.document) return;
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => upgradeLegacy(), { once: true });
  else upgradeLegacy();
}
