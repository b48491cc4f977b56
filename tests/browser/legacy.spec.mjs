// Pages that were written for the Interactive Diagram, with its script tag changed and nothing else.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Board, expect, test } from './page.mjs';

const at = (name) => new URL(name, import.meta.url);
const page = (name) => readFileSync(at(`legacy/${name}.html`), 'utf8');

/** The pages of our own, and what stands on their boards at the start. */
const PAGES = {
  article: ['rnabqkbmnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBMNR'],
  two: ['rbsgk/4p/5/P4/KGSBR', 'hwk2h/6/6/6/6/HWK2H'],
  oldest: ['*cnbkxnc*/1ppppppp1/9/9/9/9/9/1PPPPPPP1/*CNBKXNC*'],
  scripted: ['rnblkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBLKBNR'],
};

/** Published definitions lie beside the repository, and may not be copied into it. The full run needs them. */
const published = fileURLToPath(at('../../../shared/corpus/'));
const definitions =
  process.env.VARIANT_DIAGRAM_TESTS === 'full'
    ? readdirSync(published)
        .filter((it) => it.endsWith('.txt'))
        .sort()
    : [];

/** A page around a definition, as those pages were. */
const around = (text) => `<html><head><title>A game</title>
<script type="text/javascript" src="/membergraphics/betza.js?nocache=true"></script></head>
<body bgcolor="#FFFFFF"><h2>A game</h2>
<div class="idiagram">
${text
  .replace(/^#.*\r?\n/gm, '')
  .replaceAll('&', '&amp;')
  .replaceAll('<', '&lt;')}
</div>
<p>Some words.</p></body></html>`;

/** The letters of a position as a list of rows: only what stands on the board. */
const rows = (fen) => fen.split(' ')[0].split('[')[0];

/** The first square of White's in each line of a piece, and what must stand there: nothing if the square is a hole. */
function standing(text) {
  const lines = [...text.matchAll(/^\s*([^:=#\n]+):[^:\n]*:[^:\n]*:[^:\n]*:\s*([a-z]\d+.*)/gm)].map(
    ([, name, squares]) => [name.trim().toLowerCase(), squares.trim().split(/[,-]/)],
  );
  const holes = lines.filter(([name]) => name === 'hole').flatMap(([, squares]) => squares);
  return lines
    .map(([name, [square]]) => [square, name])
    .filter(([square, name]) => name !== 'hole' && !holes.includes(square));
}

/** Opens a page after the change of its script. Nothing from outside arrives. */
async function opened(tab, site, html) {
  const changed = html.replace(/(<script[^>]*\ssrc=")[^"]*betza[^"]*"/i, '$1pkg/standalone.js"');
  expect(changed).not.toBe(html);
  await tab.route(
    (url) => !/\/(?:pkg\/[\w.-]+|old\.html)$/.test(url.pathname),
    (route) => route.fulfill({ status: 404, body: '' }),
  );
  await tab.route('**/old.html', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: changed }));
  await tab.goto(`${site}old.html`);
}

/** Plays the first legal move of a board by clicks, and takes care that it was played. */
async function playsFirstMove(board) {
  const path = await board.root.evaluate((it) => {
    const names = new Set(it.diagram.board().cells.map((cell) => cell.name));
    return it.diagram
      .moves('path')
      .map((move) => move.split(' '))
      .find((steps) => steps.length === 2 && steps.every((step) => names.has(step)));
  });
  const labels = await board.root.evaluate(
    (it, steps) => steps.map((step) => it.diagram.board().cells.find((cell) => cell.name === step).label),
    path,
  );
  const before = await board.square(labels[0]).getAttribute('aria-label');
  await board.click(...labels);
  await expect.poll(() => board.root.evaluate((it) => it.diagram.scene().plies)).toBe(1);
  await board.expect(labels[0], 'empty');
  const [, mover] = /^[^,]*, (\w+ [^,]+)/.exec(before);
  await board.expect(labels[1], mover);
}

/** One board as the page should have it. */
async function checks(tab, at_, position) {
  const board = new Board(tab, tab.locator('variant-diagram').nth(at_));
  await expect(board.grid).toBeVisible();
  await board.root.evaluate((it) => it.ready);
  const found = await board.root.evaluate((it) => ({
    fen: it.diagram.fen(),
    errors: it.diagnostics.filter(({ severity }) => severity === 'error'),
    pieces: it.diagram.scene().pieces.length,
    labels: [...it.shadowRoot.querySelectorAll('[role=gridcell]')].filter((cell) =>
      /, (?:white|black) /.test(cell.getAttribute('aria-label')),
    ).length,
    drawn: it.shadowRoot.querySelectorAll('.board .piece').length,
  }));
  expect(found.errors).toEqual([]);
  if (position !== undefined) expect(rows(found.fen)).toBe(position);
  expect(found.pieces).toBeGreaterThan(1);
  expect([found.labels, found.drawn]).toEqual([found.pieces, found.pieces]);
  await playsFirstMove(board);
  return board;
}

for (const [name, positions] of Object.entries(PAGES)) {
  test(`an older page works with another script: ${name}`, async ({ page: tab, site }) => {
    await opened(tab, site, page(name));
    await expect(tab.locator('variant-diagram')).toHaveCount(positions.length);
    for (const [n, position] of positions.entries()) await checks(tab, n, position);
  });
}

test('parts of a board stand where an older page has places for them', async ({ page: tab, site }) => {
  await opened(tab, site, page('article'));
  const board = new Board(tab, tab.locator('variant-diagram'));
  await expect(tab.locator('#marshalTable').getByRole('table')).toContainText('marshal');
  await tab.locator('#marshalList').getByRole('button', { name: 'cardinal' }).click();
  await expect(board.message).toContainText('How the cardinal moves');
  await expect(tab.locator('#marshalColors').getByRole('listitem')).not.toHaveCount(0);
});

test('buttons and functions of an older page do no harm', async ({ page: tab, site }) => {
  await opened(tab, site, page('scripted'));
  const board = await checks(tab, 0, PAGES.scripted[0]);
  await tab.getByRole('button', { name: 'Dragon King' }).click();
  await expect(tab.locator('#newid')).toHaveValue('RF');
  await board.root.evaluate((it) => it.undo());
  await board.click('b1', 'c3');
  await board.expect('c3', 'white knight');
});

for (const name of definitions) {
  test(`a published definition works with another script: ${name.slice(0, -4)}`, async ({ page: tab, site }) => {
    const text = readFileSync(published + name, 'utf8');
    await opened(tab, site, around(text));
    await expect(tab.locator('variant-diagram')).toHaveCount(1);
    const board = new Board(tab, tab.locator('variant-diagram'));
    await expect(board.grid).toBeVisible();
    const wanted = standing(text);
    expect(wanted.length).toBeGreaterThan(1);
    // What is shuffled when it is opened stands somewhere.
    const shuffled = /^\s*shuffle=/m.test(text);
    for (const [square, piece] of wanted) {
      if (shuffled)
        await expect(board.root.locator(`[role=gridcell][aria-label*=", white ${piece}"]`), piece).not.toHaveCount(0);
      else await board.expect(square, `white ${piece}`);
    }
    await checks(tab, 0, undefined);
  });
}
