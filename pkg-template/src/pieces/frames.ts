// The forms of tiles, and how large the letters on them are.

/** The outline of a tile, a thin line inside it, how wide letters may be, and how low their middle is. */
export type Frame = readonly [body: string, line: string, room: number, middle: number];

/** Tiles by their form. */
export const FRAMES = {
  disc: ['M50 12a38 38 0 1 0 .1 0z', 'M50 19a31 31 0 1 0 .1 0z', 60, 50],
  octagon: ['M35 13h30L87 35v30L65 87H35L13 65V35z', 'M38 20h24L80 38v24L62 80H38L20 62V38z', 62, 50],
  round: ['M50 7a43 43 0 1 0 .1 0z', 'M50 14a36 36 0 1 0 .1 0z', 62, 50],
  stone: ['M33 7h34L93 33v34L67 93H33L7 67V33z', 'M36 14h28L86 36v28L64 86H36L14 64V36z', 66, 50],
  wedge: ['M50 4L83 17 91 95H9L17 17z', '', 66, 57],
  pentagon: ['M50 7L76 19 87 90H13L24 19z', 'M50 14L70.5 24 80 84H20L29.5 24z', 49, 57],
} as const satisfies Record<string, Frame>;

/** The size of letters that fit into a room. No font is asked: pictures are drawn where there is none. */
export function letterSize(text: string, room: number): number {
  const width = [...text].reduce(
    (sum, it) => sum + (/[MW@%]/.test(it) ? 1.08 : /[IJijl1.'!]/.test(it) ? 0.5 : 0.82),
    0,
  );
  return Math.round(Math.min(46, room / width));
}
