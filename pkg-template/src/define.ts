// Import this to have the element on a page.

import { start } from './element/register.js';

export * from './index.js';

start();
