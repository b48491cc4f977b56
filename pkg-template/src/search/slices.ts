// Long work in slices: between two of them the page or the worker hears what else there is.

/** Milliseconds of work before others get their turn. */
export const SLICE = 12;

/** Lets the page do what it has to do. Timers would wait four milliseconds. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}
