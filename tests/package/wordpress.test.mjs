// What the plugin directory of WordPress wants beside the plugin: pictures of the sizes that their names say.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assets } from '../../scripts/wordpress.mjs';

/** Width and height of a PNG file. */
const sizeOf = (png) => {
  assert.equal(png.subarray(1, 4).toString('latin1'), 'PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

test('icons and banners have the sizes that the directory prescribes', async () => {
  const files = await assets();
  const named = Object.keys(files).map((it) => /(\d+)x(\d+)\.png$/.exec(it)?.slice(1).map(Number));
  assert.deepEqual(
    Object.values(files).map((bytes, n) => named[n] && sizeOf(bytes)),
    named,
  );
  assert.equal(named.filter((it) => it).length, 4);
  for (const [name, bytes] of Object.entries(files)) assert.ok(bytes.length < 1 << 20, name);
});
