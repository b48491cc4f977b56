// What the package exports for pages.

export type * from '../engine/explorer.js';
export type * from '../engine/load.js';
export { check, createDiagram, DiagramError, EngineError, explain, keys, loadEngine, useWasm } from '../engine/load.js';
export { type Images, type PieceSet, registerPieces } from '../pieces/renderer.js';
export { VariantDiagram } from './element.js';
export { upgradeLegacy } from './idiagram-upgrade.js';
export type { Arrow } from './page-arrows.js';
export type * from './props.js';
export { define } from './register.js';
