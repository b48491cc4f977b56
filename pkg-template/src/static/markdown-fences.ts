// Puts HTML in the place of the fenced blocks of a Markdown file.

import type { FenceOptions } from './fence-info.js';
import { fence } from './fenced-block.js';
import { findFences } from './find-fences.js';

/**
 * Replaces the blocks of a text by HTML.
 *
 * @param problem Is told what is wrong, one sentence at a time.
 */
export async function replaceFences(
  markdown: string,
  defaults: FenceOptions = {},
  problem?: (sentence: string) => void,
): Promise<string> {
  const lines = markdown.split('\n');
  const out: string[] = [];
  let done = 0;
  for (const {
    lines: [start, end],
    before: [first, rest],
    text,
    info,
  } of findFences(markdown)) {
    // A long text has more lines than a call has arguments.
    for (const it of lines.slice(done, start)) out.push(it);
    done = end;
    const { html, problems } = await fence(text, info, defaults);
    for (const it of problems) problem?.(it);
    // The tag stands alone on its line, with empty lines around: that is what makes it a block.
    const [, tag = '', inside = ''] = /^(<[^>]*>)([^]*)$/.exec(html) ?? [];
    if (first === rest) out.push(rest.trimEnd());
    out.push(first + tag, rest + inside, rest.trimEnd());
  }
  return out.concat(lines.slice(done)).join('\n');
}
