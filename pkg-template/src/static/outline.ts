// Outlines of SVG as steps from one absolute place to the next, by a line or a cubic curve.

/** A place of a drawing. */
export type Place = readonly [x: number, y: number];

/** A step of an outline. */
export type OutlineStep =
  | { readonly kind: 'move'; readonly to: Place }
  | { readonly kind: 'line'; readonly to: Place }
  | { readonly kind: 'curve'; readonly controls: readonly [Place, Place]; readonly to: Place }
  | { readonly kind: 'close' };

/** How many numbers each step takes. */
const LENGTHS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Splits the text of an outline: signs may touch numbers, and the two flags of an arc each other. */
function* steps(d: string): Generator<{ letter: string; numbers: number[] }> {
  const next = /\s*,?\s*(?:([a-z])|([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?))/iy;
  const flag = /\s*,?\s*([01])/y;
  let letter = '';
  let at = 0;
  /** What stands next: a letter becomes the one that counts, a number is given back. */
  const read = (sign: RegExp): number | undefined => {
    sign.lastIndex = at;
    const found = sign.exec(d);
    if (!found) throw new Error(`An outline cannot be read: ${d}`);
    at = sign.lastIndex;
    if (sign === next && found[1]) {
      letter = found[1];
      return undefined;
    }
    return Number(sign === flag ? found[1] : found[2]);
  };
  const end = d.trimEnd().length;
  while (at < end) {
    const first = read(next);
    const n = LENGTHS[letter.toLowerCase()] ?? 0;
    const numbers = first === undefined ? [] : [first];
    const isArc = letter.toLowerCase() === 'a';
    while (numbers.length < n) {
      const isFlag = isArc && (numbers.length === 3 || numbers.length === 4);
      numbers.push(read(isFlag ? flag : next) ?? 0);
    }
    yield { letter, numbers };
    if (letter === 'm') letter = 'l';
    if (letter === 'M') letter = 'L';
  }
}

/** An arc from one place to another: its radii, how far they are turned in degrees, and which of the four arcs it is. */
interface Arc {
  from: readonly [number, number];
  to: readonly [number, number];
  radii: readonly [number, number];
  turn: number;
  isLarge: boolean;
  isClockwise: boolean;
}

/** The cubic curves of an arc, at most a quarter of an ellipse each: two controls and an end. */
function curvesOf({ from, to, radii, turn, isLarge, isClockwise }: Arc): number[][] {
  let [rx, ry] = radii.map(Math.abs) as [number, number];
  if (rx === 0 || ry === 0) return [[...from, ...to, ...to]];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  // Half the chord, seen along the axes of the ellipse.
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const far = (x / rx) ** 2 + (y / ry) ** 2;
  if (far === 0) return [];
  if (far > 1) [rx, ry] = [rx * Math.sqrt(far), ry * Math.sqrt(far)];
  const away = Math.sqrt(Math.max(0, 1 / Math.max(far, 1e-12) - 1) * (far > 1 ? 0 : 1));
  const side = isLarge === isClockwise ? -away : away;
  const [mx, my] = [(side * rx * y) / ry, (-side * ry * x) / rx];
  const begin = Math.atan2((y - my) / ry, (x - mx) / rx);
  let sweep = Math.atan2((-y - my) / ry, (-x - mx) / rx) - begin;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  const middle = [cos * mx - sin * my + (from[0] + to[0]) / 2, sin * mx + cos * my + (from[1] + to[1]) / 2] as const;
  const seen = (px: number, py: number): [number, number] => [
    middle[0] + cos * rx * px - sin * ry * py,
    middle[1] + sin * rx * px + cos * ry * py,
  ];
  const parts = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-6));
  const part = sweep / parts;
  const reach = (4 / 3) * Math.tan(part / 4);
  return Array.from({ length: parts }, (_, index) => {
    const [a, b] = [begin + index * part, begin + (index + 1) * part];
    const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
    const last = index === parts - 1 ? to : seen(cb, sb);
    return [...seen(ca - reach * sa, sa + reach * ca), ...seen(cb + reach * sb, sb - reach * cb), ...last];
  });
}

/** The steps of the `d` of an outline. */
export function outlineOf(d: string): OutlineStep[] {
  const res: OutlineStep[] = [];
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  /** The control that a smooth step mirrors, if the step before was such a curve. */
  let mirrored: { of: 'cubic' | 'quadratic'; at: readonly [number, number] } | undefined;
  const move = (to: readonly number[]): void => {
    [x, y] = [to[0] ?? 0, to[1] ?? 0];
  };
  const line = (to: readonly number[]): void => {
    move(to);
    res.push({ kind: 'line', to: [x, y] });
  };
  const curve = (it: readonly number[]): void => {
    const [ax = 0, ay = 0, bx = 0, by = 0] = it;
    move(it.slice(4));
    const controls = [[ax, ay] as const, [bx, by] as const] as const;
    res.push({ kind: 'curve', controls, to: [x, y] });
  };
  const quadratic = (control: readonly [number, number], to: readonly number[]): void => {
    const [tx = 0, ty = 0] = to;
    const towards = (a: number, b: number): number => a + (2 / 3) * (b - a);
    curve([
      ...[towards(x, control[0]), towards(y, control[1])],
      ...[towards(tx, control[0]), towards(ty, control[1]), tx, ty],
    ]);
    mirrored = { of: 'quadratic', at: control };
  };
  const mirror = (of: 'cubic' | 'quadratic'): [number, number] =>
    mirrored?.of === of ? [2 * x - mirrored.at[0], 2 * y - mirrored.at[1]] : [x, y];
  for (const { letter, numbers } of steps(d)) {
    const kind = letter.toLowerCase();
    const [ox, oy] = letter === kind ? [x, y] : [0, 0];
    const at = numbers.map((it, index) => it + (index % 2 === 0 ? ox : oy));
    const [a = 0, b = 0] = at;
    const before = mirrored;
    mirrored = undefined;
    if (kind === 'm') {
      move(at);
      start = [x, y];
      res.push({ kind: 'move', to: [x, y] });
    } else if (kind === 'l') line(at);
    else if (kind === 'h') line([a, y]);
    else if (kind === 'v') line([x, (numbers[0] ?? 0) + oy]);
    else if (kind === 'c') {
      curve(at);
      mirrored = { of: 'cubic', at: [at[2] ?? 0, at[3] ?? 0] };
    } else if (kind === 's') {
      mirrored = before;
      curve([...mirror('cubic'), ...at]);
      mirrored = { of: 'cubic', at: [a, b] };
    } else if (kind === 'q') quadratic([a, b], at.slice(2));
    else if (kind === 't') {
      mirrored = before;
      quadratic(mirror('quadratic'), at);
    } else if (kind === 'a') {
      const [rx = 0, ry = 0, turn = 0, large, sweep, tx = 0, ty = 0] = numbers;
      const to = [tx + ox, ty + oy] as const;
      const arc = { from: [x, y], to, radii: [rx, ry], turn, isLarge: large === 1, isClockwise: sweep === 1 } as const;
      for (const it of curvesOf(arc)) curve(it);
    } else {
      res.push({ kind: 'close' });
      move(start);
    }
  }
  return res;
}
