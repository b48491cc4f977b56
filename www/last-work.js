// What was last made on a page, kept in this browser for the next visit. Where a browser keeps nothing, nothing comes back.

const keyOf = (name) => `variant-diagram ${name}`;

/** What was kept under a name; `undefined` if there is nothing that can be read. */
export function lastWork(name) {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name))) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps something for the next visit. Sets and maps come back as arrays. */
export function keepWork(name, work) {
  const plain = (_key, it) => (it instanceof Set || it instanceof Map ? [...it] : it);
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(work, plain));
  } catch {
    // There may be no room, or no leave.
  }
}
