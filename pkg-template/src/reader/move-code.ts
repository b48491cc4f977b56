// The moves of a game as numbers: each is its place among the legal moves, which are sorted by their paths.
// Together they are one number of mixed radix: a move costs the logarithm of the number of legal moves, about five bits in chess.

import type { Diagram } from '../engine/board-wasm.js';

/** Plies of a game in a code; longer games travel as records. */
const MOST_PLIES = 2000;

/** Why a code is no game. */
type Reason = 'link-cut-off' | 'link-too-long' | 'link-other-moves';

/** A code is damaged, or the rules are others: `reason` is the message that says so. */
export class MoveCodeError extends RangeError {
  constructor(readonly reason: Reason) {
    super(reason);
  }
}

/** A number in bytes of seven bits, the lowest first. */
function* varint(n: number): Generator<number> {
  let rest = n;
  for (; rest > 127; rest = Math.floor(rest / 128)) yield (rest % 128) + 128;
  yield rest;
}

/** Reads numbers and bytes from the beginning of a code. */
class Bytes {
  #at = 0;

  constructor(readonly bytes: Uint8Array) {}

  next(): number {
    const it = this.bytes[this.#at];
    if (it === undefined) throw new MoveCodeError('link-cut-off');
    this.#at += 1;
    return it;
  }

  varint(): number {
    let res = 0;
    for (let unit = 1; unit < 2 ** 28; unit *= 128) {
      const it = this.next();
      res += (it % 128) * unit;
      if (it < 128) return res;
    }
    throw new MoveCodeError('link-too-long');
  }

  rest(): Uint8Array {
    return this.bytes.subarray(this.#at);
  }
}

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
    let code = 0n;
    for (const [index, count] of found.reverse()) code = code * BigInt(count) + BigInt(index);
    const sum = checkSum(paths.join());
    const bytes = [...varint(paths.length), ...varint(shown), sum >> 8, sum & 255];
    for (; code > 0n; code >>= 8n) bytes.push(Number(code & 255n));
    return Uint8Array.from(bytes);
  } finally {
    again.free();
  }
}

/**
 * Plays a code from the start of a game, and shows the move that it names. Throws a `MoveCodeError` if the moves are not those
 * that were written.
 */
export function playMoves(game: Diagram, bytes: Uint8Array): void {
  const source = new Bytes(bytes);
  const [plies, shown, sum] = [source.varint(), source.varint(), source.next() * 256 + source.next()];
  if (plies > MOST_PLIES) throw new MoveCodeError('link-too-long');
  let code = 0n;
  for (const it of [...source.rest()].reverse()) code = code * 256n + BigInt(it);
  game.restart();
  const paths: string[] = [];
  for (let ply = 0; ply < plies; ply += 1) {
    const legal = game.moves('path');
    const path = legal[Number(code % BigInt(Math.max(1, legal.length)))];
    if (path === undefined) throw new MoveCodeError('link-other-moves');
    code /= BigInt(legal.length);
    game.play(path.split(' '));
    paths.push(path);
  }
  if (code !== 0n || checkSum(paths.join()) !== sum) throw new MoveCodeError('link-other-moves');
  game.visit(shown);
}
