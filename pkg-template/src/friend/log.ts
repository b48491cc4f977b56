// The log of a game with a friend: what both have done, in order. Every letter holds all of it, so that each browser compares it with its own.

import type { Side } from '../engine/names.js';

/** What one of the two has done. Bytes are written in the letters of addresses. */
export type Entry =
  /** A move by its path, with blanks between the steps. */
  | { kind: 'move'; path: string }
  /** Gives up; offers a draw; asks to take the own last move back. */
  | { kind: 'resign' | 'offer' | 'ask'; side: Side }
  /** The answers: to an offer, and to who asks. */
  | { kind: 'accept' | 'decline' | 'grant' | 'refuse' }
  /** The start is drawn: a number that is sealed, the number of the other one, and what was sealed. */
  | { kind: 'commit' | 'number' | 'reveal'; bytes: string }
  /** A set-up that is sealed, and later shown with its moves and the salt of the seal. */
  | { kind: 'seal'; bytes: string }
  | { kind: 'open'; bytes: string; paths: readonly string[] };

/** What both have done so far. */
export type Log = readonly Entry[];

const isEqual = (a: Entry | undefined, b: Entry | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** How many entries two logs have in common before they differ. */
export function commonEntries(a: Log, b: Log): number {
  let count = 0;
  while (count < a.length && count < b.length && isEqual(a[count], b[count])) count += 1;
  return count;
}

/** What may be done at any time: who does it does not wait for the other one. */
type LooseEntry = Extract<Entry, { side: Side }>;

const isLoose = (it: Entry): it is LooseEntry => 'side' in it;

/** The side that has done all of this out of turn. */
function authorOfLoose(tail: Log): Side | undefined {
  const [first] = tail;
  return first && isLoose(first) && tail.every((it) => isLoose(it) && it.side === first.side) ? first.side : undefined;
}

/**
 * Two logs that differ as one, where one of the two has only said something meanwhile: both browsers come to the same one.
 * `undefined` where both go on with moves: these are two games.
 */
export function joinedLogs(a: Log, b: Log): Entry[] | undefined {
  const common = commonEntries(a, b);
  const [before, first, second] = [a.slice(0, common), a.slice(common), b.slice(common)];
  const [one, two] = [authorOfLoose(first), authorOfLoose(second)];
  if (one && two) {
    if (one === two) return undefined;
    return one === 'white' ? [...before, ...first, ...second] : [...before, ...second, ...first];
  }
  if (one) return [...before, ...second, ...first];
  return two && [...before, ...first, ...second];
}
