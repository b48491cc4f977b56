// What people bundle the package with: for each tool the app of its own guide with a board in it, built with its newest
// default settings from the packed package, and played against the computer, whose worker is a file of the build,
// and with a rule that the small module does not have.
// (The newest Nuxt for Node 20 does not go together with the newest `unstorage`: package.json holds that one back.)

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/serve.mjs';
import { Board, expect, test } from '../browser/page.mjs';
import { buildSite, run } from '../sites/build.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const installed = (file) => path.join(here, 'node_modules', file);

/** A program of an installed package, run in the folder of an app. */
const node = (folder, file, ...args) => run(folder, process.execPath, installed(file), ...args);

/** How each app is built; each gives the folder of its pages. */
const STEPS = {
  async vite(folder) {
    await node(folder, 'vite/bin/vite.js', 'build');
    return path.join(folder, 'dist');
  },
  async parcel(folder) {
    await node(folder, 'parcel/lib/bin.js', 'build', 'index.html', '--no-cache');
    return path.join(folder, 'dist');
  },
  async esbuild(folder) {
    // A program of the machine, not of Node.
    await run(folder, installed('esbuild/bin/esbuild'), 'main.js', '--bundle', '--outdir=out');
    return folder;
  },
  async astro(folder) {
    await node(folder, 'astro/astro.js', 'build');
    return path.join(folder, 'dist');
  },
  async sveltekit(folder) {
    await node(folder, 'vite/bin/vite.js', 'build');
    return path.join(folder, 'build');
  },
  async nuxt(folder) {
    await node(folder, 'nuxt/bin/nuxt.mjs', 'generate');
    return path.join(folder, '.output/public');
  },
};

for (const name of Object.keys(STEPS))
  test(`${name}: the app is built, a move is played, and the computer answers`, async ({ page }) => {
    test.setTimeout(600_000);
    const { server, address } = await serve(await buildSite(name, here, STEPS), { port: 0 });
    try {
      const errors = [];
      page.on('pageerror', (it) => errors.push(it.message));
      await page.goto(address);
      const board = new Board(page, page.locator('variant-diagram'));
      await board.click('a2', 'a3');
      await board.expect('a3', 'white pawn');
      await expect(board.message).toContainText('White to move');
      await expect(board.root).not.toContainText('could not');
      // A rare rule needs the script and the module with everything on the page as well.
      await board.root.evaluate(async (it) => {
        it.definition = `${it.definition}\niron=P`;
        it.opponent = null;
        await it.ready;
      });
      await board.click('a2', 'a3');
      await board.expect('a3', 'white pawn');
      await expect(board.message).toContainText('Black to move');
      expect(errors).toEqual([]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
