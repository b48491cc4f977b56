// Courses and collections of puzzles: each kind of exercise by mouse, finger and keyboard, progress that is kept, and what axe says.

import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { createDiagram } from '../../pkg/engine.js';
import { violations } from './axe.mjs';
import { Board, CHESS, expect, inFull, test } from './page.mjs';

const library = (name) => readFileSync(new URL(`../diagrams/${name}.txt`, import.meta.url), 'utf8');

/** Where each kind is found: a game, and the name of a chapter. */
const KINDS = {
  reach: ['capablanca', 'Archbishop'],
  take: ['capablanca', 'Archbishop'],
  travel: ['capablanca', 'Archbishop'],
  promote: ['capablanca', 'Promotion'],
  goal: ['kingofthehill', 'Winning'],
  drop: ['crazyhouse', 'Drops'],
  effect: ['atomic', 'What moves do beside'],
};

const LAYOUTS = {
  wide: { viewport: { width: 1366, height: 768 } },
  narrow: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
};

let maker;

/** The exercises of a chapter, as the page makes them. */
async function exercisesOf(definition, about) {
  if (!maker) {
    const outfile = path.join(tmpdir(), `courses-${process.pid}.mjs`);
    const entry = fileURLToPath(new URL('../../pkg-template/src/learn/course.ts', import.meta.url));
    await build({ entryPoints: [entry], bundle: true, format: 'esm', platform: 'node', outfile, logLevel: 'error' });
    maker = await import(pathToFileURL(outfile).href);
    rmSync(outfile);
  }
  const diagram = await createDiagram(definition);
  try {
    const desk = maker.deskOf(diagram);
    const work = maker.makeChapter(desk, about === 'type' ? maker.taughtTypes(desk.board)[0].number : about);
    for (;;) {
      const { done, value } = work.next();
      if (done) return { exercises: value.exercises, names: desk.board.cells.map((it) => it.name) };
    }
  } finally {
    diagram.free();
  }
}

/** The shortest way of a journey, without where it begins. */
function wayOf({ from, moves, target, ways }) {
  const walk = (at, left) => {
    if (at === target) return [];
    if (left === 0) return undefined;
    for (const next of ways[at] ?? []) {
      const rest = walk(next, left - 1);
      if (rest) return [next, ...rest];
    }
    return undefined;
  };
  return walk(from, moves);
}

/** A course on the page. */
class Course {
  constructor(board, hit) {
    this.board = board;
    this.dialog = board.root.locator('dialog.course');
    this.hit = hit;
    this.task = this.dialog.locator('.lesson-task');
    this.said = this.dialog.locator('.lesson-said');
  }

  async open(definition) {
    await this.board.root.evaluate(async (it, text) => {
      if (text) it.definition = text;
      await it.ready;
      await it.learn();
    }, definition);
    await expect(this.dialog).toBeVisible();
  }

  cell(name) {
    return this.dialog.locator(`[role="gridcell"][aria-label^="${name},"]`);
  }

