// The package with the engine inside one file.

import './bytes.js';

export * from './index.js';
