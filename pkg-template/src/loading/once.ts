// What is done once, for all who ask.

/** Does something for the first who asks, and gives all the same answer; after a failure, which all hear of, the next one tries again. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let working: Promise<T> | undefined;
  return () => {
    working ??= work().catch((error: unknown) => {
      working = undefined;
      throw error;
    });
    return working;
  };
}
