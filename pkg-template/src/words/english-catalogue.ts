// The catalogue of English, and what formats it: one file that is loaded beside the engine.

import text, { families } from '#locale/en';
import { Catalogue } from './catalogue.js';

export { Catalogue };

export const english = new Catalogue('en', text, undefined, families);
