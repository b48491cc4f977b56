// What the package exports. Importing it registers nothing.

export { check, createDiagram, explain, keys, loadEngine, useWasm } from './engine/load.js';
export type * from './engine/load.js';
export { define, VariantDiagram, type Definition } from './element/element.js';
export type * from './element/props.js';
export type * from './engine/page-rules.js';
export { registerPieces, type PieceSet } from './pieces/renderer.js';

/** Turns every `class="idiagram"` block of an older page, and the single `id="diagram"` one, into a board. Returns the boards. */
export async function upgradeLegacy(root?: ParentNode): Promise<HTMLElement[]> {
  return (await import('./element/idiagram-upgrade.js')).upgradeLegacy(root);
}
