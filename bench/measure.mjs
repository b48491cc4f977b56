// Medians, sizes and formatting. Nothing about chess.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Seconds that a function takes, and what it answers. */
export function timed(work) {
  const start = process.hrtime.bigint();
  const value = work();
  return { seconds: Number(process.hrtime.bigint() - start) / 1e9, value };
}

/** Calls per second, measured for at least the given time. */
export function rate(work, seconds) {
  let calls = 0;
  const start = performance.now();
  let now = start;
  do {
    for (let n = 0; n < 8; n += 1) work();
    calls += 8;
    now = performance.now();
  } while (now - start < seconds * 1000);
  return (calls * 1000) / (now - start);
}

/** Bytes of a file: as it is, gzip -9, brotli 11. */
export function sizes(file) {
  const data = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  return [data.length, gzipSync(data, { level: 9 }).length, brotliCompressSync(data, { params }).length];
}

/** 1234567 as "1.23 M", 1234 as "1.23 k". */
export function short(value) {
  const [scaled, unit] = value >= 1e6 ? [value / 1e6, ' M'] : value >= 1e3 ? [value / 1e3, ' k'] : [value, ''];
  return `${scaled.toPrecision(3).replace(/^(\d{3,})\..*$/, '$1')}${unit}`;
}

/** A Markdown table; the first column is text, the others are numbers. */
export function table(headings, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = headings.map((_, n) => (n === 0 ? '---' : '---:'));
  return [headings, rule, ...rows].map(line).join('\n');
}

/** The value behind an option of the command line. */
export function option(argv, name, usual) {
  const at = argv.indexOf(`--${name}`);
  return at < 0 ? usual : argv[at + 1];
}
