// Where pieces come from one slot and none on the board moves, a click on a square need not name the slot.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDiagram } from '../../pkg/engine.js';

const STONES = `files=5
ranks=5
firstRank=1
symmetry=none
royal=0
checkRule=0
promoZone=0
drops=1
repetition=none`;

/** One kind that is put anywhere. */
const PUT = `${STONES}\nendless=S\nconnect=4\nstone:S:-:disc:c3`;
/** The same, falling. */
const FALLING = `${STONES}\nendless=S\nconnect=4\ndropNear=ground\nstone:S:-:disc:`;

async function withGame(definition, work) {
  const game = await createDiagram(definition);
  try {
    return work(game);
  } finally {
    game.free();
  }
}

/** What a click on a square does at once: the path that is played. */
const clicked = (game, step) => game.options([]).options.find((it) => it.step === step)?.path;

/** The squares that may be clicked before anything else. */
const squares = (game) =>
  game
    .options([])
    .options.filter((it) => it.mark !== 'origin')
    .map((it) => it.step);

test('a click on a square puts the only kind of piece there', () =>
  withGame(PUT, (game) => {
    assert.equal(squares(game).length, 24);
    const { path, plays, words, cell } = game.options([]).options.find((it) => it.step === 'd4');
    assert.deepEqual([path, plays, words], [['S@', 'd4'], true, 'drop the stone']);
    assert.equal(game.board().cells[cell].name, 'd4');
    game.play(path);
    assert.equal(clicked(game, 'd4'), undefined);
    assert.deepEqual(clicked(game, 'e5'), ['S@', 'e5']);
    // The slot may still be clicked first.
    assert.equal(game.options(['S@']).options.length, 23);
  }));

test('a stone falls from any free square of its file', () =>
  withGame(FALLING, (game) => {
    game.play(['S@', 'b1']);
    for (const step of ['b2', 'b3', 'b5']) assert.deepEqual(clicked(game, step), ['S@', 'b2']);
    const above = game.options([]).options.find((it) => it.step === 'b5');
    assert.deepEqual([above.cell, above.words], [undefined, 'drop the stone, which falls to b2']);
    assert.deepEqual(game.options(['S@']).options.find((it) => it.step === 'c4').path, ['S@', 'c1']);
    for (const rank of [2, 3, 4, 5]) game.play(['S@', `b${rank}`]);
    assert.equal(clicked(game, 'b5'), undefined);
  }));

test('with two kinds in hand a slot must be clicked', () =>
  withGame(`${STONES}\nendless=S,T\nstone:S:-:disc:\ntower:T:-:rook:`, (game) => {
    assert.deepEqual(squares(game), []);
    assert.equal(game.why(['c3']).code, 'empty-square');
  }));

test('where a piece of the board moves, a slot must be clicked', () =>
  withGame(`${STONES}\nstone:S:-:disc::3\nwalker:W:W::c3,,e5`, (game) => assert.deepEqual(squares(game), [])));

test('a piece that may be taken over is no piece that moves', () =>
  withGame(`${PUT.replace('c3', '')}\npieRule=stay`, (game) => {
    game.play(clicked(game, 'c3'));
    assert.deepEqual(clicked(game, 'a1'), ['S@', 'a1']);
    assert.deepEqual(clicked(game, 'c3'), ['c3']);
  }));

test('a refused click is answered for the slot', () =>
  withGame(PUT, (game) => {
    assert.equal(game.why(['c3']).code, 'drop-occupied');
    assert.equal(game.why(['d4']), undefined);
  }));
