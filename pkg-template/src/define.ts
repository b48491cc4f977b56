// Import this to have the element on a page.

import { start } from './element/register.js';

export * from './element/public.js';

start();
