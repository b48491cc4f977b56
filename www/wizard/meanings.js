// What the lines of a definition mean: keys by their documentation, pieces by what they do. No page in it.

import { OTHERS } from '../data/keys.js';

/** The documentation of all keys by name, from the engine's list and that of the board and its look. */
export function documentation(keys) {
  const others = OTHERS.flatMap(([, rows]) => rows.map(([name, , , doc]) => [name, doc]));
  return new Map([...others, ...keys.map(({ name, doc }) => [name, doc])]);
}

/** Each line with what it means; `words(moves)` says what moves are in words. */
export async function meaningsOf(text, docs, words) {
  const lines = text.split('\n').filter((it) => it.trim() !== '');
  return Promise.all(
    lines.map(async (line) => {
      const key = /^(\w+)=/.exec(line)?.[1];
      if (key) return [line, docs.get(key) ?? ''];
      const [name, id, moves, , squares, hand] = line.split(':');
      if (name === 'hole') return [line, 'Squares that are not there.'];
      const does = moves === '' ? 'does not move' : await words(moves);
      const start = squares
        ? `White begins with it on ${squares.replaceAll(',', ', ')}`
        : 'it is not on the board at the start';
      const held = hand ? `; each side has ${hand} in hand` : '';
      return [line, `The ${name}, written ${id}, ${does}; ${start}${held}.`];
    }),
  );
}
