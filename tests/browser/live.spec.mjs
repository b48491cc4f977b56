// Live play: two browsers on one machine, connected by two codes that their readers send each other; what breaks goes on by link.

import { befriended, SCREENS, SPANISH, test } from './friends.mjs';
import { CHESS, expect, inFull } from './page.mjs';
import config from './playwright.config.mjs';

// A machine without a network has only itself, and names of addresses need a network that spreads them.
const { launchOptions } = config.use;
const NETWORK = ['--allow-loopback-in-peer-connection', '--disable-features=WebRtcHideLocalIpsWithMdns'];
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, ...NETWORK] } });

/** The text that a step of the dialog wants to be sent. */
const sent = async (reader, name) => {
  const field = reader.board.dialog.getByRole('textbox', { name, exact: true });
  await expect(field).toBeVisible();
  return field.inputValue();
};

/** Connects two who have a game. */
async function connect(first, second) {
  await first.press('Play live');
  await first.hit(first.board.dialog.getByRole('button', { name: 'Make a code' }));
  await second.follow(await sent(first, 'Link'));
  await second.hit(second.board.dialog.getByRole('button', { name: 'Connect' }));
  const answer = await sent(second, 'Answer');
  await first.board.dialog.getByRole('textbox', { name: /^Answer of/ }).fill(answer);
  await first.hit(first.board.dialog.getByRole('button', { name: 'Connect' }));
  for (const it of [first, second]) {
    await expect(it.panel).toContainText('moves are seen at once');
    await expect(it.board.dialog).toHaveCount(0);
  }
}

for (const [screen, layout] of Object.entries(SCREENS))
  test(
    `${screen}: twenty plies live, with a break in the middle that goes on by link`,
    inFull(layout.hasTouch === true),
    async ({ meet }) => {
      test.slow();
      const [anna, bert] = await meet(befriended(CHESS), layout);
      const readers = [anna, bert];
      await anna.invite();
      await anna.move(SPANISH[0]);
      await bert.visit(await anna.link());
      await connect(anna, bert);
      for (const [n, path] of SPANISH.slice(1, 10).entries()) {
        await readers[(n + 1) % 2].move(path);
        for (const it of readers) await it.sees(n + 2);
        await expect(readers[(n + 1) % 2].panel.getByRole('textbox', { name: 'Link' })).toBeHidden();
      }
      // The page of one of them is gone.
      await bert.page.goto('about:blank');
      await expect(anna.panel).toContainText('is broken. The game goes on by link.');
      await anna.move(SPANISH[10]);
      await bert.visit(await anna.link());
      await bert.sees(11);
      await bert.move(SPANISH[11]);
      await anna.follow(await bert.link());
      await anna.sees(12);
      await connect(bert, anna);
      for (const [n, path] of SPANISH.slice(12).entries()) {
        await readers[n % 2].move(path);
        for (const it of readers) await it.sees(n + 13);
      }
      expect(await anna.fen()).toBe(await bert.fen());
      // What is said out of turn is heard.
      await anna.press('Offer a draw');
      await expect(bert.words).toContainText('Anna offers a draw.');
      await bert.press('Accept the draw');
      await expect(anna.board.message).toHaveText('Draw by agreement.');
      await anna.press('Rematch');
      await expect(bert.panel).toContainText('You play White');
      await bert.move(['d2', 'd4']);
      await anna.sees(1);
      await bert.press('End the connection');
      await expect(anna.panel).toContainText('is broken. The game goes on by link.');
    },
  );

test('an answer that is opened as a link is handed to the page that waits', inFull(), async ({ meet }) => {
  const [anna, bert] = await meet(befriended(CHESS));
  await anna.invite();
  await anna.move(['e2', 'e4']);
  await bert.visit(await anna.link());
  await anna.press('Play live');
  await expect(anna.board.dialog).toContainText('No other computer is asked');
  await anna.hit(anna.board.dialog.getByRole('button', { name: 'Make a code' }));
  await bert.follow(await sent(anna, 'Link'));
  await expect(bert.board.dialog).toContainText('Anna wants to play live.');
  await bert.hit(bert.board.dialog.getByRole('button', { name: 'Connect' }));
  const other = await anna.page.context().newPage();
  await other.goto(await sent(bert, 'Answer'));
  await expect(other.locator('variant-diagram .message')).toContainText('has taken it. You can close this one.');
  for (const it of [anna, bert]) await expect(it.panel).toContainText('moves are seen at once');
  await bert.move(['e7', 'e5']);
  await anna.sees(2);
});

test('what is no answer is told, and whoever cancels is not connected', inFull(), async ({ meet }) => {
  const [anna] = await meet(befriended(CHESS));
  await anna.invite();
  await anna.move(['e2', 'e4']);
  await anna.press('Play live');
  const { dialog } = anna.board;
  await dialog.getByRole('button', { name: 'Make a code' }).click();
  const offer = await sent(anna, 'Link');
  for (const text of ['', 'hello', offer, 'https://club.example/#vd=~a..b..AAAA']) {
    await dialog.getByRole('textbox', { name: /^Answer of/ }).fill(text);
    await dialog.getByRole('button', { name: 'Connect' }).click();
    await expect(dialog).toContainText('That is no answer to this code.');
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(anna.panel.getByText('moves are seen at once')).toBeHidden();
  await expect(anna.panel.getByRole('textbox', { name: 'Link' })).toBeVisible();
});

test('servers that the page names are named to the reader', async ({ meet }) => {
  const [anna] = await meet(befriended(CHESS, 'ice="stun:stun.example.org https://x.example"'));
  await anna.invite();
  await anna.press('Play live');
  await expect(anna.board.dialog).toContainText('your browser asks stun:stun.example.org, which learns your address.');
});
