// Files and standard input as text, and where output goes.

import { readFileSync, writeFileSync } from 'node:fs';
import { decodeText } from '../engine.js';
import { PlaceFailure } from './failure.mjs';
import { say } from './words.mjs';

/** Larger files are not read. */
const MAX_BYTES = 4 << 20;

/** Why a file cannot be read: the same words on every system, and in the native program. */
function reason(code) {
  if (code === 'ENOENT') return say('cli-file-missing');
  return code === 'EISDIR' ? say('cli-file-folder') : say('cli-file-unreadable');
}

function bytes(file) {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    // Where standard input has no end, it has none to read.
    if (file === '-' && error.code === 'EOF') return Buffer.alloc(0);
    throw new PlaceFailure(file, reason(error.code));
  }
}

/** The bytes of a file, unless they are too many. */
function content(file) {
  const found = bytes(file);
  if (found.length > MAX_BYTES) throw new PlaceFailure(file, say('cli-file-large'));
  return found;
}

/** The text of a file with games, in the encoding that it says or that it seems to have. The latter is told. */
export function readGame(file) {
  const found = decodeText(content(file));
  if (found === undefined) throw new PlaceFailure(file, say('cli-file-no-text'));
  if (!found.certain) note(say('cli-file-encoding', { file, encoding: found.encoding }));
  return found.text;
}

/** The text of a file; `-` is standard input. */
export function read(file) {
  const found = content(file);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(found);
  } catch {
    throw new PlaceFailure(file, say('cli-file-no-text'));
  }
}

// A closed pipe is no failure.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});

/** Writes a text, or bytes, to a file or to standard output. */
export function write(file, content) {
  if (file === undefined) {
    process.stdout.write(content);
    return;
  }
  try {
    writeFileSync(file, content);
  } catch {
    throw new PlaceFailure(file, say('cli-file-unwritable'));
  }
}

/** A note beside the output. */
export const note = (sentence) => process.stderr.write(`${say('cli-note', { text: sentence })}\n`);
