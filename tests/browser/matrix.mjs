// How the tests of whole games point: with which input, at which widths, in which settings.

import { GAMES, textOf } from './games.mjs';
import { boardPage, contrast, expect, MENU, resize, swiftly, test } from './page.mjs';

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

/** A finger, by the protocol of the browser: it may rest, wander, and be taken away. */
class Finger {
  /** Slowly: after a quick swipe browsers take the next tap for the end of a fling. */
  #time = Date.now() / 1000 - 1000;
  down = false;

  constructor(page) {
    this.session = page.context().newCDPSession(page);
  }

  async send(type, ...places) {
    this.#time += 0.3;
    this.down = places.length > 0;
    const touchPoints = places.map(([x, y]) => ({ x, y }));
    await (await this.session).send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: this.#time });
  }
}

/**
 * How something on the page is pointed at (`act`), how a reader rests on it and leaves it again, and goes from here to there.
 * The keyboard has no way from here to there but both ends.
 */
const INPUTS = {
  mouse: {
    act: async (it, page) => page.mouse.click(...(await middle(it))),
    rest: async (it, page) => page.mouse.move(...(await middle(it))),
    leave: (page) => page.mouse.move(1, 1),
    drag: async (places, { page }) => {
      const [first, ...rest] = places;
      await page.mouse.move(...first);
      await page.mouse.down();
      for (const it of rest) await page.mouse.move(...it, { steps: 3 });
      return () => page.mouse.up();
    },
  },
  touch: {
    act: async (it, page) => page.touchscreen.tap(...(await middle(it))),
    rest: async (it, _, finger) => finger.send('touchStart', await middle(it)),
    leave: async (_, finger) => finger.down && finger.send('touchCancel'),
    drag: async (places, { finger, page }) => {
      await swiftly(page, async () => {
        for (const [at, it] of places.entries()) await finger.send(at === 0 ? 'touchStart' : 'touchMove', it);
      });
      return () => finger.send('touchEnd');
    },
  },
  keyboard: {
    act: (it, page) => it.focus().then(() => page.keyboard.press('Enter')),
    rest: (it) => it.focus(),
    leave: (page) => page.locator('variant-diagram').locator('.tools button').first().focus(),
  },
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
    const seen = {
      wrong,
      canvas: getComputedStyle(canvas).color,
      ink: style('.message').color,
      line: parseFloat(style('.cells polygon').strokeWidth),
    };
    canvas.remove();
    return seen;
  });

/** A reader of one game, with one kind of input. */
export class Reader {
  constructor({ board, page, input, name }) {
    this.board = board;
    this.page = page;
    this.root = board.root;
    this.input = input;
    this.name = name;
    this.game = GAMES[name];
    this.finger = new Finger(page);
    // Of the board: a row of the table may show a move diagram of its own.
    this.pieces = this.root.locator('.stage .pieces > .piece');
    this.steps = this.root.locator('.record li:not(.result)');
  }

  act(it) {
    return INPUTS[this.input].act(it, this.page);
  }

  async press(button) {
    if (MENU.has(button)) await this.board.openMenu((it) => this.act(it));
    return this.act(this.board.button(button));
  }

  /** A square, a piece in hand, or one of the pictures of a choice. */
  found(it) {
    if (it instanceof RegExp) return this.board.dialog.getByRole('button', { name: it });
    return /^[a-z]\d+$/.test(it) ? this.board.square(it) : this.board.button(it);
  }

  async point(...places) {
    for (const it of places) await this.act(this.found(it));
  }

  /** Rests on a square: the mouse over it, a finger on it, the focus in it. */
  rest(it) {
    return INPUTS[this.input].rest(this.board.square(it), this.page, this.finger);
  }

  /** No longer rests anywhere; a finger is taken away by the platform, so that nothing is tapped. */
  leave() {
    return INPUTS[this.input].leave(this.page, this.finger);
  }

  get drags() {
    return INPUTS[this.input].drag !== undefined;
  }

  /** Goes from square to square. Returns what lets go. */
  async drag(...names) {
    const places = [];
    for (const it of names) await middle(this.board.square(it));
    for (const it of names) places.push(await this.board.middle(it));
    return INPUTS[this.input].drag(places, this);
  }

  /** Pushes the board to the left with a finger on an empty square. */
  async pan(name) {
    const [x, y] = await middle(this.board.square(name));
    for (const [at, far] of [0, 20, 40, 60].entries())
      await this.finger.send(at === 0 ? 'touchStart' : 'touchMove', [x - far, y]);
    await this.finger.send('touchEnd');
  }

  /** Writes a text into a field. */
  async write(field, text) {
    if (this.input === 'keyboard') await field.focus();
    else await this.act(field);
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.insertText(text);
  }

  copied() {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** Presses a button that copies something. Resolves to what it was: nothing else is there before. */
  async copy(button) {
    await this.page.evaluate(() => navigator.clipboard.writeText(''));
    await this.press(button);
    await expect.poll(() => this.copied()).not.toBe('');
    return this.copied();
  }

  /** Nothing sticks out, and texts can be read. */
  async expectTidy(setting) {
    const { wrong, canvas, ink, line } = await look(this.board);
    expect(wrong).toEqual([]);
    expect(contrast(ink, canvas)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(canvas, 'rgb(255, 255, 255)') > 10).toBe(setting === 'dark');
    if (setting === 'forced colours') expect(line).toBe(2);
  }

  /** How many zones of each kind are shown. */
  zones() {
    return this.board.zoneCounts();
  }

  /** Shows another definition in the same element. */
  define(text) {
    return this.root.evaluate(async (element, it) => {
      element.definition = it;
      await element.ready;
    }, text);
  }

  /**
   * Does something at both widths and in all settings. What takes its time is done where `whole` is true:
   * once at each width, in settings that differ from game to game, so that all of them are met.
   */
  async everywhere(act) {
    const number = Object.keys(GAMES).indexOf(this.name);
    for (const [row, width] of WIDTHS.entries()) {
      await resize(this.page, width, 900);
      for (const [column, [setting, media]] of Object.entries(SETTINGS).entries()) {
        await test.step(`${width} pixels, ${setting}`, async () => {
          await this.page.emulateMedia(media);
          await act(setting, (number + 2 * row) % 4 === column);
        });
      }
    }
  }
}

/** Tests all games by these inputs. */
export function matrix(title, run, inputs = Object.keys(INPUTS)) {
  for (const input of inputs) {
    test.describe(`by ${input}`, () => {
      if (input === 'touch') test.use({ hasTouch: true });
      for (const name of Object.keys(GAMES)) {
        test(`${name}: ${title}`, async ({ open, page, context }) => {
          // A game is gone through eight times.
          test.setTimeout(600_000);
          await context.grantPermissions(['clipboard-read', 'clipboard-write']);
          const board = await open(
            `<style>:root { color-scheme: light dark }</style>${boardPage(textOf(name)).replace('controls', 'controls linked')}`,
          );
          await run(new Reader({ board, page, input, name }));
        });
      }
    });
  }
}
