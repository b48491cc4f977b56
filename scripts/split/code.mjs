// Reads the instructions of a function body.

import { Cursor, number } from './module.mjs';

/** The instructions that the parts of the build speak of. */
export const OP = {
  unreachable: 0x00, block: 0x02, loop: 0x03, if: 0x04, else: 0x05, end: 0x0b, br: 0x0c, brIf: 0x0d, brTable: 0x0e, return: 0x0f,
  call: 0x10, callIndirect: 0x11, drop: 0x1a, get: 0x20, set: 0x21, tee: 0x22, setGlobal: 0x24, i32: 0x41, eq: 0x46, reference: 0xd2,
};

/** A block without results. */
export const VOID = 0x40;

/** Bulk instructions on memory and tables by their second number, and how many numbers follow. */
const LONG = { 8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 16: 1, 17: 1 };

const isPlain = (code) => code <= 0x01 || code === 0x05 || code === 0x0b || code === 0x0f || code === 0x1a || code === 0x1b || (code >= 0x45 && code <= 0xc4) || code === 0xd1;

/** The operands of an instruction: `value` for a number that names something, `labels` for branches, `type` for the result of a block. */
function operands(code, from) {
  if (code === OP.call || code === OP.reference) return { value: from.number() };
  if (code === OP.callIndirect) {
    const value = from.number();
    from.skip();
    return { value };
  }
  if (code >= OP.block && code <= OP.if) {
    const type = from.bytes[from.at];
    if (type < 0x40 || type >= 0x80) throw new Error('A block with a type of several results is not expected.');
    from.at++;
    return { type };
  }
  if (code === OP.br || code === OP.brIf) return { labels: [from.number()] };
  if (code === OP.brTable) return { labels: [...from.list(() => from.number()), from.number()] };
  if (code === 0x1c) from.take(from.number());
  else if ((code >= 0x20 && code <= 0x26) || code === 0xd0 || code === 0x3f || code === 0x40) return { value: from.number() };
  else if (code >= 0x28 && code <= 0x3e) {
    from.skip();
    from.skip();
  } else if (code === 0x41 || code === 0x42) from.skip();
  else if (code === 0x43) from.take(4);
  else if (code === 0x44) from.take(8);
  else if (code === 0xfc) {
    const value = from.number();
    for (let left = LONG[value] ?? 0; left > 0; left--) from.skip();
    return { value };
  } else if (!isPlain(code)) throw new Error(`Instruction 0x${code.toString(16)} is not expected.`);
  return {};
}

const known = new WeakMap();

/** A body in parts: the types of its local variables behind the parameters, and its instructions with their places. */
export function decoded(body) {
  if (!known.has(body)) known.set(body, parts(body));
  return known.get(body);
}

function parts(body) {
  const from = new Cursor(body);
  const locals = from.list(() => [from.number(), from.byte()]).flatMap(([count, type]) => Array(count).fill(type));
  const code = [];
  while (from.at < body.length) {
    const at = from.at;
    const op = from.byte();
    code.push({ op, at, ...operands(op, from), end: from.at });
  }
  return { locals, code };
}

/** The body with other calls: `standing` says what stands for a call of a function. */
export function calling(body, standing) {
  const parts = [];
  let done = 0;
  for (const { op, value, at, end } of decoded(body).code) {
    if (op === OP.reference) throw new Error('References to functions are not expected in code.');
    if (op !== OP.call) continue;
    parts.push(body.subarray(done, at), standing(value));
    done = end;
  }
  return Buffer.concat([...parts, body.subarray(done)]);
}

/** A call of the function with a number. */
export const call = (index) => Buffer.concat([Buffer.from([OP.call]), number(index)]);

/** The functions that a body calls. */
export const called = (body) => decoded(body).code.flatMap(({ op, value }) => (op === OP.call ? [value] : []));
