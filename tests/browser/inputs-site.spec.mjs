// What the pages of the site offer, each by keyboard, and in the full run by mouse and by finger as well: links, buttons and
// fields are the browser's own.

import { choose, copied, INPUTS, tick, write } from './inputs.mjs';
import { withoutChance } from './opponent.mjs';
import { Board, CHESS, expect, inFull, test } from './page.mjs';

for (const [input, act] of Object.entries(INPUTS)) {
  test.describe(`by ${input}`, inFull(input === 'keyboard'), () => {
    test.use({ hasTouch: input === 'touch', permissions: ['clipboard-read', 'clipboard-write'] });

    test('the front page is one step from a game, and families from their games', inFull(), async ({ page, site }) => {
      await withoutChance(page);
      await page.goto(site);
      await act(page.getByRole('link', { name: 'Play Gliński' }));
      const board = new Board(page, page.locator('#stage variant-diagram'));
      for (const name of ['f5', 'f6']) await act(board.square(name));
      await board.expect('f6', 'white pawn');
      await expect(board.message).toContainText('White to move');
      await act(page.getByRole('link', { name: 'Find a game' }));
      await expect(page.getByRole('search')).toBeInViewport();
      await act(page.getByRole('navigation', { name: 'Families' }).getByRole('link', { name: 'Xiangqi and Janggi' }));
      const family = page.getByRole('region', { name: 'Xiangqi and Janggi' });
      await expect(family).toBeInViewport();
      await act(family.getByRole('link', { name: /^Xiangqi / }).first());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Xiangqi');
    });

    test('the page of a game leads to a game against the computer, and its list of pieces to diagrams', async ({
      page,
      site,
    }) => {
      await withoutChance(page);
      await page.goto(`${site}games/chess/`);
      await act(page.locator('#play'));
      const board = new Board(page, page.locator('#board'));
      await expect(board.root.getByRole('group', { name: 'Game against the computer' })).toContainText(
        'You play White',
      );
      for (const name of ['e2', 'e4']) await act(board.square(name));
      await expect.poll(() => board.root.evaluate((it) => it.scene.ply)).toBe(2);
      await act(page.getByRole('button', { name: 'Diagram: how the rook moves' }));
      const diagram = new Board(page, page.locator('tr.diagram variant-diagram'));
      await expect.poll(async () => (await diagram.marked()).length).toBe(14);
      const [square] = await diagram.marked();
      await act(diagram.square(square));
      await diagram.expect(square, 'black');
    });

    test('the playground undoes, links, embeds, downloads, and leads to problems', async ({ page, site }) => {
      await page.goto(`${site}playground.html`);
      const board = new Board(page, page.locator('#board'));
      const text = page.getByRole('textbox', { name: 'Definition' });
      await board.expect('d1', 'white lion');
      await expect(page.locator('.cm-lineNumbers')).toContainText('11');
      await text.fill(`${CHESS}\nnonsense=3\n`);
      await board.expect('d1', 'white queen');
      await act(page.locator('#found button'));
      await expect.poll(() => page.evaluate(() => getSelection().toString())).toContain('nonsense');
      await act(page.getByRole('button', { name: 'Copy a link' }));
      await expect.poll(() => copied(page)).toMatch(/playground\.html#/);
      await act(page.getByRole('button', { name: 'Copy the embed code' }));
      await expect.poll(() => copied(page)).toContain('<variant-diagram>');
      const download = page.waitForEvent('download');
      await act(page.getByRole('button', { name: 'Download', exact: true }));
      expect((await download).suggestedFilename()).toBe('variant.txt');
      // How many changes the browser makes of one is its choice.
      await expect
        .poll(async () => {
          await act(page.getByRole('button', { name: 'Undo' }));
          return text.textContent();
        })
        .toContain('lion::::d1');
      await board.expect('d1', 'white lion');
    });

    test('the cheat sheet follows the line, shows a letter, and writes it', async ({ page, site }) => {
      await page.goto(`${site}playground.html`);
      const text = page.getByRole('textbox', { name: 'Definition' });
      await text.fill('firstRank=1\nking:K:K::e1\nhorse:H:N::b1');
      await act(page.locator('#betza > summary'));
      const trial = new Board(page, page.locator('#betza-board'));
      await expect(page.locator('#betza-words')).toHaveText('The piece moves or captures as a knight.');
      await expect.poll(async () => (await trial.marked()).length).toBe(8);
      await text.press('ArrowUp');
      await expect(page.locator('#betza-words')).toContainText('as a king');
      const letter = page.locator('#betza-letters').getByRole('button', { name: /Camel/ }).first();
      await act(letter);
      await expect(page.locator('#betza-words')).toContainText('Three squares straight and one aside');
      await text.press('Control+End');
      await text.press('Enter');
      await text.pressSequentially('camel:C:');
      await act(letter);
      await act(page.getByRole('button', { name: 'Insert at the cursor' }));
      await expect(text).toContainText('camel:C:C');
      await expect(text).toBeFocused();
    });

    test('an idea, a letter and a key are opened and tried', inFull(), async ({ page, site }) => {
      await page.goto(`${site}ideas.html`);
      const idea = page.locator('.idea').first();
      await act(idea.locator('summary'));
      await expect(idea.locator('variant-diagram').getByRole('grid')).toBeVisible();
      await act(idea.getByRole('link', { name: 'Open in the playground' }));
      await expect(page.getByRole('textbox', { name: 'Definition' })).toContainText('firstRank=1');
      await page.goto(`${site}moves.html`);
      const board = new Board(page, page.locator('#board'));
      await act(page.getByRole('button', { name: 'Cannon', exact: true }));
      await expect.poll(async () => (await board.marked()).length).toBe(20);
      await act(page.locator('#leaps .try', { hasText: /^N$/ }));
      await expect.poll(async () => (await board.marked()).length).toBe(8);
      await page.goto(`${site}manual.html`);
      await act(page.getByText('Keys by group'));
      await act(
        page.getByRole('navigation', { name: 'Groups of keys' }).getByRole('link', { name: 'Castling', exact: true }),
      );
      await expect(page.getByRole('heading', { name: 'Castling', exact: true })).toBeInViewport();
      await act(page.locator('#nifu').getByText('Example'));
      await act(page.locator('#nifu').getByRole('link', { name: 'Try it in the playground' }));
      await expect(page.getByRole('textbox', { name: 'Definition' })).toContainText('nifu=P:2');
    });

    test(
      'the reference leads to values and games, the guides to a board and the functions',
      inFull(),
      async ({ page, site }) => {
        await page.goto(`${site}manual.html`);
        await act(page.locator('#nifu').getByRole('link', { name: 'type', exact: true }));
        await expect(page.locator('#type')).toBeInViewport();
        await page.goto(`${site}manual.html`);
        await act(page.locator('#nifu').getByText('Example'));
        const game = page.locator('#nifu a[href^="games/"]').first();
        const title = await game.textContent();
        await act(game);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await act(page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Learn' }));
        const guides = page.getByRole('navigation', { name: 'Guides' });
        await act(guides.getByRole('link', { name: 'Marks and keys' }));
        const board = new Board(page, page.locator('variant-diagram').first());
        for (const name of ['e2', 'e4']) await act(board.square(name));
        await board.expect('e4', 'white pawn');
        await act(guides.getByRole('link', { name: 'Developers' }));
        await act(page.locator('main a[href$="api/index.html"]').first());
        await expect(page.getByRole('heading', { name: 'Modules' })).toBeVisible();
      },
    );

    test('a game is found by a word, a size, a piece and a rule, and opened', inFull(), async ({ page, site }) => {
      await page.goto(site);
      const titles = () => page.locator('.cards > li:visible h3').allTextContents();
      const words = page.getByLabel('Name, inventor, anything');
      await write(input, words, 'pocket');
      await expect.poll(titles).not.toContain('Chess');
      expect(await titles()).toContain('Crazyhouse');
      await act(page.getByRole('button', { name: 'Clear' }));
      await expect.poll(titles).toContain('Chess');
      await choose(input, page.locator('select[name=board]'), '9x10');
      await write(input, page.getByRole('combobox', { name: 'Piece' }), 'advisor');
      await expect.poll(titles).toContain('Xiangqi');
      await choose(input, page.locator('select[name=rule]'), 'facing');
      await expect.poll(titles).not.toContain('Janggi');
      await write(input, words, 'no such game');
      await expect(page.getByRole('status')).toHaveText('0 games');
      await act(page.getByRole('button', { name: 'Show all games' }));
      await write(input, words, 'sittuyin');
      await expect.poll(titles).toEqual(['Sittuyin']);
      await act(page.locator('.cards > li:visible a'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sittuyin');
    });

    test('keys and values are completed, also without a letter', async ({ page, site }) => {
      if (input === 'touch') await page.setViewportSize({ width: 375, height: 812 });
      await page.goto(`${site}playground.html`);
      const text = page.getByRole('textbox', { name: 'Definition' });
      await text.fill('king:K:K::e1\n');
      await act(page.getByRole('button', { name: 'Suggest', exact: true }));
      const options = page.getByRole('listbox').getByRole('option');
      const take = async (word) => {
        const option = options.filter({ hasText: new RegExp(`^${word}`) }).first();
        if (input !== 'keyboard') return act(option);
        for (let k = 0; k < 400 && (await option.getAttribute('aria-selected')) !== 'true'; k += 1)
          await page.keyboard.press('ArrowDown');
        // The editor takes no Enter within 75 ms of showing an option: somebody may have meant a new line.
        await page.waitForTimeout(100);
        return page.keyboard.press('Enter');
      };
      await expect(options.first()).toBeVisible();
      // What the manual says lies beside the list or below it, not on it.
      const [list, info] = [page.getByRole('listbox'), page.locator('.cm-completionInfo')];
      await expect(info).toBeVisible();
      const [a, b] = [await list.boundingBox(), await info.boundingBox()];
      expect(b.y >= a.y + a.height - 2 || b.x >= a.x + a.width - 2 || b.x + b.width <= a.x + 2).toBe(true);
      await page.keyboard.insertText('stalem');
      await expect(options).toHaveCount(1);
      await expect(page.locator('.cm-completionInfo')).toContainText('cannot move and is not in check');
      await take('stalemate');
      // What may stand behind the key is offered by itself.
      await take('loss');
      await expect(text).toContainText('stalemate=loss');
      await expect(page.locator('#found li')).toHaveCount(0);
    });

    test('keys and ideas are found by everyday words', async ({ page, site }) => {
      for (const [name, label, found] of [
        ['manual', 'Find a key', 'tr#drops'],
        ['ideas', 'Find an idea', '.idea'],
      ]) {
        await page.goto(`${site}${name}.html`);
        await write(input, page.getByRole('searchbox', { name: label }), 'pocket');
        await expect(page.locator('#count')).not.toHaveText(/\d{3}/);
        await expect(page.locator(`${found}:visible`).first()).toBeVisible();
      }
    });

    test('the wizard makes hexagons, hands and promotion', inFull(), async ({ page, site }) => {
      await page.goto(`${site}wizard.html`);
      const board = new Board(page, page.locator('variant-diagram'));
      const [text, radio] = [page.locator('#text'), (name) => page.getByRole('radio', { name, exact: true })];
      const cell = (label) =>
        page.getByRole('grid', { name: 'Board to paint on' }).getByRole('gridcell', { name: label });
      await act(page.getByRole('button', { name: 'Start from hexagonal chess' }));
      await expect(text).toContainText('shape=hex 6 flat');
      await tick(input, radio('knight'));
      await act(cell(/^a1(?:,|$)/));
      await expect(text).toContainText('knight:N:N::a1,d1,h1');
      await page.getByRole('spinbutton', { name: 'In hand' }).fill('2');
      await expect(text).toContainText('knight:N:N::a1,d1,h1:2');
      await tick(input, radio('pawn'));
      const promotes = page.getByLabel('promotes', { exact: true });
      await expect(text).toContainText('promoChoice=');
      await tick(input, promotes);
      await expect(text).toContainText('promoZone=0');
      await tick(input, promotes);
      await expect(text).toContainText('promoChoice=');
      await expect.poll(() => board.root.evaluate((it) => it.ready.then(() => it.definition))).toContain('h1:2');
      for (const it of [board.button('white knight, 2 in hand'), board.square('f6')]) await act(it);
      await board.expect('f6', 'white knight');
    });

    test('the wizard makes pieces, moves, zones, castling and shuffles', inFull(), async ({ page, site }) => {
      await page.goto(`${site}wizard.html`);
      const text = page.locator('#text');
      const cell = (grid, label) => page.getByRole('grid', { name: grid }).getByRole('gridcell', { name: label });
      await expect(text).toContainText('knight:N:N::b1,g1');
      await act(page.getByRole('button', { name: 'No moves at all' }));
      await act(cell('Where it goes', /^2 forward, 0/));
      await expect(text).toContainText('knight:N:D::b1,g1');
      await act(page.getByRole('button', { name: 'Its picture' }));
      await act(page.getByRole('dialog').getByRole('button', { name: 'lion', exact: true }));
      await expect(text).toContainText('knight:N:D:lion:b1,g1');
      const radio = (name) => page.getByRole('radio', { name, exact: true });
      await tick(input, radio('may not enter'));
      await act(cell('Board to paint on', /^c3/));
      await tick(input, radio('king'));
      await choose(input, page.getByLabel('Castling'), '3');
      await expect(text).toContainText('king:K:KisO3::e1');
      await tick(input, page.getByLabel('is shuffled'));
      await expect(text).toContainText('shuffle=');
      await act(page.getByText('What each line means'));
      await expect(page.locator('#meanings dt').first()).toBeVisible();
      await act(page.getByRole('button', { name: 'Copy the text' }));
      await expect.poll(() => copied(page)).toContain('knight:N:D:lion');
    });

    test('every place of the guide has a button that copies', async ({ page, site }) => {
      await page.goto(`${site}learn/places.html`);
      const texts = page.locator('.reading > pre.definition');
      const buttons = page.getByRole('button', { name: /^Copy: / });
      await expect(buttons).toHaveCount(await texts.count());
      for (const at of [0, 1, 3]) {
        await page.evaluate(() => navigator.clipboard.writeText(''));
        await act(buttons.nth(at));
        await expect.poll(() => copied(page)).toBe(await texts.nth(at).textContent());
      }
    });
  });
}
