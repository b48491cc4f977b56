// Moves that are more than from here to there, each by mouse, by finger and by keyboard.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { boardPage, expect, test } from './page.mjs';

const library = (name) => readFileSync(fileURLToPath(new URL(`../diagrams/${name}.txt`, import.meta.url)), 'utf8');
const small = (pieces) => `files=8\nranks=8\nfirstRank=1\nroyal=K\nsymmetry=none\n${pieces}\nking:K:K::h1,,h8`;

/** A definition, what is pointed at, and what stands where afterwards. */
const MOVES = [
  {
    name: 'a rifle capture',
    text: small('shooter:X:mR::a1\nrifle=cR\npawn:P:fW::,,a5'),
    clicks: ['a1', 'a5'],
    after: { a1: 'white shooter', a5: 'empty' },
  },
  {
    name: 'a hit-and-run',
    text: small('raider:X:mR::a1\nhitRun=cR\npawn:P:fW::,,a5'),
    clicks: ['a1', 'a5', 'b6'],
    after: { a1: 'empty', a5: 'empty', b6: 'white raider' },
  },
  {
    name: 'a double capture',
    text: small('lion:L:KNADcaKcabKmabK::e4\npawn:P:fW::,,e5,d6'),
    clicks: ['e4', 'e5', 'd6'],
    after: { e4: 'empty', e5: 'empty', d6: 'white lion' },
  },
  {
    name: 'a Griffon that has two routes to one square, one of them closed',
    text: small('griffon:G:FyafsoF::d4\npawn:P:fW::b3'),
    clicks: ['d4', 'a3'],
    after: { d4: 'empty', a3: 'white griffon' },
  },
  {
    name: 'a capture in passing on hexagons',
    text: library('glinski'),
    before: [
      ['e4', 'e6'],
      ['d7', 'd5'],
    ],
    clicks: ['e6', 'd6'],
    after: { e6: 'empty', d5: 'empty', d6: 'white pawn' },
  },
  {
    name: 'a shot after which the piece recoils',
    text: small('trebuchet:T:mW[cwW2-4-ibmwW4-fmW]::d2\npawn:P:fW::,,d5'),
    clicks: ['d2', 'd5', 'd1'],
    after: { d1: 'white trebuchet', d2: 'empty', d5: 'empty' },
  },
  {
    name: 'a turn of two Rabbles',
    text: library('cyvasse'),
    clicks: ['f6', 'f5', 'e6', 'e5'],
    after: { f5: 'white rabble', e5: 'white rabble', f6: 'empty', e6: 'empty' },
  },
  {
    name: 'a second part that the rules refuse takes the first back',
    text: library('cyvasse'),
    clicks: ['f6', 'f5', 'e6', 'e4'],
    refused: /rabble/i,
    after: { f5: 'empty', f6: 'white rabble', e6: 'white rabble' },
  },
];

const how = {
  'by mouse': async (board, name) => board.square(name).click(),
  'by finger': async (board, name) => board.square(name).tap(),
  'by keyboard': async (board, name, page) => {
    await board.square(name).focus();
    await page.keyboard.press('Enter');
  },
};

for (const [way, point] of Object.entries(how)) {
  test.describe(way, () => {
    if (way === 'by finger') test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

    for (const { name, text, before = [], clicks, refused, after } of MOVES) {
      test(name, async ({ open, page }) => {
        const board = await open(boardPage(text));
        for (const square of [...before.flat(), ...clicks]) await point(board, square, page);
        if (refused) {
          await expect(board.root.locator('.bubble')).toHaveText(refused);
          // A key leaves the path as it was, so that it can be mended.
          if (way === 'by keyboard') await page.keyboard.press('Escape');
        }
        for (const [square, words] of Object.entries(after)) await board.expect(square, words);
      });
    }
  });
}
