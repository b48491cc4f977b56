// Chance that neither side can choose: each is held to a number before it sees the other's. What is sealed is held by the same hash.

import { bytesIn, lettersOf } from '../reader/bytes.js';
import type { Rules } from './rules.js';
import { sha256 } from './sha256.js';

/** How many bytes the numbers of both and the salts of seals have; a seal is a part of a hash, longer than anybody can try. */
export const NONCE = 12;
export const SEAL = 16;

/** Random bytes in the letters of addresses. */
export const randomLetters = (count: number): string => lettersOf(crypto.getRandomValues(new Uint8Array(count)));

/** Whether letters stand for so many bytes. */
export function hasBytes(letters: string, count: number): boolean {
  try {
    return bytesIn(letters).length === count;
  } catch {
    return false;
  }
}

const hashOf = (...texts: string[]): Uint8Array => sha256(new TextEncoder().encode(texts.join('\n')));

/** What holds somebody to a number, or to a set-up with its salt, and does not tell it. */
export const sealOf = (id: string, secret: string, paths: readonly string[] = []): string =>
  lettersOf(hashOf('variant-diagram', id, secret, ...paths).subarray(0, SEAL));

/** Numbers from 0 to 1 that follow from some texts, and look random. */
function* numbersOf(...texts: string[]): Generator<number, never> {
  for (let n = 0; ; n += 1) {
    const words = new DataView(hashOf(...texts, String(n)).buffer);
    for (let at = 0; at < words.byteLength; at += 4) yield words.getUint32(at) / 2 ** 32;
  }
}

/** Draws the start that follows from the numbers of both, and returns what it is called. The engine draws it as for any new game. */
export function drawStart(rules: Rules, id: string, first: string, second: string): string | undefined {
  const numbers = numbersOf('start', id, first, second);
  const { random } = Math;
  // The engine takes its chance from here alone.
  Math.random = () => numbers.next().value;
  try {
    return rules.shuffle();
  } finally {
    Math.random = random;
  }
}
