// A game with a friend: two browsers that know of each other only by the links that their readers send.

import { readFileSync } from 'node:fs';
import { violations } from './axe.mjs';
import { befriended, SCREENS, SPANISH, test } from './friends.mjs';
import { CHESS, expect, inFull } from './page.mjs';

const library = (name) => readFileSync(new URL(`../diagrams/${name}.txt`, import.meta.url), 'utf8');

/** The readers move in turn, and send each other links; the first one begins. Some links are opened in the page that is open. */
async function playByLinks([first, second], game, isOpen = () => true) {
  let plies = await first.plies();
  for (const [n, path] of game.entries()) {
    const [mover, other] = n % 2 === 0 ? [first, second] : [second, first];
    await mover.move(path);
    plies += 1;
    const link = await mover.link();
    if (isOpen(n) && n > 0) await other.follow(link);
    else await other.visit(link);
    await other.sees(plies);
  }
}

/** Plays a game whose start is drawn: the link goes there and back before the first move. */
async function draw([anna, bert]) {
  await anna.invite();
  await expect(anna.words).toHaveText('Send this link to your friend. The answer decides the start.');
  await bert.visit(await anna.link());
  await expect(bert.words).toContainText('Send this link back to Anna. It decides the start.');
  await bert.enter(['e7']);
  await anna.follow(await bert.link());
  await expect(anna.board.message).not.toContainText('Waiting');
}

/** Sets up whatever is legal, by the page, so that a side has a set-up of its own. */
const setUp = (reader, seed) =>
  reader.board.root.evaluate((it, start) => {
    const side = it.scene.turn;
    for (let n = start; it.scene.turn === side && n < start + 100; n += 1) {
      const moves = it.diagram.moves();
      // The last drop of the second side is held back: the turn does not change on its board.
      if (moves.length === 0 || it.scene.hands.every((held) => held.side !== side)) break;
      it.play(moves[(n * 7919) % moves.length].split(' '));
    }
  }, seed);

/** Games that are entered in other ways: two squares and one for the duck, a promotion, a drop. */
const GAMES = {
  duck: ['e2 e4 e5', 'd7 d6 d5', 'g1 f3 g4', 'b8 c6 b4'].map((it) => it.split(' ')),
  shogi: [
    ['c3', 'c4'],
    ['g7', 'g6'],
    ['b2', 'h8', 'promote to dragon horse'],
    ['g9', 'h8'],
    ['Sente bishop, 1 in hand', 'e5'],
    ['Gote bishop, 1 in hand', 'e6'],
  ],
};

