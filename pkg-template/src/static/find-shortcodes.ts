// Finds our shortcodes in the text of a page for Hugo, in one pass: whatever the text is, it takes no longer than reading it.

const NAME = 'variant-diagram';

/** What stands in a shortcode, and behind its name. */
export interface Shortcode {
  info: string;
  text: string;
}

const isSpace = (sign: string | undefined): boolean => sign !== undefined && /\s/.test(sign);
const isEdge = (sign: string | undefined): boolean => sign === '<' || sign === '%';

/** Where white space ends. */
function behindSpace(text: string, at: number): number {
  let end = at;
  while (isSpace(text[end])) end += 1;
  return end;
}

/** Whether a tag ends here. */
const ends = (text: string, at: number): boolean => text.startsWith('>}}', at) || text.startsWith('%}}', at);

/** Where the next tag ends. */
function nextEnd(text: string, from: number): number {
  for (let at = text.indexOf('}}', from); at >= 0; at = text.indexOf('}}', at + 1))
    if (at > from && ends(text, at - 1)) return at - 1;
  return -1;
}

/** A tag with our name whose braces stand here: whether it closes a shortcode, and where the name ends. */
function tagAt(text: string, at: number): { closes: boolean; end: number } | undefined {
  if (!isEdge(text[at + 2])) return undefined;
  const first = behindSpace(text, at + 3);
  const closes = text[first] === '/';
  const name = closes ? behindSpace(text, first + 1) : first;
  return text.startsWith(NAME, name) ? { closes, end: name + NAME.length } : undefined;
}

/** Finds the shortcodes of a text. Each ends with the first tag that closes one. */
export function findShortcodes(markdown: string): Shortcode[] {
  const found: Shortcode[] = [];
  let open: { info: string; begin: number } | undefined;
  for (let at = markdown.indexOf('{{'); at >= 0; at = markdown.indexOf('{{', at)) {
    const tag = tagAt(markdown, at);
    const begin = at;
    at += 1;
    if (tag?.closes && open) {
      const end = behindSpace(markdown, tag.end);
      if (!ends(markdown, end)) continue;
      found.push({ info: open.info, text: markdown.slice(open.begin, begin) });
      open = undefined;
      at = end + 3;
    } else if (tag && !tag.closes && !open) {
      if (!isSpace(markdown[tag.end]) && !ends(markdown, tag.end)) continue;
      const end = nextEnd(markdown, tag.end);
      if (end < 0) break;
      open = { info: markdown.slice(tag.end, end), begin: end + 3 };
      at = end + 3;
    }
  }
  return found;
}
