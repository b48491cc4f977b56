// What the tests of the page share: the site on a free port, pages made for one test, names for squares.

import { fileURLToPath } from 'node:url';
import { expect, test as plain } from '@playwright/test';
import { build } from 'esbuild';
import { serve } from '../../scripts/serve.mjs';

export { expect };

/** The ordinary game. */
export const CHESS = `firstRank=1
royal=K
promoChoice=QRBN
pawn:P:ifmnDfmWfceF::a2-h2
knight:N:N::b1,g1
bishop:B:B::c1,f1
rook:R:R::a1,h1
queen:Q:Q::d1
king:K:KisO2::e1`;

/** Kings at home, castling Rooks, and nothing else. */
export const CASTLING = `firstRank=1
royal=K
rook:R:R::a1,h1
king:K:KisO2::e1`;

/** A Pawn one step before the last rank. */
export const PROMOTION = `firstRank=1
royal=K
symmetry=none
promoChoice=QRBN
pawn:P:ifmnDfmWfceF::b7,,h3
knight:N:N::
bishop:B:B::
rook:R:R::
queen:Q:Q::
king:K:K::e1,,e8`;

/** A Lion that can take two Pawns with one move. */
export const LION = `firstRank=1
royal=K
symmetry=none
lion:L:KNADcaKcabKmabK::e4
pawn:P:fmWfceF::,,e5,d6
king:K:K::a1,,h8`;

/** A Knight in hand for each side. */
export const DROPS = `firstRank=1
drops=1
royal=K
knight:N:N::b1:1
king:K:K::e1`;

/** The buttons in the menu of the toolbar. */
export const MENU = new Set([
  'Learn the game',
  'Puzzles',
  'Restart',
  'Full screen',
  'Larger squares',
  'Play through',
  'Attacked squares',
  'Draw arrows',
  'Edit the position',
]);

/**
 * Details of a test that only the full run has, because another one shows the same with another game, size or input;
 * unless it is one of the few that do.
 */
export const inFull = (isOneOfTheFew = false) => (isOneOfTheFew ? {} : { tag: '@full' });

/** A page with boards in it. */
export const boardPage = (...definitions) =>
  definitions.map((it) => `<variant-diagram controls>\n${it}\n</variant-diagram>`).join('\n');

/** A module with the shapes of marks and zones. */
async function shapes() {
  const contents = `import * as marks from './board/marks.ts'; import * as zones from './board/zones.ts'; import { toElement } from './style/dom.ts';
    export const markShape = (...it) => toElement(marks.markShape(...it)); export const zoneShape = (...it) => toElement(zones.zoneShape(...it));`;
  const resolveDir = fileURLToPath(new URL('../../pkg-template/src', import.meta.url));
  const plugin = {
    name: 'sources',
    setup: (it) =>
      it.onResolve({ filter: /^\.{1,2}\/.*\.js$/ }, ({ path, resolveDir: folder }) => ({
        path: `${folder}/${path.replace(/\.js$/, '.ts')}`,
      })),
  };
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [plugin],
  });
  return outputFiles[0].text;
}

/** The page of the test that runs; a worker runs one at a time. */
let body = '';

/** Answers for what only tests have. Requests are not intercepted in the browser: each would wait for the runner. */
function own({ url }, response) {
  const answer = (type, text) => response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text);
  if (url === '/test.html') answer('text/html', body);
  // Shapes are not exported: they are built for the tests alone.
  else if (url === '/shapes.js') void shapes().then((text) => answer('text/javascript', text));
  else return false;
  return true;
}

