// Walks the instructions of a function body to the functions that it calls.

import { Cursor, number } from './module.mjs';

/** Calls back for every function that a body names (`call`, `ref.func`), with the place of its number. */
function walk(body, called) {
  const from = new Cursor(body);
  const target = () => {
    const start = from.at;
    called(from.number(), start, from.at);
  };
  for (let groups = from.number(); groups > 0; groups--) {
    from.skip();
    from.byte();
  }
  while (from.at < body.length) {
    const code = from.byte();
    if (code === 0x10 || code === 0xd2) target();
    else if (code === 0x11) {
      from.skip();
      from.skip();
    } else if ((code >= 0x02 && code <= 0x04) || code === 0x0c || code === 0x0d) from.skip();
    else if (code === 0x0e) for (let labels = from.number(); labels >= 0; labels--) from.skip();
    else if (code === 0x1c) from.take(from.number());
    else if ((code >= 0x20 && code <= 0x26) || code === 0xd0 || code === 0x3f || code === 0x40) from.skip();
    else if (code >= 0x28 && code <= 0x3e) {
      from.skip();
      from.skip();
    } else if (code === 0x41 || code === 0x42) from.skip();
    else if (code === 0x43) from.take(4);
    else if (code === 0x44) from.take(8);
    else if (code === 0xfc) long(from);
    else if (!isPlain(code)) throw new Error(`Instruction 0x${code.toString(16)} is not expected.`);
  }
}

/** Instructions without operands. */
const isPlain = (code) => code <= 0x01 || code === 0x05 || code === 0x0b || code === 0x0f || code === 0x1a || code === 0x1b || (code >= 0x45 && code <= 0xc4) || code === 0xd1;

/** Saturating conversions; bulk instructions on memory and tables. */
function long(from) {
  const code = from.number();
  const operands = { 8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 16: 1, 17: 1 }[code] ?? 0;
  for (let left = operands; left > 0; left--) from.skip();
}

/** The body with other numbers of functions. */
export function renumbered(body, numberOf) {
  const parts = [];
  let done = 0;
  const called = (index, start, end) => {
    parts.push(body.subarray(done, start), number(numberOf(index)));
    done = end;
  };
  walk(body, called);
  return Buffer.concat([...parts, body.subarray(done)]);
}

/** Where the instructions of a body begin, after its local variables. */
export function opening(body) {
  const from = new Cursor(body);
  for (let groups = from.number(); groups > 0; groups--) {
    from.skip();
    from.byte();
  }
  return from.at;
}
