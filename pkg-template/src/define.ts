// Import this to have the element on a page.

import { start } from './start.js';

export * from './index.js';

start();
