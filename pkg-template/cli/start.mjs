// The position that a command works with: a definition, a position text or a game, moves played.

import { createDiagram } from '../engine.js';
import { readDefinition } from './definition.mjs';
import { Failure, PlaceFailure, reported } from './failure.mjs';
import { note, read } from './input.mjs';
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
export async function start({ name, words: [file], options: { fen, game }, moves }) {
  const diagram = await diagramOf(file);
  const hasErrors = diagram.diagnostics().some((it) => it.severity === 'error');
  if (hasErrors) note(say('cli-has-errors', { file }));
  if (fen !== undefined) setFen(diagram, fen);
  if (game !== undefined && !load(diagram, game)) {
    if (name !== 'record' || moves.length > 0) throw reported();
    diagram.isCut = true;
  }
  for (const text of moves) play(diagram, text);
  return diagram;
}

function setFen(diagram, text) {
  try {
    for (const it of diagram.setFen(text)) note(it);
  } catch (error) {
    throw new PlaceFailure('--fen', error.message);
  }
}

/** Reads the game of a file and tells what of it cannot be read. Returns whether the main line was read to its end. */
function load(diagram, file) {
  const text = read(file);
  const tell = (problem) => process.stderr.write(diagnosticText(file, text, problem));
  try {
    for (const it of diagram.load(text)) tell(it);
    return true;
  } catch ({ code, message, span }) {
    // The place of a position is counted in its own text.
    if (span === undefined || code === 'not-a-position') throw new PlaceFailure(file, message);
    tell({ severity: 'error', code, message, span });
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
