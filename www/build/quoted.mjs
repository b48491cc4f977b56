// Parts of pages that quote what stands elsewhere in the repository: the names of variants, and examples of crates that run as tests.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/tools.mjs';
import { escaped } from './page.mjs';

const read = (...names) => readFileSync(join(root, ...names), 'utf8');

/** The programs and sites of the table of names, as they write themselves. */
const PROGRAMS = {
  'fairy-stockfish': 'Fairy-Stockfish',
  pychess: 'PyChess',
  lichess: 'Lichess',
  cutechess: 'Cute Chess',
  'chess.com': 'Chess.com',
};

const code = (text) => (text ? `<code>${escaped(text)}</code>` : '');

/** The table of names: a game, its definition, and what others call it. */
export function variantNames() {
  const [head, ...rows] = read('crates', 'records', 'src', 'variant-names.tsv')
    .trimEnd()
    .split('\n')
    .map((it) => it.split('\t'));
  const columns = head.slice(2).map((it) => PROGRAMS[it]);
  const lines = rows.map(([title, file, ...names]) => {
    const game = `<a href="../games/${file}/index.html">${escaped(title)}</a>`;
    return `<tr><th scope="row">${game}</th>${[file, ...names].map((it) => `<td>${code(it)}</td>`).join('')}</tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="Names of variants">
<table class="names"><thead><tr>${['Game', 'Definition', ...columns].map((it) => `<th scope="col">${it}</th>`).join('')}</tr></thead>
<tbody>
${lines.join('\n')}
</tbody></table>
</div>`;
}

/** How many games of the library have a section of a `variants.ini`. */
export const exportedGames = () => String(read('tests', 'exports', 'library.ini').match(/^\[/gm).length);

/** The examples in the README of a crate, as its places `example CRATE N`. */
export function crateExamples(crate) {
  const examples = [...read('crates', crate, 'README.md').matchAll(/^```(?:rust|python)\n([^]*?)\n```$/gm)];
  return Object.fromEntries(examples.map(([, text], n) => [`example ${crate} ${n + 1}`, escaped(text)]));
}
