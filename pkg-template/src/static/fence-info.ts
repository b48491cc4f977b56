// The info string of a fenced block, behind its language: `piece=knight fen="…" theme=dark flipped`.

import type { StillOptions } from './static-svg.js';

/** The language of the blocks. */
export const LANGUAGE = 'variant-diagram';

/** Options of a block. */
export interface FenceOptions extends Pick<StillOptions, 'fen' | 'piece' | 'theme' | 'flipped'> {
  /** The rules in words; `false` leaves them out. */
  rules?: boolean;
  /** The definition as text that can be opened; with `false` it is there, but hidden. */
  source?: boolean;
  /** The bar of buttons of the board is open from the start. */
  controls?: boolean;
}

const THEMES = ['auto', 'light', 'dark'];
const SWITCHES = ['flipped', 'controls', 'rules', 'source'] as const;

/** Reads an info string. Unknown options and values become problems. */
export function readInfo(info: string): { options: FenceOptions; problems: string[] } {
  const options: FenceOptions = {};
  const problems: string[] = [];
  for (const [, name = '', ...values] of info
    .slice(0, 2000)
    .matchAll(/([^\s=,{}]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"',}]*)))?/g)) {
    const value = values.find((it) => it !== undefined);
    const known = SWITCHES.find((it) => it === name.toLowerCase());
    if (known) options[known] = !/^(false|no|off|0)$/i.test(value ?? '');
    else if (value === undefined || !/^(fen|piece|theme)$/.test(name))
      problems.push(`"${name}" is no option of a diagram. There are: fen, piece, theme, ${SWITCHES.join(', ')}.`);
    else if (name !== 'theme') options[name as 'fen' | 'piece'] = value;
    else if (THEMES.includes(value)) options.theme = value as 'auto';
    else problems.push(`There is no theme "${value}": it is auto, light or dark.`);
  }
  return { options, problems };
}
