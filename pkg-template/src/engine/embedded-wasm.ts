// Takes the engine from this very file, for builds that carry it inside.

import compressed from '#wasm-bytes';
import { useWasm } from './load.js';

useWasm(async () => {
  const stream = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).arrayBuffer();
});
