// What the page itself says, in the language of its reader: by the catalogues, and until they are there by the English that a board begins with.

import first from '#locale/en/first';
import type { Argument, Message } from './message.js';
import { say } from './say.js';

/** Says a message of the page in one language. */
export type Say = (id: string, args?: Message['args']) => string;

/** The name of a piece, or another word, in a text without a catalogue. */
function plain(argument: Argument | undefined): string {
  if (typeof argument !== 'object') return String(argument);
  return String('piece' in argument ? argument.piece : 'word' in argument ? argument.word : argument);
}

/** A message of `first.ftl`: a text with places for arguments. */
const begun = (id: string, args: Message['args']): string =>
  (first[id] ?? '').replace(/\{ \$(\w+) \}/g, (_, name) => plain(args[name]));

/** Parts of a label as one list, or sentences one after the other; what is empty is left out. */
export const joined = (
  say: Say,
  link: 'label-more' | 'sentence-more',
  ...parts: (string | undefined | false)[]
): string => parts.reduce<string>((told, more) => (told && more ? say(link, { told, more }) : told || more || ''), '');

/** What says messages in a language, and in the words of a family of games. */
export const speaker =
  (language: string, family?: string): Say =>
  (id, args = {}) =>
    say({ id, args }, language, family) || begun(id, args);
