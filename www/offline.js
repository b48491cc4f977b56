// Lets the site be opened without a network, from the first board on that somebody opens.

/** Servers of somebody who works on the site: a worker would stay with what is served there next. */
const isLocal = /^(?:localhost|127\.|\[::1\]|.*\.localhost$)/.test(location.hostname);

/** Starts the worker, and tells it what this page has loaded already; the gallery in its language is kept as well. */
export async function goOffline() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await serviceWorker.register(new URL('offline-worker.js', import.meta.url));
  const { active } = await serviceWorker.ready;
  if (serviceWorker.controller) return;
  const seen = performance.getEntriesByType('resource').map((it) => it.name);
  active.postMessage({ seen: [location.href, document.querySelector('.brand').href, ...seen] });
}

/** Does so when the page has nothing else to do. Where a browser or its reader wants no such thing, all else works. */
export function goOfflineLater() {
  if (isLocal || navigator.connection?.saveData) return;
  const later = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 2000));
  later(() => goOffline().catch(() => undefined), { timeout: 10_000 });
}
