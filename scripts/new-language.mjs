// Begins a language: a folder of the catalogues and a file for the site with every message in English, ready to be translated, and its
// place in the lists.
//   npm run new-language -- pt Português        its tag, and what its speakers call it
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parts } from './catalogue.mjs';
import { main } from './setup.mjs';
import { root } from './tools.mjs';

/** Where all languages are listed. */
const PROGRAMS = 'locales/languages.rs';
const PAGE = 'pkg-template/src/words/languages.ts';
const CHOICES = 'pkg-template/src/board/preferences.ts';
const MENU = 'pkg-template/src/words/own-names.ts';

/** The names of pieces, or other words, in English, as the identifiers of another language have them. */
const namesOf = (text) =>
  text
    .replace(/^(piece|word)-([\w-]+) = .*$/gm, (_, kind, id) => `${kind}-${id} = ${id.replaceAll('-', ' ')}`)
    .replace(/^#.*\n/gm, '');

/** Where the page finds a language: what boards say, and what is loaded when it is asked for. */
const sourcesOf = (tag) =>
  [['boards', tag], ...parts.map((it) => [it, `${tag}/${it}`])].map(
    ([name, file]) => `    ${name}: () => import('#locale/${file}'),`,
  );

/**
 * The files that change, by their paths. `read` reads a file, and `list` names the files of a folder of the repository.
 */
export function newLanguage(tag, name, read, list) {
  if (!/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/.test(tag))
    throw new Error(`"${tag}" is no tag of a language. Such are: pt, sr-Latn, pt-BR`);
  const key = /^[a-z]+$/.test(tag) ? tag : `'${tag}'`;
  const files = Object.fromEntries(list('locales/en').map((it) => [`locales/${tag}/${it}`, read(`locales/en/${it}`)]));
  return {
    ...files,
    [`locales/${tag}/pieces.ftl`]: namesOf(read('locales/de/pieces.ftl')),
    [`locales/${tag}/words.ftl`]: namesOf(read('locales/de/words.ftl')),
    [`www/locales/${tag}.ftl`]: read('www/locales/en.ftl'),
    [PROGRAMS]: read(PROGRAMS).replace(/\];\n$/, `    language!("${tag}" "pieces" "words"),\n];\n`),
    [PAGE]: read(PAGE).replace(/(const SOURCES[^]*?)\n};/, `$1\n  ${key}: {\n${sourcesOf(tag).join('\n')}\n  },\n};`),
    [CHOICES]: read(CHOICES).replace(/( {2}language: \[.*)\],/, `$1, '${tag}'],`),
    [MENU]: read(MENU).replace(/\n};/, `\n  ${key}: '${name}',\n};`),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(() => {
    const [tag, name] = process.argv.slice(2);
    if (!tag || !name) throw new Error('How it is called: npm run new-language -- pt Português');
    const at = (file) => path.join(root, file);
    if (existsSync(at(`locales/${tag}`))) throw new Error(`locales/${tag} is there already.`);
    const read = (file) => readFileSync(at(file), 'utf8');
    const files = newLanguage(tag, name, read, (folder) => readdirSync(at(folder)));
    mkdirSync(at(`locales/${tag}`));
    for (const [file, text] of Object.entries(files)) writeFileSync(at(file), text);
    console.log(
      `Begun: locales/${tag} and www/locales/${tag}.ftl. Translate what stands behind each "=", and write a glossary at the head of terms.ftl.`,
    );
    console.log('npm run check says what cannot be read; node scripts/told.mjs writes what the tests compare.');
    return 0;
  });
}
