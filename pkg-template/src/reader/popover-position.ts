// Where the sentence of a refusal and the choice at a square stand: in sight, beside the squares that they are about, or over them.

/** A box on the screen. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A size in pixels. */
export type Size = readonly [width: number, height: number];

/** A place on the screen. */
export type Place = [left: number, top: number];

/** A box that is better not covered, and how bad it is if it is. */
export type Kept = readonly [box: Box, weight: number];

/** How far a popover stays away from a square, in pixels. */
const GAP = 5;

const covers = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** What two boxes have in common; the first one if that is nothing. */
export function intersection(a: Box, b: Box): Box {
  const [left, top, right, bottom] = [
    Math.max(a.left, b.left),
    Math.max(a.top, b.top),
    Math.min(a.right, b.right),
    Math.min(a.bottom, b.bottom),
  ];
  return left < right && top < bottom ? { left, top, right, bottom } : a;
}

const clamp = (it: number, from: number, to: number, size: number): number => Math.max(from, Math.min(it, to - size));

/** The place of a popover inside `room`, as near to the first of the squares as what is kept allows. */
export function placeBeside([width, height]: Size, room: Box, squares: Box[], kept: Kept[]): Place {
  const middle = ({ left, right }: Box): number => (left + right - width) / 2;
  const near = squares.flatMap((square): Place[] => {
    const { left, top, right, bottom } = square;
    const [across, down] = [middle(square), (top + bottom - height) / 2];
    return [
      ...[across, left, right - width].flatMap((x): Place[] => [
        [x, bottom + GAP],
        [x, top - GAP - height],
      ]),
      [right + GAP, down],
      [left - GAP - width, down],
    ];
  });
  const far = squares.flatMap((it): Place[] => [
    [middle(it), room.top],
    [middle(it), room.bottom - height],
  ]);
  let best: Place = [room.left, room.top];
  let least = Infinity;
  for (const [x, y] of [...near, ...far]) {
    const [left, top] = [clamp(x, room.left, room.right, width), clamp(y, room.top, room.bottom, height)];
    const box = { left, top, right: left + width, bottom: top + height };
    const cost = kept.reduce((sum, [it, weight]) => sum + (covers(box, it) ? weight : 0), 0);
    if (cost < least) [best, least] = [[left, top], cost];
  }
  return best;
}
