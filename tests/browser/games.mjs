// The six games that readers are tested with: what is played, studied and solved in each.

import { readFileSync } from 'node:fs';

/** The same lesson in all games: two moves of one piece, which an enemy engages, to a goal; half of the board is closed to it. */
const lesson = ({ id, piece, fen, arrows, goal, solution, half, morph }) => ({
  id,
  piece,
  morph,
  lines: `fen=${fen}
arrows=${arrows}
goal=reach:${id}:${goal}
goalMoves=2
opponent=idle
solution=${solution}
confine=${id}:${half}
armour=${id}:1
engage=P:W`,
});

/** What English calls the sides of a family of games, by themselves and before the name of a piece. */
const CHESS = { sides: ['White', 'Black'], own: ['white', 'black'] };
const SHOGI = { sides: ['Sente', 'Gote'], own: ['Sente', 'Gote'] };
const XIANGQI = { sides: ['Red', 'Black'], own: ['red', 'black'] };

/**
 * A game: its first move with all the squares it could end on, then the moves after it as the squares and names that are pointed at.
 * `after` is what stands where in the end. `zones` counts zones of the first piece, `victims` the pieces that left the game.
 * `other` is a second move for a variation, `empty` a square on which no piece comes to stand, `hit` an empty one that White attacks.
 * `diagram` has a move diagram with so many marks, and `promoted` or another look after its first move (`later`).
 * `enemy` is a move diagram in which an enemy on `at` makes marks vanish (`gone`) or change (`turned`).
 * `removed` counts what the last click takes elsewhere, as it is shown before that click.
 * `lesson` is played in two moves (`right`); two others fail (`wrong`). Its zones are those of its piece; `royal` is where White's stands.
 */
