// Skins: what a board looks like follows from its rules, from what a definition or a page asks for, and from the reader.

import { readFileSync } from 'node:fs';
import { violations } from './axe.mjs';
import { boardPage, CHESS, expect, inFull, test } from './page.mjs';

const library = (name) => readFileSync(new URL(`../diagrams/${name}.txt`, import.meta.url), 'utf8');

/** How many commands the outlines of tiles have. */
const DISC = 3;
const OCTAGON = 9;
const WEDGE = 5;

/** What the board looks like: its grid, and whether it has a river, slanting lines and tiles. */
const looks = (board) =>
  board.root.evaluate((element) => {
    const svg = element.shadowRoot.querySelector('.stage .board');
    const lines = [...svg.querySelectorAll('path.gridline')].map((it) => it.getAttribute('d')).join('');
    const slanted = [...lines.matchAll(/M(\S+) (\S+)L(\S+) (\S+?)(?=M|$)/g)].filter(
      ([, x, y, u, v]) => x !== u && y !== v,
    );
    const [plate] = svg.querySelectorAll('.pieces .plate');
    return {
      grid: /(plain|lines)-board/.exec(svg.getAttribute('class'))?.[1] ?? 'squares',
      river: svg.querySelector('.river') !== null,
      slanted: slanted.length,
      sides: plate && plate.getAttribute('d').split(/[A-Za-z]/).length - 1,
    };
  });

for (const [name, wanted] of Object.entries({
  chess: { grid: 'squares', river: false, slanted: 0 },
  xiangqi: { grid: 'lines', river: true, slanted: 4, sides: DISC },
  minixiangqi: { grid: 'lines', river: false, slanted: 4, sides: DISC },
  janggi: { grid: 'lines', river: false, slanted: 4, sides: OCTAGON },
  shogi: { grid: 'plain', river: false, slanted: 0, sides: WEDGE },
  chushogi: { grid: 'plain', river: false, slanted: 0, sides: WEDGE },
  makruk: { grid: 'plain', river: false, slanted: 0 },
  crazyhouse: { grid: 'squares', river: false, slanted: 0 },
  glinski: { grid: 'squares', river: false, slanted: 0 },
})) {
  test(
    `${name} looks as its players know it`,
    inFull(['chess', 'xiangqi', 'shogi', 'glinski'].includes(name)),
    async ({ open }) => {
      const board = await open(boardPage(library(name)));
      await expect(board.root.locator('.pieces .piece').first()).toBeAttached();
      await expect.poll(() => looks(board)).toEqual(wanted);
    },
  );
}

test('who is to move is told with what tells the pieces', async ({ open }) => {
  const shogi = await open(boardPage(library('shogi')));
  await expect(shogi.message).toContainText('Sente (pointing up) to move');
  await shogi.button('Flip the board').click();
  await expect(shogi.message).toContainText('Sente (pointing down) to move');
  const xiangqi = await open(boardPage(library('xiangqi')));
  await expect(xiangqi.message).toContainText('Red to move');
  await xiangqi.click('e4', 'e5');
  await expect(xiangqi.message).toContainText('Black to move');
  const plain = await open(boardPage(library('xiangqi').replace(/^family=.*$/m, '')));
  await expect(plain.message).toContainText('White (red) to move');
  const board = await open(boardPage(library('janggi')));
  await expect(board.message).toContainText('Cho (green) to move');
  await board.button('Pass').click();
  await expect(board.message).toContainText('Han (red) to move');
  await board.button('Board and pieces').click();
  await board.dialog.locator('select[name=pieces]').selectOption('letters');
  await board.dialog.getByRole('button', { name: 'Done' }).click();
  await expect(board.message).toContainText('Han (black) to move');
});

