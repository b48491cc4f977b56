// Our own drawings of pieces and grounds, in a box of 100 by 100, and the names that lead to them.

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
const EYE = 'M36 31a3.4 3.4 0 1 0 .1 0zM22.5 52.5a2 2 0 1 0 .1 0z';
/** The head of the horse alone, higher up, for pieces that are half a knight. */
const HEAD =
  'M33 64C33 55 46 50 46 41 42 44 39 45 35 46 33 50 29 52 25 49 21 47 20 43 22 40 26 34 30 30 32 25 33 19 36 14 41 12L42 5Q46 7 48 11C63 12 73 25 73 45 73 53 72 59 71 64z';
const HEAD_MANE = 'M53 19c9 5 13 14 13 28';
const HEAD_EYE = 'M38 24a3 3 0 1 0 .1 0z';
/** A ball around a point. */
export const ball = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const CROWN = 'M26 68q24-7 48 0M25 77q25-6 50 0';
const LOBES =
  'M50 27c-3 4-5 7-6 12-5-7-14-10-21-6-9 5-10 16-4 24 3 4 6 8 7 11l-1 8-4 12h58l-4-12-1-8c1-3 4-7 7-11 6-8 5-19-4-24-7-4-16-1-21 6-1-5-3-8-6-12z';
/** The back of the horse, from the ears to the foot. */
const BACK = /C67 16.*/;
const DRAGON =
  'M34 64C36 58 44 54 45 46 40 48 34 52 26 52L19 48 29 44 14 42C8 37 10 29 18 29 19 25 23 24 27 26 32 22 36 20 42 18L52 4 54 17 73 6 67 20 82 22 73 30 86 39 75 43 84 55 72 57 71 64z';
const JAW = 'M29 44c7 0 12-2 16-5';
/** A helmet from the front: bowl, neck guards and mask. */
export const KABUTO =
  'M50 22C66 22 74 34 74 50L90 75C82 82 74 82 69 80L64 62H36L31 80C26 82 18 82 10 75L26 50C26 34 34 22 50 22zM36 62H64C66 76 60 89 50 89S34 76 36 62z';
/** The lines and the eyes of a helmet. */
export const BROW = 'M26 50q24-9 48 0M22 64l12-3M78 64l-12-3';
export const SLITS = 'M39 68l9 3-2 4c-4 0-7-3-7-7zM61 68l-9 3 2 4c4 0 7-3 7-7z';
/** The lower part of a pawn, from its collar down and up again. */
const SKIRT = 'c-.5 11-5 18-12 24-3.5 3-5 6-5 10v7h52v-7c0-4-1.5-7-5-10-7-6-11.5-13-12-24';
const DISC = 'M50 12a38 38 0 1 0 .1 0z';
/** A slab as large as a square. */
const SLAB = 'M9 3h82q7 0 7 7v82q0 7-7 7H9q-7 0-7-7V10q0-7 7-7z';
const CAT =
  'M19 15C28 11 36 15 39 22 46 20 54 20 61 22 64 15 72 11 81 15 87 23 84 34 81 39 87 50 85 66 75 76 67 84 58 88 50 88 42 88 33 84 25 76 15 66 13 50 19 39 16 34 13 23 19 15z';
const CAT_FACE = 'M38 44a4 4 0 1 0 .1 0zM62 44a4 4 0 1 0 .1 0zM42 60h16l-8 9z';
const SMILE = 'M41 76c5 2 9-1 9-5 0 4 4 7 9 5';
/** A cogwheel with eight teeth. */
const GEAR = `M${Array.from({ length: 32 }, (_, at) => {
  const [angle, far] = [((at + 0.5) * Math.PI) / 16, at % 4 < 2 ? 41 : 30];
  return `${Math.round(50 + far * Math.sin(angle))} ${Math.round(50 - far * Math.cos(angle))}`;
}).join('L')}z`;

