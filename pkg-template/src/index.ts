// What the package exports. Importing it registers nothing.

export { check, createDiagram, explain, keys, loadEngine, useWasm } from './engine.js';
export type * from './engine.js';
export { define, VariantDiagram, type Definition } from './element.js';
export type * from './hooks.js';
export { upgradeLegacy } from './legacy.js';
export { registerPieces, type PieceSet } from './pieces.js';
