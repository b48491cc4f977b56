// Everything in one classic script: registers the element, upgrades old blocks, works from `file://`.

import './bytes.js';
import { start } from './start.js';

export * from './index.js';

start();
