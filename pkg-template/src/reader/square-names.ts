// Messages of the engine that name squares otherwise.

import type { Argument, Message } from '../words/message.js';

/** The arguments of messages that are squares. */
const SQUARES = new Set(['area', 'from', 'next', 'square', 'squares']);

/** An argument with other names of squares. */
function renamed(argument: Argument, nameOf: (square: string) => string, isSquare: boolean): Argument {
  if (typeof argument === 'string') return isSquare ? argument.replace(/[a-z]+-?\d+/g, nameOf) : argument;
  if (typeof argument === 'number') return argument;
  const all = (items: readonly Argument[]): Argument[] => items.map((it) => renamed(it, nameOf, isSquare));
  if ('listed' in argument) return { listed: all(argument.listed) };
  if ('all' in argument) return { all: all(argument.all) };
  if ('any' in argument) return { any: all(argument.any) };
  if ('sentences' in argument) return { sentences: argument.sentences.map((it) => withSquares(it, nameOf)) };
  return 'id' in argument ? withSquares(argument, nameOf) : argument;
}

/** A message that names squares otherwise. */
export function withSquares({ id, args }: Message, nameOf: (square: string) => string): Message {
  const changed = Object.entries(args).map(([name, it]) => [name, renamed(it, nameOf, SQUARES.has(name))]);
  return { id, args: Object.fromEntries(changed) };
}