test('a definition says otherwise, a page before it, and a reader before all', async ({ open }) => {
  const shown = async (text, attribute = '') => {
    const board = await open(boardPage(text).replace('controls', `controls ${attribute}`));
    return [board, (await looks(board)).grid];
  };
  expect((await shown(`${library('xiangqi')}\nskin=squares`))[1]).toBe('squares');
  expect((await shown(`skin=plain\n${CHESS}`))[1]).toBe('plain');
  const [board, grid] = await shown(`skin=plain\n${CHESS}`, 'skin="lines"');
  expect(grid).toBe('lines');
  await board.button('Board and pieces').click();
  const select = board.dialog.getByRole('combobox', { name: 'Board', exact: true });
  await select.selectOption('squares');
  await expect.poll(async () => (await looks(board)).grid).toBe('squares');
  await select.selectOption('');
  await expect.poll(async () => (await looks(board)).grid).toBe('lines');
  await board.dialog.getByRole('button', { name: 'Done' }).click();
  await board.root.evaluate((it) => it.setAttribute('skin', 'plain'));
  await expect.poll(async () => (await looks(board)).grid).toBe('plain');
  // A skin of another make is reported, and the usual one is used.
  expect((await shown(`skin=go\n${CHESS}`))[1]).toBe('squares');
});

test(
  'four characters stand in the river, upright whichever way the board is turned, and readers of screens hear nothing of them',
  inFull(),
  async ({ open }) => {
    const board = await open(boardPage(library('xiangqi')));
    const signs = board.root.locator('.stage .river-signs');
    for (const _ of ['white', 'black']) {
      await expect(signs).toHaveCount(1);
      await expect(signs).toHaveAttribute('aria-hidden', 'true');
      await expect(signs.locator('path')).toHaveCount(4);
      const inside = await signs.evaluate((it) => {
        const [own, river] = [it, it.parentNode.querySelector('.river')].map((part) => part.getBoundingClientRect());
        return own.left > river.left && own.right < river.right && own.top > river.top && own.bottom < river.bottom;
      });
      expect(inside).toBe(true);
      await board.button('Flip the board').click();
    }
  },
);

test(
  'where nothing ever moves the board has one shade, and a hand that is never empty no number',
  inFull(),
  async ({ open }) => {
    const board = await open(boardPage(library('hex')));
    expect((await looks(board)).grid).toBe('plain');
    await expect(board.root.locator('.hand .number')).toHaveText(['∞', '∞']);
    await expect(board.root.getByRole('button', { name: 'white stone, ∞ in hand' })).toBeVisible();
    await board.root.locator('.hand.bottom .slot').click();
    await board.click('f6');
    await board.expect('f6', 'white stone');
    await expect(board.root.locator('.hand .number')).toHaveText(['∞', '∞']);
  },
);

test('generals of Janggi are larger than others, soldiers and guards smaller', inFull(), async ({ open }) => {
  const board = await open(boardPage(library('janggi')));
  await expect(board.root.locator('.pieces .stamp').first()).toBeAttached();
  const width = (name) =>
    board.root.evaluate(({ diagram, shadowRoot }, square) => {
      const cell = diagram.board().cells.findIndex((it) => it.name === square);
      const piece = shadowRoot.querySelector(`.pieces [data-on="${cell}"] .plate`);
      return Math.round(
        (piece.getBoundingClientRect().width / piece.closest('svg').getBoundingClientRect().width) * 1000,
      );
    }, name);
  const [king, rook, guard, soldier] = await Promise.all(['e2', 'a1', 'd1', 'a4'].map(width));
  expect(king).toBeGreaterThan(rook);
  expect(rook).toBeGreaterThan(guard);
  expect(soldier).toBe(guard);
});

test('boards for tiles have points where the lines of their thirds cross', inFull(), async ({ open }) => {
  const points = async (name) => {
    const board = await open(boardPage(library(name)));
    const d = await board.root.evaluate((it) => it.shadowRoot.querySelector('.stars')?.getAttribute('d') ?? '');
    return [...d.matchAll(/M(\d+) (\d+)/g)].map((it) => [Number(it[1]) / 100, Math.ceil(Number(it[2]) / 100)].join());
  };
  expect(await points('shogi')).toEqual(['3,3', '3,6', '6,3', '6,6']);
  expect(await points('chushogi')).toEqual(['4,4', '4,8', '8,4', '8,8']);
  expect(await points('minishogi')).toEqual([]);
  expect(await points('chess')).toEqual([]);
});

