// Unit tests of the TypeScript sources, in Node and without a document.

import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['tests/unit/**/*.test.ts'], environment: 'node' } });
