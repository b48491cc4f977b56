// Positions as text, for wikis, forums and mails.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const at = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const { boardText } = await import(pathToFileURL(at('pkg/still.js')).href);
const { createDiagram } = await import(pathToFileURL(at('pkg/engine.js')).href);
const definition = (name) => readFileSync(at(`tests/diagrams/${name}.txt`), 'utf8');
const chess = definition('chess');
const FEN = '4k3/8/8/3n4/8/8/3PP3/R3K3 b - - 0 1';

for (const name of readdirSync(at('tests/diagrams')).filter((it) => it.endsWith('.txt'))) {
  test(`tests/diagrams/${name} becomes text with every square and piece`, async () => {
    const text = readFileSync(at(`tests/diagrams/${name}`), 'utf8');
    const diagram = await createDiagram(text);
    const [board, scene] = [diagram.board(), diagram.scene()];
    diagram.free();
    const plain = await boardText(text, { labels: false });
    const keys = scene.pieces.map(({ type, side }) => {
      const key = board.types[type - 1]?.key ?? '#';
      return side === 'white' ? key.toUpperCase() : side === 'black' ? key.toLowerCase() : key;
    });
    // Between the title and whose turn it is; over planes stand their letters.
    const [, drawn, ...more] = plain.split('\n\n');
    const words = (board.planes ? more[0] : drawn).split(/\s+/).filter((it) => it !== '');
    assert.deepEqual(words.filter((it) => it !== '.').sort(), keys.sort());
    assert.equal(words.length, board.cells.filter((it) => it.shade !== 3).length);
    assert.doesNotMatch(plain, /[^\S\n]\n|undefined|NaN/);
    for (const format of ['wikitext', 'forum']) {
      const written = await boardText(text, { format });
      assert.match(
        written,
        format === 'forum' ? /^\[code\]\n[^[\]]*\[\/code\]\n$/ : /^(?:\{\{Chess diagram\n|\{\| |<pre>\n)/,
      );
      assert.doesNotMatch(written, /undefined|NaN/);
    }
  });
}

test('a board of letters has its coordinates, and whose turn it is', async () => {
  const rows = ['8  . . . . k . . .', '7  . . . . . . . .', '6  . . . . . . . .', '5  . . . n . . . .'];
  const below = ['4  . . . . . . . .', '3  . . . . . . . .', '2  . . . P P . . .', '1  R . . . K . . .'];
  const files = '   a b c d e f g h';
  const lines = ['Chess', '', ...rows, ...below, '', files, '', 'Black to move', ''];
  assert.equal(await boardText(chess, { fen: FEN }), lines.join('\n'));
  const turned = (await boardText(chess, { fen: FEN, flipped: true })).split('\n');
  assert.deepEqual(
    [turned[2], turned[9], turned[11]],
    ['1  . . . K . . . R', '8  . . . k . . . .', '   h g f e d c b a'],
  );
  assert.doesNotMatch(await boardText(chess, { labels: false }), /a b c|^\d/m);
  assert.match(await boardText(chess, { fen: FEN, lang: 'de' }), /\nSchwarz am Zug\n$/);
});

test('Wikipedia gets its template where that has a sign for everything', async () => {
  const empty = `| ${Array(8).fill('  ').join(' | ')}`;
  assert.deepEqual((await boardText(chess, { fen: FEN, format: 'wikitext' })).split('\n'), [
    '{{Chess diagram',
    '| ',
    '| Chess',
    '|    |    |    |    | kd |    |    |   ',
    empty,
    empty,
    '|    |    |    | nd |    |    |    |   ',
    empty,
    empty,
    '|    |    |    | pl | pl |    |    |   ',
    '| rl |    |    |    | kl |    |    |   ',
    '| Black to move',
    '}}',
    '',
  ]);
  // Another size, another piece, Black below: then a table says it.
  for (const [text, options] of [
    [definition('shogi'), {}],
    [chess, { flipped: true }],
    [`${chess}\ncub:C:N::c3`, {}],
  ]) {
    assert.match(await boardText(text, { ...options, format: 'wikitext' }), /^\{\| class="wikitable"/);
  }
});

test('a table of Wikipedia names its rows and columns', async () => {
  const text = 'title=Two\nfiles=3\nranks=2\nfirstRank=1\npawn:P:fW:::2\nking:K:K::a1';
  assert.equal(
    await boardText(text, { format: 'wikitext' }),
    `{| class="wikitable" style="text-align:center"
|+ Two<br>White to move<br>White in hand&#58; pawn (2).<br>Black in hand&#58; pawn (2).
|-
! scope="row" | 2
| k || &nbsp; || &nbsp;
|-
! scope="row" | 1
| K || &nbsp; || &nbsp;
|-
! &nbsp; !! a !! b !! c
|}
`,
  );
});

test('a forum shows a picture over the letters', async () => {
  const image = 'https://example.org/a%20b/[/img][x]?q=1&r=2';
  const [first, ...rest] = (await boardText(chess, { format: 'forum', image })).split('\n');
  assert.equal(first, '[img]https://example.org/a%20b/%5B/img%5D%5Bx%5D?q=1&r=2[/img]');
  assert.equal(rest.join('\n'), await boardText(chess, { format: 'forum' }));
});

test('hexagons stand where they are, planes beside each other', async () => {
  const hexagons = (await boardText(definition('glinski'))).split('\n');
  assert.deepEqual(hexagons.slice(2, 5), ['          b', '        q   k', '      n   b   n']);
  assert.equal(hexagons.length, 2 + 21 + 3);
  const planes = (await boardText(definition('raumschach'))).split('\n');
  assert.match(planes[2], /^ {3}\s+A\s+B\s+C\s+D\s+E$/);
  assert.equal(planes[4], '5  . . . . .   . . . . .   . . . . .   u b q u b   r n k n r');
});

test('words of a definition stay words', async () => {
  const text = 'title={{x}} [[y]] <b> [/code] |\nfiles=4\nranks=4\nfirstRank=1\nking:K:K::a1\n|:|:N::b1';
  for (const options of [{}, { flipped: true }]) {
    const wiki = await boardText(text, { ...options, format: 'wikitext' });
    assert.doesNotMatch(wiki, /\{\{x|\[\[|<b>/);
    assert.match(wiki, /\|\+ &#123;&#123;x/);
  }
  assert.equal((await boardText(text, { format: 'forum' })).split('[/code]').length, 2);
  assert.doesNotMatch(
    await boardText(`${definition('glinski')}\ntitle=</pre>{{x}}`, { format: 'wikitext' }),
    /<\/pre>.+|\{\{/,
  );
});

test('a side sees in letters what it sees', async () => {
  const views = ['white', 'black', 'both'];
  const [white, black, both] = await Promise.all(views.map((view) => boardText(definition('darkchess'), { view })));
  const letters = (text) => text.split('\n\n')[1].replace(/[\s\d.]/g, '');
  assert.equal(letters(white), letters(white).toUpperCase());
  assert.equal(letters(black), letters(black).toLowerCase());
  assert.equal(letters(white).length + letters(black).length, letters(both).length);
});

test('the command writes texts, and refuses what they do not have', () => {
  const run = (...args) =>
    spawnSync(process.execPath, [at('pkg/bin.mjs'), 'render', at('tests/diagrams/chess.txt'), ...args], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    });
  assert.match(run('--to', 'wikitext', '--play', 'e2e4').stdout, /^\{\{Chess diagram\n[^]*\| Black to move\n\}\}\n$/);
  assert.match(run('--to', 'text', '--flipped', '--bare').stdout, /^Chess\n\nR N B K Q B N R\n/);
  assert.match(run('--to', 'forum', '--image', 'x.png').stdout, /^\[img\]x\.png\[\/img\]\n\[code\]\nChess\n/);
  assert.match(run('--to', 'tex').stdout, /^% \\usepackage\{tikz\}\n/);
  for (const [options, why] of [
    [['--to', 'text', '--piece', 'knight'], /--to text and --piece exclude each other/],
    [['--to', 'forum', '--theme', 'dark'], /--to forum and --theme exclude each other/],
    [['--to', 'text', '--image', 'x.png'], /render --to text takes no --image/],
    [['--image', 'x.png'], /render --to svg takes no --image/],
    [['--to', 'pgn'], /--to is svg, png, pdf, tex, gif, page, text, wikitext or forum/],
  ]) {
    const { status, stderr } = run(...options);
    assert.equal(status, 2);
    assert.match(stderr, why);
  }
});
