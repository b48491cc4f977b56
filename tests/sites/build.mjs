// Builds the sites of the tests with the real tools, from the packed package, step by step as the guide tells people.

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { useTools, which } from '../../scripts/tools.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../..');
const env = { ...process.env, DOCUSAURUS_NO_PERSISTENCE: '1', NEXT_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '' };

/** The program of Next.js. */
export const NEXT = path.join(here, 'node_modules/next/dist/bin/next');

/** Runs a program in a folder. What it printed is part of the error, if it fails. */
export async function run(folder, command, ...args) {
  try {
    return await promisify(execFile)(command, args, { cwd: folder, env, maxBuffer: 1e8 });
  } catch (error) {
    throw new Error(`"${[command, ...args].join(' ')}" failed:\n${error.stdout ?? ''}${error.stderr ?? error.message}`);
  }
}

/** What makes a site out of a folder that holds its sources and the package; each gives the folder of the pages. */
const STEPS = {
  async plain(folder) {
    await run(folder, process.execPath, 'build.mjs');
    return folder;
  },
  async docusaurus(folder) {
    await run(folder, process.execPath, path.join(here, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build');
    return path.join(folder, 'build');
  },
  async next(folder) {
    await run(folder, process.execPath, NEXT, 'build');
    return folder;
  },
  async 'next-webpack'(folder) {
    await run(folder, process.execPath, NEXT, 'build', '--webpack');
    return folder;
  },
  async mdbook(folder) {
    cpSync(path.join(folder, 'node_modules/variant-diagram/standalone.js'), path.join(folder, 'standalone.js'));
    await run(folder, 'mdbook', 'build');
    return path.join(folder, 'book');
  },
  async hugo(folder) {
    cpSync(path.join(folder, 'node_modules/variant-diagram/hugo/layouts'), path.join(folder, 'layouts'), {
      recursive: true,
    });
    cpSync(path.join(folder, 'node_modules/variant-diagram/standalone.js'), path.join(folder, 'static/standalone.js'));
    await run(folder, 'npx', 'variant-diagram', 'hugo');
    await run(folder, 'hugo');
    return path.join(folder, 'public');
  },
};

/** Whether this machine has Hugo, the one tool that set-up may do without. */
export const hasHugo = () => {
  useTools();
  return which('hugo') !== undefined;
};

/** The folder with the sources of a site: what is built in two ways has one, named before the dash. */
const sourcesOf = (base, name) => path.join(base, name.split('-')[0]);

/** What a site is made of: the package, its own sources, the tools. The same text for the same files. */
function inputs(base, name) {
  const hash = createHash('sha256');
  const folders = [path.join(root, 'pkg'), sourcesOf(base, name)];
  const files = folders.flatMap((it) =>
    readdirSync(it, { recursive: true }).map((file) => path.join(it, String(file))),
  );
  for (const file of [...files.sort(), path.join(base, 'package-lock.json'), fileURLToPath(import.meta.url)])
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Builds one of the sites of a folder, afresh unless it was built from the same files.
 * `steps` make a site out of a folder that holds its sources and the package. Resolves to the folder with its pages.
 */
export async function buildSite(name, base = here, steps = STEPS) {
  useTools();
  env.PATH = process.env.PATH;
  const work = path.join(base, 'test-results');
  const folder = path.join(work, name);
  const [stamp, made] = [path.join(work, `${name}.json`), inputs(base, name)];
  const built = existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : undefined;
  if (built?.made === made && existsSync(built.pages)) return built.pages;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await run(path.join(root, 'pkg'), 'npm', 'pack', '--silent', '--pack-destination', folder);
  const tarball = readdirSync(folder).find((it) => it.endsWith('.tgz'));
  cpSync(sourcesOf(base, name), folder, { recursive: true });
  await run(folder, 'npm', 'install', '--offline', '--no-audit', '--no-fund', '--silent', `./${tarball}`);
  const pages = await steps[name](folder);
  writeFileSync(stamp, JSON.stringify({ made, pages }));
  return pages;
}
