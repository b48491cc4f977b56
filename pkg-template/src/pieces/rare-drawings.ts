// Drawings of pieces that few games have, in the box and the hand of the others. Loaded when a definition needs one of them.

import { BROW, ball, DRAWINGS, type Drawing, KABUTO, SLITS } from './drawings.js';

const eye = (x: number, y: number, r = 3.4): string => ball(x, y, r);
const eyes = (y: number, apart: number): string => eye(50 - apart, y) + eye(50 + apart, y);

/** A path of absolute commands without arcs, seen in a mirror. */
function mirrored(d: string): string {
  return d.replace(/([MLCSQHVz])([^MLCSQHVz]*)/g, (_, command: string, rest: string) => {
    const numbers =
      rest.trim() === ''
        ? []
        : rest
            .trim()
            .split(/[\s,]+/)
            .map(Number);
    const across = (at: number): boolean => (command === 'H' ? true : command === 'V' ? false : at % 2 === 0);
    return command + numbers.map((it, at) => (across(at) ? 100 - it : it)).join(' ');
  });
}

/** Both halves of something that stands on both sides. */
const both = (d: string): string => d + mirrored(d);

/** Another drawing with more to it. */
const grown = (name: string, body: string, more: Omit<Drawing, 'body'> = {}): Drawing => {
  const base = DRAWINGS[name] ?? { body: '' };
  return { ...base, ...more, body: base.body + body };
};

/** A general by the crest of his helmet. */
const general = (crest: string): Drawing => ({ body: KABUTO + crest, lines: BROW, spots: SLITS });

const WINGS = both('M32 60C16 58 6 68 3 88 17 79 26 83 35 75z');

const BIRD = 'M8 44L22 36C24 22 40 18 48 28 66 28 82 44 88 68L72 64C66 76 56 80 48 80V90H40V80C24 76 16 60 22 46z';
const BIRD_WING = 'M44 42C50 56 62 60 72 60';

/** A helmet of the hoplites from the front. */
const CORINTHIAN = 'M50 14C71 14 82 29 82 49L77 91H59L54 64H46L41 91H23L18 49C18 29 29 14 50 14z';
const NOSE_GUARD = 'M50 30v26';
const EYE_SLITS = both('M25 48L44 52 42 60 30 57z');

