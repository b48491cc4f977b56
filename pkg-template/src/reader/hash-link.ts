// Links that hold a definition and a game, in the part of an address that no server sees. The moves are a short code, and where the
// definition is the page's own, the link holds its fingerprint alone.

import type { Diagram } from '../engine/board-wasm.js';
import type { Definition } from '../engine/names.js';
import type { SavedGame } from '../engine/saved-game.js';
import type { Game } from '../game/game.js';
import { currentGame } from '../game/saved-game.js';
import type { Message } from '../words/message.js';
import { loadEnglish } from '../words/say.js';
import { bytesIn, bytesOrNone, CodeError, lettersOf } from './bytes.js';
import { playMoves, writeMoves } from './move-code.js';

/** A definition, and the text of a game. */
export interface SharedGame {
  definition: Definition;
  /** The record of the game. */
  record: string;
  /** The number of the move that is shown, in the order of reading. */
  ply: number;
}

/** What a link holds: the definition unless it is the page's own, and the game as a code or as a record. */
export interface LinkedGame extends Omit<SharedGame, 'definition'> {
  definition?: Definition;
  /** That of the page's own definition when the link was made. */
  fingerprint?: string;
  moves?: Uint8Array;
  /** A letter to a friend, in the place of a game. */
  letter?: FriendLetter;
}

/** What a link to a friend holds beside the definition, in letters of addresses. */
export interface FriendLetter {
  /** Which board of the page it is for: the value of the attribute `friend`. */
  board: string;
  letter: string;
  /** What leads to live play, or answers to it. */
  live: string | undefined;
}

/** The prefix of the data in the hash. */
const MARK = '#vd=';

/** What stands before a fingerprint, in the place of a definition. */
const OWN = '~';

/** Characters of a link, and bytes of what it holds: more is not read. */
const MOST = { link: 100_000, bytes: 1_000_000 };

/** The bytes of a stream; fails where there are too many. */
async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > MOST.bytes) throw new Error('The link holds too much.');
    parts.push(read.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const it of parts) {
    bytes.set(it, at);
    at += it.length;
  }
  return bytes;
}

async function packed(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return lettersOf(await bytesOf(stream));
}

async function unpacked(letters: string): Promise<unknown> {
  const stream = new Blob([bytesIn(letters)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return JSON.parse(new TextDecoder().decode(await bytesOf(stream)));
}

/** A number that tells definitions apart (FNV-1a of 32 bits). It protects nothing: the moves have a check sum of their own. */
export function fingerprintOf(definition: Definition): string {
  const text = typeof definition === 'string' ? definition.trim() : JSON.stringify(definition);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** An address without its hash. */
function withoutHash(address: string): string {
  const url = new URL(address, globalThis.document?.baseURI);
  url.hash = '';
  return url.href.replace(/#$/, '');
}

/** An address of a page, with a definition and a game. */
export async function writeHashLink(address: string, shared: SharedGame): Promise<string> {
  return withoutHash(address) + MARK + (await packed(shared));
}

const isDefinition = (it: unknown): it is Definition =>
  typeof it === 'string' || (typeof it === 'object' && it !== null);

/** What an address holds; `undefined` if that is nothing, or nothing of ours. */
export async function readHashLink(address: string): Promise<LinkedGame | undefined> {
  const start = address.indexOf(MARK);
  if (start < 0 || address.length - start > MOST.link) return undefined;
  const [first = '', letters, letter, board = '', live] = address.slice(start + MARK.length).split('.');
  try {
    if (letters === undefined) {
      const found = (await unpacked(first)) as Partial<SharedGame> | null;
      const { definition, record = '', ply = 0 } = found ?? {};
      return isDefinition(definition) ? { definition, record: String(record), ply: Number(ply) || 0 } : undefined;
    }
    const moves = letter ? {} : { moves: bytesOrNone(letters) };
    const game = {
      ...moves,
      ...(letter ? { letter: { letter, board: decodeURIComponent(board), live } } : {}),
      record: '',
      ply: 0,
    };
    if (first.startsWith(OWN)) return { ...game, fingerprint: first.slice(OWN.length) };
    const definition = await unpacked(first);
    return isDefinition(definition) ? { ...game, definition } : undefined;
  } catch {
    return undefined;
  }
}

const message = (id: string, args: Message['args'] = {}): Message => ({ id, args });

/** The game of a link, for the definition that the board has. */
export function gameOf({ fingerprint, moves, record, ply }: LinkedGame, definition: Definition): SavedGame {
  if (!moves) return { record, ply };
  const begin = (diagram: Diagram): Message | undefined => {
    if (fingerprint !== undefined && fingerprint !== fingerprintOf(definition)) return message('link-other-rules');
    try {
      playMoves(diagram, moves);
      return undefined;
    } catch (error) {
      if (!(error instanceof CodeError)) throw error;
      diagram.restart();
      return message('link-failed', { why: message(error.reason) });
    }
  };
  return { begin };
}

/** What a board begins with: a definition, and the game to go on with if there is one. */
export interface Source {
  definition: Definition;
  saved?: SavedGame | undefined;
  /** A link brought it: the page does not answer for what it says. */
  linked: boolean;
}

/** What a link holds, in place of the page's own definition or to be played with it; that alone, if it is no link of ours. */
export async function linkedSource(address: string, own: () => Promise<Source>): Promise<Source> {
  // What is wrong with a game is told at once: the words for it are loaded meanwhile.
  const [game] = await Promise.all([readHashLink(address), loadEnglish().catch(() => undefined)]);
  const { definition } = game ?? {};
  const begun = definition ? { definition, linked: true } : await own();
  // What a friend has sent is opened when the board is there.
  return game && !game.letter ? { ...begun, saved: gameOf(game, begun.definition) } : begun;
}

/**
 * What a link says of the rules: the definition, or its fingerprint where the page that it leads to has it itself.
 *
 * @param reads whether the board of that page reads such links
 */
async function rulesPart({ own, settings }: Game, page: string, reads: boolean): Promise<string> {
  const { definition, linked } = settings;
  const isHere = reads && page === withoutHash(globalThis.location?.href ?? '');
  const known = isHere && !linked ? await own().catch(() => undefined) : undefined;
  const fingerprint = fingerprintOf(definition);
  return known && fingerprintOf(known.definition) === fingerprint ? OWN + fingerprint : packed(definition);
}

/** An address that holds the definition of a game, and the game. Where the page has that definition, the address leads to it. */
export async function linkTo(game: Game, address: string): Promise<string> {
  const { definition } = game.settings;
  const { record = '', ply = 0 } = currentGame(game);
  const moves = writeMoves(game.diagram, ply);
  if (!moves) return writeHashLink(address, { definition, record, ply });
  const page = withoutHash(address);
  const rules = await rulesPart(game, page, game.host.hasAttribute('linked'));
  return `${page}${MARK}${rules}.${lettersOf(moves)}`;
}

/** The beginning of the links to a friend: the page, with the definition. */
export async function friendAddress(game: Game, address: string): Promise<string> {
  const page = withoutHash(address);
  return `${page}${MARK}${await rulesPart(game, page, true)}.`;
}

/** A link to a friend. */
export function writeFriendLink(address: string, { letter, board, live }: FriendLetter): string {
  const parts = [letter, encodeURIComponent(board).replaceAll('.', '%2E'), live ?? ''];
  return `${address}.${parts.join('.').replace(/\.+$/, '')}`;
}
