// Modules that are loaded when they are asked for, also after a fetch has failed.

/** Fetches that were made again, by the address of the first. */
const again = new Map<string, Promise<unknown>>();
let tries = 0;

/** Loads a module. Chromium remembers that one could not be fetched: its address with a query is another one. */
export const late = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch((error) => {
    const [url] = /\w+:\/\/\S+/.exec(error.message) ?? [];
    if (!url) throw error;
    const next = again.get(url) ?? import(`${url}?${++tries}`);
    again.set(url, next);
    next.catch(() => again.delete(url));
    return next as Promise<T>;
  });
