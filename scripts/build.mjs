// Builds everything that is shipped: the engine (WebAssembly), the package (pkg/) and the site (dist/).
//
//   node scripts/build.mjs              what has changed
//   node scripts/build.mjs --wasm DIR   with an engine that wasm-pack has put elsewhere
//   node scripts/build.mjs --pkg        the package only, no site

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, deflateRawSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import { budgets } from './budgets.mjs';
import { strip } from './strip.mjs';
import { livened } from './live.mjs';
import { manual } from './manual.mjs';
import { filled, framed, readVariants, writeVariants } from './site.mjs';
import { viewTypes } from './views.mjs';

const top = join(dirname(fileURLToPath(import.meta.url)), '..');
const at = (...names) => join(top, ...names);
const option = (name) => {
  const index = process.argv.indexOf(name);
  return index < 0 ? undefined : process.argv[index + 1];
};

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

/** The folder with the compiled engine. wasm-pack runs only if a Rust source is newer than its output. */
function engineFolder() {
  const given = option('--wasm');
  if (given) return given;
  const folder = at('target', 'wasm-pkg');
  const sources = ['xbetza', 'diagram', 'variant', 'wasm'].flatMap((it) => [at('crates', it, 'src'), at('crates', it, 'Cargo.toml')]);
  if (newest(...sources, at('Cargo.toml'), at('Cargo.lock')) > newest(join(folder, 'variant_diagram_bg.wasm'))) {
    run('wasm-pack', [
      ...['build', 'crates/wasm', '--target', 'web', '--mode', 'no-install', '--release'],
      ...['--no-pack', '--out-name', 'variant_diagram', '--out-dir', folder],
    ]);
    const module = join(folder, 'variant_diagram_bg.wasm');
    writeFileSync(module, strip(readFileSync(module)));
  }
  return folder;
}

/** Teaches esbuild the three kinds of import that are not plain files. */
function imports(folder) {
  return {
    name: 'imports',
    setup(bundler) {
      bundler.onResolve({ filter: /^\.\/wasm\.js$/ }, () => ({ path: join(folder, 'variant_diagram.js'), sideEffects: false }));
      bundler.onResolve({ filter: /^#wasm-bytes$/ }, () => ({ path: join(folder, 'variant_diagram_bg.wasm'), namespace: 'bytes' }));
      // Sources name their neighbours as the compiled files are called.
      bundler.onResolve({ filter: /^\.{1,2}\/.*\.js$/ }, (it) => {
        const path = join(it.resolveDir, it.path.replace(/\.js$/, '.ts'));
        return existsSync(path) ? { path } : undefined;
      });
      bundler.onLoad({ filter: /variant_diagram\.js$/ }, ({ path }) => ({
        // The engine is always told where its bytes are; a second address would only mislead bundlers.
        contents: readFileSync(path, 'utf8').replace(/new URL\('[^']*', import\.meta\.url\)/, 'undefined'),
        loader: 'js',
      }));
      bundler.onLoad({ filter: /.*/, namespace: 'bytes' }, ({ path }) => ({
        contents: deflateRawSync(readFileSync(path), { level: 9 }),
        loader: 'binary',
      }));
      bundler.onLoad({ filter: /\.css$/ }, async ({ path }) => ({
        contents: (await transform(readFileSync(path, 'utf8'), { loader: 'css', minify: true })).code,
        loader: 'text',
      }));
    },
  };
}

async function buildPackage(folder) {
  const out = at('pkg');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const source = (name) => at('pkg-template', 'src', `${name}.ts`);
  writeFileSync(source('views'), viewTypes(readFileSync(at('crates', 'wasm', 'src', 'view.rs'), 'utf8')));
  cpSync(join(folder, 'variant_diagram.d.ts'), at('pkg-template', 'src', 'wasm.d.ts'));
  const common = { bundle: true, minify: true, target: 'es2022', legalComments: 'none', plugins: [imports(folder)] };
  const inside = { ...common, define: { 'import.meta.url': '"about:blank"' } };
  await Promise.all([
    build({
      ...common,
      format: 'esm',
      splitting: true,
      outdir: out,
      chunkNames: '[name]-[hash]',
      entryPoints: { 'variant-diagram': source('index'), define: source('define'), engine: source('engine'), still: source('still'), pieces: source('art') },
    }),
    build({ ...inside, format: 'esm', outfile: join(out, 'inline.js'), entryPoints: [source('inline')] }),
    build({ ...inside, format: 'iife', globalName: 'VariantDiagram', outfile: join(out, 'standalone.js'), entryPoints: [source('standalone')] }),
  ]);
  cpSync(join(folder, 'variant_diagram_bg.wasm'), join(out, 'engine.wasm'));
  run(process.execPath, [at('node_modules', 'typescript', 'bin', 'tsc'), '-p', at('pkg-template'), '--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', join(out, 'types')]);
  cpSync(at('pkg-template', 'src', 'wasm.d.ts'), join(out, 'types', 'wasm.d.ts'));
  cpSync(at('pkg-template', 'package.json'), join(out, 'package.json'));
  cpSync(at('pkg-template', 'bin.mjs'), join(out, 'bin.mjs'));
  for (const name of ['pkg-template/README.md', 'CHANGELOG.md', 'LICENSE', 'LICENSE-MIT', 'LICENSE-APACHE']) {
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
  for (const [name, { bytes, limit }] of Object.entries(budgets(at('pkg')))) {
    console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB brotli of ${(limit / 1000).toFixed(1)}: ${name}`);
  }
}

await buildPackage(engineFolder());
if (!process.argv.includes('--pkg')) await buildSite();
report();
