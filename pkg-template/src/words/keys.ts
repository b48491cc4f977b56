// What the keys of definitions do, in English: for manuals and editors, loaded when somebody asks.

import text from '#locale/keys';
import { Catalogue } from './catalogue.js';

const documentation = new Catalogue('en', text);

/** What a key does, in one sentence or some. */
export const documentationOf = (name: string): string => documentation.text({ id: `key-${name}`, args: {} });
