// The page of ideas: what an author wants, the lines that make it, and where each is explained.

import { IDEAS } from '../data/ideas.js';
import { SYNONYMS } from '../data/keys.js';
import { RULES } from '../data/rules.js';
import { capital, escaped } from './page.mjs';

/** The name of an idea in addresses. */
export const slug = (want) => want.toLowerCase().replace(/[^a-z]+/g, '-');

const link = (address, text) => `<a href="${address}">${escaped(text)}</a>`;

/** What is used: keys, moves and holes, with where they are explained. */
function used(lines) {
  const of = (line) => {
    const [, key] = /^(\w+)=/.exec(line) ?? [];
    if (key) return link(`manual.html#${key}`, key);
    const [name, , moves] = line.split(':');
    if (name === 'hole') return link('definitions.html#holes', 'hole');
    return moves ? link(`moves.html#${encodeURIComponent(moves)}`, moves) : '';
  };
  return [...new Set(lines.split('\n').map(of))].filter(Boolean).join(', ');
}

/** Everyday words for the keys that some lines use. */
const everyday = (lines) =>
  Object.entries(SYNONYMS)
    .filter(([, keys]) => keys.split(' ').some((it) => new RegExp(`^${it}=`, 'm').test(lines)))
    .map(([words]) => words)
    .join(' ');

function entry({ want, lines, game }, variants) {
  const known = variants.find(({ id }) => id === game);
  const seen = known ? ` Played in ${link(`games/${known.id}/index.html`, known.title)}.` : '';
  return `<details class="idea" id="${slug(want)}" data-words="${escaped(everyday(lines))}"><summary>${escaped(want)}</summary>
<div class="lesson"><pre class="definition" tabindex="0" aria-label="Lines for ${escaped(want)}">${escaped(lines)}</pre>
<p class="try">Uses ${used(lines)}.${seen} ${link(`playground.html?example=idea-${slug(want)}`, 'Open in the playground')}</p><div class="live"></div></div></details>`;
}

/** The ideas as markup. `variants` are the games of the gallery. */
export const ideas = (variants) =>
  IDEAS.map(
    ({ title, ideas: list }) =>
      `<section class="ideas">\n<h2>${capital(title)}</h2>\n${list.map((it) => entry(it, variants)).join('\n')}\n</section>`,
  ).join('\n');

/** Games by rule, as markup. */
export function byRule(variants) {
  const known = new Map(variants.map((it) => [it.id, it]));
  const game = (id) => link(`games/${id}/index.html`, known.get(id).title);
  const row = ({ title, keys, games }) =>
    `<tr><th scope="row">${escaped(title)}</th><td>${keys.map((it) => link(`manual.html#${it}`, it)).join(', ')}</td><td>${games.map(game).join(', ')}</td></tr>`;
  return `<table>
<thead><tr><th scope="col">Rule</th><th scope="col">Keys</th><th scope="col">Games</th></tr></thead>
<tbody>
${RULES.map(row).join('\n')}
</tbody>
</table>`;
}