test(
  'on boards of Hex each side sees the edges that it joins, whichever way the board is turned',
  inFull(),
  async ({ open }) => {
    const board = await open(boardPage(library('hex')));
    const edges = board.root.locator('.stage .edges');
    /** How high and wide the edges of a side are, in parts of the board. */
    const spread = (side) =>
      edges
        .locator(`.${side}`)
        .first()
        .evaluate((it) => {
          const [own, all] = [it.getBBox(), it.closest('svg').querySelector('.cells').getBBox()];
          return [own.width / all.width, own.height / all.height];
        });
    for (const _ of ['white', 'black']) {
      await expect(edges).toHaveCount(1);
      await expect(edges).toHaveAttribute('aria-hidden', 'true');
      const [white, black] = await Promise.all(['white', 'black'].map(spread));
      // White has the upper and the lower edge without their corners, Black the left and the right one.
      expect(white[1]).toBeGreaterThan(0.95);
      expect(black[1]).toBeLessThan(0.95);
      expect(black[0]).toBeGreaterThan(0.85);
      await board.button('Flip the board').click();
    }
    expect(await (await open(boardPage(library('havannah')))).root.locator('.edges').count()).toBe(0);
  },
);

test('boards are of wood, cloth or steel; pages and readers may want them flat', async ({ open }) => {
  const seen = async (board) => {
    const material = board.root.locator('.stage .material');
    await expect(material).toHaveAttribute('aria-hidden', 'true');
    const visible = (selector) =>
      material
        .locator(selector)
        .evaluateAll((all) => all.filter((it) => getComputedStyle(it).display !== 'none').length);
    return { grain: await visible('path[fill^="url"]'), holes: await visible('.holes > path') };
  };
  const wood = await open(boardPage(CHESS));
  expect(await seen(wood)).toEqual({ grain: 3, holes: 0 });
  await wood.button('Board and pieces').click();
  const box = wood.dialog.getByRole('checkbox', { name: 'Wood and shadows' });
  await box.uncheck();
  await expect(wood.root.locator('.stage .material path')).toHaveCount(0);
  await box.check();
  await expect.poll(() => seen(wood)).toEqual({ grain: 3, holes: 0 });
  await wood.dialog.getByRole('button', { name: 'Done' }).click();
  await wood.button('Flip the board').click();
  await expect.poll(() => seen(wood)).toEqual({ grain: 3, holes: 0 });
  const flat = await open(boardPage(library('shogi')).replace('controls', 'controls theme="flat"'));
  expect(await seen(flat)).toEqual({ grain: 0, holes: 0 });
  await expect(flat.root.locator('.pieces .cast').first()).toBeHidden();
  expect(await seen(await open(boardPage(library('connectfour'))))).toEqual({ grain: 0, holes: 42 });
  expect(await seen(await open(boardPage(library('flipello'))))).toEqual({ grain: 0, holes: 0 });
});

test('corners mark where pieces of Xiangqi begin, but those at the ends of the board', inFull(), async ({ open }) => {
  const posts = async (name) => {
    const board = await open(boardPage(library(name)));
    const d = (await board.root.locator('.stage .posts').getAttribute('d')) ?? '';
    return d.match(/M/g)?.length ?? 0;
  };
  // Four corners at four cannons and six soldiers, two at the soldiers of the outer files.
  expect(await posts('xiangqi')).toBe(4 * 4 + 6 * 4 + 4 * 2);
});

test('hexagons have no crossings: lines are one shade there', inFull(), async ({ open }) => {
  const board = await open(boardPage(`skin=lines\n${library('glinski')}`));
  expect((await looks(board)).grid).toBe('plain');
});

