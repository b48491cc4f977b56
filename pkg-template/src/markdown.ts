// Diagrams in Markdown: what preprocessors, plugins and static sites call.

export { fence, type Fence, type FenceOptions, fenceToHtml, LANGUAGE, readInfo } from './fence.js';
export { type Block, findFences, replaceFences } from './fences.js';
export { hugoFiles } from './hugo.js';
export type { ElementNode, Node, TextNode } from './still/tree.js';
