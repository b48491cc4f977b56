// Modules that are loaded when they are asked for, also after a fetch has failed.

let tries = 1;

/** Loads a module. Chromium remembers that one could not be fetched: its address with a query is another one. */
export const late = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch((error) => {
    const url = /http\S+/.exec(error.message);
    if (!url) throw error;
    // An address that only the page knows: bundlers leave it alone. Turbopack, which takes webpack's word, would end the build.
    const again = import(/* webpackIgnore: true */ /* @vite-ignore */ `${url[0]}?${tries}`);
    again.catch(() => tries++);
    return again;
  });
