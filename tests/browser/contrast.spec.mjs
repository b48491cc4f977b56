// Marks and zones: each kind stands out from both squares in every theme, and is told by its shape alone.

import { boardPage, CHESS, contrast, expect, inFull, test } from './page.mjs';

const KINDS = [
  'move-or-capture',
  'leap',
  'first-move-or-capture',
  'move',
  'first-move',
  'capture',
  'capture-own',
  'via',
  'castle',
  'forbidden',
  'mount',
  'drop',
  'arrival',
  'goal',
  'morph',
  'choice',
];
const ZONES = [
  'forbidden',
  'promotion',
  'morph',
  'moves',
  'goal',
  'loss',
  'draw',
  'haven',
  'white-threat',
  'black-threat',
];

for (const colorScheme of ['light', 'dark']) {
  for (const theme of ['', 'wood', 'blue', 'paper']) {
    test(
      `every kind of mark has 3:1 against both squares (${colorScheme}${theme && `, ${theme}`})`,
      inFull(theme === ''),
      async ({ open, page }) => {
        await page.emulateMedia({ colorScheme });
        const board = await open(
          `<style>:root{color-scheme:light dark}</style>${boardPage(`${theme && `theme=${theme}\n`}${CHESS}`)}`,
        );
        await board.click('e2');
        const { shades, marks } = await board.root.evaluate((element, kinds) => {
          const fill = (selector) => getComputedStyle(element.shadowRoot.querySelector(selector)).fill;
          const group = element.shadowRoot.querySelector('.marks .mark');
          const colours = kinds.map((kind) => {
            group.setAttribute('class', `mark ${kind}`);
            return [
              kind,
              getComputedStyle(group.querySelector('.solid')).fill,
              getComputedStyle(group.querySelector('.halo')).stroke,
            ];
          });
          // The third shade, of boards that have one.
          const third = element.shadowRoot.querySelector('.shade0').cloneNode();
          third.setAttribute('class', 'shade2');
          element.shadowRoot.querySelector('.cells').append(third);
          return { shades: [fill('.shade0'), fill('.shade1'), fill('.shade2')], marks: colours };
        }, KINDS);
        expect(marks.length).toBe(KINDS.length);
        for (const [kind, ink, halo] of marks) {
          for (const shade of shades) {
            expect(Math.max(contrast(ink, shade), contrast(halo, shade)), `${kind} on ${shade}`).toBeGreaterThanOrEqual(
              3,
            );
          }
          expect(contrast(ink, halo), `${kind} in its line`).toBeGreaterThanOrEqual(3);
        }
      },
    );
  }
}

test('every kind has a shape of its own, on empty squares and around pieces', async ({ open, page }) => {
  await open(boardPage(CHESS));
  const shapes = await page.evaluate(async (kinds) => {
    const { markShape } = await import(new URL('shapes.js', location.href).href);
    const shape = (kind, occupied) =>
      [...markShape(kind, occupied).querySelectorAll('path:not(.halo)')]
        .map((it) => it.getAttribute('d') + it.getAttribute('stroke-width'))
        .join();
    return [false, true].map((occupied) => kinds.map((kind) => shape(kind, occupied)));
  }, KINDS);
  for (const list of shapes) expect(new Set(list).size).toBe(KINDS.length);
});

test('every zone has lines of its own', async ({ open, page }) => {
  await open(boardPage(CHESS));
  const looks = await page.evaluate(async (zones) => {
    const element = document.querySelector('variant-diagram');
    const board = element.shadowRoot.querySelector('.board');
    const { zoneShape } = await import(new URL('shapes.js', location.href).href);
    return zones.map((zone) => {
      const shape = board.appendChild(zoneShape(zone, '0,0 9,0 9,9'));
      const [outline, sign] = [shape.querySelector('polygon'), shape.querySelector('path')];
      const line = outline ? getComputedStyle(outline) : undefined;
      return [sign?.getAttribute('d'), line?.stroke === 'none', line?.strokeDasharray, line?.strokeWidth].join();
    });
  }, ZONES);
  expect(new Set(looks).size).toBe(ZONES.length);
});
