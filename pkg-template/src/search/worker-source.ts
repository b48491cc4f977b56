// Where the worker of a page comes from: a script beside the others, or a text that the scripts carry.

/** Makes the worker from the script beside this one. */
function besideModule(): Worker {
  const script = new URL('./worker.js', import.meta.url);
  try {
    // Bundlers look for these very words.
    return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  } catch (error) {
    // Scripts of another origin run only when one of the page asks for them.
    if (script.origin === location.origin) throw error;
    return workerOf(`import ${JSON.stringify(script.href)};`, { type: 'module' });
  }
}

/** Makes a worker from the text of its script. */
export function workerOf(text: string, options?: WorkerOptions): Worker {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const worker = new Worker(address, options);
  // The script is read by the time it answers first.
  worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true });
  return worker;
}

/** Makes the worker. Fails where there can be none. */
export let makeWorker: () => Worker = besideModule;

/** Makes the worker in another way. */
export function useWorker(make: () => Worker): void {
  makeWorker = make;
}
