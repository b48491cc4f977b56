// Builds everything that is shipped: the engine (WebAssembly), the package (pkg/) and the site (dist/).
//
//   node scripts/build.mjs              what has changed
//   node scripts/build.mjs --pkg        the package only, no site

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, deflateRawSync } from 'node:zlib';
import { transform } from 'esbuild';
import { rolldown } from 'rolldown';
import { minifySync } from 'rolldown/utils';
import { budgets } from './budgets.mjs';
import { commandLine, localeModule, parts } from './catalogue.mjs';
import { manifest } from './elements.mjs';
import { schemaOf } from './schema.mjs';
import { root, useTools } from './tools.mjs';
import { reasonCodes, reasonTypes, rustSources, viewSources, viewTypes } from './views.mjs';

useTools();

const at = (...names) => join(root, ...names);

function run(command, args) {
  const { error, status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** The time of the newest file below some places. */
function newest(...places) {
  let time = 0;
  for (const place of places) {
    if (!existsSync(place)) continue;
    const stat = statSync(place);
    time = Math.max(
      time,
      stat.isDirectory() ? newest(...readdirSync(place).map((it) => join(place, it))) : stat.mtimeMs,
    );
  }
  return time;
}

/**
 * Compiles a crate for browsers into `target/wasm/NAME.js` and `NAME_bg.wasm`, if a Rust source is newer. Returns the folder.
 * `features` are the options of cargo that choose what is in it.
 */
function compiled(name, crate, ...features) {
  const folder = at('target', 'wasm');
  if (newest(at('crates'), at('Cargo.toml'), at('Cargo.lock')) <= newest(join(folder, `${name}_bg.wasm`)))
    return folder;
  const target = 'wasm32-unknown-unknown';
  // Only a library of one type is optimized as a whole.
  const kind = ['--lib', '--crate-type', 'cdylib', '--target', target, '--release'];
  run('cargo', ['rustc', '--package', crate, ...kind, ...features]);
  const linked = join(
    process.env.CARGO_TARGET_DIR ?? at('target'),
    target,
    'release',
    `${crate.replaceAll('-', '_')}.wasm`,
  );
  const lean = ['--remove-name-section', '--remove-producers-section', '--omit-default-module-path'];
  run('wasm-bindgen', ['--target', 'web', '--out-dir', folder, '--out-name', name, ...lean, linked]);
  return folder;
}

/** The modules of wasm-bindgen that sources in `engine/` import, and what the compiled crates are called. */
const MODULES = { wasm: 'engine-full', 'board-wasm': 'engine', 'import-wasm': 'import', 'export-wasm': 'export' };

/**
 * Teaches the bundler the kinds of import that are not plain files. `worker` is the script that some builds carry inside: they
 * have one engine for everything.
 */
function imports(folder, worker) {
  return {
    name: 'imports',
    resolveId(name, from) {
      const asked = /^\.\/([\w-]+)\.js$/.exec(name)?.[1];
      const module = MODULES[asked === 'board-wasm' && worker ? 'wasm' : asked];
      if (module) return join(folder, `${module}.js`);
      if (['#wasm-bytes', '#worker-script'].includes(name) || /^#locale\/(?:en|keys)\b/.test(name)) return `\0${name}`;
      // The other languages are files of their own, in every build.
      if (name.startsWith('#locale/'))
        return { id: `./locales/${name.slice('#locale/'.length).replace('/', '-')}.js`, external: true };
      // Sources name their neighbours as the compiled files are called.
      const source = /^\.{1,2}\/.*\.js$/.test(name) && join(dirname(from), name.replace(/\.js$/, '.ts'));
      return source && existsSync(source) ? source : undefined;
    },
    async load(id) {
      const text = (value) => ({ code: `export default ${JSON.stringify(value)};`, moduleType: 'js' });
      if (id === '\0#wasm-bytes')
        return text(deflateRawSync(readFileSync(join(folder, 'engine-full_bg.wasm')), { level: 9 }).toString('base64'));
      if (id === '\0#worker-script') return text(worker);
      if (id.startsWith('\0#locale/')) return { code: localeModule(id.slice('\0#locale/'.length)), moduleType: 'js' };
      if (id.endsWith('.css'))
        return text((await transform(readFileSync(id, 'utf8'), { loader: 'css', minify: true })).code);
      return undefined;
    },
  };
}

/** The bundler's own helper copies what others have put on `Object.prototype` too, and stops at it: only own members count. */
const ownMembers = {
  name: 'own-members',
  renderChunk: (code) => code.replace(/for \(var (\w+) in (\w+)\)/g, 'for (var $1 of Object.keys($2))'),
};

/** wasm-bindgen reads outside its memory where a text is expected and something else comes; its debug build alone asks. */
const onlyTexts = {
  name: 'only-texts',
  transform(code, id) {
    if (!id.startsWith(at('target', 'wasm'))) return undefined;
    const start = /function passStringToWasm0\(arg, .*\) \{\n/;
    if (!start.test(code)) throw new Error(`${id} has no longer the function that "only-texts" changes.`);
    const check =
      "if (typeof arg !== 'string') throw new TypeError('A text was expected, and this is ' + typeof arg);\n";
    return code.replace(start, (it) => it + check);
  },
};

/**
 * The files that travel, by the folders in them. `board` and `engine` are all that a board needs until it can be clicked.
 * The first that fits holds a module and all it imports; what only `panels/panels.ts` or `pieces/symbols.ts` lead to
 * becomes files of these names by itself, and so does what is imported when it is asked for.
 */
const CHUNKS = [
  {
    name: 'engine',
    test: /src\/(engine\/(?!explorer|file-text|formats|full\.|other-programs)|loading\/|words\/say)|target\/wasm\/engine\.js/,
  },
  {
    name: 'board',
    test: /src\/(a11y\/labels|board|controls|element\/(?!problems)|game\/(?!puzzle-help)|input|style\/(?!(computer|dialog|ground|learn|material|panels|players|puzzle|questions|reader|themes|zones)\.css)|panels\/host)|pieces\/(renderer|drawings)/,
  },
  { name: 'static', test: /src\/static\//, includeDependenciesRecursively: false },
].map((it, index, all) => ({ ...it, priority: all.length - index }));

/**
 * Takes the lines out of the files that were written with them, but not out of those through which the errors of the engine
 * pass: Node shows the line of an error that nobody catches, and the whole file would be one. One of them also has an import
 * which comments hide from bundlers, and only a printer that writes lines keeps them.
 */
const denseButEngine = {
  name: 'dense-but-engine',
  generateBundle(_, files) {
    const how = { compress: false, mangle: false, codegen: { ...CODEGEN, legalComments: 'inline' } };
    for (const file of Object.values(files))
      if (file.type === 'chunk' && !['engine', 'full'].includes(file.name))
        file.code = minifySync(file.fileName, file.code, how).code;
  },
};

/** Reads some entries of the package, by the names of their files. */
function entriesOf(folder, entries, define = {}, worker = '') {
  const input = Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [name, at('pkg-template', 'src', `${file}.ts`)]),
  );
  return rolldown({
    input,
    platform: 'browser',
    plugins: [imports(folder, worker), onlyTexts, ownMembers],
    transform: { target: 'es2022', define },
    treeshake: { moduleSideEffects: [{ test: /embedded-|src\/worker/, sideEffects: true }] },
    preserveEntrySignatures: 'allow-extension',
    experimental: { attachDebugInfo: 'none' },
  });
}

/**
 * Scripts in ASCII alone: classic scripts are read in the encoding of their page, which may be any, and a page that is opened from a
 * disk or comes from an old server may name none.
 */
const CODEGEN = { asciiOnly: true };

/** How all bundles are written. */
const OUTPUT = {
  dir: at('pkg'),
  format: 'esm',
  minify: { compress: true, mangle: true, codegen: CODEGEN },
  comments: { legal: true, annotation: true, jsdoc: false },
  entryFileNames: '[name].js',
};

/** Bundles some entries into the package. */
async function bundle(folder, entries, output, define, worker) {
  const made = await entriesOf(folder, entries, define, worker);
  await made.write({ ...OUTPUT, ...output });
  await made.close();
}

/** Bundles an entry into the text of one classic script. */
async function scriptOf(folder, entry, define) {
  const made = await entriesOf(folder, { [entry]: entry }, define);
  const { output } = await made.generate({ ...OUTPUT, format: 'iife', codeSplitting: false });
  await made.close();
  return output[0].code;
}

/** Declarations that no entry of the package leads to are of no use to anybody. */
function dropUnused(out) {
  const { exports } = JSON.parse(readFileSync(join(out, 'package.json'), 'utf8'));
  const used = new Set();
  const visit = (file) => {
    if (used.has(file) || !existsSync(file)) return;
    used.add(file);
    for (const [, other] of readFileSync(file, 'utf8').matchAll(/["'](\.\.?\/[\w./-]+)\.js["']/g))
      visit(join(dirname(file), `${other}.d.ts`));
  };
  for (const it of Object.values(exports)) if (it.types) visit(join(out, it.types));
  for (const name of readdirSync(join(out, 'types'), { recursive: true })) {
    const file = join(out, 'types', name);
    if (file.endsWith('.d.ts') && !used.has(file)) rmSync(file);
  }
}

/** The views, and the reasons of the engine. */
const viewFile = () =>
  viewTypes(viewSources(at('crates', 'wasm', 'src'))) +
  reasonTypes(reasonCodes(rustSources(...['engine', 'rules', 'game'].map((it) => at('crates', it, 'src')))));

/** What wasm-bindgen declares; the types that its classes use are found under the names that files have here. */
const declarations = (file) =>
  `import type * as names from './names.js';\n${readFileSync(file, 'utf8')}`
    .replaceAll("'./hooks.js'", "'./page-rules.js'")
    .replaceAll('definition: string | object', 'definition: names.Definition')
    .replaceAll('notation?: string | null', 'notation?: names.Notation | null')
    // A type that only newer libraries know; objects have it where the platform does.
    .replaceAll(/ *\[Symbol\.dispose\]\(\): void;\n/g, '');

/** Declarations without how a module is started: that is our own business, and its types are those of the DOM. */
const withoutStart = (text) => text.slice(0, text.indexOf('export type InitInput'));

/** What pages that take a classic script from elsewhere write as its `integrity`. */
function integrity(folder) {
  const of = (name) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(folder, name)))
      .digest('base64')}`;
  return { 'standalone.js': of('standalone.js') };
}

async function buildPackage(folder) {
  const out = at('pkg');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const source = (name) => at('pkg-template', 'src', `${name}.ts`);
  const text = (name) => readFileSync(at('pkg-template', 'src', name), 'utf8');
  writeFileSync(source('engine/views'), viewFile());
  for (const [file, name] of Object.entries(MODULES))
    writeFileSync(source(`engine/${file}.d`), declarations(join(folder, `${name}.d.ts`)));
  const named = ['define', 'engine', 'import', 'still', 'games', 'markdown', 'remark'].map((it) => [it, it]);
  const pages = { 'variant-diagram': 'index', ...Object.fromEntries(named) };
  await bundle(folder, pages, {
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: { groups: CHUNKS },
    minify: { ...OUTPUT.minify, codegen: { ...CODEGEN, removeWhitespace: false } },
    plugins: [denseButEngine],
  });
  // Each of these is one file: it shares no state with the others.
  const alone = { codeSplitting: false };
  const inside = { 'import.meta.url': '"about:blank"' };
  // Bundlers that make one script of a worker want no import in it.
  await bundle(folder, { worker: 'worker' }, alone);
  await bundle(folder, { pieces: 'pieces/drawings' }, alone);
  const worker = await scriptOf(folder, 'worker', inside);
  await bundle(folder, { inline: 'inline' }, alone, inside, worker);
  const classic = { ...alone, format: 'iife', name: 'VariantDiagram' };
  await bundle(folder, { standalone: 'standalone' }, classic, inside, worker);
  mkdirSync(join(out, 'locales'));
  for (const it of readdirSync(at('locales'), { withFileTypes: true }))
    if (it.isDirectory() && it.name !== 'en')
      for (const name of [it.name, ...parts.map((part) => `${it.name}/${part}`)]) {
        const file = join(out, 'locales', `${name.replace('/', '-')}.js`);
        writeFileSync(file, localeModule(name));
      }
  for (const name of Object.values(MODULES)) cpSync(join(folder, `${name}_bg.wasm`), join(out, `${name}.wasm`));
  const typesOnly = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', join(out, 'types')];
  run(process.execPath, [at('node_modules', 'typescript', 'bin', 'tsc'), '-p', at('pkg-template'), ...typesOnly]);
  for (const file of Object.keys(MODULES))
    writeFileSync(
      join(out, 'types', 'engine', `${file}.d.ts`),
      withoutStart(readFileSync(source(`engine/${file}.d`), 'utf8')),
    );
  cpSync(at('pkg-template', 'package.json'), join(out, 'package.json'));
  dropUnused(out);
  cpSync(at('www', 'networks'), join(out, 'networks'), { recursive: true });
  for (const name of ['bin.mjs', 'cli', 'mdbook.mjs', 'types.js', 'hugo', 'wordpress'])
    cpSync(at('pkg-template', name), join(out, name), { recursive: true });
  writeFileSync(join(out, 'cli', 'words.json'), `${JSON.stringify(commandLine())}\n`);
  writeFileSync(
    join(out, 'custom-elements.json'),
    `${JSON.stringify(manifest(text('element/element.ts'), [text('controls/shadow-dom.ts'), text('style/theme.css')]), undefined, 2)}\n`,
  );
  writeFileSync(join(out, 'integrity.json'), `${JSON.stringify(integrity(out), undefined, 2)}\n`);
  const texts = ['CHANGELOG.md', 'LICENSE', 'LICENSE-MIT', 'LICENSE-APACHE', 'LICENSE-OFL'];
  for (const name of ['pkg-template/README.md', ...texts]) {
    if (existsSync(at(name))) cpSync(at(name), join(out, basename(name)));
  }
}

/** Sizes as they travel. */
function report() {
  const size = (name) => brotliCompressSync(readFileSync(at('pkg', name))).length / 1000;
  const kB = (value) => `${value.toFixed(1).padStart(8)} kB brotli`;
  for (const name of readdirSync(at('pkg')).filter((it) => /\.(js|wasm)$/.test(it))) console.log(kB(size(name)), name);
  for (const { name, files, limit } of budgets(at('pkg'))) {
    console.log(`${kB(files.reduce((sum, it) => sum + size(it), 0))} of ${limit / 1000}: ${name}`);
  }
}

// A board lists the moves of one position and then waits for its reader: small is better than quick.
const small = ['--config', 'profile.release.package.variant-diagram-engine.opt-level="s"'];
compiled('engine', 'variant-diagram-wasm', '--no-default-features', ...small);
compiled('engine-full', 'variant-diagram-wasm');
compiled('export', 'variant-diagram-export', ...small);
await buildPackage(compiled('import', 'variant-diagram-import'));
const { keys } = await import(pathToFileURL(at('pkg', 'engine.js')).href);
writeFileSync(at('pkg', 'definition.schema.json'), `${JSON.stringify(schemaOf(await keys()))}\n`);
if (!process.argv.includes('--pkg')) await (await import('../www/build/site.mjs')).buildSite();
report();
