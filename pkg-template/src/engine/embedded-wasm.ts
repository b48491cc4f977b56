// Takes the engine from this very file, for builds that carry it inside.

import base64 from '#wasm-bytes';
import { useWasm } from './wasm-source.js';

useWasm(async () => {
  const compressed = Uint8Array.from(atob(base64), (it) => it.charCodeAt(0));
  const stream = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).arrayBuffer();
});
