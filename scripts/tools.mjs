// Where the tools are, and how to run them. Nothing is installed here; see setup.mjs.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Where set-up puts the tools that only this repository needs. */
export const toolFolder = path.join(root, '.tools');

/** Puts our own tools first and cargo's folder last on the search path of this process and its children. */
export function useTools() {
  const cargoHome = process.env.CARGO_HOME ?? path.join(homedir(), '.cargo');
  const parts = (process.env.PATH ?? '').split(path.delimiter);
  const own = path.join(toolFolder, 'bin');
  const cargo = path.join(cargoHome, 'bin');
  if (!parts.includes(own)) parts.unshift(own);
  if (!parts.includes(cargo)) parts.push(cargo);
  process.env.PATH = parts.join(path.delimiter);
}

/** The full path of a program on the search path, or undefined. */
export function which(program) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(folder, program);
    try {
      accessSync(file, constants.X_OK);
      if (statSync(file).isFile()) return file;
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
}

/** What a command prints, or undefined if it is missing or fails. */
export function ask(command, ...args) {
  const answer = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  return answer.status === 0 ? answer.stdout : undefined;
}

/**
 * Runs a command in the top folder and shows what it prints, or hands it to `show`.
 * Resolves to its exit code and its output without colours.
 */
export function run(command, args, env = {}, show = undefined) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: [show ? 'ignore' : 'inherit', 'pipe', 'pipe'],
    });
    const chunks = [];
    for (const stream of ['stdout', 'stderr']) {
      child[stream].on('data', (chunk) => {
        chunks.push(chunk);
        if (show) show(chunk);
        else process[stream].write(chunk);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}` }));
    child.on('close', (code) => {
      const output = Buffer.concat(chunks)
        .toString('utf8')
        .replace(/\x1b\[[0-9;]*[A-Za-z]/g, '');
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Writes a text between the marks of a file that bear a name. */
export function fill(file, name, text) {
  const pattern = new RegExp(`(<!-- ${name}:begin -->\\n)[^]*?(<!-- ${name}:end -->)`);
  const old = readFileSync(file, 'utf8');
  if (!pattern.test(old)) throw new Error(`${path.basename(file)} has no place for "${name}".`);
  writeFileSync(
    file,
    old.replace(pattern, (_, begin, end) => `${begin}\n${text}\n\n${end}`),
  );
}
