// Finds the fenced blocks with diagrams in the text of a Markdown file, for programs that have no syntax tree.

import { LANGUAGE } from './fence-info.js';

/** A block with a diagram. */
export interface Block {
  /** Its first line, and the line after its last one, from 0. */
  lines: [number, number];
  /** The prefixes of its first line and of the others: marks of lists and quotations, spaces. */
  before: [string, string];
  /** The definition. */
  text: string;
  /** The rest of the info string, behind the language. */
  info: string;
}

const OPENING = /^((?:[ \t]|>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))*)(`{3,}|~{3,})[ \t]*([^\s`,{]*)([^`\n]*|)$/;

/** The prefix of continued lines inside a list: as many spaces as its mark is wide. */
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
    while (end < lines.length && !closes(lines[end]) && !(rest.includes('>') && !/^[ \t]*>/.test(lines[end] ?? '')))
      end += 1;
    const after = closes(lines[end]) ? end + 1 : end;
    const text = lines
      .slice(at + 1, end)
      .map((it) => stripped(it, rest))
      .join('\n');
    if (language.toLowerCase() === LANGUAGE) blocks.push({ lines: [at, after], before: [prefix, rest], text, info });
    at = after - 1;
  }
  return blocks;
}
