// The page around a board: what it owns, what frameworks do with elements, other documents, translation, old libraries.

import { Board, boardPage, CHESS, expect, inFull, LION, test } from './page.mjs';

const SHOGI = `files=5
ranks=5
firstRank=1
royal=K
drops=1
gold:G:WfF::b1
king:K:K::a1`;

const KINGS = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';

test('what a page calls "diagram" stays, unless it is a definition', async ({ open, page }) => {
  await open('');
  const upgraded = await page.evaluate(async () => {
    const { upgradeLegacy } = await import(new URL('pkg/variant-diagram.js', document.baseURI).href);
    const definition = 'files=5\nranks=5\nking:K:K::a1';
    const keeps = {
      heading: '<h2 id="diagram">Diagram</h2>',
      'heading with a definition': `<h3 id="diagram">${definition}</h3>`,
      drawing: '<div id="diagram"><svg width="9" height="9"></svg><p>My own</p></div>',
      'drawing with a text like ours': `<div id="diagram"><canvas></canvas>${definition}</div>`,
      'field of a form': `<textarea id="diagram">${definition}</textarea>`,
      'shown code': `<pre id="diagram"><code>${definition}</code></pre>`,
      prose: '<p id="diagram">See: this diagram: x=5, at 10:30:45, https://host:80/a:b:c</p>',
      'a script that has yet to draw': '<div id="diagram"></div>',
      list: '<ul id="diagram"><li>a:b:c:d</li></ul>',
    };
    const becomes = {
      plain: `<div id="diagram">${definition}</div>`,
      'after an editor': '<div id="diagram"><p>files=5<br>\nranks=5</p><p>king:K:K::a1<br></p></div>',
      'without IDs': '<pre id="diagram">files=5\nking::::a1\npawn::::a2-e2</pre>',
      'by its class': '<section class="idiagram">files=5</section>',
    };
    const place = document.querySelector('main');
    const found = (text) => {
      place.innerHTML = text;
      const before = place.innerHTML;
      const { length } = upgradeLegacy();
      return [length, place.innerHTML === before];
    };
    const all = (them) => Object.entries(them).map(([name, text]) => [name, ...found(text)]);
    return [all(keeps), all(becomes)];
  });
  for (const [name, ...found] of upgraded[0]) expect(found, name).toEqual([0, true]);
  for (const [name, ...found] of upgraded[1]) expect(found, name).toEqual([1, false]);
});

test('places of a page are filled only if they are empty or marked, and never by a link', async ({ open, page }) => {
  const places = `<section id="mineTable"><p>Prices</p></section><ul id="mineList"></ul>
    <div id="yourTable" data-variant-diagram>Loading</div><div id="yourList"> <!-- here --> </div><div id="yourColors">paints</div>`;
  const texts = () =>
    page.evaluate(() =>
      ['mineTable', 'mineList', 'yourTable', 'yourList', 'yourColors'].map((id) => {
        const { firstElementChild: it } = document.getElementById(id);
        return it?.shadowRoot ? 'ours' : document.getElementById(id).textContent.trim();
      }),
    );
  const text = (satellite) => `satellite=${satellite}\n${SHOGI}`;
  const board = await open(`${boardPage(text('mine'), text('your'))}${places}`);
  await expect.poll(texts).toEqual(['Prices', 'ours', 'ours', 'ours', 'paints']);
  await expect(page.locator('#yourTable')).toContainText('gold');
  // What is ours is filled again.
  await board.root.evaluate(
    (it, other) => {
      it.definition = other;
      return it.ready;
    },
    text('your').replace('gold', 'silver'),
  );
  await expect(page.locator('#yourTable')).toContainText('silver');
  // The same definition by a link.
  const address = await board.root.evaluate((it) => it.link());
  const hash = new URL(address).hash;
  await open(`${boardPage(SHOGI).replace('<variant-diagram', '<variant-diagram linked')}${places}`);
  await page.evaluate(async (it) => {
    location.hash = it;
    const element = document.querySelector('variant-diagram');
    element.remove();
    document.querySelector('main').append(element);
    await element.ready;
  }, hash);
  await expect(page.locator('variant-diagram').getByText('From a link')).toBeVisible();
  await board.button('Pieces').click();
  await expect(board.root.locator('.types')).toContainText('silver');
  expect(await texts()).toEqual(['Prices', '', 'Loading', '', 'paints']);
});

