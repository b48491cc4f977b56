// What the package exports. Importing it registers nothing.

export { check, createDiagram, explain, keys, loadEngine, useWasm } from './engine.js';
export type * from './engine.js';
export { define, VariantDiagram, type Definition } from './element.js';
export type * from './attributes.js';
export type * from './hooks.js';
export { registerPieces, type PieceSet } from './pieces.js';

/** Turns every `class="idiagram"` block of an older page, and the single `id="diagram"` one, into a board. Returns the boards. */
export async function upgradeLegacy(root?: ParentNode): Promise<HTMLElement[]> {
  return (await import('./legacy.js')).upgradeLegacy(root);
}