for (const [screen, layout] of Object.entries(SCREENS)) {
  const isTouched = layout.hasTouch === true;
  test(`${screen}: twenty plies by links alone, and one gives up`, inFull(!isTouched), async ({ meet }) => {
    test.slow();
    const [anna, bert] = await meet(befriended(CHESS), layout);
    await anna.invite();
    await expect(anna.words).toHaveText('Make your move. Then there is a link to send.');
    await playByLinks([anna, bert], SPANISH, (n) => n % 5 !== 0);
    expect(await bert.fen()).toBe(await anna.fen());
    await anna.board.expect('d7', 'black knight');
    // After the address no more than a line.
    expect((await bert.link()).split('#')[1].length).toBeLessThan(90);
    await expect(bert.board.message).toHaveText('Waiting for Anna.');
    await expect(anna.board.root.locator('.player').first()).toContainText('Your friend');
    await anna.press('Resign');
    await anna.hit(anna.board.dialog.getByRole('button', { name: 'Resign' }));
    await expect(anna.board.message).toHaveText('White resigns. Black wins.');
    await bert.follow(await anna.link());
    await expect(bert.board.message).toHaveText('White resigns. Black wins.');
    await expect(bert.board.root.getByRole('region', { name: 'You win 0–1' })).toBeVisible();
  });

  test(`${screen}: an older link is told, and the latest is one button away`, inFull(isTouched), async ({ meet }) => {
    const [anna, bert] = await meet(befriended(CHESS), layout);
    await anna.invite();
    await anna.move(['e2', 'e4']);
    const old = await anna.link();
    await bert.visit(old);
    await bert.move(['e7', 'e5']);
    await anna.follow(await bert.link());
    await anna.move(['g1', 'f3']);
    await bert.follow(await anna.link());
    await bert.sees(3);
    // In the page that is open, and in a new one.
    for (const open of [() => bert.follow(old), () => bert.visit(old)]) {
      await open();
      await expect(bert.words).toContainText('it ends after 1 half-move, and you have seen 3');
      await bert.board.expect('e4', 'white pawn');
      await bert.board.expect('g1', 'white knight');
      await bert.enter(['e7']);
      expect(await bert.board.marked()).toEqual([]);
      await bert.press('Show the latest');
      await bert.board.expect('f3', 'white knight');
      await expect(bert.words).not.toContainText('older');
    }
    await bert.move(['b8', 'c6']);
    await anna.follow(await bert.link());
    await anna.sees(4);
  });

  test(
    `${screen}: a link with another past is a fork: the reader keeps the own game, or takes the other one`,
    inFull(!isTouched),
    async ({ meet }) => {
      const [anna, bert, elsewhere] = await meet(befriended(CHESS), layout, ['Anna', 'Bert', 'Bert elsewhere']);
      await anna.invite();
      await anna.move(['e2', 'e4']);
      const first = await anna.link();
      await bert.visit(first);
      await bert.move(['e7', 'e5']);
      await anna.visit(await bert.link());
      await anna.sees(2);
      // Elsewhere, without what this browser knows, the same friend has played another move.
      await elsewhere.visit(first);
      await elsewhere.move(['c7', 'c5']);
      const other = await elsewhere.link();
      await anna.follow(other);
      await expect(anna.words).toContainText(
        'they differ from half-move 2 on. The link goes on with c7–c5, this browser with e7–e5',
      );
      await anna.board.expect('e5', 'black pawn');
      await expect(anna.board.message).toHaveText('This game waits for your decision.');
      await anna.press('Keep this game');
      await anna.board.expect('e5', 'black pawn');
      await expect(anna.words).not.toContainText('differ');
      await anna.follow('#');
      await anna.follow(other);
      await anna.press('Take the link');
      await anna.board.expect('c5', 'black pawn');
      await anna.board.expect('c7', 'empty');
      await anna.move(['g1', 'f3']);
      await elsewhere.follow(await anna.link());
      await elsewhere.sees(3);
    },
  );

  test(`${screen}: a damaged link is told, and changes nothing`, inFull(isTouched), async ({ meet }) => {
    const [anna, bert] = await meet(befriended(CHESS), layout);
    await anna.invite();
    await anna.move(['e2', 'e4']);
    const link = await anna.link();
    for (const damaged of [link.slice(0, -3), `${link.slice(0, -4)}AAAA`, `${link.split('..')[0]}..A`]) {
      await bert.visit(damaged);
      await expect(bert.board.message).toContainText('This link is damaged');
      await bert.board.expect('e2', 'white pawn');
      await expect(bert.panel).toHaveCount(0);
    }
    await bert.visit(link);
    await bert.move(['e7', 'e5']);
    const answer = await bert.link();
    await anna.follow(answer.slice(0, -2));
    await expect(anna.words).toContainText('This link is damaged');
    await anna.sees(1);
    await anna.follow(answer);
    await anna.sees(2);
    await expect(anna.words).not.toContainText('damaged');
  });

  test(`${screen}: neither side throws the dice alone, and both see the same throws`, inFull(), async ({ meet }) => {
    const [anna, bert] = await meet(befriended(library('dice')), layout);
    await draw([anna, bert]);
    await expect(anna.panel.getByText('Neither of you can choose')).toHaveCount(1);
    let [mover, other] = [anna, bert];
    for (let n = 0; n < 6; n += 1) {
      const { path, turn } = await mover.board.root.evaluate((it) => ({
        path: it.diagram.moves()[0].split(' '),
        turn: it.scene.turn,
      }));
      await mover.play(path);
      await mover.sees(n + 1);
      await other.follow(await mover.link());
      await other.sees(n + 1);
      expect(await other.board.root.evaluate((it) => it.scene.note)).toBe(
        await mover.board.root.evaluate((it) => it.scene.note),
      );
      expect(turn).toBe(mover === anna ? 'white' : 'black');
      [mover, other] = [other, mover];
    }
    expect(await anna.fen()).toBe(await bert.fen());
  });

  test(`${screen}: set-ups are made unseen, sealed, and shown when both are done`, inFull(), async ({ meet }) => {
    test.slow();
    const [anna, bert] = await meet(befriended(library('cyvassesetup')), layout);
    await anna.invite();
    await expect(anna.words).toHaveText('Set up your pieces. Your friend does not see them.');
    await setUp(anna, 3);
    await expect(anna.words).toContainText('It holds your set-up under a seal.');
    await bert.visit(await anna.link());
    const owners = (reader) =>
      reader.board.root.evaluate((it) => [...new Set(it.scene.pieces.map(({ side }) => side))].sort());
    expect(await owners(bert)).toEqual([]);
    await setUp(bert, 5);
    await expect(bert.board.message).toContainText('Your set-up is complete.');
    // Not even what stands for the other set-up is seen.
    expect(await owners(bert)).toEqual(['black']);
    expect(await bert.board.root.evaluate((it) => it.scene.hands.filter(({ side }) => side === 'black'))).toEqual([]);
    await anna.visit(await bert.link());
    await expect.poll(() => owners(anna)).toEqual(['black', 'white']);
    const path = await anna.board.root.evaluate((it) => it.diagram.moves()[0].split(' '));
    await anna.play(path);
    const link = await anna.link();
    expect(link.split('#')[1].length).toBeLessThan(300);
    await bert.visit(link);
    await expect.poll(() => owners(bert)).toEqual(['black', 'white']);
    expect(await bert.fen()).toBe(await anna.fen());
    await expect(bert.board.message).not.toContainText('Waiting');
  });

  for (const [name, game] of Object.entries(GAMES))
    test(`${screen}: a game of ${name} by links`, inFull(name === 'shogi' && isTouched), async ({ meet }) => {
      const [anna, bert] = await meet(befriended(library(name)), layout);
      await anna.invite();
      await playByLinks([anna, bert], game);
      expect(await anna.fen()).toBe(await bert.fen());
    });
}