/** The drawings by name. */
export const DRAWINGS: Record<string, Drawing> = {
  duck: {
    body: 'M38 12c10 0 17 7 17 17 0 7-4 11-4 16 10 5 24 4 38-6 4 18-3 46-32 46H36C22 85 14 75 16 62c1-8 10-12 11-18-4-2-7-6-8-10L6 33c0-5 6-7 13-8 2-8 9-13 19-13z',
    lines: 'M44 61c8 10 24 9 31-4',
    spots: 'M35 22a3.5 3.5 0 1 0 .1 0z',
  },
  wall: { body: SLAB, lines: 'M2 35h96M2 67h96M50 3v32M26 35v32M74 35v32M50 67v32' },
  ice: { body: SLAB, lines: 'M22 44L44 22M22 68L68 22M56 78L78 56' },
  arrow: { body: SLAB, lines: 'M29 72L73 28M50 27l24 0 0 24M38 63l-16-3M38 63l3 16M31 70l-13-2M31 70l2 13' },
  gap: { body: SLAB, lines: 'M14 86V15h72' },
  trail: {
    body: 'M50 6C64 6 68 17 78 24 90 32 98 44 92 57 87 68 76 68 71 78 65 91 55 97 43 94 30 91 32 78 23 70 13 62 3 54 8 40 12 29 24 32 30 22 35 13 38 6 50 6z',
    lines: 'M26 44q8-9 16 0t16 0 16 0M30 62q7-8 14 0t14 0 12-1',
  },
  pawn: {
    body: 'M50 16a14 14 0 0 0-9.5 24.2C37 41.5 34 44 34 47h7c-.5 11-5 18-12 24-3.5 3-5 6-5 10v7h52v-7c0-4-1.5-7-5-10-7-6-11.5-13-12-24h7c0-3-3-5.5-6.5-6.8A14 14 0 0 0 50 16z',
  },
  rook: { body: 'M24 15h13v8h7v-8h12v8h7v-8h13v19l-9 8 3 26 9 8v12H21V76l9-8 3-26-9-8z', lines: 'M34 42h32M31 68h38' },
  knight: { body: HORSE, lines: MANE, spots: EYE },
  bishop: {
    body: 'M50 8a6 6 0 0 0-3.5 10.9C36 26 28 37 28 48c0 7 4 12 9 16l-1 8c-3 5-14 5-14 16h56c0-11-11-11-14-16l-1-8c5-4 9-9 9-16 0-11-8-22-18.5-29.1A6 6 0 0 0 50 8z',
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
    lines: 'M40 50v38M21 69h38M26.5 55.5l27 27M53.5 55.5l-27 27M66 17L77 40',
  },
  elephant: {
    body: 'M50 16c12 0 19 5 21 12 10-7 22-2 22 14 0 15-9 24-20 20-2 6-5 9-9 11 0 9 2 12 8 12l-1 5c-14 2-19-4-19-14l-.5-6c-10 0-17-5-19.5-10-2 1-3.5 1.3-5 1.3C17 61 7 55 7 42c0-16 12-21 22-14 2-7 9-12 21-12z',
    lines: 'M71 30c3 9 3 20 0 29M29 30c-3 9-3 20 0 29M57 70h6',
    spots: 'M41 38a3.4 3.4 0 1 0 .1 0zM59 38a3.4 3.4 0 1 0 .1 0z',
  },
  lion: {
    body: 'M50 8c7 0 9 5 13 6 5-1 10 0 12 5 3 5 8 6 9 12s-2 9-1 14 4 9 1 15-8 6-11 11-6 10-12 10c-4 0-7 5-11 5s-7-5-11-5c-6 0-9-5-12-10s-8-5-11-11 0-10 1-15-2-8-1-14 6-7 9-12c2-5 7-6 12-5 4-1 6-6 13-6z',
    lines:
      'M50 26c15 0 23 9 22 23-1 15-10 26-22 26S29 64 28 49c-1-14 7-23 22-23zM50 58v6M42 68c5 1 8-1 8-4 0 3 3 5 8 4',
    spots: 'M40 40a3.6 3.6 0 1 0 .1 0zM60 40a3.6 3.6 0 1 0 .1 0zM43 53h14l-7 7z',
  },
  wizard: {
    body: 'M54 6L73 64c12 3 18 8 18 13 0 7-18 11-41 11S9 84 9 77c0-5 6-10 18-13L42 24z',
    lines: 'M27 64c12 6 34 6 46 0',
    spots: 'M51 32l3.5 8 8.5.800-6.5 5.7 2 8.5-7.5-4.5-7.5 4.5 2-8.5-6.5-5.7 8.5-.8z',
  },
  champion: {
    body: 'M50 9c10 6 21 9 34 9 1 35-8 58-34 71C24 76 15 53 16 18c13 0 24-3 34-9z',
    lines: 'M50 24v50M29 42h42',
  },
  falcon: {
    body: 'M27 88c1-17 9-22 9-36-8 1-17 5-21 12C10 42 20 19 45 15c21-2 37 15 36 42-1 13-3 22-3 31z',
    lines: 'M36 52c6-1 10-4 12-9M56 88c1-13 4-20 4-32',
    spots: 'M42 28a4 4 0 1 0 .1 0z',
  },
  nightrider: {
    body: HORSE.replace(BACK, 'L62 6 61 17 79 17 74 28 91 35 82 43 94 55 83 60C83 70 78 79 77 88z'),
    lines: 'M54 25c9 6 14 16 14 32M46 76c2-7 8-11 9-19',
    spots: EYE,
  },
  zebra: {
    body: HORSE.replace(BACK, 'L56 8 58 16 66 14 66 23 74 23 72 32 81 35 77 43 85 48 79 57 84 64C82 72 79 80 79 88z'),
    lines: 'M46 33L58 23M50 44L70 33M53 55L76 47M50 65L79 62M42 75L78 76',
    spots: EYE,
  },
  mao: {
    body: `M46 14C46 5 56 1 66 5 61 8 58 12 57 20z${HORSE}`,
    lines: 'M25 38l11 16M33 48L51 36 45 18M51 36C57 48 66 58 79 62',
    spots: EYE,
  },
  shogiknight: {
    body: 'M34 6C40 9 43 13 45 19 48 18 52 18 55 19 57 13 60 9 66 6 71 13 71 22 67 29 70 38 67 47 64 54 65 60 66 65 66 69 80 72 85 79 85 88H15C15 79 20 72 34 69 34 65 35 60 36 54 33 47 30 38 33 29 29 22 29 13 34 6z',
    lines: 'M50 20v20M37 55c-3 9 2 18 13 18s16-9 13-18',
    spots: 'M40 35a3.4 3.4 0 1 0 .1 0zM60 35a3.4 3.4 0 1 0 .1 0zM45 60a2.4 2.4 0 1 0 .1 0zM55 60a2.4 2.4 0 1 0 .1 0z',
  },
  dragonhorse: {
    body: `${HEAD.replace(/Q46 7.*/, 'L44 3 52 12C62 14 72 10 79 2 83 14 76 24 64 26L82 29 72 36 85 44 74 48 80 58 71 64z')}M38 64h28l-2 7c3 5 17 6 17 17H23c0-11 14-12 17-17z`,
    lines: 'M39 71h26M26 38c6 1 10-1 13-4M52 12C50 22 58 28 58 44',
    spots: HEAD_EYE,
  },
  dragonking: {
    body: `${DRAGON}M21 57h13v9h9v-9h14v9h9v-9h13v31H21z`,
    lines: `${JAW}M22 77h56`,
    spots: 'M38 25a3 3 0 1 0 .1 0z',
  },
  dragon: {
    body: 'M28 88C28 76 43 72 45 59 38 62 33 66 25 66L18 61 28 56 13 54C7 48 9 39 17 39 18 34 22 33 26 35 32 31 36 26 43 24L56 6 58 21 80 9 72 25 89 27 79 37 94 46 82 52 92 65 80 68C79 76 79 82 79 88z',
    lines: 'M28 56c9 0 15-2 19-6M58 34c8 10 9 22 6 34',
    spots: 'M38 34a3.4 3.4 0 1 0 .1 0z',
  },
  camel: {
    body: 'M8 31C9 24 15 20 21 19L23 12 29 19C33 22 32 30 31 37 30 45 34 47 37 41 40 32 44 26 48 26 54 26 54 42 59 42 64 42 63 26 69 26 76 26 84 42 85 52L90 69 84 67C82 74 82 80 82 88H70C71 80 70 74 67 68 62 71 56 71 51 69 50 76 50 82 50 88H38C39 80 38 72 35 65 24 62 18 52 18 38L11 38z',
    spots: 'M22 24a2.6 2.6 0 1 0 .1 0z',
  },
  grasshopper: {
    body: 'M8 56C8 50 11 46 15 44L5 19 12 16 25 42 44 49 66 17H75L95 88H85L69 44 60 57 71 66C74 71 70 74 63 74L53 75 58 88H48L42 76 34 76 24 88H13L22 74C12 71 8 64 8 56z',
    lines: 'M33 46c-4 8-4 18 0 26',
    spots: 'M19 50a3.4 3.4 0 1 0 .1 0z',
  },
  wazir: {
    body: `${ball(50, 24, 7)}M24 66L16 38H30V50H42V34H58V50H70V38H84L76 66 77 76 81 88H19L23 76z`,
    lines: 'M24 66h52M23 76h54',
  },
  man: {
    body: 'M20 35C20 30 31 31 34 30 35 16 41 10 50 10 59 10 65 16 66 30 69 31 80 30 80 35 80 39 70 40 66 40 66 49 62 56 57 59 72 62 81 70 81 88H19C19 70 28 62 43 59 38 56 34 49 34 40 30 40 20 39 20 35z',
    lines: 'M34 31c8 4 24 4 32 0M34 40c8 3 24 3 32 0M41 60l9 12 9-12',
  },
  princess: {
    body: 'M33 25L30 9 42 17 50 6 58 17 70 9 67 25C74 36 73 50 82 61 76 66 71 66 66 64 77 68 83 76 83 88H17C17 76 23 68 34 64 29 66 24 66 18 61 27 50 26 36 33 25z',
    lines: 'M33 25c10-4 24-4 34 0M37 36c6 0 12-3 15-8 3 5 7 8 11 8 1 13-4 22-13 22S36 49 37 36z',
  },
  advisor: {
    body: 'M34 26C34 20 38 20 38 15 38 8 43 4 50 4 57 4 62 8 62 15 62 20 66 20 66 26L74 25C78 18 95 18 97 26 97 35 79 36 74 32L66 33C67 48 62 55 57 59 73 62 83 71 83 88H17C17 71 27 62 43 59 38 55 33 48 34 33L26 32C21 36 3 35 3 26 5 18 22 18 26 25z',
    lines: 'M34 33q16-7 32 0M39 20h22M41 60l12 16M59 60L42 86',
  },
  general: {
    body: `M46 20L50 2 54 20zM50 14C65 17 71 27 72 40L79 60 66 61C64 66 61 68 57 69 73 71 84 77 84 88H16C16 77 27 71 43 69 39 68 36 66 34 61L21 60 28 40C29 27 35 17 50 14z`,
    lines: 'M29 41q21-9 42 0M36 42v18M64 42v18M33 78h34',
    spots: 'M50 22l5 6-5 6-5-6z',
  },
  silver: {
    body: `${ball(50, 12, 7)}M50 20C67 20 77 33 77 50L74 64H26L23 50C23 33 33 20 50 20zM30 64H70C72 79 63 90 50 90S28 79 30 64z`,
    lines: 'M24 52q26-9 52 0M50 20v26M44 80q6 4 12 0',
    spots: 'M36 70l11 3-2 4c-4 0-9-3-9-7zM64 70l-11 3 2 4c4 0 9-3 9-7z',
  },
  gold: {
    body: `${KABUTO}M50 32C35 29 25 17 25 3 34 13 42 16 50 16 58 16 66 13 75 3 75 17 65 29 50 32z`,
    lines: BROW,
    spots: SLITS,
  },
  lance: {
    body: 'M50 2L67 28 55 37 91 48 55 62V74C67 76 76 80 76 88H24C24 80 33 76 45 74V37L33 28z',
    lines: 'M50 16v14',
  },
  soldier: {
    body: 'M50 10L84 38C76 42 67 43 60 44L59 50C60 60 64 66 71 71c3.5 3 5 6 5 10v7H24v-7c0-4 1.5-7 5-10C36 66 40 60 41 50L40 44C33 43 24 42 16 38z',
    lines: 'M40 44q10 2 20 0',
  },
  berolina: {
    body: `${ball(18, 20, 6)}${ball(82, 20, 6)}M50 28C44 16 34 13 20 19 28 24 30 34 39 40 36 42 34 44 34 47h7${SKIRT}h7c0-3-2-5-5-7C70 34 72 24 80 19 66 13 56 16 50 28z`,
    lines: 'M39 41q11-6 22 0',
  },
  sergeant: {
    body: `M50 4L45 17A14 14 0 0 0 40.5 40.2C37 41.5 34 44 34 47h7${SKIRT}h7c0-3-3-5.5-6.5-6.8A14 14 0 0 0 55 17z`,
    lines: 'M37 70l13-8 13 8M33 80l17-10 17 10',
  },
  checker: { body: ball(50, 50, 41), lines: ball(50, 50, 29) },
  rabble: {
    body: 'M46 92V56C33 55 26 48 26 37V12L30 6 34 12V36Q34 46 46 48V12L50 5 54 12V48Q66 46 66 36V12L70 6 74 12V37C74 48 67 55 54 56V92z',
    lines: 'M46 66h8M46 80h8',
  },
  spears: {
    body: 'M50 4L59 24 53 35V62H67V42L62 32 71 14 80 32 74 42V62H82V70H74V92H67V70H53V92H47V70H33V92H26V70H18V62H26V42L20 32 29 14 38 32 33 42V62H47V35L41 24z',
    lines: 'M50 12v16M29 22v12M71 22v12',
  },
  lighthorse: {
    body: `${HEAD}M22 90L31 71H74L83 90z`,
    lines: HEAD_MANE,
    spots: HEAD_EYE,
  },
  heavyhorse: {
    body: HORSE,
    lines: 'M47 15L40 29 52 37M50 34q15-1 22 5M52 45q16-1 25 5M48 57q18-2 31 4M36 68q23-3 43 4M29 79q26-3 49 3',
    spots: EYE,
  },
  crossbows: {
    body: 'M50 6L58 18 54 24C70 26 82 34 92 50L85 55C76 42 67 35 55 33V92H45V33C33 35 24 42 15 55L8 50C18 34 30 26 46 24L42 18z',
    lines: 'M12 52L50 66 88 52M45 80h10',
  },
  trebuchet: {
    body: 'M12 84H24L43 45 20 57V74H6V48H16L77 15 74 8 88 6 92 18 84 24 81 22 54 37 76 84H88V92H12zM47 50L33 84H67z',
    lines: 'M12 56v12M44 41l7 8',
  },
  tower: {
    body: 'M48 3L68 9 53 15V19L78 42H69V72L79 78V88H21V78L31 72V42H22L48 19z',
    lines: 'M31 42h38M31 72h38',
    spots: 'M44 64v-8a6 6 0 0 1 12 0v8z',
  },
  eagle: {
    body: 'M38 21C39 13 44 8 51 8 59 8 63 14 62 21 61 27 64 30 69 30 79 29 86 24 92 11 98 30 95 50 86 62L79 57 77 70 69 65 66 76 59 71 65 89 50 84 35 89 41 71 34 76 31 65 23 70 21 57 14 62C5 50 2 30 8 11 14 24 21 29 31 30 38 30 41 28 40 25L29 28C29 23 33 20 38 21z',
    spots: 'M48 15a3 3 0 1 0 .1 0z',
    lines: 'M30 40c2 8 6 14 12 18M70 40c-2 8-6 14-12 18',
  },
  griffon: {
    body: 'M26 88C26 74 38 68 38 54 30 55 22 58 18 64 10 55 12 40 26 30 30 24 36 21 42 20L45 5 55 20C61 23 64 28 66 34L71 17 79 30 87 23 88 37 96 36C95 58 82 70 80 88z',
    lines: 'M34 49c6-1 10-4 12-9M58 88C56 70 62 50 74 42',
    spots: 'M40 27a3.6 3.6 0 1 0 .1 0z',
  },
  rhinoceros: {
    body: 'M32 88C34 78 33 72 28 69 16 70 7 64 8 54 9 48 7 34 4 19 13 25 20 33 24 42L28 25 36 37C39 34 42 31 46 29L49 14C57 15 61 20 61 26 77 32 85 56 85 88z',
    lines: 'M14 65c6 0 10-2 13-6M52 42c10 10 11 24 7 38M67 40c7 12 9 26 7 40',
    spots: 'M38 41a3.4 3.4 0 1 0 .1 0z',
  },
  vao: {
    body: 'M22 12C56 4 98 46 88 80L79 82C84 56 46 18 20 21zM21 17L83 79 79 83 17 21zM88 12L74 42 68 36 29 76 31 86 22 94 18 82 6 78 14 69 24 71 64 32 58 26z',
  },
  centaur: {
    body: 'M18 20C1 34 1 62 18 76 8 60 8 36 18 20zM37 9a9 9 0 1 0 .1 0zM28 34C32 27 44 27 49 33 51 41 50 47 54 51 64 48 78 49 84 55 91 60 91 70 94 79L87 77C86 73 85 71 84 71 82 77 83 82 83 88H72C73 80 71 75 67 71 61 74 54 74 48 72 48 79 48 83 48 88H37C38 79 35 70 31 64 29 57 32 51 32 46L11 52 9 44z',
  },
  bull: {
    body: 'M11 12C9 28 18 36 30 35 42 27 58 27 70 35 82 36 91 28 89 12 101 30 94 49 77 51 75 63 69 72 65 80 61 89 39 89 35 80 31 72 25 63 23 51 6 49-1 30 11 12z',
    lines: 'M35 72c8-4 22-4 30 0',
    spots: 'M37 50a3.6 3.6 0 1 0 .1 0zM63 50a3.6 3.6 0 1 0 .1 0zM45 76a2.4 2.4 0 1 0 .1 0zM55 76a2.4 2.4 0 1 0 .1 0z',
  },
  tiger: {
    body: CAT,
    lines: `M50 21v14M40 24l3 9M60 24l-3 9M16 58l12 2M20 70l10-3M84 58l-12 2M80 70l-10-3${SMILE}`,
    spots: CAT_FACE,
  },
  leopard: {
    body: CAT,
    lines: SMILE,
    spots: `${CAT_FACE}${[
      [50, 28],
      [39, 31],
      [61, 31],
      [24, 50],
      [27, 63],
      [35, 74],
      [76, 50],
      [73, 63],
      [65, 74],
    ]
      .map(([x = 0, y = 0]) => ball(x, y, 3.2))
      .join('')}`,
  },
  wolf: {
    body: 'M20 7L38 23C46 21 54 21 62 23L80 7C85 25 85 37 83 45L94 58 79 64C73 74 61 78 59 86L50 92 41 86C39 78 27 74 21 64L6 58 17 45C15 37 15 25 20 7z',
    lines: 'M34 60c6 4 10 10 11 16M66 60c-6 4-10 10-11 16',
    spots: 'M28 42l14 6-5 6c-5-2-8-6-9-12zM72 42l-14 6 5 6c5-2 8-6 9-12zM43 78h14l-7 8z',
  },
  snake: {
    body: 'M8 28C13 14 28 7 42 7 63 7 76 19 76 36 76 50 60 54 54 62 76 60 92 66 92 77 92 86 80 88 68 88H24C13 88 8 82 8 75H32C28 60 52 46 51 37 50 31 45 30 39 33 30 40 17 38 8 28z',
    lines: 'M32 75c12 4 26 4 40 2M60 18c5 5 7 12 4 20',
    spots: 'M30 17a3.4 3.4 0 1 0 .1 0z',
  },
  ship: {
    body: 'M8 66H92C90 76 86 82 80 88H22C15 83 10 76 8 66zM48 8V60H12C30 50 42 32 48 8zM56 16C72 26 82 42 84 60H56z',
    lines: 'M16 75h70',
  },
  machine: { body: GEAR, lines: 'M50 38a12 12 0 1 0 .1 0z' },
  sidemover: { body: DISC, lines: 'M26 50h48M38 37L25 50l13 13M62 37l13 13-13 13' },
  verticalmover: { body: DISC, lines: 'M50 26v48M37 38L50 25l13 13M37 62l13 13 13-13' },
};

