// Plays the sections of this folder with ffish, and writes positions with all their moves: `node tests/imports/write.mjs`.
// What ffish cannot load is told.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadFfish, variantsOf } from '../../bench/ffish.mjs';
import { positions } from './games.mjs';

/** Positions of a section that are kept. */
const KEPT = 5;

const here = (name) => new URL(name, import.meta.url);
const ini = readFileSync(here('options.ini'), 'utf8');
const ffish = await loadFfish();
ffish.loadVariantConfig(ini);
const known = new Set(variantsOf(ffish));
const lines = ['section\tposition\tmoves'];
for (const [, section] of ini.matchAll(/^\[([\w-]+)/gm)) {
  if (!known.has(section)) console.log(`${section} is not known to ffish`);
  else for (const it of positions(ffish, section, KEPT)) lines.push(`${section}\t${it.fen}\t${it.moves.join(' ')}`);
}
writeFileSync(here('options.tsv'), `${lines.join('\n')}\n`);
