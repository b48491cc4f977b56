// What tests of games with a friend share: two readers with browsers of their own, who send each other links.

import { Board, boardPage, expect, test as plain } from './page.mjs';

/** Two plies a line: the first twenty of a Spanish game. */
export const SPANISH = `e2 e4, e7 e5, g1 f3, b8 c6, f1 b5, a7 a6, b5 a4, g8 f6, e1 g1, f8 e7,
f1 e1, b7 b5, a4 b3, d7 d6, c2 c3, e8 g8, h2 h3, c6 b8, d2 d4, b8 d7`
  .split(/,\s*/)
  .map((it) => it.split(' '));

/** The screens that most readers have, by their names. On a phone fingers tap. */
export const SCREENS = {
  '1366×768': { viewport: { width: 1366, height: 768 } },
  '375×812 by finger': { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
};

/** A page with a board on which friends can play. */
export const befriended = (definition, attributes = '') =>
  boardPage(definition).replace('<variant-diagram', `<variant-diagram friend ${attributes}`);

/** A reader with a browser. */
export class Reader {
  constructor(page, name, hasTouch = false) {
    this.page = page;
    this.name = name;
    /** How this reader presses what can be pressed. */
    this.hit = (it) => (hasTouch ? it.tap() : it.click());
    this.board = new Board(page, page.locator('variant-diagram').first());
    this.panel = this.board.root.getByRole('group', { name: 'Game with a friend' });
    this.words = this.panel.getByRole('status').first();
  }

  /** Opens an address; resolves when the board can be played. */
  async visit(address) {
    await this.page.goto('about:blank');
    await this.page.goto(address);
    await expect(this.board.grid).toBeVisible();
    await this.board.root.evaluate((it) => it.ready);
  }

  /** Opens a link in the page that is open. */
  async follow(link) {
    await this.page.evaluate((it) => {
      location.href = it;
    }, link);
  }

  /** Begins a game by the dialog. */
  async invite({ side = 'white', days, name = this.name } = {}) {
    await this.hit(this.board.button('Play a friend'));
    const { dialog } = this.board;
    await dialog.locator(`input[value=${side}]`).check({ force: true });
    if (days) await dialog.getByRole('combobox', { name: 'Time for a move' }).selectOption(days);
    if (name) await dialog.getByRole('textbox', { name: 'Your name, if you like' }).fill(name);
    await this.hit(dialog.getByRole('button', { name: 'Begin' }));
    await expect(this.panel).toBeVisible();
  }

  /** The link that is to be sent. */
  async link() {
    const field = this.panel.getByRole('textbox', { name: 'Link' });
    await expect(field).toBeVisible();
    return field.inputValue();
  }

  press(name) {
    return this.hit(this.panel.getByRole('button', { name, exact: true }));
  }

  plies() {
    return this.board.root.evaluate((it) => it.scene?.plies);
  }

  /** Waits until so many plies were played here. */
  async sees(plies) {
    await expect.poll(() => this.plies()).toBe(plies);
  }

  /** Presses squares, and buttons by their names: pieces in hand, answers to the question that the board asks. */
  async enter(steps) {
    for (const step of steps)
      await this.hit(
        /^[a-z]\d+$/.test(step) ? this.board.square(step) : this.board.root.getByRole('button', { name: step }),
      );
  }

  /** Makes a move, and waits until it is played. */
  async move(path) {
    const before = await this.plies();
    await this.enter(path);
    await this.sees(before + 1);
  }

  /** Makes a move by the method of the element: for moves whose entry is tested elsewhere. */
  async play(path) {
    await this.board.root.evaluate((it, steps) => it.play(steps), path);
  }

  fen() {
    return this.board.root.evaluate((it) => it.fen);
  }
}

export const test = plain.extend({
  /** Readers with browsers of their own. `meet(body)` gives all a page with this body, and opens it for the first. */
  meet: async ({ browser, site }, use) => {
    const contexts = [];
    const errors = [];
    await use(async (body, options = {}, names = ['Anna', 'Bert']) => {
      const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Club</title>
<script type="module" src="pkg/define.js"></script></head><body><main><h1>Club</h1>${body}</main></body></html>`;
      const readers = [];
      for (const name of names) {
        const context = await browser.newContext({
          viewport: { width: 1000, height: 900 },
          reducedMotion: 'reduce',
          ...options,
        });
        contexts.push(context);
        await context.route('**/test.html', (route) =>
          route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
        );
        const page = await context.newPage();
        page.on('pageerror', (error) => errors.push(`${name}: ${error.message}`));
        readers.push(new Reader(page, name, options.hasTouch));
      }
      await readers[0].visit(`${site}test.html`);
      return readers;
    });
    for (const it of contexts) await it.close();
    expect(errors).toEqual([]);
  },
});
