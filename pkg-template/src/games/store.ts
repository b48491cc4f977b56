// Where games are kept: a database of the browser. Where there is none, where it is full, or where it does not answer, nothing is kept.

import { isSame } from '../engine/definition-text.js';
import { once } from '../loading/once.js';
import type { KeptGame } from './kept-game.js';

const PLACE = 'variant-diagram-games';
const STORE = 'games';

/** Most games that are kept; the oldest go first. Most characters of one: more is not kept. */
const MOST = { games: 60, characters: 500_000 };

/** Milliseconds after which the browser counts as one that keeps nothing. */
const PATIENCE = 1000;

const heard = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const opened = once(async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(PLACE, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('time', 'time');
  return heard(request);
});

/** Does something with the games, to the end. `undefined` where browsers do not let pages keep any. */
async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  try {
    const transaction = (await opened()).transaction(STORE, mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([work(transaction.objectStore(STORE)), ended]);
    return result;
  } catch {
    return undefined;
  }
}

/** What comes of a promise, or `undefined` if that takes too long. */
function inTime<T>(promise: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Whether this was written as games are: another version, or another script, may have written it. */
function isGame(it: unknown): it is KeptGame {
  const { key, page, title, definition, game, plies } = (it ?? {}) as Partial<KeptGame>;
  const texts = [key, page, title].every((text) => typeof text === 'string');
  return texts && definition !== undefined && typeof game?.record === 'string' && typeof plies === 'number';
}

/** The game that is kept under a name. */
export async function readGame(key: string): Promise<KeptGame | undefined> {
  const found: unknown = await inTime(withStore('readonly', (store) => heard(store.get(key))));
  return isGame(found) ? found : undefined;
}

/** All games that are kept, the latest first; `undefined` if the browser keeps none for this page. */
export async function readGames(): Promise<KeptGame[] | undefined> {
  const found = await inTime(withStore('readonly', (store) => heard<unknown[]>(store.getAll())));
  return found?.filter(isGame).sort((a, b) => b.time - a.time);
}

/**
 * Puts a game in its place, and tells which one was there. All is asked at once and committed: a reader may move and leave in the same moment,
 * and a transaction that waits for answers ends with its page.
 */
const replaceGame = (game: KeptGame): Promise<{ before: unknown } | undefined> =>
  withStore('readwrite', async (store) => {
    const before = heard<unknown>(store.get(game.key));
    store.put(game);
    store.transaction.commit();
    return { before: await before };
  });

/** Keeps a game. One of another definition that has its name stays under another one. `false` if it is not kept. */
export async function writeGame(game: KeptGame): Promise<boolean> {
  if (JSON.stringify(game).length > MOST.characters) return false;
  const replaced = await replaceGame(game);
  if (!replaced) return false;
  const { before } = replaced;
  await withStore('readwrite', async (store) => {
    if (isGame(before) && before.plies > 0 && !before.over && !isSame(before.definition, game.definition))
      store.put({ ...before, key: `${before.key}#${before.time}`, former: true });
    const tooMany = (await heard(store.count())) - MOST.games;
    if (tooMany <= 0) return;
    const oldest = await heard(store.index('time').getAllKeys(null, tooMany));
    for (const it of oldest) store.delete(it);
  });
  return true;
}

/** Forgets the game that is kept under a name. */
export async function forgetGame(key: string): Promise<void> {
  await withStore('readwrite', (store) => heard(store.delete(key)));
}

/** Forgets all games. */
export async function forgetGames(): Promise<void> {
  await withStore('readwrite', (store) => heard(store.clear()));
}
