// Builds the site (dist/) from the pages of this folder's parent and the package that was just built.

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { rolldown } from 'rolldown';
import { root } from '../../scripts/tools.mjs';
import { IDEAS } from '../data/ideas.js';
import { writeApi } from './api.mjs';
import { inside, readExamples } from './examples.mjs';
import { readVariants, writeVariants } from './gallery.mjs';
import { byRule, ideas, slug } from './ideas.mjs';
import { livened } from './live.mjs';
import { manual, manualContents } from './manual.mjs';
import { isTranslated, writePage } from './languages.mjs';
import { marks } from './marks.mjs';
import { measuredValues, readFacts } from './facts.mjs';
import { writeManifest, writeWorker } from './offline.mjs';
import { filled } from './page.mjs';
import { crateExamples, exportedGames, variantNames } from './quoted.mjs';
import { grammars, moveTables } from './reference.mjs';
import { LANGUAGES, speaker, worded } from './words.mjs';

const at = (...names) => join(root, ...names);

/** Parts of `www` that are not copied as they are. */
const SOURCES = ['build', 'locales'].map((it) => at('www', it));

/** Pages that are made for each variant, and not copied as they are. */
const TEMPLATES = ['index.html', 'variant.html'];

/** The games that use each key, best known first: as the gallery lists them. */
function gamesByKey(variants) {
  const games = new Map();
  for (const it of variants) for (const key of it.keys) games.set(key, [...(games.get(key) ?? []), it]);
  return games;
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The files of the page about routines, as its places `routine NAME`. */
const routineFiles = (folder) =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [
      `routine ${name.replace('.js', '')}`,
      escaped(readFileSync(join(folder, name), 'utf8').trim()),
    ]),
  );

function write(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), `${text}\n`);
}

/** Bundles what needs a library: the editor of the playground, and what cleans the pictures of authors. */
async function bundle(out, www, name) {
  const made = await rolldown({ input: join(www, name) });
  await made.write({ file: join(out, name), format: 'esm', minify: true, comments: { legal: true } });
  await made.close();
}

/** Builds the pages. The engine that was just built says what there is to say. */
export async function buildSite() {
  const [out, www, tests] = [at('dist'), at('www'), at('tests')];
  rmSync(out, { recursive: true, force: true });
  cpSync(www, out, { recursive: true, filter: (name) => !SOURCES.includes(name) });
  rmSync(join(out, 'variant.html'));
  cpSync(at('pkg'), join(out, 'pkg'), { recursive: true });
  const style = readFileSync(join(www, 'style.css'), 'utf8');
  writeFileSync(join(out, 'style.css'), transformSync(style, { loader: 'css', minify: true }).code);
  await bundle(out, www, 'editor.js');
  await bundle(out, www, 'own-pictures.js');
  await writeApi(join(out, 'api'));
  const engine = {
    ...(await import(pathToFileURL(at('pkg', 'engine.js')).href)),
    ...(await import(pathToFileURL(at('pkg', 'still.js')).href)),
  };
  const says = LANGUAGES.map(speaker);
  const [english] = says;
  const keys = await engine.keys();
  const variants = await readVariants(tests, engine, LANGUAGES);
  writeVariants(out, www, tests, { variants, keys, facts: readFacts(www), says });
  const { base, examples } = readExamples(tests);
  write(join(out, 'examples'), [
    ...[...examples].map(([key, { lines }]) => [`key-${key}.txt`, inside(base, lines.join('\n'))]),
    ...IDEAS.flatMap((it) => it.ideas).map(({ want, lines }) => [`idea-${slug(want)}.txt`, inside(base, lines)]),
  ]);
  const { tables, contents, pictures } = await moveTables(engine);
  write(join(out, 'moves'), pictures);
  const places = {
    keys: manual(keys, { examples, games: gamesByKey(variants) }),
    'contents of keys': manualContents(keys),
    tables,
    contents,
    values: grammars(),
    ideas: ideas(variants),
    'games by rule': byRule(variants),
    'measured values': measuredValues(www),
    'names of variants': variantNames(),
    'exported games': exportedGames(),
    ...crateExamples('variant-diagram'),
    ...crateExamples('rules'),
    ...crateExamples('search'),
    ...crateExamples('python'),
    ...routineFiles(join(www, 'routines')),
  };
  const marksIn = await marks();
  const names = readdirSync(www, { recursive: true }).map((it) => it.split(sep).join('/'));
  for (const name of names.filter((it) => it.endsWith('.html') && !TEMPLATES.includes(it))) {
    const text = readFileSync(join(www, name), 'utf8');
    for (const say of isTranslated(name) ? says : [english]) {
      const words = isTranslated(name) ? worded(text, say) : text;
      const page = filled(words, { ...places, marks: marksIn(say) });
      writePage(out, name, await livened(page, engine, say), say);
    }
  }
  writeManifest(out);
  writeWorker(out, says);
}