export const GAMES = {
  chess: {
    ...CHESS,
    first: ['e2', 'e4', ['e3', 'e4']],
    zones: {},
    moves: [
      ['d7', 'd5'],
      ['e4', 'd5'],
      ['c7', 'c6'],
      ['f1', 'b5'],
      ['a7', 'a6'],
      ['b5', 'c6'],
    ],
    other: ['c7', 'c5'],
    empty: 'd4',
    hit: 'f3',
    after: { c6: 'white bishop', d5: 'white pawn' },
    victims: 2,
    check: true,
    diagram: { name: 'pawn', marks: 4, later: true },
    enemy: { name: 'rook', at: 'd5', gone: ['d6', 'd7', 'd8'] },
    put: ['white queen', 'e4', /^rnbqkbnr\/pppppppp\/8\/8\/4Q3\/8\/PPPPPPPP\/RNBQKBNR w/],
    lesson: {
      ...lesson({
        id: 'N',
        piece: 'knight',
        fen: '4k3/8/8/8/8/8/1p6/1N2K3 w - - 0 1',
        arrows: 'b1-c3,d5:red',
        goal: 'd5',
        solution: '1. Nc3 Nd5',
        half: 'a1-d8',
        morph: '///...*',
      }),
      zones: { forbidden: 32, goal: 1 },
      royal: 'e1',
      wrong: ['b1', 'a3', 'b1'],
      right: ['b1', 'c3', 'd5'],
    },
  },
  shogi: {
    ...SHOGI,
    first: ['c3', 'c4', ['c4']],
    zones: {},
    moves: [
      ['g7', 'g6'],
      ['b2', 'h8', /dragon horse/],
      ['g9', 'h8'],
      ['Sente bishop, 1 in hand', 'd8'],
    ],
    other: ['c7', 'c6'],
    empty: 'e5',
    hit: 'c4',
    after: { h8: 'Gote silver', d8: 'Sente bishop' },
    hand: 'Gote bishop, 1 in hand',
    check: true,
    diagram: { name: 'silver', marks: 5, promoted: 'promoted silver' },
    enemy: { name: 'rook', at: 'e6', gone: ['e7', 'e8', 'e9'] },
    put: ['Sente gold', 'e5', /^lnsgkgsnl\/1r5b1\/p{9}\/9\/4G4\//],
    lesson: {
      ...lesson({
        id: 'S',
        piece: 'silver',
        fen: '4k4/9/9/9/9/9/2p6/2S6/4K4 w - - 0 1',
        arrows: 'c2-d3,e4:red',
        goal: 'e4',
        solution: '1. Sd3 Se4',
        half: 'a1-e9',
        morph: '/////....*',
      }),
      zones: { forbidden: 36, goal: 1 },
      royal: 'e1',
      wrong: ['c2', 'b3', 'c2'],
      right: ['c2', 'd3', 'e4'],
    },
  },
  xiangqi: {
    ...XIANGQI,
    first: ['h3', 'e3', ['c3', 'd3', 'e3', 'f3', 'g3', 'h10', 'h2', 'h4', 'h5', 'h6', 'h7', 'i3']],
    zones: {},
    moves: [
      ['h8', 'e8'],
      ['e3', 'e7'],
    ],
    other: ['a7', 'a6'],
    empty: 'e5',
    hit: 'c3',
    after: { e7: 'red cannon', e8: 'black cannon' },
    victims: 1,
    check: true,
    diagram: { name: 'horse', marks: 8 },
    enemy: { name: 'cannon', at: 'e6', turned: { e7: 'capture', e10: 'capture' } },
    put: ['red chariot', 'e6', /\/4R4\//],
    lesson: {
      ...lesson({
        id: 'C',
        piece: 'cannon',
        fen: '4k4/9/9/9/9/9/9/1Cp6/9/3K5 w - - 0 1',
        arrows: 'b3-b7,e7:red',
        goal: 'e7',
        solution: '1. Cb7 Ce7',
        half: 'a3-i8',
        morph: '///....*',
      }),
      zones: { forbidden: 36, goal: 1 },
      royal: 'd1',
      wrong: ['b3', 'b4', 'b3'],
      right: ['b3', 'b7', 'e7'],
    },
  },
  chushogi: {
    ...SHOGI,
    first: ['f3', 'e5', ['d2', 'e5', 'f5', 'g5', 'h5']],
    zones: {},
    moves: [
      ['g9', 'g8'],
      ['e5', 'f7'],
      ['a9', 'a8'],
      ['f7', 'g8', 'f9'],
    ],
    other: ['b9', 'b8'],
    empty: 'c6',
    hit: 'f5',
    after: { f9: 'Sente lion', g8: 'empty', f7: 'empty' },
    removed: 1,
    victims: 2,
    diagram: { name: 'silver', marks: 5, promoted: 'promoted silver' },
    enemy: { name: 'lion', at: 'f7', turned: { f6: 'taking what is on f7', g8: 'taking what is on f7' } },
    put: ['Sente lion', 'f6', /\/5N6\//],
    lesson: {
      ...lesson({
        id: 'N',
        piece: 'lion',
        fen: '5k6/12/12/12/12/12/12/12/5p6/5N6/12/5K6 w - - 0 1',
        arrows: 'f3-f5,f7:red',
        goal: 'f7',
        solution: '1. Nf5 Nf7',
        half: 'a1-h12',
        morph: '/////.....*',
      }),
      zones: { forbidden: 48, goal: 1 },
      royal: 'f1',
      wrong: ['f3', 'g3', 'f3'],
      right: ['f3', 'f5', 'f7'],
    },
  },
  glinski: {
    ...CHESS,
    first: ['e4', 'e6', ['e5', 'e6']],
    zones: {},
    moves: [
      ['d7', 'd5'],
      ['e6', 'd6'],
    ],
    other: ['c7', 'c6'],
    empty: 'f6',
    hit: 'f4',
    after: { d6: 'white pawn', d5: 'empty', e6: 'empty' },
    removed: 1,
    victims: 1,
    diagram: { name: 'knight', marks: 12 },
    enemy: { name: 'bishop', at: 'g7', gone: ['h8'] },
    put: ['white queen', 'f6', /Q/],
    lesson: {
      ...lesson({
        id: 'N',
        piece: 'knight',
        fen: '1/2k/5/7/9/11/11/11/11/3p7/3N2K4 w - - 0 1',
        arrows: 'd1-c3,e6:red',
        goal: 'e6',
        solution: '1. Nc3 Ne6',
        half: 'a1-a6+b1-b7+c1-c8+d1-d9+e1-e10+f1-f11',
        morph: '/////....*',
      }),
      zones: { forbidden: 40, goal: 1 },
      royal: 'g1',
      wrong: ['d1', 'e4', 'd1'],
      right: ['d1', 'c3', 'e6'],
    },
  },
  tenjiku: {
    ...SHOGI,
    first: ['h5', 'h6', ['h6']],
    zones: {},
    moves: [
      ['i12', 'i11'],
      ['h4', 'h12'],
    ],
    other: ['a12', 'a11'],
    empty: 'e8',
    hit: 'h6',
    after: { h12: 'Sente great general', h4: 'empty' },
    victims: 1,
    diagram: { name: 'silver', marks: 5, promoted: 'promoted silver' },
    enemy: { name: 'great general', at: 'h10', gone: ['h11', 'h16'] },
    put: ['Sente lion', 'h9', /Ln/],
    lesson: {
      ...lesson({
        id: 'Ln',
        piece: 'lion',
        fen: '16/7k8/16/16/16/16/16/16/16/16/16/16/7p8/7{Ln}8/16/7K8 w - - 0 1',
        arrows: 'h3-h5,h7:red',
        goal: 'h7',
        solution: '1. {Ln}h5 {Ln}h7',
        half: 'a1-k16',
        morph: '/////////.......*',
      }),
      zones: { forbidden: 80, goal: 1 },
      royal: 'h1',
      wrong: ['h3', 'i3', 'h3'],
      right: ['h3', 'h5', 'h7'],
    },
  },
};

/** The definition of a game. */
export const textOf = (name) => readFileSync(new URL(`../diagrams/${name}.txt`, import.meta.url), 'utf8');

/** The definition of the lesson of a game. The goals stand below the line of their piece. */
export const lessonOf = (name) => {
  const { piece, morph, lines } = GAMES[name].lesson;
  return `${textOf(name).replace(new RegExp(`^${piece}:.*$`, 'm'), `$&\nmorph=${morph}`)}\n${lines}`;
};
