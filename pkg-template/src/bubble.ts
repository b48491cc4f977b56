// Where the sentence of a refusal stands: in sight, beside the squares that it is about, off those that may be clicked next.

/** A box on the screen. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A box that is better not covered, and how bad it is if it is. */
export type Kept = [box: Box, weight: number];

/** How far the sentence stays away from a square, in pixels. */
const GAP = 5;

const covers = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** What two boxes have in common; the first one if that is nothing. */
export function common(a: Box, b: Box): Box {
  const [left, top, right, bottom] = [Math.max(a.left, b.left), Math.max(a.top, b.top), Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
  return left < right && top < bottom ? { left, top, right, bottom } : a;
}

/** The left and the top of a box of some size inside `room`, as near to the first of the squares as what is kept allows. */
export function place(width: number, height: number, room: Box, squares: Box[], kept: Kept[]): [left: number, top: number] {
  const inside = (it: number, from: number, to: number, size: number): number => Math.max(from, Math.min(it, to - size));
  const spots = squares.flatMap(({ left, top, right, bottom }) => {
    const [across, down] = [(left + right - width) / 2, (top + bottom - height) / 2];
    return [
      ...[across, left, right - width].flatMap((x) => [[x, bottom + GAP] as const, [x, top - GAP - height] as const]),
      [right + GAP, down],
      [left - GAP - width, down],
      [across, room.top],
      [across, room.bottom - height],
    ] as const;
  });
  let best: [number, number] = [room.left, room.top];
  let least = Infinity;
  for (const [x, y] of spots) {
    const [left, top] = [inside(x, room.left, room.right, width), inside(y, room.top, room.bottom, height)];
    const box = { left, top, right: left + width, bottom: top + height };
    const cost = kept.reduce((sum, [it, weight]) => sum + (covers(box, it) ? weight : 0), 0);
    if (cost < least) [best, least] = [[left, top], cost];
  }
  return best;
}
