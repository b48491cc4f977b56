// Other formats become definitions in JavaScript as they do on the command line.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importIni } from '../../pkg/import.js';
import { withDiagram } from './corpus.mjs';

const INI = `# a file
[losalamos:chess]
maxRank = 6
maxFile = f
bishop = -
castling = false
doubleStep = false
promotionRegionWhite = *6
promotionRegionBlack = *1
promotionPieceTypes = qrn
startFen = rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1
[odd:losalamos]
oppositeCastling = true
`;

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
