// Follows the instructions of a function: how high the stack stands, what may be reached, which local variables are still read.

import { OP, VOID } from './code.mjs';

/** How many values plain instructions take and leave, by ranges of their numbers. */
const PLAIN = [
  [0x1a, 0x1a, 1, 0], [0x1b, 0x1c, 3, 1], [0x20, 0x20, 0, 1], [0x21, 0x21, 1, 0], [0x22, 0x22, 1, 1], [0x23, 0x23, 0, 1], [0x24, 0x24, 1, 0],
  [0x25, 0x25, 1, 1], [0x26, 0x26, 2, 0], [0x28, 0x35, 1, 1], [0x36, 0x3e, 2, 0], [0x3f, 0x3f, 0, 1], [0x40, 0x40, 1, 1], [0x41, 0x44, 0, 1],
  [0x45, 0x45, 1, 1], [0x46, 0x4f, 2, 1], [0x50, 0x50, 1, 1], [0x51, 0x66, 2, 1], [0x67, 0x69, 1, 1], [0x6a, 0x78, 2, 1], [0x79, 0x7b, 1, 1],
  [0x7c, 0x8a, 2, 1], [0x8b, 0x91, 1, 1], [0x92, 0x98, 2, 1], [0x99, 0x9f, 1, 1], [0xa0, 0xa6, 2, 1], [0xa7, 0xc4, 1, 1], [0xd0, 0xd0, 0, 1],
  [0xd1, 0xd1, 1, 1], [0xd2, 0xd2, 0, 1],
];
const EFFECTS = new Map(PLAIN.flatMap(([first, last, takes, leaves]) => Array.from({ length: last - first + 1 }, (_, index) => [first + index, leaves - takes])));
/** The same of bulk instructions, by their second number: conversions leave as many as they take. */
const LONG = { 8: -3, 10: -3, 11: -3, 12: -3, 14: -3, 15: -1, 16: 1, 17: -3 };

/** Behind these nothing follows. */
const isLast = (op) => op === OP.unreachable || op === OP.br || op === OP.brTable || op === OP.return;

/** By how much an instruction that is not a block changes the height of the stack. */
function effect({ op, value }, module) {
  if (op === OP.call || op === OP.callIndirect) {
    const { parameters, results } = module.types[op === OP.call ? module.typeOf(value) : value];
    return results.length - parameters.length - (op === OP.callIndirect ? 1 : 0);
  }
  if (op === OP.brIf) return -1;
  if (op === 0xfc) return LONG[value] ?? 0;
  return EFFECTS.get(op) ?? 0;
}

/**
 * Of every instruction: the height of the stack before it, counted from the begin of the block it is in (`height`),
 * whether it can be reached (`reached`), and the block it is in (`frame`). Frames are the places of their first instructions; the function is -1.
 */
export function heights({ code }, results, module) {
  const frames = [{ begin: -1, op: OP.block, outer: undefined, results, elseAt: undefined, end: undefined }];
  const at = [];
  let frame = frames[0];
  let [height, reached] = [0, true];
  code.forEach((it, index) => {
    at.push({ height, reached, frame });
    if (it.op >= OP.block && it.op <= OP.if) {
      if (it.op === OP.if) height--;
      frame = { begin: index, op: it.op, outer: frame, results: it.type === VOID ? [] : [it.type], entered: reached, below: height };
      frames.push(frame);
      height = 0;
    } else if (it.op === OP.else) {
      frame.elseAt = index;
      [height, reached] = [0, frame.entered];
    } else if (it.op === OP.end) {
      frame.end = index;
      if (frame.outer) {
        height = frame.below + frame.results.length;
        reached = frame.entered;
        frame = frame.outer;
      }
    } else if (isLast(it.op)) reached = false;
    else height += effect(it, module);
  });
  return { at, frames: new Map(frames.map((it) => [it.begin, it])) };
}

/** The frame that a branch leads to. */
export function target(frame, label) {
  for (let left = label; left > 0; left--) frame = frame.outer;
  return frame;
}

const bit = (local) => 1n << BigInt(local);

/**
 * Which local variables are read later, as sets of bits: before every instruction (`before`), and where a branch to a frame leads (`label`, by the frames' begins).
 */
export function liveness({ code }, { at, frames }) {
  const before = code.map(() => 0n);
  const label = new Map([[-1, 0n]]);
  const begins = new Map([...frames].map(([begin, { end }]) => [end, begin]));

  /** Goes back from `last` to `first`, both in one frame; `live` are those that are read behind them. */
  function back(first, last, live) {
    for (let index = last; index >= first; index--) {
      const { op, value, labels } = code[index];
      if (op === OP.end) {
        before[index] = live;
        index = begins.get(index);
        live = through(frames.get(index), live);
      } else if (op === OP.get) live |= bit(value);
      else if (op === OP.set || op === OP.tee) live &= ~bit(value);
      else if (op === OP.return || op === OP.unreachable) live = 0n;
      else if (labels) {
        if (op !== OP.brIf) live = 0n;
        for (const it of labels) live |= label.get(target(at[index].frame, it).begin);
      }
      before[index] = live;
    }
    return live;
  }

  /** Goes back through a whole frame. */
  function through({ op, begin, elseAt, end }, live) {
    if (op === OP.loop) {
      for (let head = 0n; ; ) {
        label.set(begin, head);
        const next = back(begin + 1, end - 1, live);
        if (next === head) return head;
        head = next;
      }
    }
    label.set(begin, live);
    if (elseAt === undefined) return back(begin + 1, end - 1, live) | (op === OP.if ? live : 0n);
    before[elseAt] = live;
    return back(begin + 1, elseAt - 1, live) | back(elseAt + 1, end - 1, live);
  }

  through(frames.get(-1), 0n);
  return { before, label };
}
