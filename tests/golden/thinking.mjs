// What the computer, the solver of problems, the tables of endings and games of the search against itself answer, as text.
// `thinking.tsv` lists what is asked: a depth, a number of moves, a stipulation, pieces, or positions for a move.
// Nothing is asked where pauses change the answer, as beside proofs of wins.
import { readFileSync } from 'node:fs';
import { Diagram, definitions, engine } from '../package/corpus.mjs';

const GAMES = 2;

async function all(sequence) {
  const found = [];
  for await (const it of sequence) found.push(it);
  return found;
}

const ASK = {
  go: async (game, asked) => (await all(engine.analyse(game, { depth: Number(asked), lines: 2 }))).at(-1),
  win: (game, asked) => engine.solve(game, { winIn: Number(asked) }),
  solve: async (game, asked) => [
    await engine.solve(game, { stipulation: asked }),
    await engine.solve(game, { stipulation: asked, variations: true }),
  ],
  endings: (game, asked) => engine.endings(game, asked === '-' ? {} : { pieces: asked }),
  games: (game, asked) => all(engine.selfPlay(game.definition(), { games: GAMES, nodes: Number(asked) })),
};

async function answer(text, [work, , position, asked]) {
  const game = new Diagram(text);
  try {
    if (position !== '-') game.setFen(position);
    return await ASK[work](game, asked);
  } catch (error) {
    if (!error.code) throw error;
    return `error ${error.code}`;
  } finally {
    game.free();
  }
}

/** The questions about some definitions, or about all, each with its answer. */
export async function thoughtsAbout(names) {
  const rows = readFileSync(new URL('thinking.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  const texts = new Map(definitions.map(({ name, text }) => [name, text]));
  const found = [];
  for (const line of rows) {
    const row = line.split('\t');
    if (names.length > 0 && !names.includes(row[1])) continue;
    found.push([row.join(' '), JSON.stringify(await answer(texts.get(row[1]), row), null, 1)]);
  }
  return found;
}