export const test = plain.extend({
  site: [
    async ({}, use) => {
      const folder = fileURLToPath(new URL('../../dist', import.meta.url));
      const { server, address } = await serve(folder, { port: 0, live: own });
      await use(address);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  /** Errors of the page fail the test. */
  page: async ({ page }, use) => {
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    expect(errors).toEqual([]);
  },
  /** Opens a page with this body. Resolves when its boards can be played. */
  open: async ({ page, site }, use) => {
    await use(async (boards, script = 'pkg/define.js') => {
      body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test</title>
<script type="module" src="${script}"></script></head><body><main><h1>Test</h1>${boards}</main></body></html>`;
      await page.goto(`${site}test.html`);
      const shown = page.locator('variant-diagram');
      await page.evaluate(async () => {
        await customElements.whenDefined('variant-diagram');
        // Boards far below begin when they are asked for.
        await Promise.all([...document.querySelectorAll('variant-diagram')].map((it) => it.ready));
      });
      for (let n = 0; n < (await shown.count()); n += 1) await expect(shown.nth(n).getByRole('grid')).toBeVisible();
      return new Board(page, shown.first());
    });
  },
});

/** A board, as tests talk about it. */
export class Board {
  constructor(page, root) {
    this.page = page;
    this.root = root;
    this.grid = root.getByRole('grid');
    this.message = root.locator('.message');
    this.dialog = root.getByRole('dialog');
    this.live = root.locator('[aria-live=polite]');
  }

  /** The square with this name, in every language. */
  square(name) {
    const starts = [',', '、', '，'].map((it) => `[aria-label^="${name}${it}"]`);
    return this.root.locator(`[role="gridcell"]:is(${starts.join()})`);
  }

  /** A button, also one in the menu of the toolbar while that is closed. */
  button(name) {
    return this.root.getByRole('button', { name, exact: true, includeHidden: MENU.has(name) });
  }

  /** Opens the menu of the toolbar, unless it is open, by some input. */
  async openMenu(act = (it) => it.click()) {
    const more = this.button('More');
    if ((await more.getAttribute('aria-expanded')) !== 'true') await act(more);
  }

  /** Presses a button in the menu of the toolbar. */
  async choose(name, act = (it) => it.click()) {
    await this.openMenu(act);
    await act(this.button(name));
  }

  async click(...names) {
    for (const name of names) await this.square(name).click();
  }

  /** What stands on a square, or what else its name says. */
  async expect(name, words) {
    await expect(this.square(name)).toHaveAttribute('aria-label', new RegExp(`^${name}, ${words}`));
  }

  /** The squares that are marked now, sorted. */
  async marked() {
    return this.root.evaluate((element) => {
      const { root } = { root: element.shadowRoot };
      const marks = [...root.querySelectorAll('.stage .marks > .mark')].map((it) =>
        it
          .getAttribute('transform')
          .match(/-?[\d.]+/g)
          .map(Number),
      );
      const names = [...root.querySelectorAll('.stage [data-cell]')].map((cell) => {
        const points = cell.querySelector('polygon').getAttribute('points').split(' ').map(Number);
        const half = points.length / 2;
        let [x, y] = [0, 0];
        for (let k = 0; k < points.length; k += 2) [x, y] = [x + points[k] / half, y + points[k + 1] / half];
        return { x, y, name: cell.getAttribute('aria-label').split(',')[0] };
      });
      return names
        .filter(({ x, y }) => marks.some(([u, v]) => Math.hypot(u - x, v - y) < 1))
        .map(({ name }) => name)
        .sort();
    });
  }

  /** The squares of each kind of zone that is shown. Each shape says which they are; that they are drawn is checked by its paths. */
  async zones() {
    const shapes = await this.root.evaluate((element) => {
      const { cells } = element.diagram.board();
      const root = element.shadowRoot;
      return [...root.querySelectorAll('.stage .zones > .zone')].map((shape) => {
        const [fill, sign] = ['plain', 'sign'].map((it) => shape.querySelector(`.${it}`));
        const filled = [...root.querySelectorAll('.stage .board [data-cell]')].filter((cell) => {
          const { x, y, width, height } = cell.querySelector('polygon').getBBox();
          return fill?.isPointInFill(new DOMPoint(x + width / 2, y + height / 2));
        });
        return {
          kind: shape.classList[1],
          squares: shape.dataset.squares.split(' ').sort(),
          filled: fill && filled.map((it) => cells[it.dataset.cell].name).sort(),
          signs: sign?.getAttribute('d').match(/M/g).length,
        };
      });
    });
    for (const { kind, squares, filled, signs } of shapes) {
      expect(new Set(squares).size, kind).toBe(squares.length);
      expect(filled || signs, kind).toBeTruthy();
      if (filled) expect(filled, kind).toEqual(squares);
      if (signs) expect(signs, kind).toBe(squares.length);
    }
    expect(new Set(shapes.map(({ kind }) => kind)).size).toBe(shapes.length);
    return Object.fromEntries(shapes.map(({ kind, squares }) => [kind, squares]));
  }

  /** How many squares of each kind are shown. */
  async zoneCounts() {
    return Object.fromEntries(Object.entries(await this.zones()).map(([kind, squares]) => [kind, squares.length]));
  }

  /** The middle of a square on the screen. */
  async middle(name) {
    const box = await this.square(name).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  async drag(from, ...through) {
    await this.page.mouse.move(...(await this.middle(from)));
    await this.page.mouse.down();
    for (const name of through) await this.page.mouse.move(...(await this.middle(name)), { steps: 4 });
  }
}

/** Animations stand still, so that nobody need be quick to see them. Returns what lets them go on. */
export async function stopAnimations(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return () => session.send('Animation.setPlaybackRate', { playbackRate: 1 });
}

/** Moves a finger while no time passes for the page: on a slow machine it would be taken for one that rests. */
export async function swiftly(page, act) {
  await page.evaluate(() => {
    window.timers = window.setTimeout;
    window.setTimeout = () => 0;
  });
  const done = await act();
  await page.evaluate(() => (window.setTimeout = window.timers));
  return done;
}

/** Gives the window another size. Resolves when the page has it. */
export async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((size) => innerWidth === size[0] && innerHeight === size[1], [width, height]);
}

/** Relative luminance of a colour as the browser writes it. */
function luminance(colour) {
  const [r, g, b] = colour
    .match(/[\d.]+/g)
    .slice(0, 3)
    .map((it) => {
      const c = Number(it) / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, from 1 to 21. */
export const contrast = (a, b) => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};
