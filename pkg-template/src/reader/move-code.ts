// The moves of a game as numbers: each is its place among the legal moves, which are sorted by their paths.
// Together they are one number of mixed radix: a move costs the logarithm of the number of legal moves, about five bits in chess.

import type { Diagram } from '../engine/board-wasm.js';
import { Bytes, CodeError, Digits, digitsToBytes, varint } from './bytes.js';

/** Plies of a game in a code; longer games travel as records. */
const MOST_PLIES = 2000;

/** A check sum of 16 bits (Fletcher's) over what the code means: the moves in words, so that other rules are noticed, too. */
function checkSum(text: string): number {
  let [low, high] = [0, 0];
  for (let i = 0; i < text.length; i += 1) {
    low = (low + text.charCodeAt(i)) % 255;
    high = (high + low) % 255;
  }
  return high * 256 + low;
}

/**
 * The main line of a game as a code, and the number of the move that is shown. `undefined` where the record holds more than a line of
 * legal moves from the start of the definition: variations, comments, another start, what was played freely.
 */
export function writeMoves(game: Diagram, shown: number): Uint8Array | undefined {
  const again = game.clone();
  again.viewAs('both');
  try {
    const { record } = again.scene();
    if (record.length > MOST_PLIES) return undefined;
    again.restart();
    const found: [index: number, count: number][] = [];
    const paths: string[] = [];
    for (const san of record) {
      const legal = again.moves('path');
      const index = again.moves('san').indexOf(san);
      const path = legal[index];
      if (path === undefined) return undefined;
      again.play(path.split(' '));
      found.push([index, legal.length]);
      paths.push(path);
    }
    if (again.record() !== game.record()) return undefined;
    const sum = checkSum(paths.join());
    return Uint8Array.from([...varint(paths.length), ...varint(shown), sum >> 8, sum & 255, ...digitsToBytes(found)]);
  } finally {
    again.free();
  }
}

/**
 * Plays a code from the start of a game, and shows the move that it names. Throws a `CodeError` if the moves are not those
 * that were written.
 */
export function playMoves(game: Diagram, bytes: Uint8Array): void {
  const source = new Bytes(bytes);
  const [plies, shown, sum] = [source.varint(), source.varint(), source.next() * 256 + source.next()];
  if (plies > MOST_PLIES) throw new CodeError('link-too-long');
  const code = new Digits(source.rest());
  game.restart();
  const paths: string[] = [];
  for (let ply = 0; ply < plies; ply += 1) {
    const legal = game.moves('path');
    const path = legal[code.next(legal.length)];
    if (path === undefined) throw new CodeError('link-other-moves');
    game.play(path.split(' '));
    paths.push(path);
  }
  if (!code.isRead || checkSum(paths.join()) !== sum) throw new CodeError('link-other-moves');
  game.visit(shown);
}
