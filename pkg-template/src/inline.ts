// The package with the engine inside one file.

import './engine/embedded-wasm.js';

export * from './element/public.js';
