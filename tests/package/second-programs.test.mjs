// What we write is read by programs of others, move by move, in each format. A program that cannot be installed is named by the test
// that it is skipped for. At level full: the programs come from package registries.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Diagram, definitions } from './corpus.mjs';
import { boardOf, Random } from './foreign-records.mjs';
import { readByChessJs, readByChessops, readByPgnExtract, readByPython } from './second-programs.mjs';

const isFull = process.env.VARIANT_DIAGRAM_TESTS === 'full';
const N_GAMES = Number(process.env.SECOND_GAMES ?? 12);

const REMARKS = ['good', 'Größer als ≤ 1', '3. Nf3 was better'];

/**
 * A random game: the diagram at its end, and its moves in a form. With `varied` also variations, remarks and signs, counted.
 * `fair` says which moves are made: of a move and the game.
 */
function randomGame(name, random, { form = 'uci', plies = 80, varied = false, fair = () => true } = {}) {
  const diagram = new Diagram(definitions.find((it) => it.name === name).text);
  const moves = [];
  const counted = { variations: 0, comments: 0, signs: 0 };
  while (moves.length < plies) {
    const said = diagram.moves(form);
    const all = diagram.moves('path').map((path, n) => ({ path: path.split(' '), said: said[n] }));
    const choice = all.filter((it) => fair(it, diagram));
    if (choice.length === 0) break;
    const move = random.pick(choice);
    diagram.play(move.path);
    moves.push(move.said);
    const { current } = diagram.lines();
    if (varied && random.below(8) === 0) {
      diagram.annotate(current, random.pick(REMARKS), random.pick(['!', '?!', '$14']));
      counted.comments += 1;
      counted.signs += 1;
    }
    const other = random.pick(choice);
    if (varied && random.below(8) === 0 && other.said !== move.said) {
      diagram.goto(moves.length - 1);
      diagram.play(other.path);
      counted.variations += 1;
      diagram.visit(current);
    }
  }
  return { diagram, moves, counted };
}

/** The moves of a written record that has neither variations nor remarks. */
const wordsOf = (text) =>
  text
    .replace(/^\[.*$/gm, '')
    .split(/\s+/)
    .filter((it) => it !== '' && !/^(?:\d+\.+|\*|1-0|0-1|1\/2-1\/2|2-0|0-2|1-1)$/.test(it));

/** Games, written, and what a program makes of them. */
async function compare(context, { name, format, read, games, asWritten }) {
  const texts = games.map(({ diagram }) => diagram.recordAs(format).text);
  const answers = await read(texts);
  if (typeof answers === 'string') return context.skip(answers);
  for (const [n, answer] of answers.entries()) {
    assert.equal(answer.error, undefined, `${name}: ${texts[n]}`);
    assert.deepEqual(answer.moves, asWritten ? wordsOf(texts[n]) : games[n].moves, `${name}: ${texts[n]}`);
    if (answer.end !== undefined)
      assert.equal(boardOf(answer.end), boardOf(games[n].diagram.fen()), `${name}: ${texts[n]}`);
    if (answer.remarks) assert.deepEqual(answer.remarks, games[n].counted, `${name}: ${texts[n]}`);
  }
  context.diagnostic(`${texts.length} games of ${name}`);
}

/** Some random games. */
const gamesOf = (name, settings) =>
  Array.from({ length: N_GAMES }, (_, n) => randomGame(name, new Random(n * 31 + name.length), settings));

const byPython = (program) => (texts) => readByPython(program, texts);
const CHESS = ['chess'];
const VARIANTS = ['atomic', 'crazyhouse', '3check', 'kingofthehill', 'racingkings', 'horde', 'antichess'];
// A game ends there where a Pawn drop mates, which some of these programs let pass.
const SHOGI = { form: 'usi', plies: 120, fair: ({ said }) => !said.startsWith('P*') };

/** Of two advisors or elephants on one file the way tells which one moves; not every program knows that. */
function isAlone({ path: [from] }, diagram) {
  const { cells, types } = diagram.board();
  const pieces = diagram.scene().pieces.map((it) => ({ ...it, square: cells[it.cell].name }));
  const mover = pieces.find((it) => it.square === from);
  const { id } = types.find((it) => it.number === mover.type);
  const others = pieces.filter((it) => it !== mover && it.type === mover.type && it.side === mover.side);
  return !['A', 'B'].includes(id) || others.every((it) => it.square[0] !== from[0]);
}

/** Programs, what they read, and games of what that is tried with. */
const READERS = [
  { program: 'python-chess', format: 'pgn', names: CHESS, read: byPython('python-chess'), settings: { varied: true } },
  { program: 'python-chess, variants,', format: 'pgn', names: VARIANTS, read: byPython('python-chess') },
  { program: 'chess.js', format: 'pgn', names: CHESS, read: readByChessJs, settings: { varied: true } },
  { program: 'chessops', format: 'pgn', names: CHESS, read: readByChessops, settings: { varied: true } },
  { program: 'chessops, variants,', format: 'pgn', names: VARIANTS, read: readByChessops },
  { program: 'pgn-extract', format: 'pgn', names: CHESS, read: readByPgnExtract, settings: { varied: true } },
  { program: 'python-shogi', format: 'kif', names: ['shogi'], read: byPython('python-shogi kif'), settings: SHOGI },
  { program: 'python-shogi', format: 'csa', names: ['shogi'], read: byPython('python-shogi csa'), settings: SHOGI },
  { program: 'cshogi', format: 'kif', names: ['shogi'], read: byPython('cshogi kif'), settings: SHOGI },
  { program: 'cshogi', format: 'csa', names: ['shogi'], read: byPython('cshogi csa'), settings: SHOGI },
  {
    program: 'cchess',
    format: 'chinese',
    names: ['xiangqi'],
    read: byPython('cchess chinese'),
    settings: { form: 'uci-0', fair: isAlone },
  },
  { program: 'cchess', format: 'iccs', names: ['xiangqi'], read: byPython('cchess iccs'), settings: { form: 'uci-0' } },
  {
    program: 'pydraughts',
    format: 'pdn',
    names: ['draughts'],
    read: byPython('pydraughts pdn'),
    asWritten: true,
  },
];

if (isFull)
  for (const { program, format, names, read, settings, asWritten } of READERS)
    test(`${program} reads our ${format}`, { timeout: 1_200_000 }, async (context) => {
      for (const name of names) {
        const games = gamesOf(name, settings);
        await compare(context, { name, format, read, games, asWritten });
        for (const { diagram } of games) diagram.free();
      }
    });
