// One command line: the native program and that of the package answer the same, byte for byte.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'command-line-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const TABLE = JSON.parse(readFileSync(path.join(root, 'pkg-template', 'cli', 'command-table.json'), 'utf8'));
const CASTLING = '4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1';
const NOTATIONS = [
  'path',
  'uci',
  'san',
  'courier',
  'usi',
  'hodges',
  'hodges-digits',
  'hosking',
  'large-shogi',
  'wxf',
  'janggi',
  'xboard',
  'uci-0',
];

const ENCODED = JSON.parse(readFileSync(new URL('../encodings/files.json', import.meta.url), 'utf8'));

/** A file as another program wrote it. */
const encoded = (name) => Buffer.from(ENCODED.find((it) => it.name === name).bytes, 'base64');

const FILES = {
  'small.json': '{ "files": 3, "ranks": 3, "pieces": [{ "name": "king", "id": "K", "move": "K", "white": ["b1"] }] }',
  'broken.json': '{\n  "files": ,\n}',
  'wrong.json': '{ "royl": "K", "pieces": [{ "name": "é\\u{1f451}", "move": "N?", "white": ["z9"] }] }',
  'wrong.txt': '# \u{1f451} é\nfiles=8\nranks=eight\nroyl=K\n\trook:R:Rx?:\u{1f451}:a1,z9\r\nking:K:K::e1',
  'bytes.txt': Buffer.from([0x66, 0xff, 0xfe, 0x0a]),
  'game.txt': '[Event "x"]\n\n1. e4 {best} e5 (1... c5 2. Nf3) 2. Nf3 *\n',
  'games.txt':
    '[White "a"]\n\n1. e4 e5 1-0\n\n[White "b"]\n\n1. d4 Zz9 d5 {say\n\n[White "c"]\n[FEN "8/8"]\n\n1. c4 *\n\n[White "d"]\n\n1. f4 *\n',
  'sjis.kif': encoded('KIF as most programs write it'),
  'gb.pgn': encoded('Chinese in simplified letters'),
  'utf16.pgn': encoded('KIF in UTF-16 with a mark'),
  'picture.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]),
  'atomic.pgn': '[Variant "Atomic"]\n\n1. e4 *\n',
  'bad-game.txt': '1. e4\ne5 2. \u{1f451} Qxx\n',
  'placed.txt': `[FEN "${CASTLING}"]\n\n1. a8=Q+ Kd7\n`,
  'badly-placed.txt': '[FEN "8/8"]\n\n1. e4\n',
  'variants.ini':
    '[tiny:chess]\nmaxRank = 6\nmaxFile = f\ncastling = false\ndoubleStep = false\noppositeCastling = true\nstartFen = rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1\n[other:tiny]\n',
  'empty.txt': '',
  'named.txt': 'title=Watch\ntitle.de=Wacht\nfiles=4\nranks=4\nbat:B:W::a1\nname.de=Fledermaus\nking:K:K::c1\n',
};

