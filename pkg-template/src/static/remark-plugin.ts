// A remark plugin: blocks of Markdown become diagrams. For unified, Docusaurus, Astro, and whatever else uses remark.

import { type FenceOptions, LANGUAGE } from './fence-info.js';
import { fence } from './fenced-block.js';

interface Block {
  type: string;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  position?: unknown;
  children?: Block[];
}

/** A file, as much of it as is needed to report a problem. */
interface File {
  message?(reason: string, place?: unknown, origin?: string): unknown;
}

const isOurs = ({ type, lang }: Block): boolean =>
  type === 'code' && typeof lang === 'string' && lang.toLowerCase() === LANGUAGE;

/** The places of our blocks, in the order of the page, however deep they are. */
function blocks(tree: Block): [siblings: Block[], at: number][] {
  const found: [Block[], number][] = [];
  const left: [siblings: Block[], at: number][] = [[[tree], 0]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [siblings, at] = next;
    const block = siblings[at];
    if (!block) continue;
    if (isOurs(block)) {
      found.push(next);
      continue;
    }
    const { children = [] } = block;
    for (let child = children.length - 1; child >= 0; child -= 1) left.push([children, child]);
  }
  return found;
}

/**
 * Replaces every block whose language is `variant-diagram`. The new node is no raw HTML but carries a tree of elements,
 * so that MDX takes it as well and no pipeline has to allow dangerous HTML. Problems are reported as messages of the file.
 */
export default function remarkVariantDiagram(
  defaults: FenceOptions = {},
): (tree: unknown, file?: File) => Promise<void> {
  return async (tree, file) => {
    // All places first: what is replaced is not looked at again.
    for (const [siblings, at] of blocks(tree as Block)) {
      const { value = '', meta, position } = siblings[at] as Block;
      const { tree: made, problems } = await fence(value, meta ?? '', defaults);
      for (const it of problems) file?.message?.(it, position, 'variant-diagram:fence');
      const data = { hName: made.tagName, hProperties: made.properties, hChildren: made.children };
      siblings[at] = { type: 'variantDiagram', data, position } as Block;
    }
  };
}
