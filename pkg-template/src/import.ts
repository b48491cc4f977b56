/**
 * Definitions from other formats, and as JSON and back.
 *
 * @module variant-diagram/import
 */

export * from './engine/formats.js';
