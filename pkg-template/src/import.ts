/**
 * Definitions from other formats, as JSON and back, and for other programs.
 *
 * @module variant-diagram/import
 */

export * from './engine/formats.js';
export * from './engine/other-programs.js';
