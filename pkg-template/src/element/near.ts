// Starts elements that are near the viewport, and one after another: a page with a thousand boards stays quick.

/** How far outside the viewport elements start, in parts of its height and width. */
const NEAR = '100%';

/** How many milliseconds of work may follow each other before the page gets a turn: half a frame, and the part begun then may take longer. */
const BUDGET = 8;

/** An element that waits, and who looks out for it: the element may be in another document by the time it is forgotten. */
interface Waiting {
  start(): void;
  observer: IntersectionObserver;
}

const waiting = new WeakMap<Element, Waiting>();

/** One for each window: a pop-up has a viewport of its own. */
const observers = new WeakMap<Window, IntersectionObserver>();

function observerOf(view: Window & typeof globalThis): IntersectionObserver {
  const known = observers.get(view);
  if (known) return known;
  const observer = new view.IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.start();
    },
    { rootMargin: NEAR },
  );
  observers.set(view, observer);
  return observer;
}

/** Calls back once when an element comes near the viewport; at once where that cannot be known. */
export function whenNear(element: Element, start: () => void): void {
  const view = element.ownerDocument.defaultView;
  if (!view?.IntersectionObserver) return start();
  const observer = observerOf(view);
  waiting.set(element, { start, observer });
  observer.observe(element);
}

/** Waits no longer for an element. */
export function forgetNear(element: Element): void {
  waiting.get(element)?.observer.unobserve(element);
  waiting.delete(element);
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
