// One side's view: nothing in the shadow tree depends on what that side does not see.

import { readFileSync } from 'node:fs';
import { withDiagram } from '../package/corpus.mjs';
import { boardPage, expect, inFull, test } from './page.mjs';

const DARK = readFileSync(new URL('../diagrams/darkchess.txt', import.meta.url), 'utf8');

/** A board of Dark Chess with these attributes. */
const dark = (attributes = '') => boardPage(DARK).replace('controls', `controls ${attributes}`);

/** Numbers that look random and are the same in every run. */
function random(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % n;
  };
}

/** What a side knows of a position: what it is shown, and its own moves. */
const known = (diagram, side) =>
  JSON.stringify([diagram.scene(), diagram.scene().turn === side ? diagram.moves() : undefined]);

/** Two games that a side cannot tell apart: the same moves of its own, and others of the other side wherever that may be. */
function twins(seed, side, plies) {
  const below = random(seed);
  const pick = (all) => all[below(all.length)];
  return withDiagram(DARK, (one) =>
    withDiagram(DARK, (two) => {
      const games = [one, two];
      for (const it of games) it.viewAs(side);
      const played = [[], []];
      for (let ply = 0; ply < plies; ply += 1) {
        const own = one.scene().turn === side;
        for (let tries = 0; tries < 60; tries += 1) {
          const first = pick(one.moves());
          // After some tries the same move.
          const moves = [first, own || tries > 40 ? first : pick(two.moves())];
          if (!two.moves().includes(moves[1])) continue;
          games.forEach((it, n) => it.play(moves[n].split(' ')));
          const alike = known(one, side) === known(two, side) && !one.scene().verdict && !two.scene().verdict;
          if (alike) {
            moves.forEach((it, n) => played[n].push(it.split(' ')));
            break;
          }
          for (const it of games) it.undo();
        }
        if (played[0].length === ply) break;
      }
      return { played, fens: games.map((it) => it.fen()) };
    }),
  );
}

/** Everything in the shadow tree of the board: elements, attributes, texts, and what fields hold. */
const dump = (board) =>
  board.root.evaluate((element) => {
    const lines = [];
    const walk = (node) => {
      if (node.nodeType === Node.TEXT_NODE) lines.push(node.data);
      if (node instanceof Element) {
        const attributes = [...node.attributes].map((it) => `${it.name}=${it.value}`).sort();
        lines.push(`<${node.localName} ${attributes.join(' ')}> ${node.value ?? ''} ${node.checked ?? ''}`);
      }
      node.childNodes.forEach(walk);
    };
    walk(element.shadowRoot);
    lines.push(...[...element.attributes].map((it) => `${it.name}=${it.value}`), location.href);
    return lines.join('\n');
  });

/** Plays a game, and tells what is in the tree after each ply, with a piece selected, and after a refused click. */
async function trees(board, side, game, steps = ['d1', 'h6']) {
  const found = [];
  const settled = () =>
    board.root.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
  for (const path of game) {
    await board.root.evaluate((it, [steps]) => it.play(steps), [path]);
    await settled();
    found.push(await dump(board));
    for (const step of steps) {
      await board.root.evaluate((it, name) => it.step(name), step);
      await settled();
      found.push(await dump(board));
    }
    await board.root.evaluate((it) => it.cancel());
  }
  await board.root.evaluate((it) => [it.undo(), it.redo(), it.goto(2), it.goto(99)]);
  await board.choose('Attacked squares');
  found.push(await dump(board));
  await board.button('Share').click();
  await expect(board.dialog).toBeVisible();
  found.push(await dump(board));
  return found;
}

for (const [seed, side] of [
  [11, 'white'],
  [12, 'black'],
])
  test(`the tree that ${side} sees does not depend on what is hidden`, inFull(side === 'white'), async ({ open }) => {
    test.slow();
    const { played, fens } = twins(seed, side, 10);
    expect(played[0].length).toBeGreaterThan(6);
    expect(fens[0]).not.toBe(fens[1]);
    const found = [];
    for (const game of played) found.push(await trees(await open(dark(`view="${side}"`)), side, game));
    expect(found[0]).toEqual(found[1]);
    // Seen by both sides the same games differ soon: the comparison can fail.
    const whole = [];
    for (const game of played) whole.push(await trees(await open(dark()), side, game.slice(0, 4)));
    expect(whole[0]).not.toEqual(whole[1]);
  });

/** A game with pieces face down. */
const FACE_DOWN = `files=6
ranks=4
firstRank=1
royal=K
checkRule=0
promoZone=0
faceDown=P:S,N:S,R:S
shuffle=PNR
shuffleSides=apart
soldier:P:W:pawn:c1
knight:N:N::d1
rook:R:R::e1
face-down soldier:S:W:disc:
king:K:K::f1`;

