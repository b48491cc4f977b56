// Markdown as text: finds the fenced blocks with diagrams and puts HTML in their place. For programs that have no syntax tree.

import { fence, type FenceOptions, LANGUAGE } from './fenced-block.js';

/** A block with a diagram. */
export interface Block {
  /** Its first line, and the line after its last one, from 0. */
  lines: [number, number];
  /** What stands before its first line and before the others: marks of lists and quotations, spaces. */
  before: [string, string];
  /** The definition. */
  text: string;
  /** What stands behind the language. */
  info: string;
}

const OPENING = /^((?:[ \t]|>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))*)(`{3,}|~{3,})[ \t]*([^\s`,{]*)([^`\n]*|)$/;

/** What stands before the lines of a block inside a list: as many spaces as its mark is wide. */
const continued = (prefix: string): string => prefix.replace(/[-+*]|\d+[.)]/g, (it) => ' '.repeat(it.length));

/** A line of a block without what a list or a quotation puts before it. */
function stripped(line: string, prefix: string): string {
  let at = 0;
  while (at < prefix.length && at < line.length && (line[at] === prefix[at] || /[ \t]/.test(line[at] ?? ''))) at += 1;
  return line.slice(at);
}

/** Finds the blocks of a text. A block of another language may show how one of ours is written; it is passed by. */
export function findFences(markdown: string): Block[] {
  const lines = markdown.split(/\r?\n/);
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const opening = OPENING.exec(lines[at] ?? '');
    if (!opening) continue;
    const [, prefix = '', marks = '', language = '', info = ''] = opening;
    const rest = continued(prefix);
    const closing = new RegExp(`^[ \\t]*${marks[0] === '~' ? '~' : '`'}{${marks.length},}[ \\t]*$`);
    const closes = (line: string | undefined): boolean => line !== undefined && closing.test(stripped(line, rest));
    let end = at + 1;
    // A quotation ends where its mark is missing, and its blocks with it.
    while (end < lines.length && !closes(lines[end]) && !(rest.includes('>') && !/^[ \t]*>/.test(lines[end] ?? ''))) end += 1;
    const after = closes(lines[end]) ? end + 1 : end;
    const text = lines.slice(at + 1, end).map((it) => stripped(it, rest)).join('\n');
    if (language.toLowerCase() === LANGUAGE) blocks.push({ lines: [at, after], before: [prefix, rest], text, info });
    at = after - 1;
  }
  return blocks;
}

/**
 * Replaces the blocks of a text by HTML.
 *
 * @param problem Is told what is wrong, one sentence at a time.
 */
export async function replaceFences(markdown: string, defaults: FenceOptions = {}, problem?: (sentence: string) => void): Promise<string> {
  const lines = markdown.split('\n');
  const out: string[] = [];
  let done = 0;
  for (const { lines: [start, end], before: [first, rest], text, info } of findFences(markdown)) {
    out.push(...lines.slice(done, start));
    done = end;
    const { html, problems } = await fence(text, info, defaults);
    for (const it of problems) problem?.(it);
    // The tag stands alone on its line, with empty lines around: that is what makes it a block.
    const [, tag = '', inside = ''] = /^(<[^>]*>)([^]*)$/.exec(html) ?? [];
    if (first === rest) out.push(rest.trimEnd());
    out.push(first + tag, rest + inside, rest.trimEnd());
  }
  return [...out, ...lines.slice(done)].join('\n');
}
