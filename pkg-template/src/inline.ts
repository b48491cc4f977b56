// The package with the engine inside one file.

import './engine/embedded-wasm.js';
import './search/embedded-worker.js';

export * from './element/public.js';
