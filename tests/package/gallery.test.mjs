// The gallery is built from definitions without problems.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import * as engine from '../../pkg/engine.js';
import * as still from '../../pkg/still.js';
import { GROUPS, readVariants } from '../../scripts/site.mjs';

/** Reads a gallery of one game. */
async function galleryOf(t, text) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vd-gallery-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const it of GROUPS) mkdirSync(path.join(folder, it.folder));
  writeFileSync(path.join(folder, GROUPS[0].folder, 'game.txt'), text);
  return readVariants(folder, { ...engine, ...still });
}

test('a definition with a warning fails the build of the gallery, and its line is named', async (t) => {
  const text = 'king:K:K::e1\nunicorn:U:::b1\nroyal=K\n';
  await assert.rejects(galleryOf(t, text), ({ message }) => {
    assert.match(message, /game\.txt:2: No move is known for the name "unicorn"/);
    return true;
  });
  const [game] = await galleryOf(t, text.replace(':U::', ':U:-:'));
  assert.deepEqual(game.pieces, ['king', 'unicorn']);
});