/** What a page does in one turn to a board of chess after 1. e4, and what is shown then: pieces, plies, start of the FEN. */
const TURNS = {
  'set, then moved': ['it.definition = shogi; place.append(it)', [4, 0]],
  'moved, then set': ['place.append(it); it.definition = shogi', [4, 0]],
  'set, then put first': ['it.definition = shogi; place.prepend(it)', [4, 0]],
  'set as an attribute, then moved': ["it.setAttribute('definition', shogi); place.append(it)", [4, 0]],
  'taken out, set, put back': ['it.remove(); it.definition = shogi; place.append(it)', [4, 0]],
  'set, moved twice': ['it.definition = shogi; place.append(it); place.prepend(it)', [4, 0]],
  'set twice, moved between': ['it.definition = lion; place.append(it); it.definition = shogi', [4, 0]],
  'a position, then moved': ["it.setAttribute('fen', kings); place.append(it)", [2, 0]],
  'moved, then a position': ['place.append(it); it.fen = kings', [2, 0]],
  'taken out, a position, put back': ['it.remove(); it.fen = kings; place.append(it)', [2, 0]],
  'a game, then moved': ["it.load('1. d4 d5'); place.append(it)", [32, 2]],
  'moved, then a game': ["place.append(it); it.load('1. d4 d5')", [32, 2]],
  'set, a game, moved': ["it.definition = shogi; it.load('1. Gb2'); place.append(it)", [4, 1]],
  'routines, then moved': ['it.hooks = { veto: [] }; place.append(it)', [32, 0]],
  'only moved': ['place.append(it)', [32, 1]],
  'moved many times': ['place.append(it); place.prepend(it); place.append(it)', [32, 1]],
  'mounted twice': ['it.remove(); place.append(it); it.remove(); place.append(it)', [32, 1]],
  'another look, moved': ["it.setAttribute('skin', 'plain'); place.append(it)", [32, 1]],
  'another look': ["it.setAttribute('skin', 'plain'); it.toggleAttribute('controls')", [32, 1]],
  'another text, then moved': ['it.definition = undefined; it.textContent = shogi; place.append(it)', [4, 0]],
};

test('what is set and moved in one turn is shown, and an old game never goes into another', async ({ open, page }) => {
  await open('<div id="place"></div>');
  const run = (code) =>
    page.evaluate(
      async ([body, chess, shogi, lion, kings]) => {
        const place = document.getElementById('place');
        place.replaceChildren();
        const it = document.createElement('variant-diagram');
        it.definition = chess;
        place.append(it, document.createElement('hr'));
        await it.ready;
        it.play(['e2', 'e4']);
        new Function('it', 'place', 'shogi', 'lion', 'kings', body)(it, place, shogi, lion, kings);
        await it.ready;
        const words = it.shadowRoot.querySelector('.message').textContent;
        return { shown: [it.scene.pieces.length, it.scene.ply], codes: it.diagnostics.map(({ code }) => code), words };
      },
      [code, CHESS, SHOGI, LION, KINGS],
    );
  for (const [name, [code, wanted]] of Object.entries(TURNS)) {
    const { shown, codes, words } = await run(code);
    expect(shown, name).toEqual(wanted);
    expect(codes, name).toEqual([]);
    expect(words, name).toMatch(/to move/);
  }
});

test('a text that another one has replaced meanwhile begins its own game', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.click('e2', 'e4');
  const shown = await board.root.evaluate(
    async (it, [shogi, chess]) => {
      const again = async (text) => {
        it.textContent = text;
        it.parentNode.append(it);
        await it.ready;
        return [it.scene.pieces.length, it.scene.ply];
      };
      const others = [await again(shogi), await again(chess)];
      it.play(['d2', 'd4']);
      return [
        ...others,
        await again(chess),
        await again(JSON.stringify({ royal: 'K', pieces: [{ name: 'king', white: ['a1'] }] })),
      ];
    },
    [SHOGI, CHESS],
  );
  expect(shown).toEqual([
    [4, 0],
    [32, 0],
    [32, 1],
    [2, 0],
  ]);
  // JSON that is read again is the same definition.
  await board.root.evaluate(async (it) => {
    it.play(it.diagram.moves('path')[0].split(' '));
    it.parentNode.append(it);
    await it.ready;
  });
  expect(await board.root.evaluate((it) => it.scene.ply)).toBe(1);
  expect(await page.evaluate(() => document.querySelector('variant-diagram').diagnostics)).toEqual([]);
});

