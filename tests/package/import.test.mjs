// Other formats become definitions in JavaScript as they do on the command line.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { importIni } from '../../pkg/import.js';
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