// Promoted pieces with no drawing of their own carry a plus.
for (const name of ['pawn', 'lance', 'silver', 'shogiknight']) {
  const drawing = DRAWINGS[name];
  if (drawing) DRAWINGS[`promoted${name}`] = { ...drawing, body: `${drawing.body}M79 6h9v9h9v9h-9v9h-9v-9h-9v-9h9z` };
}

/** Other names of the same drawings. */
export const ALIASES: Record<string, string> = Object.fromEntries(
  Object.entries({
    pawn: 'footman',
    promotedpawn: 'tokin',
    rook: 'castle chariot',
    knight: 'cavalier',
    mao: 'horse whitehorse',
    shogiknight: 'keima',
    promotedshogiknight: 'promotedknight',
    prince: 'crownprince',
    man: 'commoner guard mann reeve',
    ferz: 'fers minister vizier met',
    advisor: 'adviser mandarin',
    archbishop: 'cardinal janus paladin',
    chancellor: 'marshall marshal empress',
    amazon: 'terror superqueen',
    nightrider: 'knightrider',
    cannon: 'pao',
    vao: 'bow',
    elephant: 'alfil modernelephant drunkelephant mammoth',
    falcon: 'hawk bird hornedfalcon',
    eagle: 'soaringeagle',
    griffon: 'gryphon griffin',
    dragon: 'firedragon',
    dragonhorse: 'promotedbishop',
    dragonking: 'promotedrook',
    rhinoceros: 'rhino',
    tiger: 'blindtiger',
    leopard: 'cheetah cat',
    wolf: 'werewolf direwolf',
    snake: 'cobra',
    bull: 'buffalo waterbuffalo wildebeest gnu ox',
    silver: 'silvergeneral khon',
    gold: 'goldgeneral',
    berolina: 'berolinapawn',
    checker: 'draughtsman draughtsmen disc redmarble',
    sergeant: 'corporal warrior',
    lighthorse: 'rider',
    greatgeneral: 'jumpinggeneral',
    rookgeneral: 'orthogonaljumper',
    bishopgeneral: 'diagonaljumper',
    vicegeneral: 'areajumper',
  }).flatMap(([name, others]) => others.split(' ').map((other) => [other, name])),
);

