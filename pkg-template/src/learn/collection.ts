// A collection of puzzles: a line each, with difficulty, position and solution between tabs. Lines that begin with # are remarks.

import { seedOf } from './random.js';

/** A puzzle of a collection. */
export interface CollectedPuzzle {
  /** What it is remembered by: it follows from the position. */
  id: number;
  /** From 1 to 5; 0 if the file does not say. */
  difficulty: number;
  fen: string;
  solution: string;
}

/** Puzzles of a file beyond these are not shown. */
const MOST = 500;

/** Reads a collection. Lines that are no puzzle are left out. */
export function readCollection(text: string): CollectedPuzzle[] {
  const puzzles = text.split(/\r?\n/).flatMap((line) => {
    const [stars = '', fen = '', solution = ''] = line.split('\t').map((it) => it.trim());
    if (line.startsWith('#') || fen === '' || solution === '') return [];
    const difficulty = /^[1-5]$/.test(stars) ? Number(stars) : 0;
    return [{ id: seedOf(fen), difficulty, fen, solution }];
  });
  return puzzles.slice(0, MOST);
}
