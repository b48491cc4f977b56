// A static server for one folder, for the gallery and for tests.
//   node scripts/serve.mjs [folder]      PORT=8080 HOST=localhost

import { statSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lookup } from 'mrmime';
import sirv from 'sirv';
import { main } from './setup.mjs';
import { root } from './tools.mjs';

/** The file or folder below `top` that an address means; links may not lead out of it. */
async function target(top, url) {
  try {
    const file = await realpath(path.join(top, decodeURIComponent(new URL(url, 'http://localhost').pathname)));
    return file === top || file.startsWith(top + path.sep) ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Serves a folder. Resolves to the server and its address; port 0 picks a free one.
 * `live` may answer a request itself, and says so by `true`; `tail` is written after every page.
 */
export async function serve(folder, { port = 8080, host = 'localhost', live, tail } = {}) {
  const top = await realpath(folder);
  const files = sirv(top, { dev: true, etag: true });
  const server = createServer(async (request, response) => {
    const end = (status, headers = {}) => response.writeHead(status, headers).end();
    if (live?.(request, response)) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(405, { Allow: 'GET, HEAD' });
    const file = await target(top, request.url);
    if (!file) return end(404);
    const { pathname } = new URL(request.url, 'http://localhost');
    const isFolder = statSync(file).isDirectory();
    // Without the slash, the relative addresses in the page would point elsewhere.
    if (isFolder && !pathname.endsWith('/')) return end(301, { Location: `/${pathname.replace(/^\/+/, '')}/` });
    const type = lookup(isFolder ? 'index.html' : file) ?? 'application/octet-stream';
    response.setHeader('Content-Type', /^text|json/.test(type) ? `${type}; charset=utf-8` : type);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const page = isFolder ? path.join(file, 'index.html') : file;
    if (tail && page.endsWith('.html')) return response.end((await readFile(page, 'utf8')) + tail);
    return files(request, response, () => end(404));
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { server, address: `http://${host}:${server.address().port}/` };
}

/** Serves a folder until the process is stopped, and says where. */
export async function serveForever(folder, options = {}) {
  const port = Number(process.env.PORT ?? 8080);
  try {
    const { address } = await serve(folder, { port, host: process.env.HOST ?? 'localhost', ...options });
    console.log(`\nThe gallery is at ${address}   (Ctrl+C stops it)`);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Choose another one: PORT=8081 npm start`);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(() => serveForever(path.resolve(root, process.argv[2] ?? 'dist')));
}
