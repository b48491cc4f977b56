// Keeps results of long work in the browser, so that a reload loses nothing. Where there is no such place, nothing is kept.

const PLACE = 'variant-diagram';
const STORE = 'results';

/** Most results that are kept; the oldest go first. */
const MOST = 100;

/** Milliseconds after which the browser counts as one that keeps nothing. */
const PATIENCE = 1000;

/** Whether the browser did not answer in time when it was asked last: then nobody waits again. */
let isSilent = false;

/** What comes of a promise, or `undefined` if that takes too long. */
async function inTime(promise) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, isSilent ? 0 : PATIENCE);
  });
  const first = await Promise.race([promise.then((value) => ({ value })), late]);
  clearTimeout(timer);
  isSilent = first === undefined;
  if (isSilent) void promise.then(() => (isSilent = false));
  return first?.value;
}

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

/** What was kept, if it is what `fits`; `undefined` if nothing was. What others have written there, or a crash has damaged, goes. */
export async function recall(key, fits) {
  const kept = await inTime(withStore('readonly', (store) => heard(store.get(key))));
  if (kept?.value === undefined) return undefined;
  try {
    if (fits(kept.value)) return kept.value;
  } catch {
    // It is not even made of what can be looked at.
  }
  void forget(key);
  return undefined;
}

/** Keeps a result. */
export async function keep(key, value) {
  await inTime(
    withStore('readwrite', async (store) => {
      await heard(store.put({ value, time: Date.now() }, key));
      const left = (await heard(store.count())) - MOST;
      if (left <= 0) return;
      const oldest = await heard(store.index('time').getAllKeys(null, left));
      for (const it of oldest) store.delete(it);
    }),
  );
}

/** Forgets a result. */
export async function forget(key) {
  await inTime(withStore('readwrite', (store) => heard(store.delete(key))));
}