test('tiles point at the enemy, promoted ones are in red', inFull(), async ({ open }) => {
  const fen = '4k4/9/4+P4/9/9/9/9/4P4/4K4 w - - 0 1';
  const board = await open(boardPage(library('shogi')).replace('controls', `controls fen="${fen}"`));
  const { root } = board;
  await expect(root.locator('.pieces .ink.red')).toHaveCount(1);
  await expect(root.locator('.pieces .ink.dark')).toHaveCount(3);
  const turned = (side) =>
    root
      .locator(`.pieces .${side} .turned`)
      .first()
      .evaluate((it) => getComputedStyle(it).rotate);
  expect([await turned('white'), await turned('black')]).toEqual(['none', '180deg']);
  await board.button('Flip the board').click();
  await expect.poll(() => turned('white')).toBe('180deg');
});

test('kanji are for readers who want them; what has none keeps its drawing', async ({ open }) => {
  const board = await open(boardPage(`${library('shogi')}\nthing:Y:W::e5`));
  await board.button('Board and pieces').click();
  await board.dialog.getByRole('combobox', { name: 'Pieces' }).selectOption('kanji');
  const stamps = board.root.locator('.pieces [data-on] .stamp');
  await expect(stamps).toHaveCount(40);
  // Outlines need no font of the reader: pawns have the same, the two Kings have not.
  const outlines = await stamps.evaluateAll((all) => all.map((it) => it.getAttribute('d')));
  const counts = outlines.map((it) => outlines.filter((other) => other === it).length);
  expect(Object.fromEntries([18, 4, 2, 1].map((it) => [it, counts.filter((n) => n === it).length / it]))).toEqual({
    18: 1,
    4: 4,
    2: 2,
    1: 2,
  });
  await expect(board.root.locator('.pieces .letters')).toHaveCount(1);
});

for (const input of ['mouse', 'touch', 'keyboard']) {
  test.describe(input, () => {
    test.use({ hasTouch: input === 'touch' });

    test('a piece on a crossing is moved as on a square', inFull(input === 'touch'), async ({ open, page }) => {
      const board = await open(boardPage(library('xiangqi')));
      for (const name of ['b3', 'e3']) {
        if (input === 'mouse') await board.square(name).click();
        if (input === 'touch') await board.square(name).tap();
        if (input === 'keyboard') {
          await board.square(name).focus();
          await page.keyboard.press('Enter');
        }
      }
      await board.expect('e3', 'red cannon');
    });
  });
}

test(
  'boards of all skins satisfy axe, also in forced colours and from right to left',
  inFull(),
  async ({ open, page }) => {
    for (const name of ['xiangqi', 'shogi']) {
      const board = await open(boardPage(library(name)));
      await board.square(name === 'shogi' ? 'e3' : 'e4').click();
      expect(await violations(page)).toEqual([]);
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      const [left, right] = await Promise.all(['a1', 'i1'].map((it) => board.middle(it)));
      expect(left[0]).toBeLessThan(right[0]);
      await page.emulateMedia({ forcedColors: 'active' });
      const line = name === 'shogi' ? '.cells polygon' : 'path.gridline';
      expect(
        await board.root
          .locator(`.stage .board ${line}`)
          .first()
          .evaluate((it) => getComputedStyle(it).strokeWidth),
      ).not.toBe('0px');
      await page.emulateMedia({ forcedColors: 'none' });
    }
  },
);

test('marks of captures lie over tiles, which would hide them, and under drawings', inFull(), async ({ open }) => {
  for (const [pieces, isOver] of [
    ['chess', false],
    ['wedges', true],
    ['xiangqi', true],
    ['shogi', true],
  ]) {
    const board = await open(
      boardPage(`firstRank=1
royal=K
symmetry=none
pieces=${pieces}
rook:R:R::a1
pawn:P:fmWfceF::,,a5
king:K:K::e1,,e8`),
    );
    await board.click('a1');
    const layers = await board.root.evaluate(({ shadowRoot }) =>
      [...shadowRoot.querySelectorAll('.stage .board > g')].map((it) => [
        it.classList[0],
        it.querySelectorAll('.mark').length,
      ]),
    );
    const at = layers.findIndex(([name]) => name === 'pieces');
    const under = layers.slice(0, at).reduce((sum, [, count]) => sum + count, 0);
    expect([pieces, under]).toEqual([pieces, isOver ? 0 : 1]);
  }
});
