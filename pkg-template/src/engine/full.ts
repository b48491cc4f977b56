// The engine that knows every rule and thinks.

import { once } from '../loading/once.js';
import { EngineError } from './errors.js';
import { fullModule } from './full-module.js';
import { memories } from './memory.js';
import { check, Diagram, explain, initSync, keys, useWords } from './wasm.js';
import { isFull } from './wasm-source.js';

const MISTAKEN = 'engine.wasm was given where engine-full.wasm is asked for';

/** Starts the engine that has everything, once. Rejects with an `EngineError`; the next call tries again. */
export const startFull = once(async () => {
  try {
    const module = await fullModule();
    if (!isFull(module)) throw new Error(MISTAKEN);
    // Starting is quick, compiling was not; a second start does nothing. The asynchronous one would load all of `fetch` in Node.
    memories.set(Diagram, initSync({ module }).memory);
    return { Diagram, check, explain, keys, useWords, module };
  } catch (error) {
    throw new EngineError(error, 'engine-full.wasm');
  }
});
