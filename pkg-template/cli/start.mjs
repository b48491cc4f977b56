// The position that a command works with: a definition, a position text or a game, moves played.

import { createDiagram } from '../engine.js';
import { readDefinition } from './definition.mjs';
import { Failure, PlaceFailure, reported, UsageFailure } from './failure.mjs';
import { note, readGame } from './input.mjs';
import { diagnosticText } from './report.mjs';
import { say, spoken } from './words.mjs';

/** The game of a file, told in the language of the reader. */
export async function diagramOf(file) {
  const diagram = await createDiagram(await readDefinition(file));
  diagram.tellIn(spoken());
  return diagram;
}

/**
 * Sets up the position of `--fen` or `--game` and plays the moves of `--play`. What was read of a damaged game is a record,
 * marked by `isCut`; other commands would answer for another position.
 */
export async function start({ name, words: [file], options: { fen, game, number }, moves }) {
  const diagram = await diagramOf(file);
  const hasErrors = diagram.diagnostics().some((it) => it.severity === 'error');
  if (hasErrors) note(say('cli-has-errors', { file }));
  if (fen !== undefined) setFen(diagram, fen);
  const text = game === undefined ? '' : readGame(game);
  // Without a number the first one is read, and the others are told.
  const place = number === undefined ? [0, text.length] : numbered(diagram, game, text, number);
  if (game !== undefined && !load(diagram, game, text, place)) {
    if (name !== 'record' || moves.length > 0) throw reported();
    diagram.isCut = true;
  }
  for (const text of moves) play(diagram, text);
  return diagram;
}

/** The number that means all games of a text. */
const ALL = 'all';

/** Where the game of a number stands, from 1. */
function numbered(diagram, file, text, number) {
  if (!/^\+?\d+$/.test(number)) throw new UsageFailure(say('cli-no-number', { text: number, option: '--number' }));
  const games = diagram.games(text);
  const found = games[Number(number) - 1];
  if (found === undefined) throw new PlaceFailure(file, say('cli-no-such-game', { count: games.length }));
  return found.span;
}

/** Does something after each game of a text, if `--number` asks for all; what is wrong with one of them is no matter to the others. */
export async function withAll({ words: [file], options: { game, number }, moves }, take) {
  if (number !== ALL) return false;
  const diagram = await diagramOf(file);
  const text = readGame(game);
  let isWhole = true;
  for (const { span } of diagram.games(text)) {
    try {
      diagram.restart();
      isWhole = load(diagram, game, text, span) && isWhole;
      for (const it of moves) play(diagram, it);
      take(diagram);
    } catch (error) {
      if (!(error instanceof Failure) || error instanceof UsageFailure) throw error;
      error.report();
      isWhole = false;
    }
  }
  if (!isWhole) throw reported();
  return true;
}

function setFen(diagram, text) {
  try {
    for (const it of diagram.setFen(text)) note(it);
  } catch (error) {
    throw new PlaceFailure('--fen', error.message);
  }
}

/** Reads the game at a place of a text and tells what of it cannot be read. Returns whether the main line was read to its end. */
function load(diagram, file, text, [start, end]) {
  const within = (span) => span?.map((it) => start + it);
  const tell = (problem) => process.stderr.write(diagnosticText(file, text, problem));
  try {
    for (const it of diagram.load(text.slice(start, end))) tell({ ...it, span: within(it.span) });
    return true;
  } catch ({ code, message, span }) {
    // The place of a position is counted in its own text.
    if (span === undefined || code === 'not-a-position') throw new PlaceFailure(file, message);
    tell({ severity: 'error', code, message, span: within(span) });
    return false;
  }
}

/** Plays a move that somebody typed. */
function play(diagram, text) {
  const ended = over(diagram);
  const failed = (why) => new Failure(say('cli-cannot-be-played', { move: text, why }));
  if (ended !== undefined) throw failed(ended);
  try {
    diagram.play(diagram.read(text));
  } catch (error) {
    throw failed(error.message);
  }
}

/** How the game ended, if it has and its rules are enforced. */
export function over(diagram) {
  const { verdict } = diagram.scene();
  return verdict !== undefined && diagram.board().enforce ? verdict.sentence : undefined;
}
