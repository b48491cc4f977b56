// The reference of functions and types, from the declarations of the package.

import { join } from 'node:path';
import { Application } from 'typedoc';
import { root } from '../../scripts/tools.mjs';
import { NAV } from './page.mjs';
import { speaker } from './words.mjs';

const at = (...names) => join(root, ...names);

/** What pages import, by the names of the declarations. */
const ENTRIES = ['index', 'engine', 'import', 'still', 'games', 'markdown', 'remark'];

/** What boards and the worker call, and a page has functions for. */
const INTERNAL = ['Work', 'Trial', 'File', 'Scheme'];

const say = speaker('en');

/** Writes the reference into a folder. Fails on a type that is used and not exported. */
export async function writeApi(folder) {
  const app = await Application.bootstrap({
    entryPoints: ENTRIES.map((it) => at('pkg', 'types', `${it}.d.ts`)),
    tsconfig: at('www', 'build', 'api.tsconfig.json'),
    name: 'Variant Diagram',
    navigationLinks: Object.fromEntries(NAV.map(([file, name]) => [say(name), `../${file}`])),
    readme: 'none',
    disableSources: true,
    hideGenerator: true,
    skipErrorChecking: true,
    intentionallyNotExported: INTERNAL,
    treatWarningsAsErrors: true,
    logLevel: 'Warn',
  });
  const project = await app.convert();
  if (project) await app.generateDocs(project, folder);
  if (!project || app.logger.hasErrors() || app.logger.hasWarnings()) throw new Error('The reference has problems.');
}
