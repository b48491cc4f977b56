// Pictures of an author: chosen, dropped or pasted in the wizard and the playground, and kept in the definition.

import { Buffer } from 'node:buffer';
import { violations } from './axe.mjs';
import { Board, boardPage, expect, inFull, test } from './page.mjs';

/** A light disc on a dark ring, with all that a picture must not bring. */
const LIGHT = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" onload="window.hit=1">
<script>window.hit=1</script>
<style>@import url(http://127.0.0.1:9/x.css);</style>
<defs><circle id="c" cx="5" cy="5" r="4"/></defs>
<image href="http://127.0.0.1:9/x.png" width="1" height="1"/>
<a href="javascript:window.hit=1"><use xlink:href="#c" fill="#fffbe6" stroke="black"/></a>
<foreignObject width="9" height="9"><iframe src="http://127.0.0.1:9/"></iframe></foreignObject>
</svg>`;

/** A picture of points, of one colour. */
const points = (page, colour, size = 300) =>
  page.evaluate(
    ([colour, size]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
      const context = canvas.getContext('2d');
      context.fillStyle = colour;
      context.fillRect(size / 4, 0, size / 2, size);
      return canvas.toDataURL('image/png').split(',')[1];
    },
    [colour, size],
  );

const svgFile = (text = LIGHT, name = 'own.svg') => ({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });

/** Both addresses of the key `picture`. */
const addresses = (text) => /^picture=(\S+) (\S+)$/m.exec(text)?.slice(1);
const inside = (address) => Buffer.from(address.split(',')[1], 'base64').toString();

/** The colour in the middle of a picture. */
const middle = (page, address) =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    const context = Object.assign(document.createElement('canvas'), { width: 9, height: 9 }).getContext('2d');
    context.drawImage(image, 0, 0, 9, 9);
    return [...context.getImageData(4, 4, 1, 1).data];
  }, address);

/** Lets something be pasted or dropped: files as base64 with their types, or a text. */
const bring = (target, kind, { files = [], text = '' }) =>
  target.evaluate(
    (element, { kind, files, text }) => {
      const data = new DataTransfer();
      for (const [type, content] of files)
        data.items.add(new File([Uint8Array.from(atob(content), (it) => it.charCodeAt(0))], 'own', { type }));
      if (text) data.setData('text/plain', text);
      const { left, top } = element.getBoundingClientRect();
      const more = { bubbles: true, cancelable: true, clientX: left + 4, clientY: top + 4 };
      const event =
        kind === 'paste'
          ? new ClipboardEvent(kind, { ...more, clipboardData: data })
          : new DragEvent(kind, { ...more, dataTransfer: data });
      element.dispatchEvent(event);
    },
    { kind, files, text },
  );

async function openDialog(page, site) {
  const strange = [];
  page.on('request', (it) => it.url().includes('127.0.0.1:9/') && strange.push(it.url()));
  await page.goto(`${site}wizard.html`);
  await new Board(page, page.locator('variant-diagram')).expect('b1', 'white knight');
  await page.getByRole('button', { name: 'Its picture' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  return strange;
}

test('a drawing becomes the picture of a piece, without what a picture must not bring', async ({ page, site }) => {
  const strange = await openDialog(page, site);
  await page.locator('#picture-file').setInputFiles(svgFile());
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('#text')).toContainText('picture=data:image/svg+xml;base64,');
  const [white, black] = addresses(await page.locator('#text').textContent());
  for (const it of [white, black]) {
    expect(inside(it)).not.toMatch(/script|onload|@import|127\.0|javascript|iframe|foreignObject/i);
    expect(inside(it)).toContain('href="#c"');
  }
  expect(await middle(page, white)).toEqual([255, 251, 230, 255]);
  const [dark] = await middle(page, black);
  expect(dark).toBeLessThan(30);
  // The board has it, and so has the board to paint on.
  const board = new Board(page, page.locator('variant-diagram'));
  await expect(board.root.locator('image')).toHaveCount(4);
  await board.click('b1', 'c3');
  await board.expect('c3', 'white knight');
  expect([await page.evaluate(() => window.hit), strange]).toEqual([undefined, []]);
});

test('dark pictures are those of Black; two pictures are one for each side', inFull(), async ({ page, site }) => {
  await openDialog(page, site);
  const [dark, green] = [await points(page, '#201008'), await points(page, '#00ff00')];
  const file = (content) => ({ name: 'own.png', mimeType: 'image/png', buffer: Buffer.from(content, 'base64') });
  await page.locator('#picture-file').setInputFiles(file(dark));
  await expect(page.locator('#text')).toContainText('picture=data:image/png;base64,');
  const [white, black] = addresses(await page.locator('#text').textContent());
  expect(await middle(page, black)).toEqual([32, 16, 8, 255]);
  expect((await middle(page, white)).every((it) => it > 200)).toBe(true);
  await page.getByRole('button', { name: 'Its picture' }).click();
  await page.locator('#picture-file').setInputFiles([file(dark), file(green)]);
  await expect
    .poll(async () => middle(page, addresses(await page.locator('#text').textContent())[1]))
    .toEqual([0, 255, 0, 255]);
  expect(await middle(page, addresses(await page.locator('#text').textContent())[0])).toEqual([32, 16, 8, 255]);
  // A drawing of ours takes its place again.
  await page.getByRole('button', { name: 'Its picture' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'camel', exact: true }).click();
  await expect(page.locator('#text')).toContainText('knight:N:N:camel:b1,g1');
  await expect(page.locator('#text')).not.toContainText('picture=');
});

test('pictures are pasted and dropped into the dialog; what is none is told', async ({ page, site }) => {
  await openDialog(page, site);
  const dialog = page.getByRole('dialog');
  await bring(page.locator('#picture-drop'), 'drop', { files: [['text/plain', btoa('hello')]] });
  await expect(page.locator('#picture-note')).toContainText('That is no picture');
  await bring(page.locator('#picture-drop'), 'drop', { files: [['image/png', btoa('hello')]] });
  await expect(page.locator('#picture-note')).toContainText('cannot be read');
  await bring(page.locator('#picture-drop'), 'drop', { files: [['image/svg+xml', btoa('<html>no</html>')]] });
  await expect(page.locator('#picture-note')).toContainText('holds no drawing');
  await expect(dialog).toBeVisible();
  await bring(page.locator('#picture-drop'), 'drop', { files: [['image/png', await points(page, 'white')]] });
  await expect(page.locator('#text')).toContainText('picture=data:image/png;base64,');
  await page.getByRole('button', { name: 'Its picture' }).click();
  await bring(page.locator('#picture-drop'), 'paste', { text: LIGHT });
  await expect(page.locator('#text')).toContainText('picture=data:image/svg+xml;base64,');
});

test('a photograph becomes small enough, and links and files have it', inFull(), async ({ page, site }) => {
  await openDialog(page, site);
  const noise = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 700, height: 500 });
    const context = canvas.getContext('2d');
    const data = context.createImageData(700, 500);
    let state = 1;
    for (let at = 0; at < data.data.length; at += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      data.data[at] = at % 4 === 3 ? 255 : state >>> 24;
    }
    context.putImageData(data, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1];
  });
  await page
    .locator('#picture-file')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from(noise, 'base64') });
  await expect(page.locator('#text')).toContainText('picture=data:image/png;base64,');
  for (const it of addresses(await page.locator('#text').textContent())) expect(it.length).toBeLessThan(65_536);
  const board = new Board(page, page.locator('variant-diagram'));
  await expect(board.root.locator('image')).toHaveCount(4);
  await page.locator('#open').click();
  await expect(page.getByRole('textbox', { name: 'Definition' }).locator('.thumbnail')).toHaveCount(2);
  await expect(new Board(page, page.locator('#board')).root.locator('image')).toHaveCount(4);
});

test('the playground puts a picture below the piece at the cursor', async ({ page, site }) => {
  await page.goto(`${site}playground.html`);
  const text = page.getByRole('textbox', { name: 'Definition' });
  const board = new Board(page, page.locator('#board'));
  await text.fill('royal=K\nranks=5\nfirstRank=1\nking:K:K::e1\nname.de=König\nhorse:H:N::b1');
  await board.expect('b1', 'white horse');
  await text.press('Control+Home');
  await bring(text, 'paste', { text: LIGHT });
  await expect(page.locator('#note')).toContainText('Put the cursor into the line of a piece first.');
  await text.press('Control+End');
  await text.press('ArrowUp');
  await bring(text, 'paste', { text: LIGHT });
  await expect(text.locator('.thumbnail')).toHaveCount(2);
  await expect(text.locator('.cm-line')).toHaveText([
    /^royal/,
    /^ranks/,
    /^first/,
    /^king/,
    'picture= ',
    /^name/,
    /^horse/,
  ]);
  await expect(board.root.locator('image')).toHaveCount(2);
  // A second one takes the place of the first.
  await bring(text, 'paste', { files: [['image/png', await points(page, 'white')]] });
  await expect(text.locator('.thumbnail').first()).toHaveAttribute('src', /png/);
  await expect(text.locator('.cm-line')).toHaveCount(7);
  await expect(page.locator('#found li')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text.locator('.thumbnail').first()).toHaveAttribute('src', /svg/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text.locator('.thumbnail')).toHaveCount(0);
  await expect(board.root.locator('image')).toHaveCount(0);
});

test('a page decides whether pictures in the text are used; where one cannot be read, there is our drawing', async ({
  open,
  page,
}) => {
  const picture = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>').toString('base64')}`;
  const text = (address) => `files=3\nranks=3\nfirstRank=1\nking:K:K::a1\npicture=${address}`;
  await open(boardPage(text(picture)));
  const element = page.locator('variant-diagram');
  await expect(element.locator('image')).toHaveCount(2);
  await element.evaluate((it) => it.setAttribute('images', 'none'));
  await expect(element.locator('image')).toHaveCount(0);
  await element.evaluate((it) => it.setAttribute('images', 'written'));
  await expect(element.locator('image')).toHaveCount(2);
  await element.evaluate((it, broken) => {
    it.definition = broken;
  }, text('data:image/png;base64,AAAA'));
  await expect(element.locator('.piece path').first()).toBeAttached();
  await expect(element.locator('image')).toHaveCount(0);
});

for (const width of [1366, 375]) {
  test(
    `axe finds nothing in the dialog of pictures, which fits ${width} pixels`,
    inFull(width === 375),
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 768 });
      await openDialog(page, site);
      expect(await violations(page)).toEqual([]);
      const box = await page.getByRole('dialog').boundingBox();
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.height).toBeLessThanOrEqual(768);
    },
  );
}
