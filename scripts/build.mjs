// Builds everything that is shipped: the engine (WebAssembly), the package (pkg/) and the site (dist/).
//
//   node scripts/build.mjs              what has changed
//   node scripts/build.mjs --wasm DIR   with an engine that wasm-pack has put elsewhere
//   node scripts/build.mjs --pkg        the package only, no site

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import zopfli from '@gfx/zopfli';
import { build, transform } from 'esbuild';
import { budgets } from './budgets.mjs';
import { manifest } from './elements.mjs';
import { cut, pack } from './split/engine.mjs';
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

/** The name of a crate's library. */
const crate = (name) => /^name = "([^"]+)"/m.exec(readFileSync(at('crates', name, 'Cargo.toml'), 'utf8'))[1].replaceAll('-', '_');

/** The folder with a compiled module. wasm-pack runs only if a Rust source is newer than its output. */
async function moduleFolder(name, crates, finish) {
  const folder = at('target', `${name}-pkg`);
  const sources = crates.flatMap((it) => [at('crates', it, 'src'), at('crates', it, 'Cargo.toml')]);
  const made = join(folder, `${name}.whole.wasm`);
  if (newest(...sources, at('Cargo.toml'), at('Cargo.lock'), at('.cargo'), at('scripts', 'split')) > newest(made)) {
    run('wasm-pack', [
      ...['build', `crates/${crates.at(-1)}`, '--target', 'web', '--mode', 'no-install', '--release'],
      ...['--no-pack', '--out-name', name, '--out-dir', folder],
    ]);
    const linked = `${crate(crates.at(-1))}.wasm`;
    const target = process.env.CARGO_TARGET_DIR ?? at('target');
    await finish(folder, name, join(target, 'wasm32-unknown-unknown', 'release', linked), at('tests', 'diagrams'));
  }
  return folder;
}

/** The compiled modules of the package. */
const folders = async () => ({
  engine: option('--wasm') ?? (await moduleFolder('variant_diagram', ['order', 'xbetza', 'diagram', 'play', 'variant', 'wasm'], cut)),
  importing: await moduleFolder('variant_diagram_import', ['order', 'xbetza', 'diagram', 'ini', 'import'], pack),
});

/** What wasm-bindgen writes, changed in two places. */
function glue(text) {
  const changes = [
    // The engine is always told where its bytes are; a second address would only mislead bundlers.
    [/new URL\('[^']*', import\.meta\.url\)/, 'undefined'],
    // Long texts are not copied letter by letter: a page with some boards would have that loop compiled, for megabytes.
    [/for \(; offset < len; offset\+\+\) \{(?=\s*const code = arg\.charCodeAt)/, 'for (; len < 64 && offset < len; offset++) {'],
  ];
  for (const [pattern, replacement] of changes) {
    if (!pattern.test(text)) throw new Error(`wasm-bindgen writes something else now: ${pattern} is not found.`);
    text = text.replace(pattern, replacement);
  }
  return text;
}

/** Files that are being compressed, or have been, by their paths. */
const compressing = new Map();

/** A file, compressed with great care: that takes seconds, so it is kept beside the file. */
function deflated(path) {
  if (!compressing.has(path)) compressing.set(path, compressed(path));
  return compressing.get(path);
}

async function compressed(path) {
  const kept = `${path}.deflate`;
  if (!existsSync(kept) || statSync(kept).mtimeMs < statSync(path).mtimeMs) writeFileSync(kept, await zopfli.deflateAsync(readFileSync(path), { numiterations: 5 }));
  return readFileSync(kept);
}

/** Teaches esbuild the three kinds of import that are not plain files. */
function imports({ engine: folder, importing }) {
  return {
    name: 'imports',
    setup(bundler) {
      bundler.onResolve({ filter: /^\.\/wasm\.js$/ }, () => ({ path: join(folder, 'variant_diagram.js'), sideEffects: false }));
      bundler.onResolve({ filter: /^\.\/import-wasm\.js$/ }, () => ({ path: join(importing, 'variant_diagram_import.js'), sideEffects: false }));
      bundler.onResolve({ filter: /^#wasm-bytes$/ }, () => ({ path: join(folder, 'variant_diagram.whole.wasm'), namespace: 'bytes' }));
      // Sources name their neighbours as the compiled files are called.
      bundler.onResolve({ filter: /^\.{1,2}\/.*\.js$/ }, (it) => {
        const path = join(it.resolveDir, it.path.replace(/\.js$/, '.ts'));
        return existsSync(path) ? { path } : undefined;
      });
      bundler.onLoad({ filter: /variant_diagram(_import)?\.js$/ }, ({ path }) => ({
        contents: glue(readFileSync(path, 'utf8')),
        loader: 'js',
      }));
      bundler.onLoad({ filter: /.*/, namespace: 'bytes' }, async ({ path }) => ({ contents: await deflated(path), loader: 'binary' }));
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

async function buildPackage(folders) {
  const { engine: folder, importing } = folders;
  const out = at('pkg');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const source = (name) => at('pkg-template', 'src', `${name}.ts`);
  writeFileSync(source('views'), viewTypes(readFileSync(at('crates', 'wasm', 'src', 'view.rs'), 'utf8')));
  const declarations = { wasm: join(folder, 'variant_diagram.d.ts'), 'import-wasm': join(importing, 'variant_diagram_import.d.ts') };
  for (const [name, file] of Object.entries(declarations)) cpSync(file, at('pkg-template', 'src', `${name}.d.ts`));
  const common = { bundle: true, minify: true, target: 'es2022', legalComments: 'eof', plugins: [imports(folders)] };
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
  cpSync(join(folder, 'variant_diagram.first.wasm'), join(out, 'engine.wasm'));
  cpSync(join(folder, 'variant_diagram.rest.wasm'), join(out, 'engine-rest.wasm'));
  cpSync(join(importing, 'variant_diagram_import.whole.wasm'), join(out, 'import.wasm'));
  run(process.execPath, [at('node_modules', 'typescript', 'bin', 'tsc'), '-p', at('pkg-template'), '--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', join(out, 'types')]);
  for (const name of Object.keys(declarations)) cpSync(at('pkg-template', 'src', `${name}.d.ts`), join(out, 'types', `${name}.d.ts`));
  cpSync(at('pkg-template', 'package.json'), join(out, 'package.json'));
  dropUnused(out);
  for (const name of ['bin.mjs', 'mdbook.mjs', 'types.js', 'hugo']) cpSync(at('pkg-template', name), join(out, name), { recursive: true });
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
  for (const { name, files: parts, limit, aim } of budgets(at('pkg'))) {
    const bytes = parts.reduce((sum, it) => sum + brotliCompressSync(readFileSync(at('pkg', it))).length, 0);
    const above = limit > aim ? ` (above the aim of ${(aim / 1000).toFixed(1)})` : '';
    console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB brotli of ${(limit / 1000).toFixed(1)}: ${name}${above}`);
  }
}

await buildPackage(await folders());
if (!process.argv.includes('--pkg')) await buildSite();
report();
