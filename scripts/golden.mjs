// What every definition of the library does, played by two builds and compared: counts, lists of moves, clicks, refusals and
// records of games at random; and what is thought about some positions (tests/golden/thinking.tsv). For a change that shall change nothing, and to see what one does that shall.
//   npm run golden -- BASE [NAME…]    against the commit BASE, whose package is built below target/; NAME: only these definitions

import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ask, root, run, useTools } from './tools.mjs';

const BASE = path.join(root, 'target', 'golden');

async function mustRun(command, ...args) {
  if ((await run(command, args)).code !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}

/** The package of a commit. What was built for it before is taken again. */
async function packageOf(commit) {
  const id = ask('git', 'rev-parse', '--verify', `${commit}^{commit}`)?.trim();
  if (id === undefined) throw new Error(`${commit} is no commit.`);
  const isThere = existsSync(BASE) && ask('git', '-C', BASE, 'rev-parse', 'HEAD')?.trim() === id;
  if (!isThere) {
    if (existsSync(BASE)) await mustRun('git', 'worktree', 'remove', '--force', BASE);
    await mustRun('git', 'worktree', 'prune');
    await mustRun('git', 'worktree', 'add', '--detach', BASE, id);
    for (const it of ['node_modules', '.tools']) symlinkSync(path.join(root, it), path.join(BASE, it));
  }
  const made = path.join(BASE, 'pkg');
  if (!existsSync(path.join(made, 'engine.js')))
    await mustRun(process.execPath, path.join(BASE, 'scripts', 'build.mjs'), '--pkg');
  return made;
}

/** What the definitions do, and what is thought about them, with the engine of a package: texts by their names. */
async function told(folder, names) {
  const engine = path.join(folder, 'engine.js');
  const tell = path.join(root, 'tests', 'golden', 'tell.mjs');
  const { code, output } = await run(process.execPath, [tell, ...names], { VARIANT_DIAGRAM_ENGINE: engine }, () => {});
  if (code !== 0) throw new Error(output);
  return new Map(JSON.parse(output));
}

/** Prints where two texts differ first. */
function difference(name, before, after) {
  const [old, now] = [before, after].map((it) => it?.split('\n') ?? []);
  const at = old.findIndex((line, n) => line !== now[n]);
  console.log(`${name}, line ${at + 1}\n- ${old[at] ?? '(nothing)'}\n+ ${now[at] ?? '(nothing)'}`);
}

useTools();
const { positionals } = parseArgs({ allowPositionals: true });
const [commit, ...names] = positionals;
if (commit === undefined) {
  console.error('npm run golden -- BASE [NAME…]');
  process.exit(2);
}
const before = await told(await packageOf(commit), names);
const after = await told(path.join(root, 'pkg'), names);
const changed = [...after.keys()].filter((it) => before.get(it) !== after.get(it));
for (const it of changed) difference(it, before.get(it), after.get(it));
console.log(`${after.size - changed.length} of ${after.size} definitions and questions do what they did at ${commit}.`);
if (changed.length > 0 || after.size === 0) process.exit(1);
