// The courses that are made of definitions: every exercise has an answer that is right, and one that is wrong, by the moves that are played.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { definitions, isFull, sample, withDiagram } from './corpus.mjs';

/** The sources, which the package does not export. */
async function sources() {
  const outfile = path.join(tmpdir(), `course-${process.pid}.mjs`);
  const contents = ['course', 'answer', 'collection'].map((it) => `export * from './${it}.ts';`).join('\n');
  const resolveDir = path.resolve(import.meta.dirname, '../../pkg-template/src/learn');
  const stdin = { contents, resolveDir, loader: 'ts' };
  await build({ stdin, bundle: true, format: 'esm', platform: 'node', outfile, logLevel: 'error' });
  const made = await import(pathToFileURL(outfile).href);
  rmSync(outfile);
  return made;
}

const { Answer, deskOf, makeChapter, readCollection, subjectsOf, taughtTypes } = await sources();

/** A chapter, made at once. */
function chapter(desk, about, round) {
  const work = makeChapter(desk, about, round);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Plays a move and takes it back; what it did. */
function tried(diagram, text) {
  const before = diagram.scene();
  const played = diagram.play(text.split(' '));
  const after = diagram.scene();
  diagram.undo();
  return { before, played, after };
}

/** Where a piece that stood on a cell stands after a move. */
function endOf({ played }, from) {
  let at = from;
  for (const it of played.moved) if (it.from === at) at = it.to;
  return at;
}

const sorted = (cells) => [...new Set(cells)].sort((a, b) => a - b);

/** What is checked of each kind, by playing every move of the position. `moves`: those of the piece in question. */
const CHECKS = {
  reach: ({ all, exercise: { from, right } }) =>
    assert.deepEqual(sorted(all.map((it) => endOf(it, from)).filter((it) => it !== from)), sorted(right)),
  take({ all, exercise: { right, traps } }) {
    const taken = new Set(all.flatMap(({ played }) => played.removed));
    assert.ok(right.every((it) => taken.has(it)) && !traps.some((it) => taken.has(it)));
  },
  travel({ all, diagram, exercise }) {
    const { from, moves, right, side, target, traps, type, ways } = exercise;
    const ends = new Set(all.map((it) => endOf(it, from)));
    assert.ok([...right, ...traps].every((it) => ends.has(it)));
    // The engine knows the way: the piece is put where it would be, move by move.
    const walk = (at, left) => {
      if (at === target) return true;
      if (left === 0) return false;
      return (ways[at] ?? []).some((it) => walk(it, left - 1));
    };
    assert.ok(right.every((it) => walk(it, moves - 1)) && !traps.some((it) => walk(it, moves - 1)));
    assert.ok(!(ways[from] ?? []).includes(target), 'it takes one move');
    const [next] = right;
    diagram.arrange(
      [
        { cell: from, type: 0, side },
        { cell: next, type, side },
      ],
      side,
    );
    const name = diagram.board().cells[next].name;
    const on = diagram.moves('path').filter((it) => it.split(' ')[0] === name);
    const reached = new Set(on.map((it) => endOf(tried(diagram, it), next)));
    assert.ok((ways[next] ?? []).every((it) => reached.has(it)));
  },
  drop({ board, diagram, exercise: { asked, right, side, traps, type } }) {
    const slot = diagram.scene().hands.find((it) => it.type === type && it.side === side).step;
    const legal = new Set(
      diagram
        .moves('path')
        .filter((it) => it.startsWith(`${slot} `))
        .map((it) => it.split(' ')[1]),
    );
    const falls = diagram.options([slot]).options.map((it) => it.cell);
    const isLegal = (it) => legal.has(board.cells[it].name) || falls.includes(it);
    assert.ok(right.every(isLegal) && !traps.some(isLegal));
    assert.deepEqual(sorted(asked), sorted([...right, ...traps]));
  },
  promote({ board, diagram, exercise: { right, traps, type } }) {
    const moves = diagram.moves('path');
    const promotes = (cell) =>
      moves
        .filter((it) => it.split(' ')[0] === board.cells[cell].name)
        .some((it) => {
          const made = tried(diagram, it);
          const end = endOf(made, cell);
          return made.after.pieces.some((piece) => piece.cell === end && piece.type !== type);
        });
    assert.ok(right.every(promotes) && !traps.some(promotes));
  },
  effect({ diagram, exercise: { from, right, target, traps } }) {
    const { cells } = diagram.board();
    const moves = diagram.moves('path').filter((it) => from === undefined || it.split(' ')[0] === cells[from].name);
    const isIt = (text) => {
      const { after, before, played } = tried(diagram, text);
      const left = new Map(after.pieces.map((it) => [it.cell, it]));
      const changed = before.pieces.filter((it) => {
        const now = left.get(it.cell);
        return it.cell !== from && (!now || now.side !== it.side || now.type !== it.type || it.cell === target);
      });
      const gone = new Set([...changed.map((it) => it.cell), ...played.removed]);
      gone.delete(from);
      return right.every((it) => gone.has(it)) && !traps.some((it) => gone.has(it));
    };
    assert.ok(moves.some(isIt));
  },
  goal({ board, diagram, exercise: { from, right, side, traps } }) {
    const wins = (cell) =>
      diagram
        .moves('path')
        .filter((it) => {
          const [first, second] = it.split(' ');
          return second === board.cells[cell].name && (from === undefined || first === board.cells[from].name);
        })
        .some((it) => tried(diagram, it).after.verdict?.result === side);
    assert.ok(right.every(wins) && !traps.some(wins));
  },
};

/** Checks an exercise against the moves of its position. */
function check(name, diagram, exercise) {
  const what = `${name} ${exercise.kind}: ${exercise.fen}`;
  try {
    assert.deepEqual(diagram.setFen(exercise.fen), []);
    const board = diagram.board();
    assert.deepEqual(diagram.scene().pieces, exercise.pieces);
    const { from, kind, right, traps, ways } = exercise;
    assert.ok(right.length > 0, 'nothing is right');
    assert.ok(traps.length > 0 || (kind === 'goal' && Object.keys(ways).length > 1), 'nothing is wrong');
    assert.ok(!right.some((it) => traps.includes(it)), 'what is right is a trap');
    const own =
      from === undefined ? [] : diagram.moves('path').filter((it) => it.split(' ')[0] === board.cells[from].name);
    const all = ['reach', 'take', 'travel'].includes(kind) ? own.map((it) => tried(diagram, it)) : [];
    CHECKS[kind]({ all, board, diagram, exercise });
  } catch (error) {
    throw new Error(`${what}: ${error.message}`, { cause: error });
  }
}

/** Definitions with small boards are enough to see that the course is made; the full run makes all. */
const chosen = isFull ? definitions : sample(definitions, 19);

for (const { name, text } of chosen) {
  test(`every exercise of ${name} has a right answer and a wrong one`, () =>
    withDiagram(text, (diagram) => {
      if (!diagram.board().enforce || diagram.puzzle()) return;
      const desk = deskOf(diagram);
      const chapters = subjectsOf(desk.board).map((it) => chapter(desk, it));
      for (const { exercises } of chapters)
        for (const it of exercises) withDiagram(text, (own) => check(name, own, it));
    }));
}

/** A definition of the corpus. */
const textOf = (wanted) => definitions.find(({ name }) => name === wanted).text;

test('a course teaches what is not of chess, and each of a kind once', () => {
  const taught = (name) => withDiagram(textOf(name), (it) => taughtTypes(it.board()).map(({ id }) => id));
  assert.deepEqual(taught('chess'), []);
  assert.deepEqual(taught('capablanca'), ['A', 'C']);
  // A promoted Pawn, Lance, Knight or Silver moves as the Gold General.
  assert.equal(new Set(taught('shogi')).size, taught('shogi').length);
  assert.ok(taught('shogi').includes('G') && !taught('shogi').includes('R'));
});

test('a course has three exercises about a piece, and others about rules', () => {
  const kinds = (name, about) =>
    withDiagram(textOf(name), (diagram) => {
      const desk = deskOf(diagram);
      const type = desk.board.types.find((it) => it.id === about)?.number ?? about;
      return chapter(desk, type).exercises.map((it) => it.kind);
    });
  assert.deepEqual(kinds('capablanca', 'A'), ['reach', 'take', 'travel']);
  assert.deepEqual(kinds('grasshopper', 'G'), ['reach', 'take', 'travel']);
  assert.deepEqual(kinds('shogi', 'drop'), ['drop']);
  assert.deepEqual(kinds('chess', 'promote'), ['promote']);
  assert.deepEqual(kinds('atomic', 'effect'), ['effect']);
  assert.deepEqual(kinds('kingofthehill', 'goal'), ['goal']);
});

test('a course is the same each time, and another one in another round', () => {
  const made = (round) =>
    withDiagram(textOf('capablanca'), (diagram) => {
      const desk = deskOf(diagram);
      return JSON.stringify(chapter(desk, taughtTypes(desk.board)[0].number, round));
    });
  assert.equal(made(0), made(0));
  assert.notEqual(made(0), made(1));
});

/** An exercise that needs no engine. */
const EXERCISE = {
  kind: 'reach',
  type: 1,
  side: 'white',
  fen: '',
  pieces: [
    { cell: 0, type: 1, side: 'white' },
    { cell: 5, type: 1, side: 'black' },
    { cell: 6, type: 1, side: 'black' },
  ],
  ground: [],
  from: 0,
  moves: 1,
  right: [1, 2],
  traps: [3],
};

test('marks are judged together', () => {
  const answer = new Answer(EXERCISE);
  assert.equal(answer.click(1), undefined);
  assert.deepEqual(answer.check(), { kind: 'missing', count: 1 });
  answer.click(2);
  answer.click(3);
  assert.deepEqual(answer.check(), { kind: 'wrong', cell: 3 });
  answer.click(3);
  assert.equal(answer.check(), undefined);
  assert.deepEqual([answer.mood, answer.mistakes], ['right', 2]);
});

test('what can be taken is one click', () => {
  const answer = new Answer({ ...EXERCISE, kind: 'take', right: [5], traps: [6] });
  assert.equal(answer.click(1), undefined);
  assert.equal(answer.mood, 'open');
  assert.deepEqual(answer.click(6), { kind: 'wrong', cell: 6 });
  assert.equal(answer.click(5), undefined);
  assert.equal(answer.mood, 'right');
});

test('a journey goes step by step, and begins again when its moves are used', () => {
  const ways = { 0: [1, 3], 1: [2, 0], 3: [0] };
  const answer = new Answer({ ...EXERCISE, kind: 'travel', target: 2, moves: 2, right: [1], traps: [3], ways });
  assert.deepEqual(answer.click(2), { kind: 'wrong', cell: 2 });
  assert.equal(answer.click(3), undefined);
  assert.equal(answer.pieces[0].cell, 3);
  assert.deepEqual(answer.click(0), { kind: 'spent' });
  answer.click(1);
  assert.equal(answer.hint(), 2);
  answer.click(2);
  assert.equal(answer.mood, 'right');
});

test('a win is a piece and its square', () => {
  const answer = new Answer({ ...EXERCISE, kind: 'goal', right: [1], traps: [3], ways: { 0: [1, 3] } });
  answer.click(0);
  assert.deepEqual(answer.click(3), { kind: 'astray' });
  answer.click(0);
  answer.click(1);
  assert.equal(answer.mood, 'right');
});

test('a collection is a line for each puzzle; other lines are left out', () => {
  const text = '# remark\n3\t8/8 w\t1. a2\tmore\r\n\nnothing\n9\t8/7 w\t1. a3\n\t\t1. a4\n';
  const puzzles = readCollection(text);
  assert.deepEqual(
    puzzles.map(({ difficulty, fen, solution }) => [difficulty, fen, solution]),
    [
      [3, '8/8 w', '1. a2'],
      [0, '8/7 w', '1. a3'],
    ],
  );
  assert.notEqual(puzzles[0].id, puzzles[1].id);
});
