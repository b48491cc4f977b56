// What is measured: positions and depths. The counts come from the test corpus or from literature; a wrong one stops the run.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * `file` is the definition, below tests/diagrams if it says nothing else; `theirs` is what ffish calls the game, if it
 * plays it; `config` is what ffish must be told before.
 * Without `fen`, the game's start position. `nodes` are the leaves of the tree at `depth`, for the counts inside an
 * engine; `steps` is the depth of the tree that JavaScript walks without counting in bulk.
 */
const CHOSEN = [
  { name: 'chess', theirs: 'chess', depth: 5, nodes: 4_865_609, steps: 4 },
  {
    name: 'chess, middle game',
    theirs: 'chess',
    fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    depth: 4,
    nodes: 4_085_603,
    steps: 3,
  },
  { name: 'Shogi', theirs: 'shogi', depth: 4, nodes: 719_731, steps: 3 },
  {
    name: 'Shogi, middle game',
    theirs: 'shogi',
    fen: 'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL[RGgsnppppp] w - - 0 1',
    depth: 3,
    steps: 2,
  },
  { name: 'Xiangqi', theirs: 'xiangqi', depth: 4, nodes: 3_290_240, steps: 3 },
  { name: 'Capablanca chess', theirs: 'capablanca', depth: 4, nodes: 805_128, steps: 3 },
  { name: 'Seirawan chess', theirs: 'seirawan', depth: 4, nodes: 782_599, steps: 3 },
  { name: 'Crazyhouse', theirs: 'crazyhouse', depth: 5, nodes: 4_888_832, steps: 4 },
  {
    name: 'Crazyhouse, hands full',
    theirs: 'crazyhouse',
    fen: '2k5/8/8/8/8/8/8/4K3[QRBNPqrbnp] w - - 0 1',
    depth: 3,
    steps: 2,
  },
  { name: 'Courier chess', theirs: 'courier', depth: 4, nodes: 500_337, steps: 3 },
  { name: 'Spartan chess', theirs: 'spartan', depth: 4, steps: 3 },
  { name: '12×10 mix', file: 'bench/mix.txt', theirs: 'mix', config: 'bench/mix.ini', depth: 4, steps: 3 },
  { name: 'Tenjiku Shogi', file: 'tests/diagrams/tenjiku.txt', depth: 3, steps: 2 },
];

export const CASES = CHOSEN.map((it) => ({
  ...it,
  file: path.join(here, '..', it.file ?? `tests/diagrams/${it.theirs}.txt`),
  ...(it.config && { config: readFileSync(path.join(here, '..', it.config), 'utf8') }),
}));

/** A board of some size with as many pieces as its first two ranks hold, to see how the cost grows. */
export function grown(size) {
  const letter = (file) => String.fromCharCode(97 + file);
  const places = { R: [], N: [], B: [], Q: [] };
  const king = size >> 1;
  for (let file = 0; file < size; file += 1) {
    if (file !== king) places['RNBQ'[file % 4]].push(`${letter(file)}1`);
  }
  const line = (name, id, at) => `${name}:${id}:${id}::${at}`;
  return [
    `files=${size}`,
    `ranks=${size}`,
    'firstRank=1',
    'royal=K',
    'promoChoice=QRBN',
    line('pawn', 'P', `a2-${letter(size - 1)}2`).replace(':P:P:', ':P:fmWfcF:'),
    line('knight', 'N', places.N),
    line('bishop', 'B', places.B),
    line('rook', 'R', places.R),
    line('queen', 'Q', places.Q),
    line('king', 'K', `${letter(king)}1`),
  ].join('\n');
}
