// Other formats become definitions in JavaScript as they do on the command line.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadFfish, variantsOf } from '../../bench/ffish.mjs';
import { importIni } from '../../pkg/import.js';
import { positions } from '../imports/games.mjs';
import { withDiagram } from './corpus.mjs';

const INI = readFileSync(new URL('losalamos.ini', import.meta.url), 'utf8');

test('sections become definitions that play', async () => {
  const [first, second] = await importIni(INI);
  assert.equal(first.name, 'losalamos');
  assert.deepEqual(first.notes, []);
  withDiagram(first.definition, (diagram) => {
    assert.deepEqual(diagram.diagnostics(), []);
    assert.equal(diagram.perft(3), 1212);
  });
  assert.deepEqual(
    second.notes.map((it) => [it.line, it.lost]),
    [[13, true]],
  );
});

test('what is no section gives nothing', async () => {
  assert.deepEqual(await importIni(''), []);
  assert.equal((await importIni('[')).length, 1);
});

/** Sections whose definitions play differently, at most, and the share of positions that agree in the others. */
const [MOST_WITH_NOTES, AGREEING] = [8, 0.99];

/** A file beside the repository. */
const beside = (name) => readFileSync(new URL(`../../../shared/${name}`, import.meta.url), 'utf8');

/** How many positions of a section have the listed moves. */
function agreeing(definition, list) {
  return withDiagram(definition, (diagram) => {
    const agrees = ({ fen, moves }) => {
      diagram.setFen(fen);
      return [...diagram.moves('uci')].sort().join(' ') === moves;
    };
    return list.filter(agrees).length;
  });
}

if (process.env.VARIANT_DIAGRAM_TESTS === 'full')
  test('sections of a published file play as in another program', async (context) => {
    const lists = new Map();
    for (const line of beside('oracles/positions_ini.tsv').trimEnd().split('\n').slice(1)) {
      const [name, fen, , , , moves] = line.split('\t');
      const sorted = moves.split(' ').filter(Boolean).sort().join(' ');
      lists.set(name, [...(lists.get(name) ?? []), { fen, moves: sorted }]);
    }
    const sections = await importIni(beside('corpus/variants.ini'));
    const plain = sections.filter((it) => lists.has(it.name) && !it.notes.some((note) => note.lost));
    const n = plain.reduce((total, it) => total + lists.get(it.name).length, 0);
    const right = plain.reduce((total, it) => total + agreeing(it.definition, lists.get(it.name)), 0);
    context.diagnostic(`${right} of ${n} positions agree in ${plain.length} of ${lists.size} sections`);
    assert.ok(lists.size - plain.length <= MOST_WITH_NOTES);
    assert.ok(n > 0 && right >= AGREEING * n);
  });

/** Positions of each section that are compared with ffish, and how many sections may have one that differs. */
const [POSITIONS, DIFFERING] = [30, 4];

if (process.env.VARIANT_DIAGRAM_TESTS === 'full')
  test('sections play as ffish plays them, and so does each game that it knows as the parent', async (context) => {
    const ffish = await loadFfish();
    const parents = variantsOf(ffish).map((it) => `[with-${it}:${it}]\nchess960 = false\n`);
    const ini = `${readFileSync(new URL('../imports/options.ini', import.meta.url), 'utf8')}\n${parents.join('\n')}`;
    ffish.loadVariantConfig(ini);
    const sections = await importIni(ini);
    const wrong = sections.filter(({ name, definition }) => {
      const list = positions(ffish, name, POSITIONS).map((it) => ({ fen: it.fen, moves: it.moves.join(' ') }));
      const n = agreeing(definition, list);
      if (n < list.length) context.diagnostic(`${name}: ${list.length - n} of ${list.length} differ`);
      return n < list.length;
    });
    assert.ok(sections.length > 121 + 50);
    assert.ok(wrong.length <= DIFFERING, wrong.map((it) => it.name).join(' '));
  });
