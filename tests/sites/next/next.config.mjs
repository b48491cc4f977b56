import path from 'node:path';

// Next.js is installed two folders above the copy that is built, as in a repository of several packages.
const root = path.resolve(import.meta.dirname, '../..');

// A server reads the engine from the package as it was installed: bundled, its file would be somewhere else.
export default { serverExternalPackages: ['variant-diagram'], outputFileTracingRoot: root, turbopack: { root } };
