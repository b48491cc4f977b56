// Finds what a rehearsal has not come to: the way that a branch not taken would go, to the end of the block in which it begins.

import { OP } from './code.mjs';
import { target } from './flow.mjs';

/** The places where a way through a function may part from another: behind what may branch, and in both arms. */
export function leaders(code) {
  const found = [0];
  code.forEach(({ op }, index) => {
    if (index + 1 < code.length && (op === OP.if || op === OP.else || op === OP.brIf || op === OP.end)) found.push(index + 1);
  });
  return found;
}

/** The regions of a function that did not run: from an instruction to before the end of its block, none inside another. */
export function idle(code, flow, hasRun) {
  const found = [];
  let cold;
  code.forEach(({ op }, index) => {
    const { frame, height, reached } = flow.at[index];
    if (op === OP.end || op === OP.else) {
      if (cold?.frame === frame) {
        if (cold.from !== undefined) found.push({ frame, from: cold.from, to: index });
        cold = undefined;
      }
      return;
    }
    if (cold === undefined && hasRun(index) === false) cold = { frame, from: undefined };
    if (cold?.frame === frame && cold.from === undefined && reached && height === 0) cold.from = index;
  });
  return found;
}

/** Where ways out of a region lead: frames around it; `undefined` if a value goes along, for which there is no room. */
export function exits(code, flow, { frame, from, to }, results) {
  const found = new Set();
  for (let index = from; index < to; index++) {
    const { op, labels } = code[index];
    if (op === OP.return) found.add(-1);
    for (const label of labels ?? []) {
      const it = target(flow.at[index].frame, label);
      if (it.begin >= from) continue;
      if (it.op !== OP.loop && it.results.length > 0) return undefined;
      found.add(it.begin);
    }
  }
  const falls = flow.at[to].reached;
  if (frame.results.length > 1 || results.length > 1) return undefined;
  return { begins: [...found], falls };
}

/** What a region reads and writes. */
export function locals(code, { from, to }) {
  let [read, written] = [0n, 0n];
  for (let index = from; index < to; index++) {
    const { op, value } = code[index];
    if (op === OP.get) read |= 1n << BigInt(value);
    if (op === OP.set || op === OP.tee) written |= 1n << BigInt(value);
  }
  return { read, written };
}

/** The numbers in a set of bits. */
export const members = (set) => [...set.toString(2)].reverse().flatMap((it, index) => (it === '1' ? [index] : []));