test('who waits for a board that is moved meanwhile gets the board', inFull(), async ({ open, page }) => {
  await open('<div id="place"></div>');
  const plies = await page.evaluate(
    async ([chess, lion]) => {
      const place = document.getElementById('place');
      const made = (text) => Object.assign(document.createElement('variant-diagram'), { definition: text });
      const played = async (it, waiting) => {
        await waiting;
        it.play(it.diagram.moves('path')[0].split(' '));
        return it.scene.ply;
      };
      const [a, b, c] = [made(chess), made(chess), made(chess)];
      place.append(a, b, c);
      const all = [a, b, c].map((it) => played(it, it.ready));
      place.append(a);
      b.definition = lion;
      c.remove();
      place.prepend(c);
      return Promise.all(all);
    },
    [CHESS, LION],
  );
  expect(plies).toEqual([1, 1, 1]);
});

test('a board goes to other documents and back as it is', async ({ open, page }) => {
  const board = await open(
    `${boardPage(CHESS)}<iframe width="700" height="800" srcdoc="<!doctype html><body>"></iframe>`,
  );
  await expect(page.frameLocator('iframe').locator('body')).toBeAttached();
  const look = () =>
    board.root.evaluate((it) => {
      const root = it.shadowRoot;
      const grid = root.querySelector('.frame');
      return [getComputedStyle(grid).display, root.adoptedStyleSheets.length, root.querySelectorAll('style').length];
    });
  await board.button('Pieces').click();
  await expect(board.root.locator('.types')).toBeVisible();
  const before = await look();
  const { width } = await board.root.locator('.sheet').boundingBox();
  await board.click('e2', 'e4');
  await page.evaluate(async () => {
    window.it = document.querySelector('variant-diagram');
    document.querySelector('iframe').contentDocument.body.append(window.it);
    await window.it.ready;
  });
  const inside = new Board(page, page.frameLocator('iframe').locator('variant-diagram'));
  await inside.click('e7', 'e5');
  await inside.expect('e5', 'black pawn');
  const there = await page.evaluate(() => {
    const { shadowRoot: root } = window.it;
    return [getComputedStyle(root.querySelector('.frame')).display, root.querySelectorAll('.sheet svg').length];
  });
  expect(there).toEqual(['grid', 1]);
  // Through a document that nobody sees, home.
  await page.evaluate(async () => {
    document.implementation.createHTMLDocument('x').body.append(window.it);
    await window.it.ready;
    document.querySelector('main').prepend(window.it);
    await window.it.ready;
  });
  await board.expect('e5', 'black pawn');
  await board.button('Pieces').click();
  await expect(board.root.locator('.types')).toBeVisible();
  expect(await look()).toEqual(before);
  expect((await board.root.locator('.sheet').boundingBox()).width).toBe(width);
});

test('a board in a pop-up has its style, and begins there', inFull(), async ({ open, page }) => {
  await open(boardPage(CHESS));
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => {
    window.other = window.open('about:blank', '', 'width=600,height=600');
  });
  const popup = await opening;
  await page.evaluate((text) => {
    const it = document.createElement('variant-diagram');
    it.definition = text;
    window.other.document.body.append(it);
  }, CHESS);
  const board = new Board(popup, popup.locator('variant-diagram'));
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
  const display = await board.root.evaluate((it) => getComputedStyle(it.shadowRoot.querySelector('.frame')).display);
  expect(display).toBe('grid');
});

/** What a browser does that translates a page: texts become others, inside elements of its own. */
const translate = (root) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const all = [];
  while (walker.nextNode()) all.push(walker.currentNode);
  for (const node of all) {
    const { parentElement: place, nodeValue: text } = node;
    if (!place?.translate || place.closest('script, style') || !text.trim()) continue;
    const font = document.createElement('font');
    font.textContent = text.replaceAll('files', 'Linien').replaceAll('king', 'König').replaceAll('Moves', 'Züge');
    node.replaceWith(font);
  }
};

