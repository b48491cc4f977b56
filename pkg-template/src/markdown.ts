// Diagrams in Markdown: what preprocessors, plugins and static sites call.

export { fence, type Fence, type FenceOptions, fenceToHtml, LANGUAGE, readInfo } from './static/fenced-block.js';
export { type Block, findFences, replaceFences } from './static/markdown-fences.js';
export { hugoFiles } from './static/hugo.js';
export type { ElementNode, Node, TextNode } from './static/html-tree.js';