test('who waits cannot move, and what is moved elsewhere is not the game', inFull(), async ({ meet }) => {
  const [anna] = await meet(befriended(CHESS));
  await anna.invite();
  await anna.move(['e2', 'e4']);
  await anna.board.click('e7');
  expect(await anna.board.marked()).toEqual([]);
  for (const [work, plies] of [
    [(it) => it.restart(), 1],
    [(it) => it.play(['e7', 'e5']), 1],
    [(it) => it.load('1. d4 d5 2. c4'), 1],
  ]) {
    await anna.board.root.evaluate(work);
    await anna.sees(plies);
    await anna.board.expect('e4', 'white pawn');
  }
  // Looking back is no other game.
  await anna.board.button('One move back').click();
  await anna.board.click('d2');
  expect(await anna.board.marked()).toEqual([]);
});

test('a link to other rules than the page has is told', inFull(), async ({ meet, site }) => {
  const [anna, bert] = await meet(befriended(CHESS));
  await anna.invite();
  await anna.move(['e2', 'e4']);
  const link = await anna.link();
  await bert.page.route('**/test.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Club</title><script type="module" src="${site}pkg/define.js"></script>${befriended(CHESS.replace('knight:N:N', 'knight:N:C'))}`,
    }),
  );
  await bert.visit(link);
  await expect(bert.board.message).toContainText('The rules of this page are not those of the link.');
});

