#!/usr/bin/env node
// The command of the package: the same commands with the same output as the native one, and pictures.

import { readFileSync } from 'node:fs';
import { languageAsked, parse } from './cli/arguments.mjs';
import { run } from './cli/commands.mjs';
import { Failure } from './cli/failure.mjs';
import { write } from './cli/input.mjs';
import { speak } from './cli/words.mjs';

try {
  const args = process.argv.slice(2);
  await speak(languageAsked(args));
  const { command, print } = parse(args);
  if (command) await run(command);
  else if (print === 'help') write(undefined, readFileSync(new URL('cli/help.txt', import.meta.url), 'utf8'));
  else {
    const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
    write(undefined, `variant-diagram ${version}\n`);
  }
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.exitCode = error.report();
}
