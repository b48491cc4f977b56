// The two modules of the engine: boards load the small one, and the one with everything comes where a rare rule, a routine of the
// page or the computer needs it.

import { Board, boardPage, CHESS, expect, inFull, test } from './page.mjs';

/** Nobody can take a Pawn: a rule that hardly any game has. */
const IRON = `${CHESS}\niron=P`;
const SMALL = 'engine.wasm';
const FULL = 'engine-full.wasm';

/** The modules that a page fetches, in their order. */
function countModules(page) {
  const fetched = [];
  page.on('request', (it) => it.url().endsWith('.wasm') && fetched.push(it.url().split('/').at(-1)));
  return fetched;
}

/** What runs in the page: gives a board another definition. */
const define = async (board, definition) => {
  board.definition = definition;
  await board.ready;
};

/** Plays until a white Pawn could take a black one, and tries that. */
async function takePawn(board) {
  await board.click('e2', 'e4', 'd7', 'd5', 'e4', 'd5');
}

test('chess and a game with a rare rule stand side by side', async ({ open, page }) => {
  const fetched = countModules(page);
  await open(boardPage(CHESS, IRON, CHESS, IRON));
  const boards = [0, 1, 2, 3].map((n) => new Board(page, page.locator('variant-diagram').nth(n)));
  for (const it of boards) await takePawn(it);
  for (const n of [0, 2]) await boards[n].expect('d5', 'white pawn');
  for (const n of [1, 3]) await boards[n].expect('d5', 'black pawn');
  expect(fetched).toEqual([SMALL, FULL]);
});

test('a board of chess needs the small module alone', async ({ open, page }) => {
  const fetched = countModules(page);
  const board = await open(boardPage(CHESS));
  await takePawn(board);
  await board.expect('d5', 'white pawn');
  expect(fetched).toEqual([SMALL]);
});

test('how pieces move and the rules in words come from the module with everything, in the language of the board', async ({
  open,
  page,
}) => {
  const fetched = countModules(page);
  const board = await open(`<variant-diagram lang="de">\n${CHESS}\n</variant-diagram>`);
  await board.root.locator('.switches button').first().click();
  const knight = board.root.locator('[data-row="2"] .moves');
  await expect(knight).toContainText('schlägt');
  const first = await board.root.evaluate(async (it) => {
    const { rulesInWords } = await import('/pkg/engine.js');
    const { topics } = await rulesInWords(it.diagram);
    return topics[0].title;
  });
  expect(first).toBe('Brett');
  expect(fetched).toEqual([SMALL, FULL]);
});

test('the table of pieces is there without the module with everything', inFull(), async ({ open, page }) => {
  await page.route(`**/${FULL}`, (route) => route.abort());
  const board = await open(boardPage(CHESS));
  await board.button('Pieces').click();
  await expect(board.root.locator('[data-row="2"] .moves code')).toHaveText('N');
  await takePawn(board);
  await board.expect('d5', 'white pawn');
});

test('a definition that is replaced may need the other module, and the next one not', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  for (const [definition, stays] of [
    [IRON, 'black pawn'],
    [CHESS, 'white pawn'],
    [IRON, 'black pawn'],
  ]) {
    await board.root.evaluate(define, definition);
    await takePawn(board);
    await board.expect('d5', stays);
  }
  // An object needs it as its text does.
  const pieces = [{ id: 'P', move: 'fmWcF', white: ['a1'], black: ['b2'] }];
  for (const [iron, stays] of [
    [['P'], 'black'],
    [[], 'white'],
  ]) {
    await board.root.evaluate(define, { files: 3, ranks: 3, iron, pieces });
    await board.click('a1', 'b2');
    await board.expect('b2', stays);
  }
});

test('a game in the format of another program brings the module that reads it', async ({ open, page }) => {
  const fetched = countModules(page);
  const board = await open(boardPage(CHESS));
  const load = async (it, record) => {
    const leftOut = it.load(record);
    await it.ready;
    return [leftOut, it.record];
  };
  expect(await board.root.evaluate(load, '1. d4 d5')).toEqual([[], '1. d4 d5 *']);
  expect(fetched).toEqual([SMALL]);
  expect(await board.root.evaluate(load, 'position startpos moves e2e4 e7e5')).toEqual([[], '1. e4 e5 *']);
  await board.expect('e5', 'black pawn');
  expect(fetched).toEqual([SMALL, FULL]);
});

test('a link brings a game with a rare rule', async ({ open, page }) => {
  const board = await open(boardPage(IRON));
  await board.click('e2', 'e4');
  const link = await board.root.evaluate((it) => it.link());
  const fetched = countModules(page);
  await page.goto('about:blank');
  const opened = await open(`<variant-diagram linked>${CHESS}</variant-diagram>${hash(link)}`);
  await opened.click('d7', 'd5', 'e4', 'd5');
  await opened.expect('d5', 'black pawn');
  expect(fetched).toEqual([SMALL, FULL]);
});

/** A script that sets the hash of a page before its boards begin. */
const hash = (link) => `<script>location.hash = ${JSON.stringify(new URL(link).hash)}</script>`;

