// `npm run dev`: builds, serves the site, and builds again when a source changes; pages that are open load anew.
// The engine is built quickly: it is larger and slower than the one that is published.
import { spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { serveForever } from './serve.mjs';
import { main } from './setup.mjs';
import { root } from './tools.mjs';

const SOURCES = ['crates', 'pkg-template', 'www', 'tests/diagrams'];

/** What the build itself writes below the sources. */
const GENERATED = /(?:\/|^)(?:views\.ts|(?:import-)?wasm\.d\.ts|target)(?:\/|$)/;

const QUICK = {
  CARGO_PROFILE_RELEASE_LTO: 'off',
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '16',
  CARGO_PROFILE_RELEASE_INCREMENTAL: 'true',
};

/** Pages that wait for a change. */
const waiting = new Set();

function build() {
  const { status } = spawnSync(process.execPath, [path.join('scripts', 'build.mjs')], {
    cwd: root,
    env: { ...process.env, ...QUICK },
    stdio: 'inherit',
  });
  return status === 0;
}

/** Answers the one address that pages listen at, and gives them the script that does. */
function live(request, response) {
  if (request.url !== '/dev-events') return false;
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write('\n');
  waiting.add(response);
  request.on('close', () => waiting.delete(response));
  return true;
}

const LISTENER = '<script>new EventSource("/dev-events").onmessage = () => location.reload()</script>';

await main(async () => {
  if (!build()) throw new Error('The build failed.');
  await serveForever(path.join(root, 'dist'), { live, tail: LISTENER });
  let timer;
  const changed = (_, file) => {
    if (file && GENERATED.test(file.replaceAll(path.sep, '/'))) return;
    clearTimeout(timer);
    // Editors write several files at once.
    timer = setTimeout(() => {
      if (build()) for (const it of waiting) it.write('data: built\n\n');
    }, 200);
  };
  for (const it of SOURCES) watch(path.join(root, it), { recursive: true }, changed);
});
