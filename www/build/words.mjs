// What the site says, by the catalogues of www/locales. They may use the words of boards, and so may pages.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { catalogue, families, programs } from '../../scripts/catalogue.mjs';
import { root } from '../../scripts/tools.mjs';
import { capital } from './page.mjs';

const FOLDER = join(root, 'www', 'locales');

const tags = readdirSync(FOLDER).map((it) => it.replace('.ftl', ''));

/** The languages of the site by their tags, English first. */
export const LANGUAGES = ['en', ...tags.filter((it) => it !== 'en')];

/** The messages of some texts; of the same one the last holds where it may. */
function bundleOf(language, texts, more) {
  const bundle = new FluentBundle(language, { functions: { CAPITAL: ([it]) => capital(it) }, useIsolating: false });
  for (const text of texts) {
    const [error] = bundle.addResource(new FluentResource(text));
    if (error) throw error;
  }
  if (more) bundle.addResource(new FluentResource(more), { allowOverrides: true });
  return bundle;
}

/**
 * What says messages in a language, `say.language`, as HTML. Where there is no such message it says what is given for that, and
 * fails if nothing is. `say.of` has what a family of games says otherwise.
 */
export function speaker(language) {
  // The facts of a game are told as the native program tells them.
  const texts = [catalogue(language), programs(language), readFileSync(join(FOLDER, `${language}.ftl`), 'utf8')];
  const saying = (bundle) => (id, args, otherwise) => {
    const pattern = bundle.getMessage(id)?.value ?? otherwise;
    if (pattern === undefined) throw new Error(`The site has no message "${id}" in the language ${language}.`);
    return bundle.formatPattern(pattern, args);
  };
  const usual = saying(bundleOf(language, texts));
  const own = new Map(
    Object.entries(families(language)).map(([name, it]) => [
      name,
      Object.assign(saying(bundleOf(language, texts, it)), { language }),
    ]),
  );
  return Object.assign(usual, { language, of: (family) => own.get(family) ?? usual });
}

/** A page with messages in the places that are called `{ message }`. */
export const worded = (page, say) => page.replace(/\{ ([a-z][\w-]*) \}/g, (_, id) => say(id));

/** A number that scripts put into the place of `#`. */
class Later extends FluentNumber {
  toString() {
    return '#';
  }
}

/** A message with a number in all forms of its language, by their names: `{ one: '# game', other: '# games' }`. */
export function forms(say, id) {
  const rules = new Intl.PluralRules(say.language);
  const found = {};
  for (let count = 0; count < 200; count += 1) found[rules.select(count)] ??= say(id, { count: new Later(count) });
  return found;
}

const idOf = (kind, name) => [kind, ...name.toLowerCase().split(/[^a-z0-9]+/)].filter(Boolean).join('-');

/** What a rule is called. */
export const ruleName = (say, rule) => say(idOf('rule', rule));

/** What a piece is called, of either side: usual names of authors have one in every language. */
export const pieceName = (say, name) => say(idOf('piece', name), { side: 'both' }, name);
