// Who plays whom at what. A pairing is a match of the command line; its name is that of its file of results.

/** What the levels are measured at: each family of games that behaves in its own way. */
const LEVEL_GAMES = ['chess', 'shogi', 'xiangqi', 'glinski', 'breakthrough', 'cyvasse'];

/** Games of different families, for the search against one of 2.5 plies with recaptures only. */
const PLAIN_GAMES = [
  'chess',
  'shogi',
  'xiangqi',
  'crazyhouse',
  'makruk',
  'capablanca',
  'glinski',
  'atomic',
  'breakthrough',
  'cyvasse',
  'courier',
  'chushogi',
];

/** Games that Fairy-Stockfish knows too, by the names of our definitions. */
const FAIRY_GAMES = {
  chess: 'chess',
  shogi: 'shogi',
  xiangqi: 'xiangqi',
  crazyhouse: 'crazyhouse',
  makruk: 'makruk',
  capablanca: 'capablanca',
  atomic: 'atomic',
  '3check': '3check',
  courier: 'courier',
  spartan: 'spartan',
  horde: 'horde',
  grasshopper: 'grasshopper',
};

/** Its Courier Chess is lost by a bare King, as Shatranj is. */
const FAIRY_FILES = { courier: 'bench/strength/courier.txt' };

/** Games whose start leaves one side ahead: no opening of theirs is even, but both sides play each. */
const UNEVEN = ['horde'];

/** Games of XBoard's programs: definition, the program, what it calls the game, seconds for a move. */
const XBOARD_GAMES = [
  ['chess', '/usr/games/fairymax', 'normal', 1],
  ['capablanca', '/usr/games/fairymax', 'capablanca', 1],
  ['shatranj', '/usr/games/fairymax', 'shatranj', 1],
  ['chushogi', '/usr/games/hachu', 'chu', 1],
  ['makruk', '/usr/games/sjaakii', 'makruk', 1],
];

const definition = (game) => `tests/diagrams/${game}.txt`;

/** A level against the one below. */
const levels = LEVEL_GAMES.flatMap((game) =>
  [2, 3, 4, 5, 6, 7, 8].map((level) => ({
    part: 'levels',
    name: `levels-${game}-${level}`,
    game,
    file: definition(game),
    engines: [`level:${level}`, `level:${level - 1}`],
    games: 60,
    who: `level ${level} against ${level - 1}`,
  })),
);

/** One thread in WebAssembly, with so many milliseconds for a move. */
const ours = (file, time, clock = '') => `node bench/strength/ours.mjs ${file} ${time} ${clock}; go`;

const plain = PLAIN_GAMES.map((game) => ({
  part: 'plain',
  name: `plain-${game}`,
  game,
  file: definition(game),
  engines: ['nodes:20000', 'depth:2.5'],
  games: 100,
  who: '20,000 positions, about 100 ms in WebAssembly, against 2.5 plies',
}));

/** The pairings with Fairy-Stockfish, whose package is in a folder, at a Skill Level. */
export function fairyPairings(folder, skill) {
  const games = Object.entries(FAIRY_GAMES).map(([game, theirs]) => [game, theirs, FAIRY_FILES[game] ?? definition(game)]);
  return games.map(([game, theirs, file]) => ({
    part: 'fairy',
    name: `fairy${skill}-${game}`,
    game,
    skill,
    file,
    engines: [
      ours(file, 100),
      [
        `node bench/strength/fairy-stockfish.mjs ${folder}`,
        'setoption name Threads value 1',
        'setoption name Use NNUE value false',
        `setoption name UCI_Variant value ${theirs}`,
        `setoption name Skill Level value ${skill}`,
        'go movetime 100',
      ].join(';'),
    ],
    games: 100,
    balanced: !UNEVEN.includes(game),
    who: `WebAssembly, 100 ms of the processor, against Fairy-Stockfish in WebAssembly, 100 ms of the processor, Skill Level ${skill}`,
  }));
}

const xboard = XBOARD_GAMES.map(([game, program, variant, seconds]) => {
  const name = program.split('/').at(-1);
  return {
    part: 'xboard',
    name: `${name}-${game}`,
    game,
    file: definition(game),
    engines: [
      ours(definition(game), 1000 * seconds, 'wall'),
      `node bench/strength/xboard.mjs ${program} ${variant} ${seconds};go`,
    ],
    games: 100,
    balanced: true,
    program,
    who: `WebAssembly, ${seconds} s, against ${name}, native, ${seconds} s`,
  };
});

/** All pairings that need nothing but what is here. */
export const PAIRINGS = [...levels, ...plain, ...xboard];
