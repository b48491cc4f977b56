// A program that speaks the protocol of XBoard, as one that speaks UCI: `match` starts it.
//   node xboard.mjs COMMAND VARIANT SECONDS
// The position is entered move by move before each answer, so it may be anywhere. Such programs begin no ply that they may
// not end in time, and answer early: they are told a longer time, so that they use SECONDS in the mean.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [command, variant, time] = process.argv.slice(2);
const seconds = Number(time);
const child = spawn(command, [], { stdio: ['pipe', 'pipe', 'ignore'] });
const tell = (...lines) => lines.length > 0 && child.stdin.write(`${lines.join('\n')}\n`);
const say = (line) => process.stdout.write(`${line}\n`);
/** What comes before a move, if the program asks for that. */
let prefix = '';
/** Whether the program wants to be told how much memory it may take, before each game. */
let asksMemory = false;
/** Megabytes of memory. */
const MEMORY = 64;
/** Its options that are set: the rules of our definition decide about repetition, and games that it holds for lost end. */
const OPTIONS = ['Allow repeats=1', 'Resign=1'];
/** Seconds that it is told, how many of them it may be told at most, and by how much that changes after a move. */
let told = seconds;
const MOST_TOLD = 6 * seconds;
const CHANGE = 1.2;
/** Seconds that it has used less than it had. */
let saved = 0;
/** Who waits for a move of the program. */
let waiting;
/** Whether the program has given up: if it said so with its move, the game ends when it is asked for the next one. */
let hasResigned = false;
/**
 * Centipawns by which the program must hold its game for lost, and in how many moves of its own one after the other, before
 * it resigns here: not every program does so by itself.
 */
const LOST = -1200;
const MOST_LOST = 4;
/** What the program thinks of its last move, in centipawns, and how many moves it has held its game for lost. */
let score = 0;
let lost = 0;
/** Milliseconds after which a program that does not say that it has told its features is taken to have none left. */
const PATIENCE = 2000;

const ready = new Promise((resolve) => {
  setTimeout(resolve, PATIENCE);
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (/^feature\b.*\busermove=1/.test(line)) prefix = 'usermove ';
    if (/^feature\b.*\bmemory=1/.test(line)) asksMemory = true;
    const [, option] = /^feature option="(.*?) -/.exec(line) ?? [];
    tell(...OPTIONS.filter((it) => it.split('=')[0] === option).map((it) => `option ${it}`));
    if (/^feature\b.*\bdone=1/.test(line)) resolve();
    hear(line);
  });
});

/** A line of the program. */
function hear(line) {
  // Ply, score, time, positions and the line.
  const [, thought] = /^\s*\d+\s+(-?\d+)\s+\d+\s+\d+\s/.exec(line) ?? [];
  if (thought) score = Number(thought);
  const move = /^move (\S+)/.exec(line)?.[1];
  // A Lion that steps out and back is a null move.
  if (move) waiting?.(move === '@@@@' ? '0000' : move);
  else if (line.startsWith('resign')) resign();
  else if (/^(Illegal move|Error)|^(1-0|0-1|1\/2-1\/2)/.test(line)) waiting?.(line.replaceAll(' ', '-'));
}
/** The program gives up: with its move, or instead of it. */
function resign() {
  hasResigned = true;
  waiting?.('resign');
}
child.on('exit', () => process.exit(1));
tell('xboard', 'protover 2', 'easy', 'post');

/** Plays the moves of a game, and asks for the next. */
async function best(moves) {
  tell('new');
  if (variant !== 'normal') tell(`variant ${variant}`);
  if (asksMemory) tell(`memory ${MEMORY}`);
  tell(`st ${Math.round(told)}`, 'force', ...moves.map((it) => `${prefix}${it}`));
  const left = Math.round(100 * told);
  tell(`time ${left}`, `otim ${left}`, 'go');
  score = 0;
  const begun = performance.now();
  const res = await new Promise((resolve) => {
    waiting = resolve;
  });
  saved += seconds - (performance.now() - begun) / 1000;
  told = Math.min(MOST_TOLD, Math.max(seconds, saved > 0 ? told * CHANGE : told / CHANGE));
  lost = score <= LOST ? lost + 1 : 0;
  if (lost === MOST_LOST) hasResigned = true;
  return res;
}

let moves = [];
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'uci') await ready.then(() => say('uciok'));
  else if (line === 'isready') say('readyok');
  else if (line === 'ucinewgame') [hasResigned, lost] = [false, 0];
  else if (line === 'quit') break;
  else if (line.startsWith('position')) moves = line.split(' moves ')[1]?.split(' ') ?? [];
  else if (line.startsWith('go')) {
    say(`bestmove ${hasResigned ? 'resign' : await best(moves)}`);
    waiting = undefined;
  }
}
tell('quit');
child.kill();
process.exit(0);
