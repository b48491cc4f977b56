// The memory of the engine, for what reads it without a copy.

/** What there is once the engine has been started. */
export const started: { memory?: WebAssembly.Memory } = {};
