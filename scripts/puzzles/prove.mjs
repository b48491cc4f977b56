// Proves a puzzle: its position can be read, its first move is legal, and nothing else wins as soon.

import { createDiagram, solve } from '../../pkg/engine.js';

/** How many moves the side to move has in the main line of a solution, by what the engine says is left. */
function movesOf(diagram) {
  return diagram.puzzle()?.left;
}

/** Poses a puzzle on a board of its definition. What is wrong with it, or its first move. */
export function pose(diagram, { fen, solution }) {
  const notes = diagram.setFen(fen);
  if (notes.length > 0) return { problem: notes.join(' ') };
  try {
    diagram.pose(solution);
  } catch (error) {
    return { problem: String(error) };
  }
  const view = diagram.puzzle();
  if (view?.state !== 'open' || !view.hint) return { problem: 'there is nothing to solve' };
  const path = view.hint.path.join(' ');
  return diagram.moves('path').includes(path) ? { path, moves: movesOf(diagram) } : { problem: 'its key is illegal' };
}

/** What is wrong with a puzzle; nothing if the solver finds its key alone. */
export async function proof(text, puzzle) {
  const diagram = await createDiagram(text);
  try {
    const { problem, path } = pose(diagram, puzzle);
    if (problem !== undefined) return problem;
    diagram.setFen(puzzle.fen);
    const before = puzzle.winIn > 1 ? await solve(diagram, { winIn: puzzle.winIn - 1 }) : undefined;
    if (before && before.keys.length > 0) return 'there is a quicker win';
    const { keys } = await solve(diagram, { winIn: puzzle.winIn });
    if (keys.length !== 1) return `${keys.length} moves win`;
    return keys[0].path.join(' ') === path ? undefined : 'another move wins';
  } finally {
    diagram.free();
  }
}
