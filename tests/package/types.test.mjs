// The types of the package, as TypeScript of users sees them: with libraries of ES2022, with older module resolution, and beside what the engine says.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { definitions } from './corpus.mjs';

const at = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const { check, createDiagram } = await import(pathToFileURL(at('pkg/engine.js')).href);
const { DiagramError, EngineError } = await import(pathToFileURL(at('pkg/variant-diagram.js')).href);

/** What a program may write, and, marked, what it may not. */
const PROGRAM = `import { createDiagram, type DiagnosticView, DiagramError, type JsonDefinition, type ReasonCode, type VerdictView } from 'variant-diagram/engine';
import type { VariantDiagram } from 'variant-diagram';
import { toJson } from 'variant-diagram/import';

export const json: JsonDefinition = { files: 8, royal: 'K', morph: [1, 'a'], pieces: [{ name: 'king', id: 'K', white: ['e1'] }] };
export async function run(board: VariantDiagram): Promise<void> {
  const game = await createDiagram(json);
  const again = game.clone();
  const problems: DiagnosticView[] = game.diagnostics();
  if (problems[0]?.severity === 'error') again.free();
  const result: 'white' | 'black' | 'draw' | undefined = game.scene().verdict?.result;
  const why: ReasonCode | undefined = game.why(['e2'])?.code;
  console.log(result, why, game.moves('usi'), (await toJson('')).pieces?.[0]?.name);
  try {
    board.load('1. e4');
  } catch (error) {
    if (error instanceof DiagramError) console.log(error.code.length, error.span?.[0]);
  }
  board.addEventListener('vd-change', ({ detail }) => detail.cause === 'undo' && console.log(detail.record));
  // @ts-expect-error There is no such notation.
  game.moves('morse');
  // @ts-expect-error A verdict is for White, for Black, or a draw.
  const wrong: VerdictView['result'] = 'nobody';
  // @ts-expect-error There is no such reason.
  if (why === 'because') console.log(wrong);
  // @ts-expect-error A piece has no colour.
  await createDiagram({ pieces: [{ colour: 'white' }] });
  // @ts-expect-error Files are counted.
  await createDiagram({ files: 'x', ranks: '8' });
}
`;

/** What a server may write, whose types know no page. */
const SERVER = `import { compiledEngine, createDiagram, useWasm } from 'variant-diagram/engine';
import { still } from 'variant-diagram/still';
import { importIni } from 'variant-diagram/import';

export async function run(bytes: Uint8Array): Promise<string> {
  useWasm(() => bytes);
  // @ts-expect-error An engine is not made of numbers.
  useWasm(() => 1);
  const game = await createDiagram('king:K:K::e1');
  const names: string[] = (await importIni('[a:chess]')).map((it) => it.name);
  console.log(compiledEngine(), game.moves('san'), names);
  return still('king:K:K::e1');
}
`;

