// What a command fails with, and the exit code that this means.

import { printable } from './printable.mjs';
import { say } from './words.mjs';

export class Failure extends Error {
  /** Prints what is wrong, and says which exit code that is. */
  report() {
    if (this.message !== '') process.stderr.write(`variant-diagram: ${printable(this.message)}\n`);
    return 1;
  }
}

/** A file that cannot be read or written, an option with such a value: where it is, and why. */
export class PlaceFailure extends Failure {
  constructor(place, why) {
    super(say('cli-at', { place, why }));
    this.why = why;
  }
}

/** A command line that makes no sense. */
export class UsageFailure extends Failure {
  report() {
    super.report();
    process.stderr.write(`${say('cli-try', { command: 'variant-diagram --help' })}\n`);
    return 2;
  }
}

/** A failure that was printed already. */
export const reported = () => new Failure('');
