// The worker of a page, without a page: what it remembers from task to task, and that no answer is worse for it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { analyse, createDiagram } from '../../pkg/engine.js';

const file = (name) => new URL(`../../${name}`, import.meta.url);
const definition = (name) => readFileSync(file(`tests/diagrams/${name}.txt`), 'utf8');
const CHESS = definition('chess');

// What Node has not.
globalThis.reportError ??= (error) => {
  throw error;
};

/** Who waits for which task, by its number. */
const jobs = new Map();
globalThis.postMessage = ({ kind, id, found, why }) => {
  const job = jobs.get(id);
  if (kind === 'found') job?.found.push(found);
  if (kind === 'done') job?.resolve(job.found);
  if (kind === 'failed') job?.reject(new Error(why));
};
await import('../../pkg/worker.js');
const send = (data) => globalThis.onmessage({ data });
send({ kind: 'start', module: await WebAssembly.compile(readFileSync(file('pkg/engine-full.wasm'))) });

/** Begins a task. Returns its number, and what it finds. */
function begin(text, saved, options, work = 'analyse') {
  const id = jobs.size + 1;
  const answer = new Promise((resolve, reject) => jobs.set(id, { found: [], resolve, reject }));
  send({ kind: 'begin', id, task: { definition: text, saved, work, options } });
  return { id, answer };
}

/** What a task finds at last. */
const ask = async (...task) => (await begin(...task).answer).at(-1);

/** The same by a search that knows nothing. */
async function fresh(text, { fen, record }, options) {
  const game = await createDiagram(text);
  if (fen) game.setFen(fen);
  if (record) game.load(record);
  let last;
  for await (const it of analyse(game, options)) last = it;
  game.free();
  return last;
}

const depth = 6;

test('what is known of one position helps with the next of the same game', async () => {
  const start = { record: '1. e4 e5 2. Nf3 Nc6 *' };
  const first = await ask(CHESS, start, { depth });
  assert.deepEqual(first, await fresh(CHESS, start, { depth }));
  const again = await ask(CHESS, start, { depth });
  assert.ok(again.depth === depth && again.nodes < first.nodes / 2, `${again.nodes} of ${first.nodes}`);
  // The two moves that were thought best are played, and one is taken back.
  const record = `1. e4 e5 2. Nf3 Nc6 3. ${first.line[0].san} ${first.line[1].san} *`;
  const next = await ask(CHESS, { record }, { depth: depth - 2 });
  const alone = await fresh(CHESS, { record }, { depth: depth - 2 });
  assert.ok(next.nodes < alone.nodes, `${next.nodes} of ${alone.nodes}`);
  const back = await ask(CHESS, start, { depth: 3 });
  assert.ok(back.nodes < (await fresh(CHESS, start, { depth: 3 })).nodes);
});

test('a changed definition is thought about anew, and does not cost what is known of the other', async () => {
  const changed = CHESS.replace(/^knight:.*$/m, 'knight:N:C::b1,g1');
  assert.notEqual(changed, CHESS);
  await ask(CHESS, {}, { depth: 4 });
  assert.deepEqual(await ask(changed, {}, { depth: 4 }), await fresh(changed, {}, { depth: 4 }));
  assert.ok((await ask(CHESS, {}, { depth: 4 })).nodes < (await fresh(CHESS, {}, { depth: 4 })).nodes);
});

test('errors of a level are no knowledge', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const level = { level: 1, seed, time: 60_000 };
    assert.deepEqual((await ask(CHESS, {}, level)).score, (await fresh(CHESS, {}, level)).score);
  }
  assert.deepEqual((await ask(CHESS, {}, { depth: 2 })).score, (await fresh(CHESS, {}, { depth: 2 })).score);
});

test('a task that is stopped in the middle leaves the next one right', async () => {
  const { id, answer } = begin(CHESS, {}, { depth: 60 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  send({ kind: 'stop', id });
  const saved = { fen: '6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1' };
  const found = await ask(CHESS, saved, { depth: 3 });
  assert.deepEqual([found.score, found.line[0].path], [{ winsIn: 1 }, ['e1', 'e8']]);
  jobs.get(id).resolve();
  await answer;
});

test('fifty boards of ten definitions are answered, each its own position', async () => {
  const boards = Array.from({ length: 50 }, (_, n) => ({ title: n % 10, file: 'bcde'[n % 4] }));
  const answers = await Promise.all(
    boards.map(({ title, file: rook }) => {
      const before = 'abcdef'.indexOf(rook) - 1;
      const row = `K${before || ''}R${6 - before}`;
      return ask(`title=Game ${title}\n${CHESS}`, { fen: `6k1/5ppp/8/8/8/8/8/${row} w - - 0 1` }, { depth: 3 });
    }),
  );
  for (const [n, { score, line }] of answers.entries()) {
    const rook = boards[n].file;
    assert.deepEqual([score, line[0].path], [{ winsIn: 1 }, [`${rook}1`, `${rook}8`]]);
  }
});

test('games of the search go on while others are thought about', async () => {
  const small = 'files=5\nranks=5\npawn:P:fmWfcF::a2-e2\nrook:R:R::a1,e1\nking:K:K::c1';
  const { answer } = begin(small, {}, { games: 3, nodes: 40 }, 'selfPlay');
  for (let n = 0; n < 3; n += 1) await ask(small, {}, { depth: 2 });
  assert.equal((await answer).length, 3);
});
