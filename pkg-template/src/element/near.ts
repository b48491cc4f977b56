// Starts elements that are near the viewport, and one after another: a page with a thousand boards stays quick.

/** How far outside the viewport elements start, in parts of its height and width. */
const NEAR = '100%';

/** How many milliseconds of work may follow each other before the page gets a turn: half a frame, and the part begun then may take longer. */
const BUDGET = 8;

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls back once when an element comes near the viewport; at once where that cannot be known. */
export function whenNear(element: Element, start: () => void): void {
  if (!globalThis.IntersectionObserver) return start();
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: NEAR },
  );
  waiting.set(element, start);
  observer.observe(element);
}

/** Waits no longer for an element. */
export function forgetNear(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

let turns: Promise<unknown> = Promise.resolve();
let since = 0;

/** Resolves when the page has had a turn. */
function pause(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      since = performance.now();
      done();
    };
    port2.postMessage(undefined);
  });
}

/** Gives the page a turn if work has gone on for long. */
export async function yieldToPage(): Promise<void> {
  if (performance.now() - since > BUDGET) await pause();
}

/** Does a piece of work after all that was asked for before; the page gets turns between them. */
export function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
  const done = turns.then(async () => {
    await yieldToPage();
    return work();
  });
  turns = done.catch(() => undefined);
  return done;
}
