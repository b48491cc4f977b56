// The package as a stranger installs it: from its tarball, in a fresh folder, with the tools that people use.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { Board, CHESS, expect, inFull, test as plain } from './page.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ELEMENT = `<variant-diagram>\n${CHESS}\n</variant-diagram>`;
const page = (head) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test</title>${head}</head><body><main><h1>Test</h1>${ELEMENT}</main></body></html>`;
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.css': 'text/css',
};

// npm, bundlers and compilers take their time.
plain.describe.configure({ timeout: 300_000 });

const test = plain.extend({
  /** A folder with the package under node_modules, as npm would put it. */
  folder: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'variant-diagram-'));
      execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: join(root, 'pkg') });
      const tarball = readdirSync(folder).find((it) => it.endsWith('.tgz'));
      const home = join(folder, 'node_modules', 'variant-diagram');
      mkdirSync(home, { recursive: true });
      execFileSync('tar', ['-xzf', join(folder, tarball), '-C', home, '--strip-components=1']);
      writeFileSync(join(folder, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }');
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  /** Serves a folder, perhaps with more headers. */
  serving: async ({}, use) => {
    const servers = [];
    await use(async (folder, headers = {}) => {
      const server = createServer(async (request, response) => {
        const path = new URL(request.url, 'http://x').pathname;
        const name = path.endsWith('/') ? `${path}index.html` : path;
        try {
          const body = await readFile(join(folder, name));
          response
            .writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream', ...headers })
            .end(body);
        } catch {
          response.writeHead(404).end();
        }
      });
      await new Promise((done) => server.listen(0, '127.0.0.1', done));
      servers.push(server);
      return `http://127.0.0.1:${server.address().port}/`;
    });
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  },
});

/** The board of a page plays a move. */
async function plays(page) {
  const board = new Board(page, page.locator('variant-diagram'));
  await expect(board.grid).toBeVisible();
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
  // A rare rule needs the script and the module with everything.
  await board.root.evaluate(async (it) => {
    it.definition = `${it.definition}\niron=P`;
    await it.ready;
  });
  await board.click('e2', 'e4', 'd7', 'd5', 'e4', 'd5');
  await board.expect('d5', 'black pawn');
}

test('a Vite app bundles the package', async ({ folder, serving, page: tab }) => {
  const { build } = await import('vite');
  const app = join(folder, 'vite-app');
  mkdirSync(app);
  writeFileSync(join(app, 'index.html'), page('<script type="module" src="./main.js"></script>'));
  writeFileSync(join(app, 'main.js'), "import 'variant-diagram/define';\n");
  await build({ root: app, logLevel: 'silent', configFile: false });
  await tab.goto(await serving(join(app, 'dist')));
  await plays(tab);
});

test('an esbuild bundle needs one file', async ({ folder, serving, page: tab }) => {
  const app = join(folder, 'esbuild-app');
  mkdirSync(app);
  writeFileSync(join(app, 'main.js'), "import { define } from 'variant-diagram/inline';\ndefine();\n");
  await bundle({
    entryPoints: [join(app, 'main.js')],
    bundle: true,
    format: 'esm',
    outfile: join(app, 'out', 'main.js'),
    logLevel: 'error',
  });
  writeFileSync(join(app, 'out', 'index.html'), page('<script type="module" src="./main.js"></script>'));
  await tab.goto(await serving(join(app, 'out')));
  await plays(tab);
});

test('a plain file plays without a server', async ({ folder, page: tab }) => {
  const file = join(folder, 'plain.html');
  writeFileSync(file, page('<script src="node_modules/variant-diagram/standalone.js"></script>'));
  await tab.goto(pathToFileURL(file).href);
  await plays(tab);
});

test('a strict Content-Security-Policy is enough', async ({ folder, serving, page: tab }) => {
  const policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; img-src 'self' data:";
  writeFileSync(
    join(folder, 'index.html'),
    page('<script type="module" src="node_modules/variant-diagram/define.js"></script>'),
  );
  const violations = [];
  tab.on('console', (message) => /Content Security Policy/.test(message.text()) && violations.push(message.text()));
  await tab.goto(await serving(folder, { 'content-security-policy': policy }));
  await plays(tab);
  expect(violations.filter((it) => !/favicon/.test(it))).toEqual([]);
});

test('without leave for WebAssembly the page keeps its text', async ({ folder, serving, page: tab }) => {
  writeFileSync(
    join(folder, 'index.html'),
    page('<script type="module" src="node_modules/variant-diagram/define.js"></script>'),
  );
  await tab.goto(await serving(folder, { 'content-security-policy': "default-src 'self'" }));
  await expect(tab.locator('variant-diagram')).toContainText('queen:Q:Q::d1');
});

test('Node uses the engine, the still picture and the command', async ({ folder }) => {
  const script = `
    import { createDiagram } from 'variant-diagram/engine';
    import * as root from 'variant-diagram';
    const diagram = await createDiagram(${JSON.stringify(CHESS)});
    console.log([diagram.moves('uci').length, typeof root.VariantDiagram, typeof globalThis.customElements].join(' '));`;
  writeFileSync(join(folder, 'use.mjs'), script);
  const out = execFileSync(process.execPath, ['use.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(out.trim()).toBe('20 function undefined');
  writeFileSync(join(folder, 'chess.txt'), CHESS);
  execFileSync(process.execPath, ['node_modules/variant-diagram/bin.mjs', 'render', 'chess.txt', '-o', 'chess.svg'], {
    cwd: folder,
  });
  expect(await readFile(join(folder, 'chess.svg'), 'utf8')).toMatch(/^<svg[^]*<\/svg>\s*$/);
});

test('publint and the types of the package find nothing', inFull(), async ({ folder }) => {
  const { publint } = await import('publint');
  const home = join(folder, 'node_modules', 'variant-diagram');
  const { messages } = await publint({ pkgDir: home, strict: true, pack: false });
  expect(messages).toEqual([]);
  const { checkPackage, createPackageFromTarballData } = await import('@arethetypeswrong/core');
  const tarball = readdirSync(folder).find((it) => it.endsWith('.tgz'));
  const found = await checkPackage(
    createPackageFromTarballData(new Uint8Array(await readFile(join(folder, tarball)))),
    {
      excludeEntrypoints: ['./standalone', './engine.wasm', './engine-full.wasm', './import.wasm', './package.json'],
    },
  );
  // The package has modules only: CommonJS and the resolution of Node 10 are not served.
  const served = found.problems.filter((it) => !['node10', 'node16-cjs'].includes(it.resolutionKind));
  expect(served.map((it) => `${it.kind} ${it.entrypoint} ${it.resolutionKind}`)).toEqual([]);
});
