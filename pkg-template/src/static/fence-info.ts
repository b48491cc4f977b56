// The info string of a fenced block, behind its language: `piece=knight fen="…" theme=dark flipped`.

import type { Message } from '../words/message.js';
import type { StillOptions } from './static-svg.js';

/** The language of the blocks. */
export const LANGUAGE = 'variant-diagram';

/** Options of a block. */
export interface FenceOptions extends Pick<StillOptions, 'fen' | 'piece' | 'view' | 'theme' | 'flipped'> {
  /** The tag of the language of the board, and of what stands around it. Without it, English, and the board as the page. */
  lang?: string;
  /** The rules in words; `false` leaves them out. */
  rules?: boolean;
  /** The definition as text that can be opened; with `false` it is there, but hidden. */
  source?: boolean;
  /** The bar of buttons of the board is open from the start. */
  controls?: boolean;
}

/** Options that may be any text. */
const TEXTS = new Set(['fen', 'piece', 'lang']);
const WORDS = { theme: ['auto', 'light', 'dark'], view: ['white', 'black', 'both'] };
const SWITCHES = ['flipped', 'controls', 'rules', 'source'] as const;

/** What of some options for a whole site are options: their files and programs may say anything. */
export function knownOptions(given: FenceOptions): FenceOptions {
  const isKnown = ([name, value]: [string, unknown]): boolean => {
    if (TEXTS.has(name)) return typeof value === 'string';
    if (name === 'theme' || name === 'view') return WORDS[name].includes(value as string);
    return typeof value === 'boolean' && SWITCHES.some((it) => it === name);
  };
  return Object.fromEntries(Object.entries(given).filter(isKnown));
}

/** Reads an info string. Unknown options and values become problems, which a catalogue puts into words. */
export function readInfo(info: string): { options: FenceOptions; problems: Message[] } {
  const options: FenceOptions = {};
  const problems: Message[] = [];
  for (const [, name = '', ...values] of info
    .slice(0, 2000)
    .matchAll(/([^\s=,{}]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"',}]*)))?/g)) {
    const value = values.find((it) => it !== undefined);
    const known = SWITCHES.find((it) => it === name.toLowerCase());
    if (known) options[known] = !/^(false|no|off|0)$/i.test(value ?? '');
    else if (value === undefined || !/^(fen|piece|view|theme|lang)$/.test(name))
      problems.push({
        id: 'static-no-option',
        args: { name, names: { listed: ['fen', 'piece', 'view', 'theme', 'lang', ...SWITCHES] } },
      });
    else if (name === 'fen' || name === 'piece' || name === 'lang') options[name] = value;
    else if (!WORDS[name as 'view'].includes(value))
      problems.push({ id: 'static-no-value', args: { name, value, values: { any: WORDS[name as 'view'] } } });
    else if (name === 'view') options.view = value as 'both';
    else options.theme = value as 'auto';
  }
  return { options, problems };
}