test('a draw is offered and declined, offered and accepted', inFull(), async ({ meet }) => {
  const [anna, bert] = await meet(befriended(CHESS));
  await anna.invite({ side: 'black' });
  await expect(anna.words).toHaveText('Send this link to your friend.');
  await bert.visit(await anna.link());
  await bert.panel.getByRole('textbox', { name: 'Your name' }).fill('Bert');
  await bert.move(['e2', 'e4']);
  await bert.press('Offer a draw');
  await expect(bert.words).toContainText('You offer a draw.');
  await anna.follow(await bert.link());
  await expect(anna.words).toContainText('Bert offers a draw.');
  await anna.press('Decline');
  await bert.follow(await anna.link());
  await expect(bert.words).not.toContainText('draw');
  await anna.press('Offer a draw');
  await bert.follow(await anna.link());
  await expect(bert.words).toContainText('Anna offers a draw.');
  await bert.press('Accept the draw');
  await expect(bert.board.message).toHaveText('Draw by agreement.');
  await anna.follow(await bert.link());
  await expect(anna.board.message).toHaveText('Draw by agreement.');
  await expect(anna.board.root.getByRole('region', { name: 'Draw' })).toContainText('Both agreed on it.');
});

test('a move is taken back when the friend allows it', inFull(), async ({ meet }) => {
  const [anna, bert] = await meet(befriended(CHESS));
  await anna.invite();
  await playByLinks(
    [anna, bert],
    [
      ['e2', 'e4'],
      ['e7', 'e5'],
    ],
  );
  await anna.press('Ask to take back');
  await bert.follow(await anna.link());
  await expect(bert.words).toContainText('Anna asks to take the last move back.');
  await bert.press('Allow it');
  await bert.sees(0);
  await anna.follow(await bert.link());
  await anna.sees(0);
  await anna.move(['d2', 'd4']);
  await bert.follow(await anna.link());
  await bert.board.expect('d4', 'white pawn');
  await bert.board.expect('e2', 'white pawn');
});

test('after the end both play on with changed sides, whoever asks', inFull(), async ({ meet }) => {
  const [anna, bert] = await meet(befriended(CHESS));
  await anna.invite();
  await playByLinks(
    [anna, bert],
    [
      ['f2', 'f3'],
      ['e7', 'e5'],
      ['g2', 'g4'],
      ['d8', 'h4'],
    ],
  );
  await expect(anna.board.message).toContainText('Black wins');
  await anna.board.root.locator('.end-card').getByRole('button', { name: 'Rematch' }).click();
  await expect(anna.panel).toContainText('You play Black against your friend.');
  await bert.press('Rematch');
  await expect(bert.panel).toContainText('You play White against Anna.');
  await bert.move(['d2', 'd4']);
  await anna.follow(await bert.link());
  await anna.board.expect('d4', 'white pawn');
  await anna.move(['d7', 'd5']);
  await bert.follow(await anna.link());
  await bert.sees(2);
});

test('the game goes on after a reload, and from the list of games', async ({ meet, site }) => {
  const [anna, bert] = await meet(befriended(CHESS, 'keep'));
  await anna.board.click('a2', 'a3');
  await anna.invite({ days: '3' });
  await anna.move(['e2', 'e4']);
  await expect(anna.panel).toContainText('3 days for a move.');
  await anna.page.reload();
  await anna.sees(1);
  await expect(anna.panel).toContainText('You play White against your friend.');
  await bert.visit(await anna.link());
  await expect(bert.words).toContainText('Your move is due by');
  // What was played here before is still there.
  await anna.visit(`${site}test.html`);
  await anna.board.expect('a3', 'white pawn');
  await anna.board.choose('Your games');
  const item = anna.board.dialog.getByRole('listitem').filter({ hasText: 'against a friend' });
  await expect(item).toContainText('You play White against a friend. 1 half-move, Black to move.');
  await item.getByRole('link').click();
  await anna.sees(1);
  await anna.board.expect('a2', 'white pawn');
  await anna.press('Leave');
  await expect(anna.panel).toHaveCount(0);
  await expect(anna.board.message).toHaveText('The game is in the list “Your games”.');
  await anna.board.expect('e2', 'white pawn');
});

test('a link that is read twice at a time is one game', async ({ meet }) => {
  const [anna, bert] = await meet(befriended(CHESS));
  await anna.invite();
  await anna.move(['e2', 'e4']);
  const link = await anna.link();
  // As a slow page does it: the board begins while its address changes.
  await bert.page.evaluate((it) => {
    location.href = it;
    for (let n = 0; n < 3; n += 1) dispatchEvent(new HashChangeEvent('hashchange'));
  }, link);
  await bert.sees(1);
  await bert.move(['e7', 'e5']);
  await expect(bert.panel).toHaveCount(1);
  await anna.follow(await bert.link());
  await anna.sees(2);
});

