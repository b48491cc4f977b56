// What searches may be asked for. Pages without types hear what is wrong at once, instead of an answer that never comes.

import type { TaskName } from './task.js';

type Check = (name: string, value: unknown) => void;

/** A number between bounds. */
function numeric(least: number, most: number, isWhole = true): Check {
  return (name, value) => {
    const kind = isWhole ? 'a whole number' : 'a number';
    if (typeof value !== 'number') throw new TypeError(`\`${name}\` is ${kind}.`);
    if (value >= least && value <= most && (!isWhole || Number.isInteger(value))) return;
    const bounds = most >= Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
    throw new RangeError(`\`${name}\` is ${kind} ${bounds}, not ${value}.`);
  };
}

const text: Check = (name, value) => {
  if (typeof value !== 'string') throw new TypeError(`\`${name}\` is a text.`);
};

const tables: Check = (name, value) => {
  const isTable = (it: unknown): boolean => typeof (it as Partial<Blob> | null)?.arrayBuffer === 'function';
  if (!Array.isArray(value) || !value.every(isTable))
    throw new TypeError(`\`${name}\` is an array of blobs, as \`progress\` tells them.`);
};

const WHOLE = Number.MAX_SAFE_INTEGER;
const TIME = { time: numeric(0, Number.POSITIVE_INFINITY, false) };

const anything: Check = () => undefined;

const CHECKS: Readonly<Record<TaskName, Readonly<Record<string, Check>>>> = {
  analyse: {
    ...TIME,
    depth: numeric(1, WHOLE),
    lines: numeric(1, WHOLE),
    level: numeric(1, 8),
    seed: numeric(0, WHOLE),
    early: anything,
    pass: anything,
  },
  solve: { ...TIME, winIn: numeric(1, 16), stipulation: text, settled: text, variations: anything },
  endings: { pieces: text, settled: tables },
  selfPlay: { games: numeric(0, WHOLE), first: numeric(1, WHOLE), nodes: numeric(1, WHOLE), seed: numeric(0, WHOLE) },
};

/**
 * The options of some work as a plain object that can be sent to a worker, without what is not known and what is
 * `undefined`. Fails with a `TypeError` or a `RangeError` if one has a value that means nothing.
 */
export function checkedOptions(work: TaskName, options: object): object {
  const given = new Map<string, unknown>(Object.entries(options));
  const res: [string, unknown][] = [];
  for (const [name, check] of Object.entries(CHECKS[work])) {
    const value = given.get(name);
    if (value === undefined) continue;
    check(name, value);
    res.push([name, Array.isArray(value) ? [...value] : value]);
  }
  if (work === 'solve' && !res.some(([name]) => name === 'winIn' || name === 'stipulation'))
    throw new TypeError('`solve` needs `winIn` or `stipulation`.');
  return Object.fromEntries(res);
}