test('without a worker the computer answers in the middle of a game', async ({ open, page }) => {
  await page.addInitScript(() => {
    globalThis.Worker = class {
      constructor() {
        throw new Error('There are no workers here.');
      }
    };
  });
  const fetched = countModules(page);
  const board = await open(`<variant-diagram>${CHESS}</variant-diagram>`);
  await board.click('e2', 'e4', 'd7', 'd5', 'e4', 'd5');
  await board.root.evaluate((it) => Object.assign(it, { opponent: 'black', level: 1 }));
  await expect.poll(() => board.root.evaluate((it) => it.diagram.scene().ply)).toBe(4);
  await expect(board.message).not.toContainText('could not');
  expect(fetched).toEqual([SMALL, FULL]);
});

test('a page analyses, solves and works out endings with the game of a board', inFull(), async ({ open, page }) => {
  const board = await open(`<variant-diagram fen="7k/8/5KQ1/8/8/8/8/8 w - - 0 1">${CHESS}</variant-diagram>`);
  const found = await board.root.evaluate(async (it) => {
    const { analyse, endings, explore, solve } = await import('./pkg/engine.js');
    const { diagram } = it;
    const lines = [];
    for await (const { line } of analyse(diagram, { depth: 2 })) lines.push(line[0].san);
    const { keys } = await solve(diagram, { winIn: 1 });
    const ending = await endings(diagram);
    const tree = explore(diagram);
    return [lines.at(-1), keys.length, typeof ending, tree.list() === diagram.legalCount(), diagram.scene().ply];
  });
  expect(found).toEqual(['Qg7', 1, 'object', true, 0]);
  expect(await page.evaluate(() => document.querySelector('variant-diagram').scene.ply)).toBe(0);
});

test('routines of the page have the module with everything', async ({ open, page }) => {
  const fetched = countModules(page);
  const script = `<script type="module">
    document.querySelector('variant-diagram').hooks = { veto: [({ to }) => (to === 'e4' ? 'Not there.' : undefined)] };
  </script>`;
  const board = await open(`<variant-diagram>${CHESS}</variant-diagram>${script}`);
  await board.root.evaluate((it) => it.ready);
  await board.click('e2', 'e4');
  await board.expect('e4', 'empty');
  expect(fetched.at(-1)).toBe(FULL);
});

/** A page that takes the engine from elsewhere, by a function of the file's name. */
const given = (from) => `<script type="module">
  import { define, useWasm } from './pkg/variant-diagram.js';
  useWasm(${from});
  define();
</script>`;

test('a page may give both modules, or the one with everything alone', inFull(), async ({ open, page }) => {
  for (const [from, expected] of [
    ["(file) => new URL('./pkg/' + file + '?mine', location.href)", [SMALL, FULL]],
    ["() => new URL('./pkg/engine-full.wasm?mine', location.href)", [FULL]],
  ]) {
    const fetched = [];
    page.on('request', (it) => it.url().includes('.wasm?mine') && fetched.push(/[\w-]+\.wasm/.exec(it.url())[0]));
    await open(`${boardPage(CHESS, IRON)}${given(from)}`, 'data:text/javascript,');
    const [plain, iron] = [0, 1].map((n) => new Board(page, page.locator('variant-diagram').nth(n)));
    await takePawn(plain);
    await takePawn(iron);
    await plain.expect('d5', 'white pawn');
    await iron.expect('d5', 'black pawn');
    expect(fetched).toEqual(expected);
    page.removeAllListeners('request');
  }
});

test('a page that gives the small module for everything is told which one is missing', inFull(), async ({ open }) => {
  const from = "() => new URL('./pkg/engine.wasm', location.href)";
  const board = await open(`${boardPage(CHESS)}${given(from)}`, 'data:text/javascript,');
  await takePawn(board);
  await board.expect('d5', 'white pawn');
  const error = await board.root.evaluate(async () => {
    const { createDiagram } = await import('./pkg/engine.js');
    return createDiagram('x').then(String, ({ message, hint }) => `${message} ${hint}`);
  });
  expect(error).toMatch(
    /engine\.wasm was given where engine-full\.wasm is asked for.*engine-full\.wasm must be beside/s,
  );
});

test('a module that does not come leaves other boards, and the computer says so', inFull(), async ({ open, page }) => {
  await page.route('**/engine-full.wasm', (route) => route.fulfill({ status: 404, body: '' }));
  const board = await open(`<variant-diagram opponent="black" level="1">${CHESS}</variant-diagram>`);
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
  await expect(board.root).toContainText('A part of this board could not be loaded.');
  // Comes back as soon as it can be had.
  await page.unroute('**/engine-full.wasm');
  await board.root.evaluate((it) => Object.assign(it, { opponent: null }));
  await board.root.evaluate(define, IRON);
  await takePawn(board);
  await board.expect('d5', 'black pawn');
});

test(
  'the script of the full engine is asked for again, and what never comes is told in plain words',
  inFull(),
  async ({ open, page }) => {
    const board = await open(boardPage(CHESS));
    const script = /\/full-[\w-]+\.js/;
    await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
    await board.root.evaluate(define, IRON);
    await expect(board.root).toContainText('The board could not be started.');
    expect(await board.root.evaluate((it) => it.diagnostics.map(({ code }) => code))).toEqual(['element.engine']);
    await page.unroute(script);
    await board.root.evaluate(define, `${IRON}\ntitle=Again`);
    await takePawn(board);
    await board.expect('d5', 'black pawn');
  },
);