export { GROUND_SIGNS } from './ground-signs.js';

/** Names without a drawing that `symbols.ts` has a symbol for, which is loaded when one of them is needed. */
export const SYMBOLS =
  /^(?:(?:king|queen|rook|bishop|knight|pawn|equihopper)(?:(?:north|south)(?:east|west)?|east|west)|(?:(?:nonstop)?equi|rook|bishop|king)hopper|leo)$/;

/** Names that `rare-drawings.ts` has a drawing for, which is loaded when one of them is needed. */
export const RARE =
  /^(?:phoenix|kirin|copper|iron|bishopgeneral|rookgeneral|vicegeneral|greatgeneral|multigeneral|gobetween|reversechariot|freeboar|flyingox|flyingstag|whale|viper|verticalsoldier|sidesoldier|chariotsoldier|freeeagle|lionhawk|firedemon|dog|tetrarch|giraffe|squirrel|capricorn|rabbit|raven|bat|acromantula|crane|pheasant|goose|leftquail|rightquail|archer|slinger|flag|marauder|troll|pike|wagon|hookmover|sweeper|samurai|ninja|lieutenant|captain|mortar|brute|adjutant|emir|amiral|checkerking)$/;

/** A name as drawings have it, however it is written: `Elephant2.png` and `elephant` are the same, `Crown Prince` and `crownprince`. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^.*\//, '')
    .replace(/[%\d\s_-]|\.\w+$/g, '');

/** What a table has under a name of a definition. What every object inherits is no entry. */
export function entryOf<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** The first of some names that something is drawn for, as drawings have it. */
export function knownName(...names: string[]): string {
  const keys = names.map((it) => entryOf(ALIASES, plainName(it)) ?? plainName(it));
  return keys.find((it) => Object.hasOwn(DRAWINGS, it) || RARE.test(it) || SYMBOLS.test(it)) ?? '';
}
