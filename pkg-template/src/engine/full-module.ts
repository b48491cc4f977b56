// The module with everything: the page's worker has it, and whatever has no board.

import { moduleOf, type WasmModule } from './wasm-source.js';

/** The module with everything, compiled. Rejects if its file cannot be loaded or compiled. */
export const fullModule = (): Promise<WasmModule> =>
  moduleOf('engine-full.wasm', () => new URL('engine-full.wasm', import.meta.url));
