// Our own drawings of pieces, in a box of 100 by 100. Data only.

/** A drawing: silhouettes, and lines and spots over them. */
export interface Drawing {
  /** Filled with the colour of the side and outlined. */
  body: string;
  /** Drawn as lines in the contrasting colour. */
  lines?: string;
  /** Filled with the contrasting colour. */
  spots?: string;
}

const HORSE =
  'M27 88C27 70 45 66 45 51 40 54 37 56 32 57 30 62 25 64 21 61 17 58 15 54 18 50 22 43 27 38 29 31 30 24 34 18 40 15L41 7Q46 9 49 14C67 16 79 32 79 58 79 70 77 79 77 88z';
const MANE = 'M54 23c11 6 17 18 16 37';
const EYE = 'M36 31a3.400 3.400 0 1 0 .1 0zM22.500 52.500a2 2 0 1 0 .1 0z';
/** The head of the horse alone, higher up, for pieces that are half a knight. */
const HEAD =
  'M33 64C33 55 46 50 46 41 42 44 39 45 35 46 33 50 29 52 25 49 21 47 20 43 22 40 26 34 30 30 32 25 33 19 36 14 41 12L42 5Q46 7 48 11C63 12 73 25 73 45 73 53 72 59 71 64z';
const HEAD_MANE = 'M53 19c9 5 13 14 13 28';
const HEAD_EYE = 'M38 24a3 3 0 1 0 .1 0z';
const ball = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const CROWN = 'M26 68q24-7 48 0M25 77q25-6 50 0';
const LOBES =
  'M50 27c-3 4-5 7-6 12-5-7-14-10-21-6-9 5-10 16-4 24 3 4 6 8 7 11l-1 8-4 12h58l-4-12-1-8c1-3 4-7 7-11 6-8 5-19-4-24-7-4-16-1-21 6-1-5-3-8-6-12z';