/** Command lines, and what they read from standard input. */
const LINES = [
  // Help and mistakes.
  ['--help'],
  ['moves', '-h', '--what'],
  ['--version'],
  ['-V'],
  [],
  ['fly'],
  ['toString'],
  ['check'],
  ['perft', 'chess.txt'],
  ['perft', 'chess.txt', 'deep'],
  ['perft', 'chess.txt', '100'],
  ['perft', 'chess.txt', '1', '2'],
  ['legs', 'chess.txt', '--fen', '8'],
  ['moves', 'chess.txt', '--fen'],
  ['moves', 'chess.txt', '--sequences'],
  ['moves', 'chess.txt', '--what'],
  ['moves', 'chess.txt', '-x'],
  ['moves', 'chess.txt', '--notation', 'pgn'],
  ['moves', 'chess.txt', '--notation', ''],
  ['moves', 'chess.txt', '--notation', 'coordinates'],
  ['moves', 'chess.txt', '--fen', CASTLING, '--game', 'game.txt'],
  ['perft', 'chess.txt', '1', '--sequences=yes'],
  ['explain', 'N', '--board', 'round'],
  ['hugo', 'a', 'b'],
  ['fly', '--lang', 'de'],
  ['--what', 'fly', '--lang=ja'],
  ['moves', 'chess.txt', '--lang', 'tlh'],
  ['moves', 'chess.txt', '--lang'],
  ['rules', 'chess.txt', '--lang', 'fr'],
  ['check', '--lang', 'zh', 'wrong.txt', 'no-such-file.txt'],
  ['check', '--lang', 'es', '--json', 'wrong.txt', 'broken.json'],
  ['rules', 'named.txt', '--lang', 'de-AT'],
  ['why', 'named.txt', 'a1b3', '--lang', 'de'],
  // Files.
  ['check', 'no-such-file.txt'],
  ['rules', 'no-such-file.txt'],
  ['rules', '.'],
  ['rules', 'bytes.txt'],
  ['rules', 'chess.txt', '-o', 'no/such/folder.txt'],
  ['check', 'chess.txt', 'no-such-file.txt', 'wrong.txt', 'wrong.json', 'broken.json', 'empty.txt'],
  ['check', 'cyvasse.txt', 'glinski.txt', 'xiangqi.txt'],
  ['check', '--json', 'chess.txt', 'no-such-file.txt', 'wrong.txt', 'wrong.json', 'broken.json', 'empty.txt'],
  ['check', '--json', 'chess.txt'],
  ['check', '-'],
  // Moves and counts.
  ...NOTATIONS.map((it) => ['moves', '-', '--notation', it]),
  ['moves', 'chess.txt', '--fen', CASTLING, '--notation', 'san'],
  ['moves', 'chess.txt', '--fen', '4k3/8/8/8/8/8/8/4K3 w KQkq e3 9 9'],
  ['moves', 'chess.txt', '--fen', '8/8'],
  ['moves', 'chess.txt', '--play', 'f3 e5 g4 Qh4#'],
  ['moves', 'chess.txt', '--play', 'f3 e5 g4 Qh4 a3'],
  ['moves', 'chess.txt', '--play', 'e4', '--play=e5 Nf3', '--notation', 'uci'],
  ['moves', 'chess.txt', '--play', 'e2e5'],
  ['moves', 'wrong.txt'],
  ['moves', 'glinski.txt'],
  ['moves', 'xiangqi.txt', '--notation', 'wxf'],
  ['moves', 'crazyhouse.txt', '--play', 'e4 d5 exd5 Qxd5', '--notation', 'san'],
  ['moves', 'chess.txt', '-o', 'out.txt'],
  ['perft', 'chess.txt', '0'],
  ['perft', 'chess.txt', '3'],
  ['perft', 'chess.txt', '1', '--fen', CASTLING],
  ['perft', 'chess.txt', '1', '--fen', CASTLING, '--sequences'],
  ['perft', 'small.json', '2'],
  ['perft', 'broken.json', '2'],
  ['perft', 'chushogi.txt', '2', '--sequences'],
  ['perft', 'chess.txt', '2', '--game', 'game.txt'],
  ['divide', 'chess.txt', '2', '--play', 'e4 e5', '--notation', 'san'],
  ['divide', 'chess.txt', '1', '--game', 'placed.txt'],
  ['divide', 'chess.txt', '0'],
  ['divide', 'chess.txt', '3', '-o', 'out.txt'],
  // Why a move is none.
  ['why', 'chess.txt', 'e4'],
  ['why', 'chess.txt', 'e2e5'],
  ['why', 'chess.txt', 'Ke2'],
  ['why', 'chess.txt', '\u{1f451}'],
  ['why', 'chess.txt', 'Ke2', '--fen', CASTLING],
  ['why', 'chess.txt', 'a3', '--play', 'f3 e5 g4 Qh4', '-o', 'out.txt'],
  ['why', 'chushogi.txt', 'a1a9'],
  ['why', 'cyvasse.txt', 'a1a9'],
  ['why', 'xiangqi.txt', 'a7a6'],
  ['why', 'chess.txt'],
  // What completes them.
  ['completion', 'bash'],
  ['completion', 'zsh'],
  ['completion', 'fish', '-oout.txt'],
  ['completion', 'toString'],
  // What pieces and rules are.
  ['rules', 'chess.txt'],
  ['rules', 'cyvasse.txt'],
  ['rules', 'xiangqi.txt'],
  ['rules', 'chushogi.txt'],
  ['rules', 'small.json', '-oout.txt'],
  ['legs', 'chess.txt'],
  ['legs', 'chushogi.txt'],
  ['legs', 'glinski.txt'],
  ['legs', 'wrong.txt'],
  ['explain', 'fW'],
  ['explain', 'fW', '--board', 'hex'],
  ['explain', 'fW', '--board', 'brick', '-o', 'out.txt'],
  ['explain', 'N['],
  ['explain', '\u{1f451}N?x'],
  ['explain', ''],
  // Games.
  ['record', 'chess.txt'],
  ['record', 'chess.txt', '--play', 'f3 e5 g4 Qh4#'],
  ['record', 'chess.txt', '--game', 'game.txt'],
  ['record', 'chess.txt', '--game', 'game.txt', '--play', 'Nc6 Bb5', '--output=out.txt'],
  ['record', 'chess.txt', '--game', '-'],
  ['record', 'chess.txt', '--play', 'f3 e5', '--to=pgn'],
  ['record', 'chess.txt', '--play', 'f3 e5', '--to', 'kif'],
  ['record', 'chess.txt', '--game', 'games.txt'],
  ['record', 'chess.txt', '--game', 'games.txt', '--number', '2'],
  ['record', 'chess.txt', '--game', 'games.txt', '--number=3'],
  ['record', 'chess.txt', '--game', 'games.txt', '--number=4', '--play', 'c5'],
  ['record', 'chess.txt', '--game', 'games.txt', '--number', 'all'],
  ['record', 'chess.txt', '--game', 'games.txt', '--number', 'all', '--to', 'pgn', '--output', 'out.txt'],
  ['record', 'chess.txt', '--game', 'games.txt', '--number', '9'],
  ['record', 'chess.txt', '--game', 'games.txt', '--number', '0'],
  ['record', 'chess.txt', '--game', 'games.txt', '--number', 'x'],
  ['record', 'chess.txt', '--number', '1'],
  ['moves', 'chess.txt', '--game', 'games.txt', '--number', '2'],
  ['moves', 'chess.txt', '--game', 'games.txt', '--number', 'all'],
  ['record', 'shogi.txt', '--game', 'sjis.kif'],
  ['record', 'shogi.txt', '--game', 'sjis.kif', '--number', 'all', '--to=csa'],
  ['record', 'xiangqi.txt', '--game', 'gb.pgn'],
  ['record', 'xiangqi.txt', '--game', 'utf16.pgn'],
  ['record', 'chess.txt', '--game', 'picture.png'],
  ['record', 'chess.txt', '--game', 'atomic.pgn'],
  ['record', 'chess.txt', '--game', 'bad-game.txt'],
  ['record', 'chess.txt', '--game', 'placed.txt'],
  ['record', 'chess.txt', '--game', 'badly-placed.txt'],
  ['record', 'chess.txt', '--game', 'no-such-game.txt'],
  ['record', 'chess.txt', '--fen', '4k3/8/8/8/8/8/8/R3K3 b - - 0 7', '--play', 'e8d8'],
  // Other forms.
  ['json', 'chess.txt'],
  ['json', 'small.json'],
  ['json', 'wrong.txt', '-o', 'out.txt'],
  ['json', 'broken.json'],
  ['text', 'chess.txt'],
  ['text', 'small.json'],
  ['text', 'wrong.json'],
  ['text', 'broken.json'],
  ['import', 'variants.ini'],
  ['import', 'variants.ini', 'tiny', '-o', 'out.txt'],
  ['import', 'variants.ini', 'none'],
  ['import', 'empty.txt'],
  ['export', 'chess.txt'],
  ['export', 'chess.txt', '--to', 'idiagram', '-o', 'out.txt'],
  ['export', 'chess.txt', 'named.txt', '--to', 'idiagram', '--html'],
  ['export', 'small.json', '--to', 'idiagram', '--html'],
  ['export', 'crazyhouse.txt', 'glinski.txt', 'xiangqi.txt', '--to', 'idiagram'],
  ['export', 'wrong.txt', 'wrong.json', 'broken.json'],
  ['export', '-', '--html'],
  ['export', 'chess.txt', '--to', 'pgn'],
];