/** The drawings by name. */
export const RARE_DRAWINGS: Record<string, Drawing> = {
  // Chu Shogi and Tenjiku.
  phoenix: {
    body: `M50 22C56 22 60 27 59 34 72 34 84 24 92 6 97 30 88 54 66 60L74 88 60 76 50 92 40 76 26 88 34 60C12 54 3 30 8 6 16 24 28 34 41 34 40 27 44 22 50 22z${ball(50, 11, 6)}`,
    lines: 'M50 60v18M22 34q8 12 20 14M78 34q-8 12-20 14',
    spots: eyes(31, 4),
  },
  kirin: {
    body: `M44 22L28 2 50 12 68 2 58 18C74 24 82 40 82 60 82 72 80 80 78 90H28C28 74 44 68 46 54 40 58 34 60 28 58 20 56 14 50 18 44 26 36 28 26 44 22z`,
    lines: 'M56 34q12 10 12 30M60 70q8-2 14 0M58 80q9-2 18 0',
    spots: `${eye(38, 36)}${eye(23, 49, 2)}`,
  },
  copper: general(`${ball(50, 14, 11)}`),
  iron: general('M43 26L50 2 57 26z'),
  bishopgeneral: general('M50 0L64 14 50 28 36 14z'),
  rookgeneral: general('M32 26V3H41V10H46V3H54V10H59V3H68V26z'),
  vicegeneral: general('M50 28C36 22 27 12 30 0 42 3 49 11 50 20 51 11 58 3 70 0 73 12 64 22 50 28z'),
  greatgeneral: general('M28 28L16 4 35 14 50 0 65 14 84 4 72 28z'),
  multigeneral: general(`${ball(30, 15, 7)}${ball(50, 9, 7)}${ball(70, 15, 7)}`),
  gobetween: { body: 'M50 4L74 32H60V66H74L50 94 26 66H40V32H26z', lines: 'M40 49h20' },
  reversechariot: grown('rook', '', { lines: 'M50 38v36M41 47l9-9 9 9M41 65l9 9 9-9' }),
  freeboar: {
    body: 'M20 8L38 22C46 19 54 19 62 22L80 8 80 34C91 48 86 64 73 69 71 83 62 91 50 91S29 83 27 69C14 64 9 48 20 34z',
    lines: 'M34 71C34 61 66 61 66 71S34 81 34 71zM29 66L20 50M71 66L80 50',
    spots: `${eyes(44, 14)}${eye(45, 71, 2.6)}${eye(55, 71, 2.6)}`,
  },
  flyingox: grown('bull', WINGS),
  flyingstag: {
    body: `M50 34C58 34 63 38 65 45L76 40 71 53 64 55C63 68 58 78 56 85L50 91 44 85C42 78 37 68 36 55L29 53 24 40 35 45C37 38 42 34 50 34z${both('M42 35C30 30 20 24 20 6L27 4 30 16 37 6 43 9 38 21 47 33z')}${WINGS}`,
    lines: 'M44 80q6 4 12 0',
    spots: eyes(52, 7),
  },
  whale: {
    body: 'M8 60C8 44 24 36 42 38 60 40 68 52 77 50 74 40 76 32 80 24 84 32 90 35 97 34 97 46 91 54 85 59 80 74 64 84 44 84 22 84 8 76 8 60zM32 33C29 22 20 20 20 11 28 9 33 13 35 19 38 12 45 8 52 12 50 21 41 22 38 33z',
    lines: 'M10 66q16 8 30 0',
    spots: eye(30, 55),
  },
  verticalsoldier: grown('soldier', '', { lines: 'M50 52v31M43 60l7-8 7 8M43 75l7 8 7-8' }),
  sidesoldier: grown('soldier', '', { lines: 'M30 80h40M37 74l-7 6 7 6M63 74l7 6-7 6M40 44q10 2 20 0' }),
  chariotsoldier: grown('soldier', `${ball(24, 78, 13)}${ball(76, 78, 13)}`, {
    lines: 'M40 44q10 2 20 0M24 65v26M11 78h26M76 65v26M63 78h26',
  }),
  freeeagle: grown('eagle', '', { lines: 'M38 62L34 44 43 52 50 40 57 52 66 44 62 62z' }),
  lionhawk: grown('lion', both('M16 52C4 48 0 32 3 14 10 24 18 26 24 26z')),
  firedemon: {
    body: 'M50 3C55 18 77 26 78 50 84 46 85 38 82 30 94 46 94 70 80 82 70 92 30 92 20 82 6 70 6 46 18 30 15 38 16 46 22 50 23 34 40 24 50 3z',
    lines: 'M36 74q14 10 28 0',
    spots: 'M30 50L46 58 40 64Q31 61 30 50zM70 50L54 58 60 64Q69 61 70 50z',
  },
  dog: {
    body: 'M30 15C40 11 60 11 70 15 86 12 94 26 91 46 89 58 80 57 78 49L76 61C74 76 64 90 50 90S26 76 24 61L22 49C20 57 11 58 9 46 6 26 14 12 30 15z',
    lines: 'M50 66v8M40 76q10 8 20 0M30 16q-4 14-8 32M70 16q4 14 8 32',
    spots: `${eyes(42, 12)}M42 58h16l-8 9z`,
  },
  tetrarch: {
    body: 'M50 2L62 20 55 25V45H75L80 38 98 50 80 62 75 55H55V75L62 80 50 98 38 80 45 75V55H25L20 62 2 50 20 38 25 45H45V25L38 20z',
    lines: 'M50 14v18M50 68v18M14 50h18M68 50h18',
    spots: ball(50, 50, 5),
  },
  // Animals.
  giraffe: {
    body: 'M32 90L40 46 37 25 27 27 20 20 30 11 36 11 35 2 42 3 45 11C53 13 55 21 55 29L62 58C74 60 80 70 80 90H69L66 76H46L44 90z',
    spots: `${eye(38, 18, 2.6)}${ball(48, 36, 3)}${ball(47, 52, 3.4)}${ball(58, 64, 3.4)}${ball(70, 70, 3)}`,
  },
  squirrel: {
    body: 'M30 89C20 80 22 65 33 57 25 57 18 53 18 45 19 36 27 31 33 31L32 20 42 28C51 30 55 38 51 47 59 53 61 62 59 71 67 62 65 50 61 40 56 26 64 11 78 11 95 13 97 36 87 51 80 61 79 75 70 83 66 87 60 89 56 89z',
    lines: 'M46 60q-6 8-2 16M76 26q10 8 2 26',
    spots: eye(33, 41),
  },
  capricorn: {
    body: 'M40 42C20 42 7 27 14 6 20 22 30 27 42 27H58C70 27 80 22 86 6 93 27 80 42 60 42L66 54C66 70 58 80 54 92H46C42 80 34 70 34 54z',
    lines: 'M22 26l7-6M31 36l5-8M78 26l-7-6M69 36l-5-8M44 76q6 4 12 0',
    spots: eyes(54, 8),
  },
  rabbit: {
    body: 'M50 40C54 40 57 41 60 42 60 26 66 8 76 4 84 12 82 36 72 50 80 58 82 66 80 74 76 86 64 92 50 92S24 86 20 74C18 66 20 58 28 50 18 36 16 12 24 4 34 8 40 26 40 42 43 41 46 40 50 40z',
    lines: 'M50 77v6M42 83q8 5 16 0M73 15q2 14-4 27M27 15q-2 14 4 27',
    spots: `${eyes(62, 14)}M44 70h12l-6 8z`,
  },
  raven: {
    body: 'M6 42L26 30C30 15 45 9 57 16 67 22 69 35 77 47L97 72 79 69 83 82 64 75C60 81 57 83 54 83V91H45V83C29 79 21 62 26 46z',
    lines: 'M26 39L10 41M46 46C52 58 62 64 74 66',
    spots: eye(40, 29),
  },
  bat: {
    body: 'M50 32L44 17 39 33C29 22 15 22 3 30 14 37 16 47 16 60 22 53 28 53 32 60 37 57 43 62 50 78 57 62 63 57 68 60 72 53 78 53 84 60 84 47 86 37 97 30 85 22 71 22 61 33L56 17z',
    lines: 'M39 34q-6 12-7 25M61 34q6 12 7 25',
    spots: eyes(42, 5),
  },
  acromantula: {
    body: `${ball(50, 66, 19)}${ball(50, 38, 12)}${both('M42 34L22 12 8 28 12 31 22 21 38 42zM38 42L16 36 4 54 8 57 18 44 38 50zM34 58L14 58 6 78 11 80 18 65 33 66zM35 72L22 78 20 95 25 95 27 82 38 80z')}`,
    lines: 'M50 56v20M42 66h16',
    spots: eyes(37, 5),
  },
  viper: {
    body: 'M12 92C4 80 10 68 26 66 44 64 64 66 66 56 68 46 48 46 32 42 14 38 10 22 24 14 36 8 50 12 58 18L76 8C90 8 98 20 92 30L80 36C72 36 66 32 60 30 48 26 36 22 32 27 30 31 44 32 60 36 82 42 90 60 78 70 68 78 46 76 40 80 36 83 46 84 62 82L92 80C90 88 84 92 70 93z',
    lines: 'M96 22l3 8-6 2',
    spots: eye(80, 19),
  },
  crane: {
    body: 'M45 90V64C26 64 16 52 20 36 31 47 44 46 48 35 52 23 46 16 38 16L12 24 26 12 36 4C51 1 61 12 59 28 78 30 90 46 92 64 79 56 70 64 56 64V90z',
    lines: 'M52 44q14 0 26 10',
    spots: eye(40, 11, 2.6),
  },
  pheasant: {
    body: 'M10 28L28 20C38 10 53 17 51 30 51 41 64 43 74 51L97 90 74 74C64 81 51 80 45 72V90H36V67C23 57 27 42 31 33z',
    lines: 'M46 48C52 60 62 64 74 64M31 34q10 6 20 0',
    spots: eye(38, 24, 2.8),
  },
  goose: {
    body: 'M8 26L26 13C38 7 49 15 47 28 45 38 39 46 41 55 57 44 79 47 94 39 92 63 77 80 57 82V91H46V82C27 79 23 60 28 46 32 38 34 32 30 27z',
    lines: 'M52 62q16 4 30-6',
    spots: eye(35, 20, 2.8),
  },
  leftquail: { body: BIRD, lines: BIRD_WING, spots: eye(34, 36) },
  rightquail: { body: mirrored(BIRD), lines: mirrored(BIRD_WING), spots: eye(66, 36) },
  // Men and their weapons.
  archer: {
    body: 'M28 4C68 13 84 33 84 50S68 87 28 96L24 88C54 78 71 66 71 50S54 22 24 12zM4 45H74V36L97 50 74 64V55H4z',
    lines: 'M28 10v80',
  },
  slinger: {
    body: `${ball(68, 68, 20)}M10 12L18 5 62 48 54 56zM26 6L36 4 78 46 70 52z`,
    lines: 'M54 62q14-12 28 6',
  },
  flag: { body: 'M18 4H27V12C46 5 60 18 86 9V52C60 61 46 48 27 55V94H18z', lines: 'M27 32C46 25 60 39 86 30' },
  marauder: {
    body: 'M45 8H55V94H45zM57 24C66 10 82 10 93 22 86 40 80 54 57 50zM43 24C34 10 18 10 7 22 14 40 20 54 43 50z',
    lines: 'M84 26q-5 12-14 18M16 26q5 12 14 18',
  },
  troll: {
    body: 'M24 40C24 20 36 9 50 9S76 20 76 40L92 32 87 53 76 57C78 77 66 91 50 91S22 77 24 57L13 53 8 32z',
    lines: 'M34 76L38 64 43 73H57L62 64 66 76M32 38l12 4M68 38l-12 4',
    spots: `${eyes(47, 11)}M45 56h10l-5 7z`,
  },
  pike: { body: 'M50 2L62 24 54 32V70H68V79H54V94H46V79H32V70H46V32L38 24z', lines: 'M50 12v14' },
  wagon: {
    body: `M8 40C8 14 92 14 92 40L86 68H14z${ball(28, 76, 15)}${ball(72, 76, 15)}`,
    lines: 'M9 42h82M34 22v20M66 22v20M28 61v30M13 76h30M72 61v30M57 76h30',
  },
  hookmover: {
    body: 'M56 4H74V50C74 75 62 91 43 91 26 91 14 78 13 62L6 64 20 42 38 60 30 61C31 69 37 75 44 75 53 75 56 67 56 52z',
  },
  sweeper: { body: 'M45 3H55V46H68L82 92H18L32 46H45z', lines: 'M32 56h36M38 62l-5 28M50 62v28M62 62l5 28' },
  samurai: general('M22 26L50 2 78 26 66 20 50 12 34 20z'),
  ninja: {
    body: 'M50 8C71 8 81 25 81 44 81 61 77 78 71 90H29C23 78 19 61 19 44 19 25 29 8 50 8zM78 30L96 20 90 34 98 42 81 42z',
    lines: 'M20 38C36 33 64 33 80 38V52C64 57 36 57 20 52zM50 57v30',
    spots: eyes(45, 12),
  },
  lieutenant: { body: CORINTHIAN, lines: NOSE_GUARD, spots: EYE_SLITS },
  captain: {
    body: `${CORINTHIAN}M6 34C8 0 92 0 94 34L79 38C72 18 28 18 21 38z`,
    lines: `${NOSE_GUARD}M26 14l6 11M50 8v11M74 14l-6 11`,
    spots: EYE_SLITS,
  },
  mortar: {
    body: `M14 20L46 4 72 58C74 70 58 80 48 72zM18 80H90V93H18z${ball(80, 18, 11)}`,
    lines: 'M19 29L50 13M42 60l24-12',
  },
  brute: {
    body: 'M58 5C77 1 92 16 88 33 84 45 71 47 63 53L22 95 8 81 48 40C54 32 49 11 58 5z',
    spots: `${ball(64, 18, 3.4)}${ball(77, 24, 3.4)}${ball(64, 34, 3.4)}`,
    lines: 'M16 74l13 13',
  },
  adjutant: {
    body: 'M24 34L30 12 50 20 70 12 76 34 70 38C71 52 65 60 60 63 74 67 83 77 83 90H17C17 77 26 67 40 63 35 60 29 52 30 38zM70 12C76 2 86 0 92 6 88 14 80 20 74 22z',
    lines: 'M25 34q25-8 50 0M38 66l12 14 12-14',
  },
  emir: {
    body: 'M50 6C72 6 87 20 81 37L70 43C70 55 64 61 60 63 74 67 83 77 83 90H17C17 77 26 67 40 63 36 61 30 55 30 43L19 37C13 20 28 6 50 6z',
    lines: 'M22 36C40 18 60 40 78 28M30 43h40M26 22q24-6 48-4M40 66l10 14 10-14',
  },
  amiral: {
    body: 'M50 20C64 20 78 24 88 36 76 38 72 40 70 44 70 56 64 62 60 64 74 68 83 77 83 90H17C17 77 26 68 40 64 36 62 30 56 30 44 28 40 24 38 12 36 22 24 36 20 50 20zM44 20C40 10 46 4 50 2 54 4 60 10 56 20z',
    lines: 'M30 44q20-6 40 0M50 68v18M42 78q8 10 16 0M44 72h12',
  },
  // The king of draughts: a man with a crown.
  checkerking: {
    body: ball(50, 50, 41),
    lines: `${ball(50, 50, 34)}M33 63L27 37 41 50 50 31 59 50 73 37 67 63z`,
  },
};