test('pages of one browser show the same game', inFull(), async ({ meet }) => {
  const [anna, bert] = await meet(befriended(CHESS));
  await anna.invite();
  await anna.move(['e2', 'e4']);
  await bert.visit(await anna.link());
  await bert.move(['e7', 'e5']);
  const page = await anna.page.context().newPage();
  await page.goto(await bert.link());
  await anna.sees(2);
  await expect(anna.board.message).toHaveText('White to move.');
});

test('a page begins a game, and hears of links that it may pass on', inFull(), async ({ meet }) => {
  const [anna, bert] = await meet(befriended(CHESS));
  const told = await anna.board.root.evaluate(async (it) => {
    const events = [];
    it.addEventListener('vd-friend', ({ detail }) => events.push(detail));
    const link = await it.invite({ side: 'black', days: 7, white: 'Bert', black: 'Anna' });
    return { link, same: (await it.friendLink()) === link, events };
  });
  expect(told.same).toBe(true);
  expect(told.events).toEqual([{ what: 'made', side: 'black', link: told.link }]);
  await bert.visit(told.link);
  await expect(bert.panel).toContainText('You play White against Anna. 7 days for a move.');
  const events = bert.board.root.evaluate(
    (it) => new Promise((done) => it.addEventListener('vd-friend', ({ detail }) => done(detail), { once: true })),
  );
  await bert.move(['e2', 'e4']);
  expect(await events).toMatchObject({ what: 'made', side: 'white', link: await bert.link() });
});

test('a board without the attribute has no such button, and opens no such link', inFull(), async ({ meet, site }) => {
  const [anna, bert] = await meet(befriended(CHESS));
  await anna.invite();
  await anna.move(['e2', 'e4']);
  const link = await anna.link();
  await bert.page.route('**/test.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Club</title><script type="module" src="${site}pkg/define.js"></script>${befriended(CHESS).replace('friend', 'linked')}`,
    }),
  );
  await bert.visit(link);
  await bert.board.expect('e2', 'white pawn');
  await expect(bert.board.button('Share')).toBeVisible();
  await expect(bert.board.button('Play a friend')).toHaveCount(0);
});

test(
  'where the page lets the computer play, the game with the friend makes room, and its link goes on with it',
  inFull(),
  async ({ meet }) => {
    const [anna, bert] = await meet(befriended(CHESS, 'opponent="black"'));
    await anna.invite();
    await anna.move(['e2', 'e4']);
    const link = await anna.link();
    await bert.visit(link);
    await expect(bert.panel).toBeVisible();
    const computer = anna.board.root.getByRole('group', { name: 'Game against the computer' });
    await expect(computer).toBeHidden();
    await anna.board.root.evaluate((it) => {
      it.opponent = 'black';
    });
    await expect(anna.panel).toHaveCount(0);
    await expect(computer).toBeVisible();
    await anna.board.expect('e2', 'white pawn');
    await bert.move(['e7', 'e5']);
    await anna.follow(await bert.link());
    await anna.sees(2);
    await expect(computer).toBeHidden();
  },
);

test('rules that the page does not have travel in the link', inFull(), async ({ meet }) => {
  const [anna, bert] = await meet(befriended(CHESS));
  await anna.board.root.evaluate(async (it) => {
    it.definition = `title=Ours\n${it.definition.replace('knight:N:N', 'knight:N:NW')}`;
    await it.ready;
  });
  await anna.invite();
  await anna.move(['b1', 'c3']);
  const link = await anna.link();
  expect(link.split('#')[1].length).toBeLessThan(2000);
  await bert.visit(link);
  await expect(bert.panel).toBeVisible();
  await expect(bert.board.root.locator('.title')).toContainText('These rules come from a link');
  await bert.board.expect('c3', 'white knight');
  await bert.move(['b8', 'a6']);
  await anna.follow(await bert.link());
  await anna.sees(2);
});

