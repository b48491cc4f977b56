// Engagement, terrain and turns of two parts through the package: counts, what is told about a position, clicks that may go on.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { withDiagram } from './corpus.mjs';

const definition = (name) => readFileSync(new URL(`../diagrams/${name}.txt`, import.meta.url), 'utf8');

/** The positions of a file of `tests/engagement`: what stands where, and how many turns each side has. */
const positions = (name) =>
  readFileSync(new URL(`../engagement/${name}.txt`, import.meta.url), 'utf8')
    .split('\n== ')
    .slice(1)
    .map((block) => {
      const line = (key) => new RegExp(`^${key}: (.*)$`, 'm').exec(block)[1];
      const groups = Object.fromEntries(
        line('pos')
          .split(' ')
          .map((it) => it.split(':')),
      );
      return { groups, results: ['white', 'black'].map((side) => Number(line(side).split(' ')[2])) };
    });

/** The position as text, in the order of the rows of a board. */
function text(board, { M = '', W = '', w = '', b = '' }, side) {
  const on = new Map();
  for (const it of w.split(',').filter(Boolean)) on.set(it.slice(1), it[0]);
  for (const it of b.split(',').filter(Boolean)) on.set(it.slice(1), it[0].toLowerCase());
  const rows = new Map();
  for (const { name, shade } of board.cells.filter((it) => it.shade !== 3)) {
    const number = Number(name.slice(1));
    rows.set(number, [...(rows.get(number) ?? []), on.get(name) ?? '1']);
    assert.ok(shade < 3);
  }
  const order = [...rows]
    .sort(([a], [z]) => a - z)
    .map(([, cells]) => cells.join('').replace(/1+/g, (run) => String(run.length)));
  const layer = [
    ['M', M],
    ['W', W],
  ]
    .filter((it) => it[1] !== '')
    .map(([symbol, cells]) => `${symbol}:${cells.replaceAll(',', '+')}`);
  return `${order.join('/')} ${side} - - 0 1 terrain=${layer.join(',') || 'none'}`;
}

test('counts of the starts', () => {
  for (const [name, counts] of [
    ['cyvasse', [145, 20027]],
    ['fenland', [26, 622, 16074]],
  ]) {
    withDiagram(definition(name), (diagram) => {
      assert.deepEqual(
        counts.map((_, depth) => diagram.perft(depth + 1)),
        counts,
        name,
      );
    });
  }
});

test('every position has as many different turns as recorded', () =>
  withDiagram(definition('cyvasse'), (diagram) => {
    const board = diagram.board();
    for (const { groups, results } of positions('cyvasse')) {
      ['w', 'b'].forEach((side, index) => {
        const fen = text(board, groups, side);
        diagram.setFen(fen);
        assert.equal(diagram.legalCount(), results[index], fen);
        assert.equal(diagram.fen().split(' ')[0], fen.split(' ')[0]);
      });
    }
  }));

test('who engages whom', () =>
  withDiagram(definition('cyvasse'), (diagram) => {
    const board = diagram.board();
    assert.deepEqual(
      board.terrain.map(({ name, symbol, color }) => [name, symbol, color]),
      [
        ['mountain', 'M', '#8c7b62'],
        ['water', 'W', '#79b4dc'],
      ],
    );
    const at = (cell) => board.cells[cell].name;
    diagram.setFen(text(board, { W: 'g4', w: 'Cf7,Rf6,Lg4', b: 'Of4,Se5' }, 'w'));
    const { engaged, whiteStops, blackStops, showEngaged, showStops } = diagram.relations();
    const told = engaged.map(({ cell, by, points, need, open }) => [at(cell), by.map(at), points, need, open]);
    assert.deepEqual(
      told.find(([cell]) => cell === 'f4'),
      ['f4', ['f7'], 1, 2, false],
    );
    assert.deepEqual([whiteStops.map(at), blackStops.map(at).sort()], [[], ['e6', 'f6']]);
    assert.ok(board.relations && showEngaged && showStops);
    assert.deepEqual(
      diagram.scene().ground.map(({ cell, kind }) => [at(cell), kind]),
      [['g4', 2]],
    );
  }));

test('a whole path may go on, and says so', () =>
  withDiagram(definition('cyvasse'), (diagram) => {
    diagram.setFen(text(diagram.board(), { w: 'Lf6,Ri6,Rj6,Kh9', b: 'Rf5,Ka1' }, 'w'));
    const taken = diagram.options(['f6', 'f5']);
    assert.deepEqual([taken.whole, taken.play], [true, false]);
    assert.deepEqual(taken.options.map(({ step }) => step).sort(), ['f3', 'f4']);
    // The same square without the capture is another move.
    assert.ok(diagram.options(['f6']).options.some(({ step, plays }) => step === 'f4' && plays));
    const first = diagram.options(['i6', 'i5']);
    assert.deepEqual([first.whole, first.play], [true, false]);
    assert.deepEqual([...new Set(first.options.map(({ step }) => step))], ['j6']);
    diagram.play(['i6', 'i5', 'j6', 'j5']);
    assert.equal(diagram.scene().last.moved.length, 2);
  }));

test('tiles have faces: the cells of a place where they could lie, and the piece that stays', () =>
  withDiagram(definition('cyvassesetup'), (diagram) => {
    const { cells, types } = diagram.board();
    const faces = (id) =>
      types
        .find((it) => it.id === id)
        .faces?.map(({ cells: face, piece }) => {
          const left = Math.min(...face.map(({ cell }) => cells[cell].x));
          const top = Math.min(...face.map(({ cell }) => cells[cell].y));
          const places = face
            .map(({ cell, kind }) => [cells[cell].x - left, Math.round(cells[cell].y - top), kind].join(' '))
            .sort();
          return [places, piece === undefined ? undefined : Math.round(cells[piece].y - top)];
        });
    // M.\.M of White, and the same turned round for Black: half a cell to the right for each row.
    assert.deepEqual(faces('A'), [
      [['0 0 1', '0.5 1 0', '1 0 0', '1.5 1 1'], undefined],
      [['0 0 1', '0.5 1 0', '1 0 0', '1.5 1 1'], undefined],
    ]);
    assert.deepEqual(faces('B'), [
      [['0 0 2', '0.5 1 0', '1 0 2', '1.5 1 0'], undefined],
      [['0 0 0', '0.5 1 2', '1 0 0', '1.5 1 2'], undefined],
    ]);
    // Three cells, two, and the king's.
    assert.deepEqual(
      faces('K').map(([places, king]) => [places.length, king]),
      [
        [6, 2],
        [6, 0],
      ],
    );
    assert.equal(faces('R'), undefined);
  }));

test('what a tile makes of the ground is part of the preview', () =>
  withDiagram(definition('cyvassesetup'), (diagram) => {
    const { cells } = diagram.board();
    const ground = (path) =>
      diagram
        .preview(path)
        .ground.map(({ cell, kind }) => [cells[cell].name, kind].join(' '))
        .sort();
    assert.deepEqual(ground(['A@', 'b6']), ['b6 1', 'c6 0', 'c7 0', 'd7 1']);
    // Two ways: what they have in common.
    assert.deepEqual(ground(['F@', 'b6', '#1']), ['b6 1', 'c6 0', 'c7 0', 'd7 0']);
    assert.deepEqual(ground(['F@', 'b6']), ['c6 0', 'c7 0']);
  }));
