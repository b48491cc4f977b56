// Looks through a game for a position with a single winning move that is not the first one thinks of.

import { solve } from '../../pkg/engine.js';

/** Milliseconds for the proof of a win in so many moves. What takes longer is no puzzle. */
const TIME = { 1: 400, 2: 600, 3: 3000 };

/** Moves of the beginning that no puzzle is taken from. */
const OPENING = 6;

/** Most positions of a game that are asked about, from the end. */
const MOST_POSITIONS = 40;

/** Most answers of the other side that a solution may hold. */
const MOST_LINES = 40;

/** The quickest win, if there is one in so many moves. */
async function quickest(diagram, most) {
  for (let winIn = 1; winIn <= most; winIn += 1) {
    const solution = await solve(diagram, { winIn, time: TIME[winIn] });
    if (solution === undefined) return undefined;
    if (solution.keys.length > 0) return { winIn, solution };
  }
  return undefined;
}

/** What legal moves do at first sight. The game stays as it is. */
function looks(diagram, texts) {
  return texts.map((text) => {
    const path = text.split(' ');
    const played = diagram.play(path);
    const { checks, verdict } = diagram.scene();
    diagram.undo();
    return {
      text,
      captures: played.removed.length > 0,
      checks: checks.length > 0 && verdict === undefined,
      from: played.moved[0]?.from,
      adds: played.added.length > 0,
    };
  });
}

/** Whether every answer is met by one move only; immediate wins may be several. */
async function isSound(diagram, { path, next }) {
  diagram.play(path);
  try {
    for (const answer of next) {
      const [win] = answer.next;
      if (!win || win.winsIn < 2) continue;
      diagram.play(answer.path);
      const solution = await solve(diagram, { winIn: win.winsIn, time: TIME[win.winsIn] ?? TIME[3] });
      const sound = solution?.keys.length === 1 && (await isSound(diagram, solution.keys[0]));
      diagram.undo();
      if (!sound) return false;
    }
    return true;
  } finally {
    diagram.undo();
  }
}

const linesOf = ({ next }) => next.reduce((sum, it) => sum + 1 + (it.next[0] ? linesOf(it.next[0]) : 0), 0);

/** Answers, the ones that hold out longest first. */
const longestFirst = (answers) =>
  [...answers].sort((a, b) => (b.next[0]?.winsIn ?? 0) - (a.next[0]?.winsIn ?? 0));

/** Plays a solution with all answers into the record of a game that stands before it. */
function record(diagram, { path, next }) {
  const ply = diagram.scene().ply;
  diagram.play(path);
  for (const answer of longestFirst(next)) {
    diagram.goto(ply + 1);
    diagram.play(answer.path);
    if (answer.next[0]) record(diagram, answer.next[0]);
  }
}

/** The record of a solution without its head; the first answers are the main line. */
function written(diagram, fen, key) {
  diagram.setFen(fen);
  const main = [];
  for (let it = key; it; it = longestFirst(it.next)[0]) main.push(it.path);
  for (const path of main) diagram.play(path);
  diagram.goto(0);
  record(diagram, key);
  return diagram
    .record()
    .split('\n')
    .filter((line) => !/^\[.*\]$/.test(line) && line !== '')
    .join(' ')
    .replace(/\s+(?:1-0|0-1|1\/2-1\/2|\*)\s*$/, '')
    .trim();
}

/** Stars from 1 to 5: how far one has to look, among how many moves, and how little the key looks like one. */
function difficulty({ winIn, legal, key, answers, tempting }) {
  const deep = { 1: 0, 2: 1.4, 3: 2.6 }[winIn] ?? 3;
  const quiet = key.captures || key.checks ? 0 : 0.8;
  const points = deep + quiet + Math.log10(legal) * 0.6 + Math.min(answers, 20) / 25 + Math.min(tempting, 10) / 20;
  return Math.max(1, Math.min(5, Math.round(points)));
}

/** Makes a puzzle of the position that a game stands at; nothing if it is none. */
async function made(diagram, { winIn, solution }) {
  const { keys, complete } = solution;
  const [first] = keys;
  if (keys.length !== 1 || !complete) return undefined;
  if (linesOf(first) > MOST_LINES) return undefined;
  const texts = diagram.moves('path');
  const legal = texts.length;
  if (legal < 6 || legal > 400) return undefined;
  const all = looks(diagram, texts);
  const key = all.find((it) => it.text === first.path.join(' '));
  if (!key) return undefined;
  const others = all.filter((it) => it !== key);
  const tempting = others.filter((it) => it.captures || it.checks).length;
  const [captures, checks] = ['captures', 'checks'].map((it) => others.filter((other) => other[it]).length);
  // The only capture, the only check, or the only forcing move are found without a thought.
  if (key.checks && checks === 0) return undefined;
  if (key.captures && captures < 2 && !key.checks) return undefined;
  if (winIn === 1 && tempting < 3 && legal < 20) return undefined;
  if (!(await isSound(diagram, first))) return undefined;
  const mover = diagram.scene().pieces.find((it) => it.cell === key.from)?.type ?? 0;
  const look = `${key.captures ? 'x' : ''}${key.checks ? '+' : ''}${key.adds && key.from === undefined ? '@' : ''}`;
  return {
    winIn,
    kind: `${winIn}:${mover}${look}`,
    difficulty: difficulty({ winIn, legal, key, answers: first.next.length, tempting }),
    key: first,
  };
}

/** Looks through a game for a puzzle that is wanted: positions near its end first, and before a win in two for one in three. */
export async function puzzleOf(diagram, played, isWanted) {
  // Where the position that was looked at last has taken the place of the start, no game begins.
  const game = new diagram.constructor(diagram.definition());
  try {
    game.load(played.record);
    const { plies } = game.scene();
    const least = Math.max(OPENING, plies - MOST_POSITIONS);
    for (let ply = plies - 1; ply >= least; ply -= 1) {
      game.goto(ply);
      const fen = game.fen();
      const found = await at(diagram, fen, 2);
      if (!found) continue;
      // Who wins in two here may have had to see it a move earlier.
      let better;
      if (found.winIn === 2 && ply - 2 >= least) {
        game.goto(ply - 2);
        better = await at(diagram, game.fen(), 3);
      }
      for (const it of [better, found]) {
        const puzzle = it && (await posed(diagram, it));
        if (puzzle && isWanted(puzzle)) return puzzle;
      }
    }
    return undefined;
  } finally {
    game.free();
  }
}

/** The quickest win of a position, with its text. */
async function at(diagram, fen, most) {
  diagram.setFen(fen);
  if (diagram.scene().verdict) return undefined;
  const found = await quickest(diagram, most);
  return found && { ...found, fen };
}

/** A puzzle as it is kept, if the engine reads its solution. */
async function posed(diagram, { fen, ...found }) {
  diagram.setFen(fen);
  const puzzle = await made(diagram, found);
  if (!puzzle) return undefined;
  const { key, ...kept } = puzzle;
  const solution = written(diagram, fen, key);
  diagram.setFen(fen);
  diagram.pose(solution);
  return diagram.puzzle()?.hint?.path.join() === key.path.join() ? { ...kept, fen, solution } : undefined;
}
