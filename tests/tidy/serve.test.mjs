// The static server: right types, and never a file outside its folder.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { serve } from '../../scripts/serve.mjs';

let base;
let server;
let address;

before(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'vd-serve-'));
  mkdirSync(path.join(base, 'site', 'sub'), { recursive: true });
  writeFileSync(path.join(base, 'secret.txt'), 'secret');
  writeFileSync(path.join(base, 'site', 'index.html'), '<p>top');
  writeFileSync(path.join(base, 'site', 'sub', 'index.html'), '<p>sub');
  writeFileSync(path.join(base, 'site', 'a b.wasm'), 'x');
  symlinkSync(path.join(base, 'secret.txt'), path.join(base, 'site', 'link.txt'));
  ({ server, address } = await serve(path.join(base, 'site'), { port: 0 }));
});

after(() => {
  server.close();
  server.closeAllConnections();
  rmSync(base, { recursive: true, force: true });
});

/** Sends a request line as it is: `fetch` would tidy up the path first. */
function raw(line) {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname, () => socket.write(`${line} HTTP/1.0\r\n\r\n`));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

test('serves files with their types', async () => {
  const page = await fetch(address);
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.equal(await page.text(), '<p>top');
  const wasm = await fetch(`${address}a%20b.wasm?query=1`);
  assert.equal(wasm.headers.get('content-type'), 'application/wasm');
});

test('a folder without a slash is redirected, with a slash it shows its index', async () => {
  const answer = await fetch(`${address}sub`);
  assert.ok(answer.redirected);
  assert.equal(answer.url, `${address}sub/`);
  assert.equal(await answer.text(), '<p>sub');
});

test('nothing outside the folder can be read', async () => {
  for (const target of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/sub/../../secret.txt',
    '//../secret.txt',
    '/link.txt',
    '/%00',
    '/%ff',
    '/..\\secret.txt',
    'http://[',
    '/missing',
  ]) {
    const answer = await raw(`GET ${target}`);
    assert.match(answer, /^HTTP\/1\.1 404 /, target);
    assert.doesNotMatch(answer, /secret$/, target);
  }
});

test('only reading is allowed, and a redirect stays on this host', async () => {
  assert.equal((await fetch(address, { method: 'POST', body: 'x' })).status, 405);
  assert.equal((await fetch(address, { method: 'HEAD' })).headers.get('content-length'), '6');
  const answer = await raw('GET //sub');
  assert.doesNotMatch(answer, /^Location: \/\//m);
});

test('a server for development answers some addresses itself, and adds its script to pages alone', async () => {
  const live = (request, response) => request.url === '/events' && Boolean(response.end('told'));
  const dev = await serve(path.join(base, 'site'), { port: 0, live, tail: '<script></script>' });
  const textOf = async (url) => (await fetch(new URL(url, dev.address))).text();
  assert.equal(await textOf('events'), 'told');
  assert.equal(await textOf(''), '<p>top<script></script>');
  assert.equal(await textOf('sub/index.html'), '<p>sub<script></script>');
  assert.equal(await textOf('a b.wasm'), 'x');
  dev.server.close();
  dev.server.closeAllConnections();
});