/** Compiles a program in a project that has the package installed. Resolves to what the compiler complains about. */
function compile(options, program = PROGRAM) {
  const folder = mkdtempSync(path.join(tmpdir(), 'types-'));
  try {
    mkdirSync(path.join(folder, 'node_modules'));
    cpSync(at('pkg'), path.join(folder, 'node_modules/variant-diagram'), { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(path.join(folder, 'index.ts'), program);
    const compilerOptions = {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      types: [],
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      ...options,
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['index.ts'] }));
    const { stdout } = spawnSync(process.execPath, [at('node_modules/typescript/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
    });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const [name, options] of [
  ['of bundlers', { module: 'ES2022', moduleResolution: 'bundler' }],
  ['of Node', { module: 'Node16', moduleResolution: 'node16' }],
  ['of older tools', { module: 'ES2022', moduleResolution: 'node10' }],
])
  test(`types have no error under the libraries of ES2022, with the resolution ${name}`, () => {
    assert.equal(compile(options), '');
  });

test('types have no error on a server, whose libraries know no page', () => {
  const options = { lib: ['ES2023'], types: ['node'], typeRoots: [at('node_modules/@types')] };
  assert.equal(compile({ module: 'Node16', moduleResolution: 'node16', ...options }, SERVER), '');
});

/** The words of a union. */
function words(file, name) {
  const text = readFileSync(at(`pkg/types/engine/${file}.d.ts`), 'utf8');
  const [, union] = new RegExp(`export type ${name} =([^;]*);`).exec(text);
  return new Set([...union.matchAll(/['"]([\w-]+)['"]/g)].map((it) => it[1]));
}

test('unions hold what the engine says', async () => {
  const unions = Object.fromEntries(
    ['Severity', 'MarkKind', 'ZoneKind', 'ReasonRole', 'GameResult'].map((it) => [it, words('names', it)]),
  );
  const codes = words('views', 'ReasonCode');
  const seen = Object.fromEntries(Object.keys(unions).map((it) => [it, new Set()]));
  for (const { text } of definitions) {
    for (const { severity, code } of await check(`${text}\nfoo=1`)) {
      seen.Severity.add(severity);
      assert.match(code, /^(?:builtin|custom|def|element|xbetza)\./);
    }
    const game = await createDiagram(text);
    const board = game.board();
    const { pieces } = game.scene();
    for (const { step, path: start } of game.options([]).options)
      for (const { mark } of [{ mark: 'origin' }, ...game.options(start ?? [step]).options]) seen.MarkKind.add(mark);
    for (const { number } of board.types) {
      for (const { mark } of game.reach(number)) seen.MarkKind.add(mark);
      for (const side of ['white', 'black']) for (const { zone } of game.zones(number, side)) seen.ZoneKind.add(zone);
    }
    for (const { cell } of pieces) {
      const names = [board.cells[cell].name, board.cells[pieces[0].cell].name];
      for (const path of [names.slice(0, 1), names]) {
        const reason = game.why(path);
        if (!reason) continue;
        assert.ok(codes.has(reason.code), reason.code);
        for (const { role } of reason.marks) seen.ReasonRole.add(role);
      }
    }
    game.free();
  }
  for (const [name, found] of Object.entries(seen))
    assert.deepEqual(
      [...found].filter((it) => !unions[name].has(it)),
      [],
      name,
    );
  assert.ok(seen.MarkKind.size > 8 && seen.ZoneKind.size > 3 && seen.ReasonRole.size > 1);
});

test('every reason that there has to be is in the union', () => {
  const codes = words('views', 'ReasonCode');
  const listed = readFileSync(at('tests/reasons/codes.txt'), 'utf8')
    .split('\n')
    .filter((it) => /^[a-z-]+$/.test(it));
  assert.ok(listed.length > 50);
  assert.deepEqual(
    listed.filter((it) => !codes.has(it)),
    [],
  );
  assert.ok(codes.has('vetoed') && codes.has('not-solution'));
});

test('every notation of the union is one, and no other is known', async () => {
  const union = words('names', 'Notation');
  const game = await createDiagram('king:K:K::e1');
  for (const it of union) assert.ok(game.moves(it).length > 0, it);
  assert.throws(
    () => game.moves('morse'),
    ({ code, message }) => {
      assert.equal(code, 'no-such-notation');
      for (const it of message.matchAll(/[a-z]+(?:-[a-z\d]+)+|uci|usi|wxf|xboard/g)) assert.ok(union.has(it[0]), it[0]);
      return true;
    },
  );
  game.free();
});

test('errors of the engine are instances of a class', async () => {
  const game = await createDiagram('king:K:K::e1');
  const thrown = (work) => {
    try {
      work();
    } catch (error) {
      return error;
    }
    return undefined;
  };
  const error = thrown(() => game.load('1. Ke2 Ke7 2. Ka1'));
  assert.ok(error instanceof DiagramError && error instanceof Error);
  assert.deepEqual([typeof error.code, error.span], ['string', [14, 17]]);
  assert.ok(thrown(() => game.play(['e1', 'e8'])) instanceof DiagramError);
  for (const it of [
    new Error('x'),
    Object.assign(new Error('x'), { code: 'ENOENT' }),
    { code: 'x', span: 1 },
    undefined,
  ])
    assert.ok(!(it instanceof DiagramError));
  assert.ok(new EngineError('x') instanceof Error && !(new EngineError('x') instanceof DiagramError));
  game.free();
});

test('the integrity of the classic script can be looked up', () => {
  const told = JSON.parse(readFileSync(at('pkg/integrity.json'), 'utf8'));
  const hash = createHash('sha384')
    .update(readFileSync(at('pkg/standalone.js')))
    .digest('base64');
  assert.deepEqual(told, { 'standalone.js': `sha384-${hash}` });
});