test(
  'of hidden pieces each sees what the own side sees, and the page says what a link holds',
  inFull(),
  async ({ meet }) => {
    const [anna, bert] = await meet(befriended(library('darkchess')));
    await anna.invite();
    await anna.move(['e2', 'e4']);
    await expect(anna.panel.getByText('What is hidden from a side is in the link')).toHaveCount(1);
    await bert.visit(await anna.link());
    expect(await bert.board.root.evaluate((it) => [it.scene.told, it.scene.last?.path ?? []])).toEqual(['black', []]);
    await bert.move(['e7', 'e5']);
    await anna.follow(await bert.link());
    await anna.sees(2);
    expect(await anna.board.root.evaluate((it) => it.scene.told)).toBe('white');
  },
);

test('a link is a QR code, too', inFull(), async ({ meet }) => {
  const [anna] = await meet(befriended(CHESS));
  await anna.invite();
  await anna.move(['e2', 'e4']);
  await anna.press('QR code');
  const code = anna.panel.getByRole('img', { name: 'QR code of the link' });
  await expect(code).toBeVisible();
  const { size, path } = await code.evaluate((it) => ({
    size: Number(it.getAttribute('viewBox').split(' ')[2]),
    path: it.querySelector('path').getAttribute('d'),
  }));
  const scale = 4;
  const data = new Uint8Array((size * scale) ** 2 * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1/g))
    for (let k = 0; k < scale ** 2; k += 1) {
      const [column, row] = [x * scale + (k % scale), y * scale + Math.floor(k / scale)];
      data.fill(0, (row * size * scale + column) * 4, (row * size * scale + column) * 4 + 3);
    }
  const { default: decodeQR } = await import('qr/decode.js');
  expect(decodeQR({ width: size * scale, height: size * scale, data })).toBe(await anna.link());
});

