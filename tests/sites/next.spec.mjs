// An app of Next.js: the engine and still pictures in a server component, a board that the server writes and the browser takes over.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { buildSite, NEXT } from './build.mjs';
import { Board, expect, test } from './site.mjs';

const isFull = process.env.VARIANT_DIAGRAM_TESTS === 'full';

/** A port that nobody uses. */
async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

// Turbopack is what `next build` takes by itself.
for (const name of ['next', ...(isFull ? ['next-webpack'] : [])])
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    const app = {};

    test.beforeAll(async () => {
      test.setTimeout(600_000);
      const folder = await buildSite(name);
      const port = await freePort();
      app.address = `http://localhost:${port}/`;
      app.server = spawn(process.execPath, [NEXT, 'start', '-p', String(port)], { cwd: folder, stdio: 'ignore' });
      await expect(async () => expect((await fetch(app.address)).ok).toBe(true)).toPass({ timeout: 60_000 });
    });

    test.afterAll(() => app.server?.kill());

    test(`${name}: a server component asks the engine and draws a picture`, async ({ page }) => {
      const answer = await page.goto(app.address);
      const html = await answer.text();
      expect(html).toMatch(/<p id="moves">[^<]*\ba3 [^<]*<\/p>/);
      expect(html).toMatch(/<div id="picture"><svg /);
      expect(html).toMatch(/<variant-diagram definition="title=Small Chess\n/);
    });

    test(`${name}: a board that the server wrote is played, and follows its properties`, async ({ page }) => {
      const messages = [];
      // The icon that browsers ask for is not there.
      page.on(
        'console',
        (it) => it.type() === 'error' && !it.location().url.endsWith('.ico') && messages.push(it.text()),
      );
      await page.goto(app.address);
      const board = new Board(page, page.locator('variant-diagram'));
      await board.click('a2', 'a3');
      await board.expect('a3', 'white pawn');
      await expect(page.locator('#fen')).toContainText('/P4/1PPPP/R1K1R b');
      await page.getByRole('button', { name: 'Six files' }).click();
      await board.expect('f1', 'empty');
      await board.expect('a2', 'white pawn');
      // A rare rule needs the script and the module with everything.
      await board.root.evaluate(async (it) => {
        it.definition = `${it.definition}\niron=P`;
        await it.ready;
      });
      await board.click('a2', 'a3');
      await board.expect('a3', 'white pawn');
      expect(messages).toEqual([]);
    });
  });
