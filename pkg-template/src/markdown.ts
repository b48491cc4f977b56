/**
 * Diagrams in Markdown: what preprocessors, plugins and static sites call.
 *
 * @module variant-diagram/markdown
 */

export { type FenceOptions, LANGUAGE, readInfo } from './static/fence-info.js';
export { type Fence, fence, fenceToHtml } from './static/fenced-block.js';
export { type Block, findFences } from './static/find-fences.js';
export type { ElementNode, Node, TextNode } from './static/html-tree.js';
export { hugoFiles } from './static/hugo.js';
export { replaceFences } from './static/markdown-fences.js';
export type { Argument, Message } from './words/message.js';
