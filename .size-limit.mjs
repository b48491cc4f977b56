// What `size-limit` checks: the budgets of the built package, in bytes as they travel.

import { fileURLToPath } from 'node:url';
import { budgets } from './scripts/budgets.mjs';

export default budgets(fileURLToPath(new URL('pkg', import.meta.url))).map(({ name, files, limit }) => ({
  name,
  path: files.map((it) => `pkg/${it}`),
  limit: `${limit} B`,
  brotli: true,
}));