  button(name) {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  press(name) {
    return this.hit(this.button(name));
  }

  async click(names) {
    for (const it of names) await this.hit(this.cell(it));
  }

  chapter(name) {
    return this.dialog
      .locator('.chip')
      .and(this.dialog.getByRole('button', { name: new RegExp(`^${name}(?:, done)?$`) }));
  }
}

/** What is clicked for the right answer, and whether it is checked then. */
function answerTo({ kind, from, right, ...rest }) {
  if (kind === 'travel') return { cells: wayOf({ from, ...rest }), isChecked: false };
  if (kind === 'take') return { cells: [right[0]], isChecked: false };
  if (kind === 'goal') return { cells: [...(from === undefined ? [] : [from]), right[0]], isChecked: false };
  return { cells: right, isChecked: true };
}

for (const [layout, options] of Object.entries(LAYOUTS))
  test.describe(layout, () => {
    test.use(options);
    const hasTouch = options.hasTouch === true;
    const hit = (it) => (hasTouch ? it.tap() : it.click());

    for (const [kind, [game, chapter]] of Object.entries(KINDS))
      test(
        `an exercise of the kind ${kind} is solved`,
        inFull(hasTouch ? kind === 'drop' : kind === 'reach'),
        async ({ open }) => {
          const course = new Course(await open(`<variant-diagram controls></variant-diagram>`), hit);
          const definition = library(game);
          await course.open(definition);
          const about = ['reach', 'take', 'travel'].includes(kind) ? 'type' : kind;
          const { exercises, names } = await exercisesOf(definition, about);
          const at = exercises.findIndex((it) => it.kind === kind);
          const exercise = exercises[at];
          await course.chapter(chapter).waitFor();
          await hit(course.chapter(chapter));
          // Those before it are shown and left behind.
          for (let n = 0; n < at; n += 1) {
            await course.press('Hint');
            await course.press('Show the answer');
            await course.press('Next');
          }
          await expect(course.dialog.getByRole('grid')).toBeVisible();
          // What only looks right is refused first.
          const isChecked = answerTo(exercise).isChecked;
          if (exercise.traps.length > 0 && kind !== 'travel') {
            const trap = names[exercise.traps[0]];
            await course.click(kind === 'goal' && exercise.from !== undefined ? [names[exercise.from], trap] : [trap]);
            if (isChecked) await course.press('Check');
            await expect(course.said).toContainText(kind === 'goal' ? 'That move does not win.' : `Not ${trap}.`);
            if (isChecked) await course.click([trap]);
          }
          const { cells } = answerTo(exercise);
          await course.click(cells.map((it) => names[it]));
          if (isChecked) await course.press('Check');
          await expect(course.said).toContainText('Right!');
          await expect(course.button('Next')).toBeVisible();
        },
      );

    test('progress is kept when the page is loaded again', inFull(!hasTouch), async ({ open, page }) => {
      const body = `<variant-diagram controls>\n${library('capablanca')}\n</variant-diagram>`;
      const course = new Course(await open(body), hit);
      await course.open();
      const count = course.dialog.locator('.course-head .left');
      await expect(count).toContainText(/^0 of \d+$/);
      const definition = await course.board.root.evaluate((it) => it.definition);
      const { exercises, names } = await exercisesOf(definition, 'type');
      await expect(course.dialog.getByRole('grid')).toBeVisible();
      await course.click(exercises[0].right.map((it) => names[it]));
      await course.press('Check');
      await expect(count).toContainText(/^1 of \d+$/);
      await page.reload();
      await course.open();
      await expect(count).toContainText(/^1 of \d+$/);
      await expect(course.dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
    });

    test('a puzzle of a collection is solved, and the row is kept', inFull(hasTouch), async ({ open, page }) => {
      const puzzles = [
        '1\t4k3/8/8/8/8/7R/R7/K7 w - - 0 1\t1. Rh7 Kf8 2. Ra8#',
        '1\t6k1/5ppp/8/8/8/8/8/R6K w - - 0 1\t1. Ra8#',
      ];
      await page.route('**/mine.txt', (route) => route.fulfill({ body: `# Mine\n${puzzles.join('\n')}\n` }));
      const board = await open(`<variant-diagram controls puzzles="mine.txt">\n${CHESS}\n</variant-diagram>`);
      const dialog = board.root.locator('dialog.course');
      const show = async () => {
        await board.openMenu(hit);
        await hit(board.button('Puzzles'));
        await expect(dialog).toBeVisible();
      };
      await show();
      const inner = new Board(page, dialog.locator('variant-diagram'));
      const tell = board.root.evaluate(
        (it) => new Promise((heard) => it.addEventListener('vd-moved', () => heard('heard'), { once: true })),
      );
      await expect(inner.grid).toBeVisible();
      for (const it of ['h3', 'h7']) await hit(inner.square(it));
      await expect(inner.square('f8')).toHaveAttribute('aria-label', /king/);
      for (const it of ['a2', 'a8']) await hit(inner.square(it));
      await expect(dialog.locator('.course-head')).toContainText('1 of 2 solved');
      await expect(dialog.locator('.streak')).toHaveText('1 in a row');
      // What is played there is no move of the page's board.
      expect(await Promise.race([tell, board.page.waitForTimeout(50).then(() => 'nothing')])).toBe('nothing');
      await hit(dialog.getByRole('button', { name: 'Next puzzle' }));
      await expect(dialog.getByRole('button', { name: 'Puzzle 2' })).toHaveAttribute('aria-current', 'step');
      await hit(inner.square('a1'));
      await hit(inner.square('a7'));
      await expect(inner.root.locator('.puzzle')).toHaveAttribute('data-mood', 'wrong');
      await expect(dialog.locator('.streak')).toHaveText('at best 1');
      await page.reload();
      await show();
      await expect(dialog.locator('.course-head')).toContainText('1 of 2 solved');
      await expect(dialog.getByRole('button', { name: 'Puzzle 1, solved' })).toBeVisible();
    });
  });

test('an exercise is answered with the keyboard alone, and heard', async ({ open, page }) => {
  const course = new Course(await open(`<variant-diagram controls></variant-diagram>`), (it) => it.press('Enter'));
  const definition = library('capablanca');
  await course.open(definition);
  await expect(course.task).toBeFocused();
  const { exercises, names } = await exercisesOf(definition, 'type');
  const [{ from, right }] = exercises;
  await expect(course.dialog.getByRole('grid')).toBeVisible();
  const place = (name) => [name.charCodeAt(0), Number(name.slice(1))];
  let [x, y] = place(names[from]);
  await course.cell(names[from]).focus();
  for (const it of right) {
    const [u, v] = place(names[it]);
    for (; x !== u; x += Math.sign(u - x)) await page.keyboard.press(x < u ? 'ArrowRight' : 'ArrowLeft');
    for (; y !== v; y += Math.sign(v - y)) await page.keyboard.press(y < v ? 'ArrowUp' : 'ArrowDown');
    await expect(course.cell(names[it])).toBeFocused();
    await page.keyboard.press(' ');
    await expect(course.cell(names[it])).toHaveAttribute('aria-label', /, marked$/);
  }
  await course.button('Check').focus();
  await page.keyboard.press('Enter');
  await expect(course.said).toHaveText('Right!');
  await expect(course.said).toHaveAttribute('role', 'status');
  await expect(course.button('Next')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(course.dialog).toBeHidden();
});

test('the pages of games open the course and the puzzles', async ({ page, site }) => {
  await page.goto(`${site}games/chess/index.html`);
  const board = new Board(page, page.locator('#board'));
  await page.getByRole('button', { name: 'Puzzles', exact: true }).first().click();
  const dialog = board.root.locator('dialog.course');
  await expect(dialog.locator('.course-head')).toContainText('of 10 solved');
  await expect(dialog.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Learn the game', exact: true }).first().click();
  await expect(dialog.locator('.lesson-task')).not.toHaveText('');
});

for (const colours of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }])
  test(
    `axe finds nothing in courses and puzzles: ${Object.values(colours)[0]}`,
    inFull(colours.colorScheme === 'light'),
    async ({ open, page }) => {
      await page.emulateMedia(colours);
      await page.route('**/mine.txt', (route) =>
        route.fulfill({ body: '2\t6k1/5ppp/8/8/8/8/8/R6K w - - 0 1\t1. Ra8#\n' }),
      );
      const board = await open(
        `<variant-diagram controls puzzles="mine.txt">\n${library('capablanca')}\n</variant-diagram>`,
      );
      const course = new Course(board, (it) => it.click());
      await course.open();
      await expect(course.dialog.getByRole('grid')).toBeVisible();
      await course.press('Hint');
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await board.root.evaluate((it) => it.learn('puzzles'));
      await expect(course.dialog.locator('.course-head')).toContainText('0 of 1 solved');
      expect(await violations(page)).toEqual([]);
    },
  );
