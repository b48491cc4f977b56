// What a command fails with, and the exit code that this means.

import { printable } from './printable.mjs';

export class Failure extends Error {
  /** Prints what is wrong, and says which exit code that is. */
  report() {
    if (this.message !== '') process.stderr.write(`variant-diagram: ${printable(this.message)}\n`);
    return 1;
  }
}

/** A command line that makes no sense. */
export class UsageFailure extends Failure {
  report() {
    super.report();
    process.stderr.write('Try: variant-diagram --help\n');
    return 2;
  }
}

/** A failure that was printed already. */
export const reported = () => new Failure('');