/** The drawings by name. */
export const DRAWINGS: Record<string, Drawing> = {
  pawn: {
    body: 'M50 16a14 14 0 0 0-9.500 24.200C37 41.500 34 44 34 47h7c-.5 11-5 18-12 24-3.500 3-5 6-5 10v7h52v-7c0-4-1.500-7-5-10-7-6-11.500-13-12-24h7c0-3-3-5.500-6.500-6.800A14 14 0 0 0 50 16z',
  },
  rook: { body: 'M24 15h13v8h7v-8h12v8h7v-8h13v19l-9 8 3 26 9 8v12H21V76l9-8 3-26-9-8z', lines: 'M34 42h32M31 68h38' },
  knight: { body: HORSE, lines: MANE, spots: EYE },
  bishop: {
    body: 'M50 8a6 6 0 0 0-3.500 10.900C36 26 28 37 28 48c0 7 4 12 9 16l-1 8c-3 5-14 5-14 16h56c0-11-11-11-14-16l-1-8c5-4 9-9 9-16 0-11-8-22-18.500-29.100A6 6 0 0 0 50 8z',
    lines: 'M37 64h26M36 72h28M50 34v18M41 43h18',
  },
  queen: {
    body: `${ball(13, 31, 5)}${ball(30, 19, 5)}${ball(50, 14, 5)}${ball(70, 19, 5)}${ball(87, 31, 5)}M26 64L14 37 31 51 30 25 43 47 50 20 57 47 70 25 69 51 86 37 74 64 75 76 79 88H21L25 76z`,
    lines: 'M26 64q24-7 48 0M25 76q25-6 50 0',
  },
  king: { body: `M46 27V20H39V12H46V5H54V12H61V20H54V27z${LOBES}`, lines: `${CROWN}M50 41v20` },
  prince: { body: `${ball(50, 20, 7)}${LOBES}`, lines: CROWN },
  ferz: {
    body: `${ball(20, 30, 5)}${ball(50, 22, 5)}${ball(80, 30, 5)}M28 66L21 36 39 53 50 28 61 53 79 36 72 66 73 76 77 88H23L27 76z`,
    lines: 'M28 66q22-6 44 0M27 76q23-6 46 0',
  },
  archbishop: {
    body: `${HEAD}M38 64h28l-2 7c3 5 17 6 17 17H23c0-11 14-12 17-17z`,
    lines: 'M39 71h26M57 25v19M49 33h16',
    spots: HEAD_EYE,
  },
  chancellor: { body: `${HEAD}M21 57h13v9h9v-9h14v9h9v-9h13v31H21z`, lines: `${HEAD_MANE}M22 77h56`, spots: HEAD_EYE },
  amazon: {
    body: `${HEAD}M18 52l14 13 5-13 13 13 13-13 5 13 14-13-7 22 4 14H21l4-14z`,
    lines: `${HEAD_MANE}M25 75q25-5 50 0`,
    spots: HEAD_EYE,
  },
  unicorn: { body: `M31 27L9 5 40 15z${HORSE}`, lines: MANE, spots: EYE },
  cannon: {
    body: 'M12 62C6 54 8 44 16 40L66 17 63 10 74 5 91 41 80 46 77 40 33 62zM40 50a19 19 0 1 0 .1 0zM56 80L88 88H50z',
    lines: 'M40 50v38M21 69h38M26.500 55.500l27 27M53.500 55.500l-27 27M66 17L77 40',
  },
  elephant: {
    body: 'M50 16c12 0 19 5 21 12 10-7 22-2 22 14 0 15-9 24-20 20-2 6-5 9-9 11 0 9 2 12 8 12l-1 5c-14 2-19-4-19-14l-.5-6c-10 0-17-5-19.500-10-2 1-3.500 1.300-5 1.300C17 61 7 55 7 42c0-16 12-21 22-14 2-7 9-12 21-12z',
    lines: 'M71 30c3 9 3 20 0 29M29 30c-3 9-3 20 0 29M57 70h6',
    spots: 'M41 38a3.400 3.400 0 1 0 .1 0zM59 38a3.400 3.400 0 1 0 .1 0z',
  },
  lion: {
    body: 'M50 8c7 0 9 5 13 6 5-1 10 0 12 5 3 5 8 6 9 12s-2 9-1 14 4 9 1 15-8 6-11 11-6 10-12 10c-4 0-7 5-11 5s-7-5-11-5c-6 0-9-5-12-10s-8-5-11-11 0-10 1-15-2-8-1-14 6-7 9-12c2-5 7-6 12-5 4-1 6-6 13-6z',
    lines: 'M50 26c15 0 23 9 22 23-1 15-10 26-22 26S29 64 28 49c-1-14 7-23 22-23zM50 58v6M42 68c5 1 8-1 8-4 0 3 3 5 8 4',
    spots: 'M40 40a3.600 3.600 0 1 0 .1 0zM60 40a3.600 3.600 0 1 0 .1 0zM43 53h14l-7 7z',
  },
  wizard: {
    body: 'M54 6L73 64c12 3 18 8 18 13 0 7-18 11-41 11S9 84 9 77c0-5 6-10 18-13L42 24z',
    lines: 'M27 64c12 6 34 6 46 0',
    spots: 'M51 32l3.500 8 8.500.800-6.500 5.700 2 8.500-7.500-4.500-7.500 4.500 2-8.500-6.500-5.700 8.500-.8z',
  },
  champion: { body: 'M50 9c10 6 21 9 34 9 1 35-8 58-34 71C24 76 15 53 16 18c13 0 24-3 34-9z', lines: 'M50 24v50M29 42h42' },
  falcon: {
    body: 'M27 88c1-17 9-22 9-36-8 1-17 5-21 12C10 42 20 19 45 15c21-2 37 15 36 42-1 13-3 22-3 31z',
    lines: 'M36 52c6-1 10-4 12-9M56 88c1-13 4-20 4-32',
    spots: 'M42 28a4 4 0 1 0 .1 0z',
  },
};

/** Other names of the same drawings. */
export const ALIASES: Record<string, string> = Object.fromEntries(
  Object.entries({
    pawn: 'soldier berolina berolinapawn footman',
    rook: 'tower castle chariot',
    knight: 'horse mao cavalier',
    prince: 'man commoner guard mann',
    ferz: 'fers advisor adviser minister mandarin general vizier',
    archbishop: 'cardinal princess janus paladin',
    chancellor: 'marshall marshal empress',
    amazon: 'terror superqueen',
    cannon: 'pao',
    elephant: 'alfil modernelephant',
    falcon: 'hawk eagle bird',
  }).flatMap(([name, others]) => others.split(' ').map((other) => [other, name])),
);
