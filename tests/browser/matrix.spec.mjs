// Everything a reader does with a board, on six games, by every input, at both widths and in all settings of the reader.

import { readFileSync } from 'node:fs';
import { boardPage, contrast, expect, test } from './page.mjs';

/**
 * A game: its first move with all the squares it could end on, then the moves after it as the squares and names that are pointed at.
 * `after` is what stands where in the end. `zones` counts zones of the first piece, `victims` the pieces that left the game.
 * `diagram` has a move diagram with so many marks, and `promoted` or another look after its first move (`later`).
 * `removed` counts what the last click takes elsewhere, as it is shown before that click.
 */
const GAMES = {
  chess: {
    first: ['e2', 'e4', ['e3', 'e4']],
    zones: { promotion: 8 },
    moves: [['d7', 'd5'], ['e4', 'd5'], ['c7', 'c6'], ['f1', 'b5'], ['a7', 'a6'], ['b5', 'c6']],
    after: { c6: 'white bishop', d5: 'white pawn' },
    victims: 2,
    check: true,
    diagram: { name: 'pawn', marks: 4, later: true },
    put: ['white queen', 'e4', /^rnbqkbnr\/pppppppp\/8\/8\/4Q3\/8\/PPPPPPPP\/RNBQKBNR w/],
  },
  shogi: {
    first: ['c3', 'c4', ['c4']],
    zones: { promotion: 27 },
    moves: [['g7', 'g6'], ['b2', 'h8', /dragon horse/], ['g9', 'h8'], ['white bishop, 1 in hand', 'd8']],
    after: { h8: 'black silver', d8: 'white bishop' },
    hand: 'black bishop, 1 in hand',
    check: true,
    diagram: { name: 'silver', marks: 5, promoted: 'promoted silver' },
    put: ['white gold', 'e5', /^lnsgkgsnl\/1r5b1\/p{9}\/9\/4G4\//],
  },
  xiangqi: {
    first: ['h3', 'e3', ['c3', 'd3', 'e3', 'f3', 'g3', 'h10', 'h2', 'h4', 'h5', 'h6', 'h7', 'i3']],
    zones: {},
    moves: [['h8', 'e8'], ['e3', 'e7']],
    after: { e7: 'white cannon', e8: 'black cannon' },
    victims: 1,
    check: true,
    diagram: { name: 'horse', marks: 8 },
    put: ['white chariot', 'e6', /\/4R4\//],
  },
  chushogi: {
    first: ['f3', 'e5', ['d2', 'e5', 'f5', 'g5', 'h5']],
    zones: {},
    moves: [['g9', 'g8'], ['e5', 'f7'], ['a9', 'a8'], ['f7', 'g8', 'f9']],
    after: { f9: 'white lion', g8: 'empty', f7: 'empty' },
    removed: 1,
    victims: 2,
    diagram: { name: 'silver', marks: 5, promoted: 'promoted silver' },
    put: ['white lion', 'f6', /\/5N6\//],
  },
  glinski: {
    first: ['e4', 'e6', ['e5', 'e6']],
    zones: { promotion: 11 },
    moves: [['d7', 'd5'], ['e6', 'd6']],
    after: { d6: 'white pawn', d5: 'empty', e6: 'empty' },
    removed: 1,
    victims: 1,
    diagram: { name: 'knight', marks: 12 },
    put: ['white queen', 'f6', /Q/],
  },
  tenjiku: {
    first: ['h5', 'h6', ['h6']],
    zones: { promotion: 80 },
    moves: [['i12', 'i11'], ['h4', 'h12']],
    after: { h12: 'white great general', h4: 'empty' },
    victims: 1,
    diagram: { name: 'silver', marks: 5, promoted: 'promoted silver' },
    put: ['white lion', 'h9', /Ln/],
  },
};

const WIDTHS = [1280, 375];

/** The settings of a reader. Motion is wanted everywhere but in the last. */
const SETTINGS = {
  light: { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference' },
  dark: { colorScheme: 'dark', forcedColors: 'none', reducedMotion: 'no-preference' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active', reducedMotion: 'no-preference' },
  'reduced motion': { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' },
};

/** The middle of something, once it is on the screen. */
const middle = (it) =>
  it.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });

/** How something on the page is pointed at, and how a reader rests on it, if that is possible. */
const INPUTS = {
  mouse: { act: async (it, page) => page.mouse.click(...(await middle(it))), rest: async (it, page) => page.mouse.move(...(await middle(it))) },
  touch: { act: async (it, page) => page.touchscreen.tap(...(await middle(it))) },
  keyboard: { act: (it, page) => it.focus().then(() => page.keyboard.press('Enter')), rest: (it) => it.focus() },
};

/** What is wider than the page or than its own box, and the colours of the page and the message. */
const look = (board) =>
  board.root.evaluate((element) => {
    const wrong = [];
    for (const it of element.shadowRoot.querySelectorAll('*')) {
      if (!(it instanceof HTMLElement) || it.closest('.live, .scroll, thead, style') || it.clientWidth === 0) continue;
      const name = `${it.localName}.${it.className} ${it.textContent.slice(0, 30)}`;
      const { left, right } = it.getBoundingClientRect();
      if (left < -0.5 || right > innerWidth + 0.5) wrong.push(`beside the page: ${name}`);
      // The count of a slot hangs over its corner.
      if (it.scrollWidth > it.clientWidth + 1 && !it.matches('.slot')) wrong.push(`clipped: ${name}`);
    }
    const page = document.documentElement.scrollWidth;
    if (page > innerWidth) wrong.push(`the page is ${page} pixels wide`);
    const canvas = document.createElement('i');
    canvas.style.color = 'Canvas';
    element.after(canvas);
    const style = (selector) => getComputedStyle(element.shadowRoot.querySelector(selector));
    const seen = { wrong, canvas: getComputedStyle(canvas).color, ink: style('.message').color, line: parseFloat(style('.cells polygon').strokeWidth) };
    canvas.remove();
    return seen;
  });

async function expectTidy(board, setting) {
  const { wrong, canvas, ink, line } = await look(board);
  expect(wrong).toEqual([]);
  expect(contrast(ink, canvas)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(canvas, 'rgb(255, 255, 255)') > 10).toBe(setting === 'dark');
  if (setting === 'forced colours') expect(line).toBe(2);
}

/** How many zones of each kind are shown. */
const zones = (board) =>
  board.root.evaluate((element) => {
    const counts = {};
    for (const { classList } of element.shadowRoot.querySelectorAll('.zones > .zone')) counts[classList[1]] = (counts[classList[1]] ?? 0) + 1;
    return counts;
  });

for (const [input, { act, rest }] of Object.entries(INPUTS)) {
  test.describe(`by ${input}`, () => {
    if (input === 'touch') test.use({ hasTouch: true });

    for (const [name, game] of Object.entries(GAMES)) {
      test(`${name}, at both widths and in all settings`, async ({ open, page, context }) => {
        test.slow();
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const text = readFileSync(new URL(`../diagrams/${name}.txt`, import.meta.url), 'utf8');
        const board = await open(`<style>:root { color-scheme: light dark }</style>${boardPage(text).replace('controls', 'controls linked')}`);
        await page.evaluate(() => {
          const { animate } = Element.prototype;
          window.animated = 0;
          Element.prototype.animate = function (...matter) {
            window.animated += 1;
            return animate.apply(this, matter);
          };
        });
        const root = board.root;
        const press = (button) => act(board.button(button), page);
        // A square, a piece in hand, or one of the pictures of a choice.
        const found = (it) => (it instanceof RegExp ? board.dialog.getByRole('button', { name: it }) : /^[a-z]\d+$/.test(it) ? board.square(it) : board.button(it));
        const point = (it) => act(found(it), page);
        const copied = () => page.evaluate(() => navigator.clipboard.readText());
        const pieces = root.locator('.pieces > .piece');
        const steps = root.locator('.record li');
        await act(root.getByText('Copy or paste'), page);
        await press('Pieces');
        await expect(root.locator('.types')).toBeVisible();

        const play = async (setting) => {
          const [from, to, targets] = game.first;
          const before = await page.evaluate(() => window.animated);
          await point(from);
          expect(await board.marked()).toEqual(targets);
          expect(await zones(board)).toEqual(game.zones);
          await expect(root.locator('.highlights .selected')).toHaveCount(1);
          await expectTidy(board, setting);
          await point(to);
          await expect(steps).toHaveCount(1);
          await expect(root.locator('.highlights .last')).toHaveCount(2);
          const clicks = game.moves.flat();
          for (const it of clicks.slice(0, -1)) await point(it);
          if (game.removed && rest) {
            await rest(board.square(clicks.at(-1)), page);
            await expect(root.locator('.highlights .removed')).toHaveCount(game.removed);
          }
          await point(clicks.at(-1));
          await expect(steps).toHaveCount(1 + game.moves.length);
          for (const [square, words] of Object.entries(game.after)) await board.expect(square, words);
          if (game.victims) await expect(root.getByRole('group', { name: 'Captured' })).toBeVisible();
          if (game.hand) await expect(board.button(game.hand)).toBeVisible();
          await expect(root.locator('.highlights .check')).toHaveCount(game.check ? 1 : 0);
          const moved = (await page.evaluate(() => window.animated)) - before;
          expect(moved > 0, 'pieces glide').toBe(setting !== 'reduced motion');
          await expectTidy(board, setting);
        };

        const study = async () => {
          const [from] = game.first;
          await press('Attacked squares');
          expect(await root.locator('.zones > .white-threat').count()).toBeGreaterThan(5);
          await press('Attacked squares');
          await expect(root.locator('.zones > .zone')).toHaveCount(0);
          await press('To the start');
          await board.expect(from, 'white');
          await act(steps.nth(0).getByRole('button'), page);
          await expect(steps.nth(0).getByRole('button')).toHaveAttribute('aria-current', 'true');
          await press('To the end');
          await expect(steps.last().getByRole('button')).toHaveAttribute('aria-current', 'true');
          await press('Copy a link to this game');
          await expect.poll(copied).toMatch(/#vd=[\w-]+$/);
        };

        const draw = async () => {
          const [from, to] = game.first;
          await page.evaluate((arrows) => (document.querySelector('variant-diagram').arrows = arrows), [{ from, to }]);
          if (input === 'mouse') {
            for (const it of [from, to]) await board.square(it).scrollIntoViewIfNeeded();
            await page.keyboard.down('Shift');
            await board.drag(to, from);
            await page.mouse.up();
            await page.keyboard.up('Shift');
          }
          if (input === 'keyboard') {
            await board.square(to).focus();
            for (const key of ['Shift+Enter', 'ArrowUp', 'Shift+Enter']) await page.keyboard.press(key);
          }
          await expect(root.locator('.arrows .arrow')).toHaveCount(input === 'touch' ? 1 : 2);
          await page.evaluate(() => (document.querySelector('variant-diagram').arrows = []));
          const width = (await board.square(from).boundingBox()).width;
          await press('Larger squares');
          expect((await board.square(from).boundingBox()).width).toBeGreaterThan(1.4 * width);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
          for (let k = 0; k < 2; k += 1) await press('Larger squares');
        };

        const read = async (setting) => {
          const { name: piece, marks, promoted, later } = game.diagram;
          await press(piece);
          await expect(board.message).toContainText(`How the ${piece} moves`);
          await expect.poll(async () => (await board.marked()).length).toBe(marks);
          await expect(pieces).toHaveCount(1);
          await expect(root.locator('.card strong')).toHaveText(new RegExp(`^${piece}$`, 'i'));
          const [target] = await board.marked();
          await (rest ?? act)(board.square(target), page);
          await expect(pieces).toHaveCount(2);
          if (later) {
            const at = (await root.locator(`[aria-label*="white ${piece}"]`).getAttribute('aria-label')).split(',')[0];
            await point(at);
            await expect(board.message).toContainText('after its first move');
          }
          expect(await root.locator('.key li').count()).toBeGreaterThan(0);
          await expectTidy(board, setting);
          if (promoted) {
            await press(piece);
            await expect(board.message).toContainText(`How the ${promoted} moves`);
          }
          await press('Back to the game');
          await expect(steps).toHaveCount(1 + game.moves.length);
        };

        const edit = async (setting) => {
          const [piece, square, fen] = game.put;
          await press('Restart');
          await expect(steps).toHaveCount(0);
          await press('Edit the position');
          await press(piece);
          await point(square);
          await board.expect(square, piece);
          await press('Copy the position');
          await expect.poll(copied).toMatch(fen);
          await expectTidy(board, setting);
          await press('Clear');
          await expect(pieces).toHaveCount(0);
          await press('Start position');
          await press('Done');
          await board.expect(game.first[0], 'white');
          await expect(root.locator('.editor')).toHaveCount(0);
        };

        // What takes its time is done once.
        const watch = async () => {
          await press('To the start');
          await press('Play through');
          await expect(steps.first().getByRole('button')).toHaveAttribute('aria-current', 'true');
          await press('To the end');
          await expect(steps.last().getByRole('button')).toHaveAttribute('aria-current', 'true');
          const figures = root.locator('.overview figure');
          const few = (await root.locator('[data-row]').count()) < 16;
          if (few) await press('All move diagrams');
          await expect(figures).toHaveCount(few ? await root.locator('[data-row]').count() : 0);
          await page.emulateMedia({ media: 'print' });
          await expect(board.grid.first()).toBeVisible();
          await expect(root.locator('.tools')).toBeHidden();
          if (few) await expect(figures.first()).toBeVisible();
          await page.emulateMedia({ media: null });
          if (few) await press('All move diagrams');
        };

        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          for (const [setting, media] of Object.entries(SETTINGS)) {
            await test.step(`${width} pixels, ${setting}`, async () => {
              await page.emulateMedia(media);
              await play(setting);
              await study();
              if (width === WIDTHS[0] && setting === 'light') await watch();
              await draw();
              await read(setting);
              await edit(setting);
            });
          }
        }
      });
    }
  });
}
