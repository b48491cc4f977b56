// Moves from targets that were clicked: writes XBetza. No page and no board in it.

/** The atoms by the larger and the smaller component of their jump. */
const ATOMS = {
  '1,0': 'W',
  '1,1': 'F',
  '2,0': 'D',
  '2,1': 'N',
  '2,2': 'A',
  '3,0': 'H',
  '3,1': 'C',
  '3,2': 'Z',
  '3,3': 'G',
};

/** How far from the piece targets may be. */
export const REACH = 3;

/** The atom whose jumps lead to a target. */
export function atomOf(x, y) {
  const [far, near] = [Math.abs(x), Math.abs(y)].sort((a, b) => b - a);
  return ATOMS[`${far},${near}`];
}

/** All targets that look like this one: the same jump in the other directions. */
export function likes(x, y) {
  const turned = [
    [x, y],
    [y, x],
  ].flatMap(([a, b]) => [
    [a, b],
    [-a, b],
    [a, -b],
    [-a, -b],
  ]);
  const seen = new Map(turned.map((it) => [it.join(), it]));
  return [...seen.values()];
}

/** How a target is called in the notation: forward is up. */
function direction(x, y) {
  const across = x < 0 ? 'l' : 'r';
  const along = y < 0 ? 'b' : 'f';
  if (x === 0) return along;
  if (y === 0) return across;
  // Of an oblique jump the second letter names the long side.
  return Math.abs(x) < Math.abs(y) ? across + along : along + across;
}

/** Sets of directions that have a name of their own: of diagonal jumps, and the narrow ones of oblique jumps. */
const SHORT = {
  4: { flfr: 'f', blbr: 'b', blfl: 'l', brfr: 'r' },
  8: { lfrf: 'f', lbrb: 'b' },
};

function directions(names, total) {
  if (names.length === total) return '';
  const all = [...names].sort().join('');
  return SHORT[total][all] ?? all;
}

const SLIDERS = { W: 'R', F: 'B' };

/** The moves that lead to these targets. Each has `x`, `y`, `range` (0: as far as it likes) and `mode` (`both`, `move` or `capture`). */
export function movesOf(targets) {
  const groups = new Map();
  for (const { x, y, range, mode } of targets) {
    const atom = atomOf(x, y);
    if (!atom) continue;
    const key = `${atom},${range},${mode}`;
    const group = groups.get(key) ?? { atom, range, mode, names: new Set(), total: likes(x, y).length };
    groups.set(key, group);
    group.names.add(direction(x, y));
  }
  const whole = (atom, range, mode) => {
    const group = groups.get(`${atom},${range},${mode}`);
    return group !== undefined && group.names.size === group.total;
  };
  let res = '';
  for (const mode of ['both', 'move', 'capture']) {
    const letter = { both: '', move: 'm', capture: 'c' }[mode];
    // One step and every slide in all eight directions have letters of their own.
    for (const [range, name] of [
      [1, 'K'],
      [0, 'Q'],
    ]) {
      if (!whole('W', range, mode) || !whole('F', range, mode)) continue;
      res += letter + name;
      groups.delete(`W,${range},${mode}`);
      groups.delete(`F,${range},${mode}`);
    }
  }
  for (const { atom, range, mode, names, total } of groups.values()) {
    const letters = { both: '', move: 'm', capture: 'c' }[mode] + directions([...names], total);
    if (range === 0 && SLIDERS[atom]) res += letters + SLIDERS[atom];
    else res += letters + atom + (range === 1 ? '' : range);
  }
  return res;
}