let native;

before(() => {
  for (const [name, content] of Object.entries(FILES)) writeFileSync(path.join(folder, name), content);
  for (const name of ['chess', 'chushogi', 'crazyhouse', 'cyvasse', 'glinski', 'shogi', 'xiangqi']) {
    cpSync(path.join(root, 'tests', 'diagrams', `${name}.txt`), path.join(folder, `${name}.txt`));
  }
  const built = spawnSync(
    'cargo',
    ['build', '--profile', 'test', '--package', 'variant-diagram-cli', '--message-format', 'json'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1e8 },
  );
  assert.equal(built.status, 0, built.stderr);
  native = built.stdout
    .split('\n')
    .filter(Boolean)
    .map((it) => JSON.parse(it).executable)
    .find(Boolean);
  assert.ok(native, 'cargo builds the program');
});

/** No language but that of programs, and one of people. */
const PLAIN = { ...process.env, LC_ALL: 'C', LANGUAGE: '' };
const german = { ...PLAIN, LC_ALL: 'de_DE.UTF-8' };

/** What a program answers in an environment. The file that it may have written is removed. */
function answer(program, args, input, env = PLAIN) {
  const { status, stdout, stderr } = spawnSync(program[0], [...program.slice(1), ...args], {
    cwd: folder,
    env,
    input,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const out = path.join(folder, 'out.txt');
  const written = existsSync(out) ? readFileSync(out, 'utf8') : undefined;
  rmSync(out, { force: true });
  return { status, stdout, stderr, written };
}

const PACKAGE = [process.execPath, path.join(root, 'pkg', 'bin.mjs')];
const fromNative = (args, input, env) => answer([native], args, input, env);
const fromPackage = (args, input, env) => answer(PACKAGE, args, input, env);
const chess = readFileSync(path.join(root, 'tests', 'diagrams', 'chess.txt'), 'utf8');
const inputOf = (args) => (args[0] === 'record' ? '1. e4 e5 2. Ke2' : chess);

for (const args of LINES) {
  test(`the same answer: ${['variant-diagram', ...args.map((it) => (/^[\w.=-]+$/.test(it) ? it : JSON.stringify(it)))].join(' ')}`, () => {
    const expected = fromNative(args, inputOf(args));
    assert.ok([0, 1, 2].includes(expected.status), expected.stderr);
    assert.deepEqual(fromPackage(args, inputOf(args)), expected);
  });
}

/** Other answers by environments, and the language that both programs take from each. */
const ENVIRONMENTS = [
  [{ LC_ALL: 'de_AT.UTF-8' }, 'de'],
  [{ LC_ALL: '', LC_MESSAGES: 'fr_FR@euro', LANG: 'de_DE' }, 'fr'],
  [{ LC_ALL: '', LC_MESSAGES: '', LANG: 'zh_CN.UTF-8' }, 'zh-Hans'],
  [{ LC_ALL: 'en_GB.UTF-8', LANGUAGE: 'eo:es:de' }, 'es'],
  [{ LC_ALL: 'C', LANG: 'de_DE', LANGUAGE: 'de' }, 'en'],
  [{ LC_ALL: 'tlh_KX.UTF-8' }, 'en'],
];

for (const [environment, language] of ENVIRONMENTS) {
  test(`both programs take ${language} from ${JSON.stringify(environment)}`, () => {
    const env = { ...PLAIN, ...environment };
    const mistake = ['rules', 'no-such-file.txt'];
    const expected = fromNative([...mistake, '--lang', language], '');
    assert.deepEqual(fromNative(mistake, '', env), expected);
    assert.deepEqual(fromPackage(mistake, '', env), expected);
  });
}

/** Of what is asked in English, that which is asked in German, too: mistakes, and answers to people. */
const IN_GERMAN = LINES.filter(
  ([command]) => !['--help', '--version', '-V', 'completion', 'divide', 'perft', 'json', 'text'].includes(command),
);

for (const args of IN_GERMAN) {
  test(`the same answer in German: ${args.map((it) => JSON.stringify(it)).join(' ')}`, () => {
    const expected = fromNative(args, inputOf(args), german);
    assert.equal(expected.status, fromNative(args, inputOf(args)).status);
    assert.deepEqual(fromPackage(args, inputOf(args), german), expected);
  });
}

test('pictures are named in the language that is asked for, blocks of pages in their own', () => {
  const nameOf = (args, env) => /<title>([^<]*)/.exec(fromPackage(args, '', env).stdout)?.[1];
  const picture = ['render', 'chess.txt', '--piece', 'knight'];
  assert.match(nameOf(picture, german), /Springer/);
  assert.match(nameOf(picture), /knight/i);
  const page = '```variant-diagram\nfiles=3\nranks=3\nking:K:K::b1\n```\n';
  assert.equal(fromPackage(['markdown', '-'], page, german).stdout, fromPackage(['markdown', '-'], page).stdout);
});

test('every command and every option that both programs have is asked', () => {
  const { commands, options } = TABLE;
  const both = commands.filter((it) => it.program === undefined);
  assert.ok(commands.length >= 26 && both.length >= 13);
  for (const { name } of both) {
    assert.ok(
      LINES.some((args) => args[0] === name && fromPackage(args, inputOf(args)).status === 0),
      name,
    );
  }
  const shared = options.flatMap((it) => it.options).filter(({ name }) => both.some((it) => it.options.includes(name)));
  assert.ok(shared.length >= 8);
  for (const { name } of shared) {
    assert.ok(
      LINES.some((args) => args.some((arg) => arg.split('=')[0] === `--${name}`)),
      name,
    );
  }
});

test('searches are native', () => {
  const searched = fromNative(['go', 'chess.txt', '--depth', '2', '--lines', '2', '--notation', 'san'], '');
  const lines = searched.stdout
    .trim()
    .split('\n')
    .map((it) => it.split('\t'));
  assert.deepEqual([searched.status, lines.map(([depth]) => depth)], [0, ['1', '1', '2', '2']]);
  assert.equal(lines[2][3].split(' ').length, 2);
});

/** A command line with arguments that fit a command. */
const fitting = ({ name, arguments: shape }) => [name, ...shape.split(' ').filter((it) => !it.startsWith('['))];

test('a program names the other one for what it does not do', () => {
  const refused = TABLE.commands.filter((it) => it.program !== undefined);
  assert.ok(refused.length > 10);
  for (const it of refused) {
    const other = it.program === 'cargo' ? fromPackage : fromNative;
    const { status, stdout, stderr } = other(fitting(it), '');
    assert.deepEqual([status, stdout], [2, ''], it.name);
    assert.equal(stderr, `variant-diagram: ${it.name} needs the ${it.program} program.\nTry: variant-diagram --help\n`);
  }
  // Options of such a command are read all the same.
  const match = ['match', 'chess.txt', '--engines', 'level:1', 'level:2', '--games', '2', '--balance', '30'];
  assert.match(fromPackage(match, '').stderr, /match needs the cargo program\./);
  assert.match(
    fromPackage(['solve', 'chess.txt', '--results', 'a.jsonl'], '').stderr,
    /solve needs the cargo program\./,
  );
  assert.match(fromPackage(['match', 'chess.txt', '--engines', 'level:1'], '').stderr, /--engines needs a value\./);
});

test('the guide to other programs shows the section that is written', () => {
  const guide = readFileSync(path.join(root, 'www', 'learn', 'use-with.html'), 'utf8');
  const [, definition] = /<pre class="live"[^>]*>([^]*?)<\/pre>/.exec(guide);
  const [, section] = /<pre class="definition" id="section"[^>]*>([^]*?)<\/pre>/.exec(guide);
  const { status, stdout } = fromNative(['export', '-', '--to', 'ini'], definition);
  assert.deepEqual([status, stdout.trim()], [0, section]);
});

test('the package draws', () => {
  const [usual, flipped, bare] = [[], ['--flipped'], ['--bare']].map(
    (it) => fromPackage(['render', 'chess.txt', ...it], '').stdout,
  );
  for (const it of [usual, flipped, bare]) assert.match(it, /^<svg /);
  assert.notEqual(flipped, usual);
  assert.ok(bare.length < usual.length);
});

test('bash completes commands, options and files', () => {
  const complete = (...args) => {
    const words = 'COMP_WORDS=(variant-diagram "$@"); COMP_CWORD=$#';
    const script = `source <(cat); ${words}; _variant_diagram; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const input = fromNative(['completion', 'bash'], '').stdout;
    const { stdout } = spawnSync('bash', ['-c', script, '-', ...args], { cwd: folder, input, encoding: 'utf8' });
    return stdout.trim().split('\n');
  };
  assert.deepEqual(complete('re'), ['render', 'record'].sort());
  assert.deepEqual(complete('moves', 'chess.txt', '--f'), ['--fen']);
  assert.deepEqual(complete('moves', 'small'), ['small.json']);
});
