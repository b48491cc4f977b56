// The memory of the engines, for what reads it without a copy.

/** By the class of its games: the memory of an engine that has been started. */
export const memories = new Map<unknown, WebAssembly.Memory>();
