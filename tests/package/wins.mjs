// Positions with forced wins in files beside others: reading them, and letting the search of the package look for the win.

import { readFileSync } from 'node:fs';
import { explore } from '../../pkg/engine.js';
import { Diagram, definitions } from './corpus.mjs';

const textOf = new Map(definitions.map(({ name, text }) => [name, text]));

/** The rows of a file: a position of a game, in how many moves its side to move wins, and the only first move that does. */
export function winsOf(file) {
  const [, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return rows.map((line) => {
    const [name, fen, winsIn, key] = line.split('\t');
    const definition = textOf.get(name);
    if (definition === undefined) throw new Error(`There is no definition of ${name}.`);
    return { line, definition, fen, winsIn: Number(winsIn), key };
  });
}

/**
 * Searches deeper and deeper until the win is known. Either limit may be infinite.
 * Returns whether it was found, with which first move in UCI, and what it took.
 */
export function findWin(
  { definition, fen, winsIn },
  { nodes = Number.POSITIVE_INFINITY, time = Number.POSITIVE_INFINITY },
) {
  const game = new Diagram(definition);
  game.setFen(fen);
  const search = game.search({ nodes });
  const begin = performance.now();
  const spent = () => performance.now() - begin;
  let best;
  let isFound = false;
  while (!isFound && !search.isOver() && spent() < time) {
    [best] = search.step(time - spent()) ?? [best];
    isFound = best?.winsIn !== undefined && best.winsIn <= winsIn;
  }
  const found = {
    isFound,
    move: best && uciOf(game, best.moves[0].path),
    nodes: search.nodes(),
    milliseconds: spent(),
  };
  search.free();
  game.free();
  return found;
}

/** A move of a position in UCI. */
function uciOf(game, path) {
  const tree = explore(game);
  const move = tree.uci().find((_, index) => String(tree.path(index)) === String(path));
  tree.free();
  return move;
}
