// What is measured: positions and depths. The counts come from the test corpus or from literature; a wrong one stops the run.

/**
 * `variant` is both the name of a file in tests/diagrams and what ffish calls the game.
 * Without `fen`, the game's start position. `nodes` are the leaves of the tree at `depth`.
 */
export const CASES = [
  { name: 'chess', variant: 'chess', depth: 5, nodes: 4_865_609 },
  {
    name: 'chess, middle game',
    variant: 'chess',
    fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    depth: 4,
    nodes: 4_085_603,
  },
  { name: 'Capablanca chess', variant: 'capablanca', depth: 4 },
  { name: 'Janus chess', variant: 'janus', depth: 4 },
  { name: 'Knightmate', variant: 'knightmate', depth: 5 },
  { name: 'Shatranj', variant: 'shatranj', depth: 5 },
  { name: 'Courier chess', variant: 'courier', depth: 4 },
  { name: 'Grasshopper chess', variant: 'grasshopper', depth: 4 },
  { name: 'Nightrider chess', variant: 'nightrider', depth: 4 },
  { name: 'Xiangqi', variant: 'xiangqi', depth: 4 },
  { name: 'Shogi', variant: 'shogi', depth: 4 },
  { name: 'Crazyhouse', variant: 'crazyhouse', depth: 5, nodes: 4_888_832 },
];
