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

/** The first line of a block, taken apart. */
interface Opening {
  prefix: string;
  mark: string;
  nMarks: number;
  language: string;
  info: string;
}

const isBlank = (sign: string | undefined): boolean => sign === ' ' || sign === '\t';

/** Where a row of a sign ends. */
function behind(line: string, at: number, is: (sign: string | undefined) => boolean): number {
  let end = at;
  while (is(line[end])) end += 1;
  return end;
}

/** Where the marks of lists and quotations end that a line begins with. */
function behindPrefix(line: string): number {
  for (let at = 0; ; ) {
    const digits = behind(line, at, (it) => it !== undefined && it >= '0' && it <= '9');
    const n = digits - at;
    const isList = n === 0 ? /^[-+*]$/.test(line[at] ?? '') : n <= 9 && /^[.)]$/.test(line[digits] ?? '');
    if (isBlank(line[at]) || line[at] === '>') at += 1;
    else if (isList && isBlank(line[digits + 1])) at = digits + 1;
    else return at;
  }
}

/** Reads a line as the first one of a block. No expression: a line of marks would be read again from each of them. */
function openingOf(line: string): Opening | undefined {
  const at = behindPrefix(line);
  const mark = line[at] ?? '';
  const end = behind(line, at, (it) => it === mark);
  if ((mark !== '`' && mark !== '~') || end - at < 3) return undefined;
  const rest = line.slice(behind(line, end, isBlank));
  // Behind such marks it would be code within a line.
  if (rest.includes('`')) return undefined;
  const language = behind(rest, 0, (it) => it !== undefined && !/[\s,{]/.test(it));
  return {
    prefix: line.slice(0, at),
    mark,
    nMarks: end - at,
    language: rest.slice(0, language),
    info: rest.slice(language),
  };
}

/** Whether a line, without what lists and quotations put before it, ends a block. */
function closes(line: string, { mark, nMarks }: Opening): boolean {
  const at = behind(line, 0, isBlank);
  const end = behind(line, at, (it) => it === mark);
  return end - at >= nMarks && behind(line, end, isBlank) === line.length;
}

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
    const opening = openingOf(lines[at] ?? '');
    if (!opening) continue;
    const { prefix, language, info } = opening;
    const rest = continued(prefix);
    const isEnd = (line: string | undefined): boolean => line !== undefined && closes(stripped(line, rest), opening);
    let end = at + 1;
    // A quotation ends where its mark is missing, and its blocks with it.
    while (end < lines.length && !isEnd(lines[end]) && !(rest.includes('>') && !/^[ \t]*>/.test(lines[end] ?? '')))
      end += 1;
    const after = isEnd(lines[end]) ? end + 1 : end;
    const text = lines
      .slice(at + 1, end)
      .map((it) => stripped(it, rest))
      .join('\n');
    if (language.toLowerCase() === LANGUAGE) blocks.push({ lines: [at, after], before: [prefix, rest], text, info });
    at = after - 1;
  }
  return blocks;
}
