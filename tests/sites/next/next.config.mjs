// A server reads the engine from the package as it was installed: bundled, its file would be somewhere else.
export default { serverExternalPackages: ['variant-diagram'], outputFileTracingRoot: import.meta.dirname };
