// What a problem of a definition says to write instead: written there, the problem is gone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../pkg/engine.js';
import { definitions, isFull } from './corpus.mjs';

const GAME = 'royal=K\npawn:P:fmW::a2,b2\nking:K:K::e1\n';

/** Lines with one mistake each, and what is meant. */
const MISTAKES = [
  ['Files=9', 'files=9'],
  ['RANKS=9', 'ranks=9'],
  ['file=9', 'files=9'],
  ['rnaks=9', 'ranks=9'],
  ['width=9', 'files=9'],
  ['rows=9', 'ranks=9'],
  ['name=Example', 'title=Example'],
  ['promoZonee=2', 'promoZone=2'],
  ['repetiton=3:draw', 'repetition=3:draw'],
  ['stalemat=loss', 'stalemate=loss'],
  ['checks=3', 'checkCount=3'],
  ['url=https://example.org', 'rulePage=https://example.org'],
  ['captureMatrx=/', 'captureMatrix=/'],
  ['blastImmune=pawn', 'blastImmune=P'],
  ['nifu=p:1', undefined],
  ['castling=true', undefined],
  ['promotion=Q', undefined],
  ['weather=fine', undefined],
];

for (const [wrong, meant] of MISTAKES)
  test(`${wrong} ${meant ? `is meant as ${meant}` : 'may mean several things'}`, async () => {
    const text = `${wrong}\n${GAME}`;
    const before = await check(text);
    const problem = before.find((it) => it.span?.[0] < wrong.length);
    assert.ok(problem, JSON.stringify(before));
    if (meant === undefined) return assert.equal(problem.fix, undefined);
    const fixed = text.slice(0, problem.span[0]) + problem.fix + text.slice(problem.span[1]);
    assert.equal(fixed, `${meant}\n${GAME}`);
    const left = await check(fixed);
    assert.ok(!left.some((it) => it.code === problem.code && it.message === problem.message), JSON.stringify(left));
  });

/** The text after all that a check is sure of was written instead, one problem after the other; and what was changed. */
async function repaired(text) {
  const told = [];
  for (let res = text; ; ) {
    const problem = (await check(res)).find((it) => it.fix !== undefined && it.span);
    if (!problem || told.length > 9) return { text: res, told };
    const fixed = res.slice(0, problem.span[0]) + problem.fix + res.slice(problem.span[1]);
    const left = await check(fixed);
    assert.ok(
      !left.some(
        (it) => it.code === problem.code && it.message === problem.message && it.span?.[0] === problem.span[0],
      ),
      `${problem.message}\n${fixed}`,
    );
    told.push(problem.code);
    res = fixed;
  }
}

test('each key of the library, misspelled, is mended where one reading is certain', async () => {
  const texts = new Map();
  for (const { text } of definitions)
    for (const [, key] of text.matchAll(/^(\w+)=/gm)) if (!texts.has(key)) texts.set(key, text);
  assert.ok(texts.size > 150, `${texts.size}`);
  let [tried, mended] = [0, 0];
  for (const [n, [key, text]] of [...texts].entries()) {
    const middle = key.length >> 1;
    const ways = [
      key.toUpperCase(),
      `${key}s`,
      key.slice(0, middle) + key.slice(middle + 1),
      `${key[1]}${key[0]}${key.slice(2)}`,
    ];
    // Each in one way, and in the full run in all.
    for (const wrong of isFull ? ways : [ways[n % ways.length]]) {
      const { told } = await repaired(text.replace(new RegExp(`^${key}=`, 'gm'), `${wrong}=`));
      tried += 1;
      mended += told.length > 0 ? 1 : 0;
    }
  }
  assert.ok(mended > tried / 2, `${mended} of ${tried}`);
});
