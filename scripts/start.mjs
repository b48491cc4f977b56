// `npm start`: set up, build, serve the gallery.
import path from 'node:path';
import { serveForever } from './serve.mjs';
import { main, setUp } from './setup.mjs';
import { root, run } from './tools.mjs';

await main(async () => {
  await setUp('build');
  console.log('Building. The first time takes a few minutes.');
  const { code } = await run(process.execPath, ['scripts/build.mjs']);
  if (code !== 0) throw new Error('The build failed; see above.');
  await serveForever(path.join(root, 'dist'));
});
