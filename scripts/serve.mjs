// A small static server for one folder. It reads files below that folder and nothing else.
//   node scripts/serve.mjs [folder]      PORT=8080 HOST=localhost
import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { root } from './tools.mjs';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const pack = promisify(gzip);

/** Larger files are sent as they are, so that none is held in memory. */
const MOST_PACKED = 4_000_000;

/** The file that an address means, or undefined if there is none below the folder. */
async function find(folder, address) {
  let name;
  try {
    name = decodeURIComponent(new URL(address, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
  if (name.includes('\0')) return undefined;
  try {
    let file = path.join(folder, name);
    if ((await stat(file)).isDirectory()) {
      // Without the slash, the relative addresses in the page would point elsewhere.
      if (!name.endsWith('/')) return { redirect: `${name}/` };
      file = path.join(file, 'index.html');
    }
    // Resolving links first means that neither ".." nor a link leads out of the folder.
    file = await realpath(file);
    if (!file.startsWith(folder + path.sep)) return undefined;
    const facts = await stat(file);
    return facts.isFile() ? { file, size: facts.size } : undefined;
  } catch {
    return undefined;
  }
}

/** Serves a folder. Resolves to the server and its address; port 0 picks a free one. */
export async function serve(folder, { port = 8080, host = 'localhost' } = {}) {
  const top = await realpath(folder);
  const server = createServer(async (request, response) => {
    const head = request.method === 'HEAD';
    if (!head && request.method !== 'GET') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const found = await find(top, request.url ?? '/');
    if (!found) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return;
    }
    if (found.redirect) {
      response.writeHead(301, { Location: encodeURI(found.redirect).replace(/^\/+/, '/') }).end();
      return;
    }
    const type = TYPES[path.extname(found.file).toLowerCase()] ?? 'application/octet-stream';
    const headers = {
      'Content-Type': type,
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
    };
    // Texts travel packed, as they do from any other host.
    const packs =
      /^text|json|svg|wasm/.test(type) &&
      found.size < MOST_PACKED &&
      /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    if (head || !packs) {
      response.writeHead(200, { ...headers, 'Content-Length': found.size });
      if (head) response.end();
      else
        createReadStream(found.file)
          .on('error', () => response.destroy())
          .pipe(response);
      return;
    }
    try {
      const body = await pack(await readFile(found.file));
      response.writeHead(200, { ...headers, 'Content-Encoding': 'gzip', 'Content-Length': body.length }).end(body);
    } catch {
      response.destroy();
    }
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { server, address: `http://${host}:${server.address().port}/` };
}

/** Serves a folder until the process is stopped, and says where. */
export async function serveForever(folder) {
  const port = Number(process.env.PORT ?? 8080);
  const host = process.env.HOST ?? 'localhost';
  try {
    const { address } = await serve(folder, { port, host });
    console.log(`\nThe gallery is at ${address}   (Ctrl+C stops it)`);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Choose another one: PORT=8081 npm start`);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await serveForever(path.resolve(root, process.argv[2] ?? 'dist'));
}
