// Everything in one classic script: registers the element, upgrades old blocks, works from `file://`.

import './engine/embedded-wasm.js';
import { start } from './element/register.js';
import './search/embedded-worker.js';

export * from './element/public.js';

start();
