// Reads the letters of strangers to their ends, or says what is wrong with them.

import type { Ledger } from './ledger.js';
import { Misfit } from './ledger.js';
import { DamagedLetter, type Head, openLetter, readLetter } from './letter.js';
import type { Rules } from './rules.js';

/** A game of the engine that can be given back. */
export type OwnRules = Rules & { free(): void };

/** A letter with its log. */
export interface WholeLetter {
  head: Head;
  ledger: Ledger<OwnRules>;
}

/** What is wrong with a letter: it is not whole, the rules do not allow what it holds, or something else was sealed than what is shown. */
export type Fault = 'damaged' | 'impossible' | 'broken-seal';

function faultOf(error: RangeError): Fault {
  if (error instanceof DamagedLetter || !(error instanceof Misfit)) return 'damaged';
  return error.kind === 'open' || error.kind === 'reveal' ? 'broken-seal' : 'impossible';
}

/** A letter with its log, or what is wrong with it. */
export function readWhole(letters: string, newRules: () => OwnRules): WholeLetter | { kind: Fault } {
  let rules: OwnRules | undefined;
  try {
    const letter = readLetter(letters);
    rules = newRules();
    return { head: letter.head, ledger: openLetter(letter, rules) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    rules?.free();
    return { kind: faultOf(error) };
  }
}
