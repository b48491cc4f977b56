// The lessons and guides of the site: every text in them is right, its moves are legal, and what they name exists.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { crateExamples } from '../../www/build/quoted.mjs';
import { OTHERS } from '../../www/data/keys.js';

const at = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const { createDiagram, keys } = await import(pathToFileURL(at('pkg/engine.js')).href);
const pages = readdirSync(at('www/learn')).filter((it) => it.endsWith('.html'));
const read = (name) => readFileSync(at(`www/learn/${name}`), 'utf8');
const plain = (text) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name]);

/** The lessons of a page: their texts, what is played, and what then stands where. */
const lessons = (page) =>
  [...page.matchAll(/<pre class="live"([^>]*)>([^]*?)<\/pre>/g)].map(([, attributes, text]) => ({
    text: plain(text).trim(),
    ...Object.fromEntries(
      [...attributes.matchAll(/data-(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, plain(value)]),
    ),
  }));

/** What stands on a square, as the lessons say it: `d4 white captain`. */
function standing(diagram, square) {
  const board = diagram.board();
  const cell = board.cells.findIndex((it) => it.name === square);
  const piece = diagram.scene().pieces.find((it) => it.cell === cell);
  return piece ? `${square} ${piece.side} ${board.types[piece.type - 1].name}` : `${square} nothing`;
}

for (const name of pages) {
  test(`the lessons of ${name} hold`, async () => {
    for (const { text, play, then } of lessons(read(name))) {
      const diagram = await createDiagram(text);
      const problems = diagram.diagnostics().filter((it) => it.severity !== 'info' || it.code === 'not-yet');
      assert.deepEqual(problems, [], text);
      assert.ok(play && then, `a lesson without moves: ${text}`);
      for (const path of play.split(', ')) diagram.play(path.split(' '));
      assert.equal(standing(diagram, then.split(' ')[0]), then);
      diagram.free();
    }
  });

  test(`the moves and keys that ${name} names exist`, async () => {
    const page = read(name);
    for (const [, moves] of page.matchAll(/<code class="live"[^>]*>([^<]*)<\/code>/g)) {
      const diagram = await createDiagram(`firstRank=1\nsymmetry=none\nroyal=0\npiece:X:${plain(moves)}::d4`);
      assert.deepEqual(
        diagram.diagnostics().filter((it) => it.severity !== 'info'),
        [],
        moves,
      );
      assert.ok(diagram.reach(1).length > 0, moves);
      diagram.free();
    }
    const known = new Set([
      ...(await keys()).map((it) => it.name),
      ...OTHERS.flatMap(([, rows]) => rows.map((it) => it[0])),
    ]);
    for (const [, key] of page.matchAll(/<code>(\w+)=(?!")[^<]*<\/code>/g))
      assert.ok(known.has(key), `${name} names ${key}`);
  });
}

const TABLE = JSON.parse(readFileSync(at('pkg-template/cli/command-table.json'), 'utf8'));

/** The command lines of our program on a page, each as its words. Whatever stands in quotes is one word. */
const commandLines = (page) =>
  [...page.matchAll(/<pre class="definition"[^>]*>([^]*?)<\/pre>/g)]
    .flatMap(([, text]) => plain(text).replaceAll('\\\n', ' ').split('\n'))
    .flatMap((line) => [
      /^(?:npx )?variant-diagram (.*)$/.exec(line)?.[1],
      ...[...line.matchAll(/"variant-diagram ([^"]*)"/g)].map((it) => it[1]),
    ])
    .filter(Boolean)
    .map((it) => it.match(/"[^"]*"|\S+/g));

for (const name of pages) {
  test(`our program has the commands and options that ${name} tells`, () => {
    for (const [command, ...words] of commandLines(read(name))) {
      const known = TABLE.commands.find((it) => it.name === command);
      assert.ok(known, `${name} tells ${command}`);
      const usual = ['output', 'lang', 'help', 'version'];
      for (const option of words.filter((it) => it.startsWith('--')).map((it) => it.slice(2)))
        assert.ok([...(known.options ?? []), ...usual].includes(option), `${command} --${option}`);
    }
  });
}

test('the examples of crates that the guide to Rust quotes are there', () => {
  const quoted = [...read('rust.html').matchAll(/<!-- (example (\S+) \d+) -->/g)];
  assert.equal(quoted.length, 5);
  for (const [, example, crate] of quoted) assert.match(crateExamples(crate)[example], /assert/, example);
});

test('the example that the guide to Python quotes is there', () => {
  assert.match(read('python.html'), /<!-- example python 1 -->/);
  assert.match(crateExamples('python')['example python 1'], /assert/);
});

test('the tutorial ends with a new piece on a promotion zone of its own', () => {
  const all = lessons(read('index.html'));
  assert.ok(all.length >= 5);
  const zones = all.filter((it) => /^morph=/m.test(it.text));
  assert.ok(zones.length >= 3);
  assert.ok(zones.some((it) => it.then.endsWith('captain')));
});

for (const name of pages) {
  const programs = [...read(name).matchAll(/<pre class="definition run"[^>]*>([^]*?)<\/pre>/g)].map(([, text]) =>
    plain(text),
  );
  for (const [n, program] of programs.entries()) {
    test(`program ${n + 1} of ${name} runs as it stands`, (t) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'vd-program-'));
      t.after(() => rmSync(folder, { recursive: true, force: true }));
      mkdirSync(path.join(folder, 'node_modules'));
      symlinkSync(at('pkg'), path.join(folder, 'node_modules', 'variant-diagram'));
      writeFileSync(path.join(folder, 'program.mjs'), program);
      const { status, stdout, stderr } = spawnSync(process.execPath, ['program.mjs'], {
        cwd: folder,
        encoding: 'utf8',
      });
      assert.equal(status, 0, stderr);
      // What a program prints stands behind the line that prints it.
      const said = [...program.matchAll(/^console\.log\(.*\);\s*\/\/ (.*)$/gm)].map((it) => it[1]);
      assert.ok(said.length > 0, 'it says what it found');
      assert.deepEqual(stdout.trim().split('\n'), said);
    });
  }
}
