// Bytes of files as text: games are kept in the encodings of their countries. `crates/cli/src/encoding.rs` does the same; both
// read `tests/encodings`.

/** A text that was read from bytes. */
export interface DecodedText {
  text: string;
  /** The name of its encoding. */
  encoding: string;
  /** Whether the file says its encoding, by a mark or a word, or can have no other. */
  certain: boolean;
}

/** An encoding with two bytes for a character of a language, and what tells it from others: which characters are common. */
interface Candidate {
  encoding: string;
  isLead(byte: number): boolean;
  isCommon(byte: number, next: number): boolean;
}

/** Bytes at the start of a file among which it may name its encoding. */
const HEAD = 512;

const MARKS: [string, number[]][] = [
  ['UTF-8', [0xef, 0xbb, 0xbf]],
  ['UTF-16LE', [0xff, 0xfe]],
  ['UTF-16BE', [0xfe, 0xff]],
];

const NAMES = ['UTF-8', 'UTF-16LE', 'UTF-16BE', 'Shift_JIS', 'GBK', 'gb18030', 'Big5', 'EUC-JP', 'EUC-KR'];

const within = (byte: number, from: number, to: number): boolean => byte >= from && byte <= to;

/** Kana, signs and the first level of kanji; signs and the first level of hanzi, in either script. */
const CANDIDATES: Candidate[] = [
  {
    encoding: 'Shift_JIS',
    isLead: (it) => within(it, 0x81, 0x9f) || within(it, 0xe0, 0xfc),
    isCommon: (it) => within(it, 0x81, 0x83) || within(it, 0x88, 0x98),
  },
  {
    encoding: 'gb18030',
    isLead: (it) => within(it, 0x81, 0xfe),
    isCommon: (it, next) => (within(it, 0xa1, 0xa3) || within(it, 0xb0, 0xd7)) && next >= 0xa1,
  },
  {
    encoding: 'Big5',
    isLead: (it) => within(it, 0x81, 0xfe),
    isCommon: (it) => within(it, 0xa1, 0xa2) || within(it, 0xa4, 0xc6),
  },
];

const isAscii = (byte: number | undefined): boolean => byte === undefined || byte < 0x80;

/** How many of the characters of two bytes are common ones. */
function shareOf({ isLead, isCommon }: Candidate, bytes: Uint8Array): number {
  let [all, common] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (isLead(byte)) {
      all += 1;
      common += isCommon(byte, bytes[at + 1] ?? 0) ? 1 : 0;
      at += 1;
    } else if (!isAscii(byte)) all += 1;
  }
  return common / Math.max(all, 1);
}

/** How many of the bytes beyond ASCII stand between two of ASCII. */
function lone(bytes: Uint8Array): number {
  let [all, alone] = [0, 0];
  for (const [at, it] of bytes.entries()) {
    if (isAscii(it)) continue;
    all += 1;
    alone += isAscii(bytes[at - 1]) && isAscii(bytes[at + 1]) ? 1 : 0;
  }
  return alone / Math.max(all, 1);
}

/** What windows-1252 has from 0x80 to 0x9f: some versions of Node have control characters there. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** A text in windows-1252, which every byte is. */
function western(bytes: Uint8Array): DecodedText {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return {
    text: text.replace(/[\x80-\x9f]/g, (it) => WINDOWS[it.charCodeAt(0) - 0x80] ?? it),
    encoding: 'windows-1252',
    certain: false,
  };
}

/** The name that an encoding has in the list; the one that decoders give it has small letters. */
function decoded(label: string, bytes: Uint8Array, certain: boolean): DecodedText | undefined {
  try {
    const decoder = new TextDecoder(label, { fatal: true });
    const encoding = NAMES.find((it) => it.toLowerCase() === decoder.encoding) ?? decoder.encoding;
    return { text: decoder.decode(bytes), encoding, certain };
  } catch {
    // It has no such encoding, or the bytes are not in it.
    return undefined;
  }
}

/** The encoding that a file names: `#KIF version=2.0 encoding=Shift_JIS`. */
function declared(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  return /encoding=([^\s"',;]+)/i.exec(head)?.[1];
}

/** What a text seems to be that says nothing of it: letters with accents stand among others, characters of two bytes do not. */
function assumed(bytes: Uint8Array): DecodedText {
  if (lone(bytes) > 0.8) return western(bytes);
  let [best, most]: [DecodedText | undefined, number] = [undefined, 0.5];
  for (const it of CANDIDATES) {
    const share = shareOf(it, bytes);
    const found = share > most ? decoded(it.encoding, bytes, false) : undefined;
    if (found) [best, most] = [found, share];
  }
  return best ?? western(bytes);
}

/**
 * The text of a file: in UTF-8, in UTF-16 with a mark, in the encoding that it names, or in the one that it seems to have:
 * Shift_JIS, GB18030, Big5 or windows-1252. `undefined` if it is no text.
 *
 * @example decodeText(new TextEncoder().encode(text))?.encoding
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const mark = MARKS.find(([, mark]) => mark.every((it, at) => bytes[at] === it));
  if (mark) return decoded(mark[0], bytes, true);
  const usual = decoded('utf-8', bytes, true);
  if (usual) return usual;
  // No text has such bytes.
  if (bytes.some((it) => it <= 8 || (within(it, 0x0e, 0x1f) && it !== 0x1a))) return undefined;
  const named = declared(bytes);
  return (named === undefined ? undefined : decoded(named, bytes, true)) ?? assumed(bytes);
}
