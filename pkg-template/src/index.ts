/**
 * The element and its functions. Importing it registers nothing: `variant-diagram/define` does.
 *
 * @module variant-diagram
 */

export * from './element/public.js';
