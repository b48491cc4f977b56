// Where the project lives: `project.json` says it once, and this writes it wherever else it stands.
//   node scripts/project.mjs            what is still empty, and which files disagree
//   node scripts/project.mjs --write    writes it into these files
//   node scripts/project.mjs --release  fails as well if anything is empty: nothing is published without an address

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './tools.mjs';

const read = (name) => readFileSync(path.join(root, name), 'utf8');

/** The addresses of the project, each '' until it is known. */
export const project = JSON.parse(read('project.json'));

/** What is still empty. */
export const unknown = () => Object.keys(project).filter((key) => !project[key]);

/** The manifest of the package with the addresses that are known, before its licence, and without the others. */
function inManifest(text, { home, repository, issues }) {
  const known = [
    home && `"homepage": "${home}"`,
    repository && `"repository": { "type": "git", "url": "git+${repository}.git" }`,
    issues && `"bugs": "${issues}"`,
  ];
  const lines = known.filter(Boolean).map((it) => `  ${it},\n`);
  return text
    .replace(/^ {2}"(?:homepage|repository|bugs)": .*\n/gm, '')
    .replace(/^ {2}"license": /m, (field) => lines.join('') + field);
}

/** The manifest of the workspace likewise. */
function inWorkspace(text, { home, repository }) {
  const known = `${home && `homepage = "${home}"\n`}${repository && `repository = "${repository}"\n`}`;
  return text
    .replace(/^(?:homepage|repository) = ".*"\n/gm, '')
    .replace(/^license = "MIT OR Apache-2\.0"\n/m, (line) => known + line);
}

/** The manifest of a crate that is published: it has what the workspace has. */
function inCrate(text, { home, repository }) {
  const known = `${home && 'homepage.workspace = true\n'}${repository && 'repository.workspace = true\n'}`;
  return text
    .replace(/^(?:homepage|repository)\.workspace = true\n/gm, '')
    .replace(/^license\.workspace = true\n/m, (line) => known + line);
}

/** The manifests of the crates that are published. */
const CRATES = ['locales', ...readdirSync(path.join(root, 'crates')).map((name) => `crates/${name}`)]
  .map((folder) => `${folder}/Cargo.toml`)
  .filter((name) => !/^publish = false$/m.test(read(name)));

/** The README with links below its title. */
function inReadme(text, { home, repository, issues }) {
  const links = [
    ['Gallery and manual', home],
    ['Source', repository],
    ['Questions and faults', issues],
  ].filter(([, address]) => address);
  const line = links.map(([name, address]) => `[${name}](${address})`).join(' · ');
  const block = line && `<!-- project -->\n${line}\n\n`;
  return text.replace(/<!-- project -->\n.*\n\n/, '').replace(/^# .*\n\n/, (title) => title + block);
}

/** The files that say where the project lives, and how. */
export const FILES = {
  'pkg-template/package.json': inManifest,
  'Cargo.toml': inWorkspace,
  'README.md': inReadme,
  ...Object.fromEntries(CRATES.map((name) => [name, inCrate])),
};

/** The files that say something else than `project.json`. */
export const differing = () => Object.keys(FILES).filter((name) => FILES[name](read(name), project) !== read(name));

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const options = { write: { type: 'boolean' }, release: { type: 'boolean' } };
  const { values } = parseArgs({ options });
  if (values.write)
    for (const name of differing()) writeFileSync(path.join(root, name), FILES[name](read(name), project));
  for (const key of unknown()) console.log(`project.json: "${key}" is still empty`);
  for (const name of differing())
    console.log(`${name}: not as project.json says; run node scripts/project.mjs --write`);
  process.exitCode = differing().length > 0 || (values.release && unknown().length > 0) ? 1 : 0;
}