test('a translated page has its definitions as they were', async ({ page, site }) => {
  const markup = (attributes, inside) =>
    `<div style="height:6000px">files</div><variant-diagram ${attributes}>${inside}</variant-diagram>`;
  const body = [
    markup('id="text"', SHOGI),
    markup('id="child"', `<p>king files</p><pre data-definition translate="no">${SHOGI}</pre>`),
    markup('id="asked" translate="yes"', ''),
  ].join('');
  await page.route('**/raw.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Test</title>${body}<script type="module" src="pkg/define.js"></script>`,
    }),
  );
  await page.goto(`${site}raw.html`);
  await page.evaluate(() => customElements.whenDefined('variant-diagram'));
  await expect(page.locator('#text')).toHaveAttribute('translate', 'no');
  await page.evaluate(translate, await page.evaluateHandle(() => document.body));
  expect(await page.locator('div').first().textContent()).toBe('Linien');
  expect(await page.locator('#child p').textContent()).toBe('König Linien');
  for (const id of ['text', 'child']) {
    const found = await page.locator(`#${id}`).evaluate(async (it) => {
      await it.ready;
      return [it.diagnostics, it.scene.pieces.length, it.definition.trim()];
    });
    expect(found, id).toEqual([[], 4, SHOGI]);
  }
  // What is said about the game is English, and may be translated; moves may not.
  const modes = await page.locator('#text').evaluate((it) => {
    const root = it.shadowRoot;
    return ['.message', '.frame', '.wide-panels'].map((name) => root.querySelector(name).translate);
  });
  expect(modes).toEqual([true, true, true]);
  await expect(page.locator('#asked')).toHaveAttribute('translate', 'yes');
});

for (const [name, script] of [
  ['a module', '<script type="module" src="pkg/define.js"></script>'],
  ['the one classic script', '<script src="pkg/standalone.js"></script>'],
]) {
  test(
    `what others have put on Object.prototype does no harm to ${name}`,
    inFull(/classic/.test(name)),
    async ({ page, site }) => {
      await page.route('**/raw.html', (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><title>Test</title><script>
          Object.prototype.number = 1;
          Object.prototype.each = function () {};
          Object.prototype.nothing = null;
          Object.prototype.list = [];
          Array.prototype.last = function () { return this[this.length - 1]; };
        </script>${script}<variant-diagram controls>skin=shogi\n${CHESS.replace('rook:R:R', 'rook:R:R:lance')}</variant-diagram>`,
        }),
      );
      await page.goto(`${site}raw.html`);
      const board = new Board(page, page.locator('variant-diagram'));
      await board.expect('e2', 'white pawn');
      await board.button('Pieces').click();
      await expect(board.root.locator('.types')).toContainText('knight');
      await board.root.evaluate((it) => {
        it.level = 1;
        it.opponent = 'black';
        it.play(['e2', 'e4']);
      });
      await expect.poll(() => board.root.evaluate((it) => it.scene.ply)).toBe(2);
      expect(await board.root.evaluate((it) => it.link().then((to) => new URL(to).hash.length))).toBeGreaterThan(10);
    },
  );
}

/** Routines that use the board that asks them. */
const BUSY = {
  play: "it.play(['a1', 'a2'])",
  undo: 'it.undo()',
  flip: 'it.flip()',
  'the record': 'it.record',
  restart: 'it.restart()',
  'a click': "it.step('a1')",
  "the engine's moves": 'it.diagram.moves()',
  "the engine's game": "it.diagram.load('1. Ka2')",
};

for (const [name, code] of Object.entries(BUSY)) {
  test(
    `a routine that uses its own board is told so, and the board goes on: ${name}`,
    inFull(/click/.test(name)),
    async ({ open, page }) => {
      const board = await open(
        '<variant-diagram>files=5\nranks=5\nroyal=K\nking:K:K::a1\nx:X:W::c1\ncustom=foo:mN</variant-diagram>',
      );
      await page.evaluate((body) => {
        const it = document.querySelector('variant-diagram');
        window.calls = 0;
        const use = new Function('it', body);
        it.hooks = {
          custom: {
            foo() {
              window.calls += 1;
              use(it);
              return [];
            },
          },
        };
        return it.ready;
      }, code);
      await board.click('c1', 'c2');
      await board.expect('c2', 'white x');
      await expect(board.message).not.toContainText('went wrong');
      expect(await page.evaluate(() => window.calls)).toBeLessThan(1000);
    },
  );
}
