// Builds everything that is shipped: the engine (WebAssembly), the package (pkg/) and the site (dist/).
//
//   node scripts/build.mjs              what has changed
//   node scripts/build.mjs --pkg        the package only, no site

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, deflateRawSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import { budgets } from './budgets.mjs';
import { manifest } from './elements.mjs';
import { livened } from './live.mjs';
import { manual } from './manual.mjs';
import { filled, framed, readVariants, writeVariants } from './site.mjs';
import { viewSources, viewTypes } from './views.mjs';

const top = join(dirname(fileURLToPath(import.meta.url)), '..');
const at = (...names) => join(top, ...names);

function run(command, args) {
  const result = spawnSync(command, args, { cwd: top, stdio: 'inherit' });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** The time of the newest file below some places. */
function newest(...places) {
  let time = 0;
  for (const place of places) {
    if (!existsSync(place)) continue;
    const stat = statSync(place);
    time = Math.max(time, stat.isDirectory() ? newest(...readdirSync(place).map((it) => join(place, it))) : stat.mtimeMs);
  }
  return time;
}

/** Compiles a crate for browsers into `target/wasm/NAME.js` and `NAME_bg.wasm`, if a Rust source is newer. Returns the folder. */
function compiled(name, crate) {
  const folder = at('target', 'wasm');
  if (newest(at('crates'), at('Cargo.toml'), at('Cargo.lock')) <= newest(join(folder, `${name}_bg.wasm`))) return folder;
  const target = 'wasm32-unknown-unknown';
  // Only a library of one type is optimized as a whole.
  run('cargo', ['rustc', '--package', crate, '--lib', '--crate-type', 'cdylib', '--target', target, '--release']);
  const linked = join(process.env.CARGO_TARGET_DIR ?? at('target'), target, 'release', `${crate.replaceAll('-', '_')}.wasm`);
  const lean = ['--remove-name-section', '--remove-producers-section', '--omit-default-module-path'];
  run('wasm-bindgen', ['--target', 'web', '--out-dir', folder, '--out-name', name, ...lean, linked]);
  return folder;
}

/** The modules that sources import, and what the compiled engine and its neighbour are called. */
const MODULES = { wasm: 'engine', 'import-wasm': 'import' };

/** Teaches esbuild the three kinds of import that are not plain files. */
function imports(folder) {
  return {
    name: 'imports',
    setup(bundler) {
      for (const [file, name] of Object.entries(MODULES)) {
        bundler.onResolve({ filter: new RegExp(`^\\./${file}\\.js$`) }, () => ({ path: join(folder, `${name}.js`), sideEffects: false }));
      }
      bundler.onResolve({ filter: /^#wasm-bytes$/ }, () => ({ path: join(folder, 'engine_bg.wasm'), namespace: 'bytes' }));
      // Sources name their neighbours as the compiled files are called.
      bundler.onResolve({ filter: /^\.{1,2}\/.*\.js$/ }, (it) => {
        const path = join(it.resolveDir, it.path.replace(/\.js$/, '.ts'));
        return existsSync(path) ? { path } : undefined;
      });
      bundler.onLoad({ filter: /.*/, namespace: 'bytes' }, ({ path }) => ({ contents: deflateRawSync(readFileSync(path), { level: 9 }), loader: 'binary' }));
      bundler.onLoad({ filter: /\.css$/ }, async ({ path }) => ({
        contents: (await transform(readFileSync(path, 'utf8'), { loader: 'css', minify: true })).code,
        loader: 'text',
      }));
    },
  };
}

/** Declarations that no entry of the package leads to are of no use to anybody. */
function dropUnused(out) {
  const { exports } = JSON.parse(readFileSync(join(out, 'package.json'), 'utf8'));
  const used = new Set();
  const visit = (file) => {
    if (used.has(file) || !existsSync(file)) return;
    used.add(file);
    for (const [, other] of readFileSync(file, 'utf8').matchAll(/["'](\.\.?\/[\w./-]+)\.js["']/g)) visit(join(dirname(file), `${other}.d.ts`));
  };
  for (const it of Object.values(exports)) if (it.types) visit(join(out, it.types));
  for (const name of readdirSync(join(out, 'types'), { recursive: true })) {
    const file = join(out, 'types', name);
    if (file.endsWith('.d.ts') && !used.has(file)) rmSync(file);
  }
}

async function buildPackage(folder) {
  const out = at('pkg');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const source = (name) => at('pkg-template', 'src', `${name}.ts`);
  writeFileSync(source('views'), viewTypes(viewSources(at('crates', 'wasm', 'src'))));
  for (const [file, name] of Object.entries(MODULES)) cpSync(join(folder, `${name}.d.ts`), at('pkg-template', 'src', `${file}.d.ts`));
  const common = { bundle: true, minify: true, target: 'es2022', legalComments: 'eof', plugins: [imports(folder)] };
  const inside = { ...common, define: { 'import.meta.url': '"about:blank"' } };
  await Promise.all([
    build({
      ...common,
      format: 'esm',
      splitting: true,
      outdir: out,
      chunkNames: '[name]-[hash]',
      entryPoints: { 'variant-diagram': source('index'), define: source('define'), engine: source('engine'), still: source('still'), import: source('import'), pieces: source('art'), markdown: source('markdown'), remark: source('remark') },
    }),
    build({ ...inside, format: 'esm', outfile: join(out, 'inline.js'), entryPoints: [source('inline')] }),
    build({ ...inside, format: 'iife', globalName: 'VariantDiagram', outfile: join(out, 'standalone.js'), entryPoints: [source('standalone')] }),
  ]);
  for (const name of Object.values(MODULES)) cpSync(join(folder, `${name}_bg.wasm`), join(out, `${name}.wasm`));
  run(process.execPath, [at('node_modules', 'typescript', 'bin', 'tsc'), '-p', at('pkg-template'), '--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', join(out, 'types')]);
  for (const file of Object.keys(MODULES)) cpSync(at('pkg-template', 'src', `${file}.d.ts`), join(out, 'types', `${file}.d.ts`));
  cpSync(at('pkg-template', 'package.json'), join(out, 'package.json'));
  dropUnused(out);
  for (const name of ['bin.mjs', 'cli', 'mdbook.mjs', 'types.js', 'hugo']) cpSync(at('pkg-template', name), join(out, name), { recursive: true });
  writeFileSync(join(out, 'custom-elements.json'), `${JSON.stringify(manifest(readFileSync(source('element'), 'utf8'), readFileSync(at('pkg-template', 'README.md'), 'utf8')), undefined, 2)}\n`);
  for (const name of ['pkg-template/README.md', 'CHANGELOG.md', 'LICENSE', 'LICENSE-MIT', 'LICENSE-APACHE', 'LICENSE-OFL']) {
    if (existsSync(at(name))) cpSync(at(name), join(out, basename(name)));
  }
}

/** Builds the pages. The engine that was just built says what there is to say. */
async function buildSite() {
  const out = at('dist');
  const www = at('www');
  rmSync(out, { recursive: true, force: true });
  cpSync(www, out, { recursive: true });
  rmSync(join(out, 'variant.html'));
  cpSync(at('pkg'), join(out, 'pkg'), { recursive: true });
  const engine = { ...(await import(pathToFileURL(at('pkg', 'engine.js')).href)), ...(await import(pathToFileURL(at('pkg', 'still.js')).href)) };
  const keys = await engine.keys();
  const variants = await readVariants(at('tests'), engine);
  writeVariants(out, www, at('tests'), variants, keys);
  for (const name of readdirSync(www, { recursive: true }).filter((it) => it.endsWith('.html'))) {
    if (name === 'index.html' || name === 'variant.html') continue;
    const page = await livened(filled(readFileSync(join(www, name), 'utf8'), { keys: manual(keys) }), engine);
    writeFileSync(join(out, name), framed(page, { base: '../'.repeat(name.split(sep).length - 1), current: name.split(sep).join('/') }));
  }
}

/** Sizes as they travel. */
function report() {
  const files = readdirSync(at('pkg'), { recursive: true }).filter((it) => /\.(js|wasm)$/.test(it));
  for (const name of files.sort()) {
    const bytes = brotliCompressSync(readFileSync(at('pkg', name))).length;
    console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB brotli  ${name}`);
  }
  for (const { name, files: parts, limit } of budgets(at('pkg'))) {
    const bytes = parts.reduce((sum, it) => sum + brotliCompressSync(readFileSync(at('pkg', it))).length, 0);
    console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB brotli of ${(limit / 1000).toFixed(1)}: ${name}`);
  }
}

compiled('engine', 'variant-diagram-wasm');
await buildPackage(compiled('import', 'variant-diagram-import'));
if (!process.argv.includes('--pkg')) await buildSite();
report();
