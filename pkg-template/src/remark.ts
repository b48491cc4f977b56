/**
 * The remark plugin, for unified, Docusaurus, Astro, and whatever else uses remark.
 *
 * @module variant-diagram/remark
 */

export { default } from './static/remark-plugin.js';
