// Links that hold a definition and a game: deflated, in the part of an address that no server sees.

import type { Definition } from '../engine/names.js';
import type { Game } from '../game/game.js';
import { currentGame } from '../game/saved-game.js';

/** What a link holds. */
export interface SharedGame {
  definition: Definition;
  /** The record of the game. */
  record: string;
  /** The number of the move that is shown, in the order of reading. */
  ply: number;
}

/** The prefix of the data in the hash. */
const MARK = '#vd=';

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

/** An address of a page, with a definition and a game. */
export async function writeHashLink(address: string, shared: SharedGame): Promise<string> {
  const stream = new Blob([JSON.stringify(shared)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = await bytesOf(stream);
  let text = '';
  for (const it of bytes) text += String.fromCharCode(it);
  const code = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  const url = new URL(address, globalThis.document?.baseURI);
  url.hash = '';
  return url.href.replace(/#$/, '') + MARK + code;
}

/** What an address holds; `undefined` if that is nothing, or nothing of ours. */
export async function readHashLink(address: string): Promise<SharedGame | undefined> {
  const start = address.indexOf(MARK);
  if (start < 0 || address.length - start > MOST.link) return undefined;
  try {
    const code = address
      .slice(start + MARK.length)
      .replaceAll('-', '+')
      .replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(code), (it) => it.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const found = JSON.parse(new TextDecoder().decode(await bytesOf(stream))) as Partial<SharedGame> | null;
    const { definition, record = '', ply = 0 } = found ?? {};
    const known = typeof definition === 'string' || (typeof definition === 'object' && definition !== null);
    return known ? { definition, record: String(record), ply: Number(ply) || 0 } : undefined;
  } catch {
    return undefined;
  }
}

/** An address that holds the definition of a game, and the game. */
export function linkTo(game: Game, address: string): Promise<string> {
  const { record = '', ply = 0 } = currentGame(game);
  return writeHashLink(address, { definition: game.settings.definition, record, ply });
}