test('all of it by the keyboard, and for readers of screens', async ({ meet }) => {
  const [anna] = await meet(befriended(CHESS), { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = anna;
  await anna.board.button('Play a friend').focus();
  await page.keyboard.press('Enter');
  await expect(anna.board.dialog).toBeVisible();
  expect(await violations(page, 'variant-diagram')).toEqual([]);
  await anna.board.dialog.getByRole('radio', { name: 'White' }).focus();
  await page.keyboard.press('Space');
  await anna.board.dialog.getByRole('textbox', { name: 'Your name' }).focus();
  await page.keyboard.type('Anna');
  await page.keyboard.press('Enter');
  await expect(anna.panel).toBeVisible();
  await anna.board.square('e2').focus();
  await page.keyboard.press('Enter');
  await anna.board.square('e4').focus();
  await page.keyboard.press('Enter');
  await anna.sees(1);
  const copy = anna.panel.getByRole('button', { name: 'Copy the link' });
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(anna.panel).toContainText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await anna.link());
  await anna.panel.getByText('What is protected, and what is not').focus();
  await page.keyboard.press('Enter');
  await expect(anna.panel.getByText('Whoever has a link can read the game')).toBeVisible();
  expect(await violations(page, 'variant-diagram')).toEqual([]);
});

test('on a phone what is pressed is large enough, and nothing is cut off', inFull(), async ({ meet }) => {
  const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
  const [anna] = await meet(`<meta name="viewport" content="width=device-width">${befriended(CHESS)}`, phone);
  const small = (root) =>
    root.evaluate((it) =>
      [...it.querySelectorAll('button, input:not([type=radio]), select, summary, .tile')].flatMap((element) => {
        const { width, height, left, right } = element.getBoundingClientRect();
        const isSeen = element.checkVisibility() && width > 0;
        return isSeen && (height < 44 || width < 44 || left < 0 || right > innerWidth)
          ? [`${element.textContent || element.localName} ${width} ${height} ${left} ${right}`]
          : [];
      }),
    );
  await anna.board.button('Play a friend').tap();
  expect(await small(anna.board.dialog)).toEqual([]);
  await anna.board.dialog.getByRole('button', { name: 'Cancel' }).tap();
  await anna.invite();
  await anna.move(['e2', 'e4']);
  expect(await small(anna.panel)).toEqual([]);
  expect(await anna.page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('in German all of it is German', inFull(), async ({ meet }) => {
  const [anna, bert] = await meet(`<div lang="de">${befriended(CHESS)}</div>`);
  await anna.board.button('Gegen einen Freund spielen').click();
  await anna.board.dialog.getByRole('radio', { name: 'Weiß' }).check({ force: true });
  await anna.board.dialog.getByRole('button', { name: 'Beginnen' }).click();
  await anna.move(['e2', 'e4']);
  const panel = anna.board.root.getByRole('group', { name: 'Partie gegen einen Freund' });
  await expect(panel).toContainText('Diesen Link verschicken. Empfänger: der Freund.');
  await bert.visit(await panel.getByRole('textbox', { name: 'Link' }).inputValue());
  // The words come after the board, which begins again then.
  await expect(bert.board.root.getByRole('group', { name: 'Partie gegen einen Freund' })).toContainText(
    'Eigene Seite: Schwarz.',
  );
  await bert.board.expect('e4', 'Bauer');
});

/** The messages of a file that have no arguments, by their identifiers. */
const messagesIn = (language, file) => {
  const text = readFileSync(new URL(`../../locales/${language}/${file}.ftl`, import.meta.url), 'utf8');
  return new Map([...text.matchAll(/^([\w-]+) = ([^{}\n]+)$/gm)].map(([, id, it]) => [id, it]));
};

for (const language of ['de', 'es', 'fr', 'ja', 'zh-Hans'])
  test(
    `in ${language} no English is seen, and the buttons stand in one row`,
    inFull(language === 'fr'),
    async ({ meet }) => {
      const wide = SCREENS['1366×768'];
      const [anna] = await meet(`<div lang="${language}">${befriended(CHESS, 'keep linked')}</div>`, wide);
      const { root, dialog } = anna.board;
      const own = messagesIn(language, 'friend');
      const english = [...messagesIn('en', 'friend')].filter(([id, it]) => own.get(id) !== it).map(([, it]) => it);
      /** What is read in some place, closed lists included. */
      const texts = (place) =>
        place.evaluate((it) => {
          const walk = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
          const found = [...it.querySelectorAll('[aria-label]')].map((labelled) => labelled.getAttribute('aria-label'));
          while (walk.nextNode()) found.push(walk.currentNode.data.trim());
          return found;
        });
      const button = root.getByRole('button', {
        name: messagesIn(language, 'panels').get('tool-play-friend'),
        exact: true,
      });
      await expect(button).toBeVisible();
      const tops = await root.locator('.tools button:visible').evaluateAll((all) => all.map((it) => it.offsetTop));
      expect(new Set(tops).size).toBe(1);
      await button.click();
      const asked = await texts(dialog);
      expect(asked).toContain(own.get('friend-lead'));
      expect(asked.filter((it) => english.includes(it))).toEqual([]);
      await dialog.locator('input[value=white]').check({ force: true });
      await dialog.getByRole('button', { name: own.get('friend-begin') }).click();
      const panel = root.getByRole('group', { name: own.get('friend-game') });
      await expect(panel).toBeVisible();
      await anna.play(['e2', 'e4']);
      await anna.sees(1);
      const said = await texts(panel);
      expect(said).toContain(own.get('friend-copy'));
      expect(said.filter((it) => english.includes(it))).toEqual([]);
      await panel.getByRole('button', { name: own.get('friend-live'), exact: true }).click();
      const told = await texts(dialog);
      expect(told).toContain(own.get('friend-live-tells'));
      expect(told.filter((it) => english.includes(it))).toEqual([]);
    },
  );

test('nothing is asked of anybody else', async ({ meet, site }) => {
  const [anna, bert] = await meet(befriended(CHESS));
  const asked = [];
  for (const { page } of [anna, bert])
    page.on(
      'request',
      (it) => it.url().startsWith(site) || /^(?:blob|data|about):/.test(it.url()) || asked.push(it.url()),
    );
  await anna.invite();
  await anna.move(['e2', 'e4']);
  await bert.visit(await anna.link());
  await bert.move(['e7', 'e5']);
  expect(asked).toEqual([]);
});