test('the tree does not depend on what lies face down, until it is turned up', async ({ open }) => {
  const game = [
    ['f1', 'f2'],
    ['f4', 'f3'],
    ['f2', 'f1'],
    ['f3', 'f4'],
  ];
  const found = [];
  // Starts that differ in what lies face down, on all squares of White.
  for (const start of [1, 26, 35]) {
    const board = await open(boardPage(FACE_DOWN).replace('controls', 'controls view="white"'));
    await board.root.evaluate((it, number) => it.load(`{${number}}\n*`), start);
    const hidden = await trees(board, 'white', game, ['d1', 'a3']);
    await board.root.evaluate((it) => [it.play(['d1', 'd2'])]);
    found.push({ hidden, turned: await dump(board) });
  }
  for (const { hidden, turned } of found.slice(1)) {
    expect(hidden).toEqual(found[0].hidden);
    expect(turned).not.toBe(found[0].turned);
  }
});

test('covered squares say so, moves of the other side are withheld', inFull(), async ({ open }) => {
  const board = await open(dark('view="white"'));
  await board.expect('e7', 'covered');
  await board.expect('e4', 'empty');
  await board.click('e2', 'e4');
  await board.root.evaluate((it) => it.play(['d7', 'd5']));
  await board.expect('d5', 'black pawn');
  await expect(board.root.locator('.record')).toHaveText(/e4.*…/);
  await expect(board.button('Analyse the position')).toBeHidden();
  await board.click('d1', 'd8');
  await expect(board.message).toContainText('The reason is hidden from you.');
  expect(await board.root.evaluate((it) => it.view)).toBe('white');
});

test('the property shows the other view, and the game goes on', async ({ open }) => {
  const board = await open(dark());
  await board.click('e2', 'e4');
  await board.expect('e7', 'black pawn');
  await board.root.evaluate((it) => (it.view = 'white'));
  await board.expect('e7', 'covered');
  await board.expect('e4', 'white pawn');
  await board.root.evaluate((it) => (it.view = 'black'));
  await board.expect('e4', 'covered');
  await board.expect('e7', 'black pawn');
  await board.root.evaluate((it) => it.removeAttribute('view'));
  await board.expect('e4', 'white pawn');
});

test('readers look as either side, unless the page has chosen', inFull(), async ({ open }) => {
  const board = await open(dark());
  await board.openMenu();
  await board.button('Seen by: both').click();
  await board.expect('e7', 'covered');
  await board.openMenu();
  await board.button('Seen by: White').click();
  await board.expect('e2', 'covered');
  const chosen = await open(dark('view="white"'));
  await chosen.openMenu();
  await expect(chosen.button('Seen by: White')).toBeHidden();
});

test('all is told when the game is over', inFull(), async ({ open }) => {
  const board = await open(dark('view="white"'));
  for (const path of ['e2 e4', 'f7 f6', 'd1 h5', 'a7 a6', 'h5 e8'])
    await board.root.evaluate((it, steps) => it.play(steps), path.split(' '));
  await board.expect('a6', 'black pawn');
  await expect(board.root.locator('.record')).toContainText('f6');
  await board.root.evaluate((it) => it.restart());
  await board.expect('a7', 'covered');
});

test('the computer plays the other side, and no hint is given', async ({ open }) => {
  const board = await open(dark('view="white" opponent="black" level="1" time="60000"'));
  await board.click('e2', 'e4');
  await expect(board.message).toContainText('White');
  await board.button('Hint').click();
  await expect(board.root.locator('.computer .words')).toHaveText(
    'Hints are off because they would reveal what is hidden.',
  );
});

test('against the computer a reader sees what the own side sees, unless the page says otherwise', async ({ open }) => {
  const board = await open(dark());
  const oppose = (side) => board.root.evaluate((it, other) => (it.opponent = other), side);
  await board.expect('a7', 'black pawn');
  await oppose('black');
  await board.expect('a7', 'covered');
  await board.expect('a2', 'white pawn');
  expect(await board.root.evaluate((it) => it.view)).toBe('white');
  await board.click('e2', 'e4');
  await expect(board.message).toHaveText(/^White/);
  await board.button('Change sides').click();
  await expect.poll(() => board.square('a2').getAttribute('aria-label')).toContain('covered');
  await board.button('Stop').click();
  await board.expect('a2', 'white pawn');
  const whole = await open(dark('view="both" opponent="black"'));
  await whole.expect('a7', 'black pawn');
});

test('an honest computer thinks about what its side can imagine, and the board says which of both holds', async ({
  open,
}) => {
  const board = await open(dark('view="white" opponent="black" level="1"'));
  const words = board.root.locator('.computer');
  await expect(words).toContainText('It knows all that is hidden.');
  await board.root.evaluate((it) => {
    it.honest = true;
  });
  await expect(words).toContainText('It sees what its side sees.');
  await board.click('e2', 'e4');
  await expect(board.message).toContainText('White');
  await expect.poll(() => board.root.evaluate((it) => it.scene.ply)).toBe(2);
});

test('a view that is none is refused', inFull(), async ({ page, site }) => {
  await page.route('**/test.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><script type="module" src="pkg/define.js"></script>${dark('view="mine"')}`,
    }),
  );
  await page.goto(`${site}test.html`);
  await expect(page.locator('variant-diagram').getByText('side').first()).toBeVisible();
  expect(await page.locator('variant-diagram').getByRole('gridcell').count()).toBe(0);
});
