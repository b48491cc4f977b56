// Keeps results of long work in the browser, so that a reload loses nothing. Where there is no such place, nothing is kept.

const PLACE = 'variant-diagram';
const STORE = 'results';

/** Most results that are kept; the oldest go first. */
const MOST = 100;

const heard = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opening;

function opened() {
  opening ??= (async () => {
    const request = indexedDB.open(PLACE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE).createIndex('time', 'time');
    return heard(request);
  })();
  return opening;
}

/** Does something with the results, to the end; `undefined` where browsers do not let pages keep any. */
async function withStore(mode, work) {
  try {
    const transaction = (await opened()).transaction(STORE, mode);
    const ended = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([work(transaction.objectStore(STORE)), ended]);
    return result;
  } catch {
    return undefined;
  }
}

/** A name for what a result depends on, such as a definition and its options. */
export const keyOf = (...parts) => JSON.stringify(parts);

/** What was kept; `undefined` if nothing was. */
export async function recall(key) {
  const kept = await withStore('readonly', (store) => heard(store.get(key)));
  return kept?.value;
}

/** Keeps a result. */
export async function keep(key, value) {
  await withStore('readwrite', async (store) => {
    await heard(store.put({ value, time: Date.now() }, key));
    const left = (await heard(store.count())) - MOST;
    if (left <= 0) return;
    const oldest = await heard(store.index('time').getAllKeys(null, left));
    for (const it of oldest) store.delete(it);
  });
}

/** Forgets a result. */
export async function forget(key) {
  await withStore('readwrite', (store) => heard(store.delete(key)));
}
