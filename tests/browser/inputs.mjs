// A reader by mouse, by finger and by keyboard.

import { expect } from './page.mjs';

/** How squares, pieces in hand, buttons and choices are pointed at. */
export const INPUTS = {
  mouse: (it) => it.click(),
  touch: (it) => it.tap(),
  keyboard: async (it) => {
    // What is not shown yet takes no focus.
    await expect(async () => {
      await it.focus();
      await expect(it).toBeFocused({ timeout: 1000 });
    }).toPass();
    await it.press('Enter');
  },
};

/** A list of choices is the browser's own: keys go through it, pointers choose in it. */
export async function choose(input, list, value) {
  if (input !== 'keyboard') return list.selectOption(value);
  await list.focus();
  for (let k = 0; k < 100 && (await list.inputValue()) !== value; k += 1) await list.press('ArrowDown');
  return expect(list).toHaveValue(value);
}

/** A box is ticked by a click, a tap, or the space bar. */
export const tick = (input, box) => (input === 'keyboard' ? box.press(' ') : INPUTS[input](box));

/** Writes into a field: with keys, or on the screen, which says only what the text is. */
export async function write(input, field, text) {
  if (input !== 'touch') {
    await (input === 'mouse' ? field.click() : field.focus());
    return field.pressSequentially(text);
  }
  await field.tap();
  await expect(field).toBeFocused();
  return field.page().keyboard.insertText(text);
}

/** What was copied last. */
export const copied = (page) => page.evaluate(() => navigator.clipboard.readText());
