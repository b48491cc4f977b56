// Pictures for Hugo, which runs no program while it builds: they are made before, under names that the templates work out again.

import { speaker } from '../words/page.js';
import { type FenceOptions, readInfo } from './fence-info.js';
import { fence } from './fenced-block.js';
import { findFences } from './find-fences.js';
import { findShortcodes } from './find-shortcodes.js';

/** What the templates look for, in their order. */
const NAMES = ['fen', 'piece', 'view', 'theme', 'flipped', 'controls', 'rules', 'source', 'lang'] as const;

/** The text that the name of a picture is worked out from. */
function key(text: string, options: FenceOptions): string {
  const said = NAMES.filter((it) => options[it] !== undefined).map((it) => `\n${it}=${options[it]}`);
  return text.replace(/\r\n?/g, '\n').trim() + said.join('');
}

async function nameOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `${Array.from(new Uint8Array(bytes), (it) => it.toString(16).padStart(2, '0')).join('')}.html`;
}

/** The files for one page, beside those of other pages: names, and the HTML in them. */
export async function hugoFiles(
  markdown: string,
  problem?: (sentence: string) => void,
  files = new Map<string, string>(),
): Promise<Map<string, string>> {
  // Of what is behind the language of a block, Hugo tells its templates what stands in braces.
  const inBraces = (info: string): string => info.slice(Math.max(0, info.indexOf('{')), info.lastIndexOf('}') + 1);
  const say = speaker('en');
  const found = findFences(markdown).map(({ text, info }) => ({ text, info, told: inBraces(info) }));
  for (const { text, info } of findShortcodes(markdown)) found.push({ text, info, told: info });
  for (const { text, info, told } of found) {
    const { html, problems } = await fence(text.trim(), info);
    for (const it of problems) problem?.(it);
    const name = await nameOf(key(text, readInfo(told).options));
    if ((files.get(name) ?? html) !== html) problem?.(say('static-same-text'));
    else files.set(name, html);
  }
  return files;
}
