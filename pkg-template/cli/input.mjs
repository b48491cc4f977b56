// Files and standard input as text, and where output goes.

import { readFileSync, writeFileSync } from 'node:fs';
import { Failure } from './failure.mjs';

/** Larger files are not read. */
const MAX_BYTES = 4 << 20;

/** Why a file cannot be read: the same words on every system, and in the native program. */
const REASONS = { ENOENT: 'there is no such file.', EISDIR: 'this is a folder.' };

function bytes(file) {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    // Where standard input has no end, it has none to read.
    if (file === '-' && error.code === 'EOF') return Buffer.alloc(0);
    throw new Failure(`${file}: ${REASONS[error.code] ?? 'this file cannot be read.'}`);
  }
}

/** The text of a file; `-` is standard input. */
export function read(file) {
  const found = bytes(file);
  if (found.length > MAX_BYTES) throw new Failure(`${file}: this file is too large.`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(found);
  } catch {
    throw new Failure(`${file}: this file is not UTF-8 text.`);
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
    throw new Failure(`${file}: this file cannot be written.`);
  }
}

/** A note beside the output. */
export const note = (sentence) => process.stderr.write(`note: ${sentence}\n`);
