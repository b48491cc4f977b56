// Unit tests of the TypeScript sources, in Node and without a document.

import { defineConfig } from 'vitest/config';
import { localeModule } from './scripts/catalogue.mjs';

/** The catalogues, as the build gives them to the sources. */
const catalogues = {
  name: 'catalogues',
  resolveId: (name) => (name.startsWith('#locale/') ? `\0${name}` : undefined),
  load(id) {
    if (!id.startsWith('\0#locale/')) return undefined;
    return localeModule(id.slice('\0#locale/'.length));
  },
};

export default defineConfig({
  plugins: [catalogues],
  test: { include: ['tests/unit/**/*.test.ts'], environment: 'node' },
});
