// The manual: a table of all keys, as a part of a page. What rules do with keys, the engine says itself.

import { ELSEWHERE, OTHERS, SYNONYMS } from '../data/keys.js';
import { VALUES } from '../data/values.js';
import { capital, escaped, grouped, rich } from './page.mjs';

/** More games than these are left to the search of the gallery. */
const MOST_GAMES = 5;

const title = (rule) => (rule === '' ? 'The game' : capital(rule));

/** The words of values, the longest first, with the grammar that each means. */
const GRAMMARS = VALUES.flatMap(({ id, words }) => words.map((word) => [word, id])).sort(
  ([a], [b]) => b.length - a.length,
);
const WORDS = new RegExp(`\\b(${GRAMMARS.map(([word]) => word).join('|')})\\b`, 'g');

/** A value with its words linked to their grammars. What stands between backquotes is written as it is. */
export const linked = (value) =>
  value
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.startsWith('`')
        ? rich(part)
        : escaped(part).replace(
            WORDS,
            (word) => `<a href="definitions.html#${GRAMMARS.find(([it]) => it === word)[1]}">${word}</a>`,
          ),
    )
    .join('');

/** The groups of keys: the board first, then the rules. `keys` comes from the engine. */
function groups(keys) {
  const plain = OTHERS.map(([name, rows]) => [
    name,
    rows.map(([key, value, otherwise, doc]) => ({ name: key, value, default: otherwise, doc })),
  ]);
  return [...plain, ...grouped(keys, (it) => title(it.rule))];
}

const synonyms = (name) =>
  Object.entries(SYNONYMS)
    .filter(([, keys]) => keys.split(' ').includes(name))
    .map(([words]) => words)
    .join(' ');

/** What a reader may open below a key: its example, what the rules say then, and games that use it. */
function more(name, { examples, games }) {
  const example = examples.get(name);
  if (!example) return '';
  const { lines, says } = example;
  const told = says.length === 0 ? '' : `<p>The rules then say:</p><ul>${says.map((it) => `<li>${escaped(it)}</li>`).join('')}</ul>`;
  const using = games.get(name) ?? [];
  const links = using
    .slice(0, MOST_GAMES)
    .map(({ id, title: it }) => `<a href="games/${encodeURIComponent(id)}/index.html">${escaped(it)}</a>`);
  const rest = using.length - links.length;
  if (rest > 0) links.push(`<a href="index.html?rule=${encodeURIComponent(name)}">${rest} more</a>`);
  const used = links.length === 0 ? '' : `<p>In the gallery: ${links.join(', ')}.</p>`;
  return `<details><summary>Example<span class="hidden"> of ${escaped(name)}</span></summary><pre tabindex="0">${escaped(lines.join('\n'))}</pre><p><a href="playground.html?example=key-${encodeURIComponent(name)}">Try it in the playground</a></p>${told}${used}</details>`;
}

/** Several rules may claim a key: only the first row is what links to the key find. */
function row({ name, value, default: otherwise, doc, perSide }, ids, about) {
  const id = ids.has(name) ? '' : ` id="${escaped(name)}"`;
  ids.add(name);
  const words = synonyms(name);
  const sides = perSide
    ? ` <span class="sides">Also <code>white${capital(name)}</code>, <code>black${capital(name)}</code>.</span>`
    : '';
  return `<tr${id}${words ? ` data-words="${escaped(words)}"` : ''}><th scope="row"><code>${escaped(name)}</code></th><td>${linked(value)}</td><td>${rich(otherwise)}</td><td>${rich(doc)}${sides}${more(name, about)}</td></tr>`;
}

/** The name of a group of keys in addresses. */
const groupId = (name) => `keys-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`;

/** Links to the groups of keys, as markup. */
export const manualContents = (keys) =>
  `<ul>\n${groups(keys)
    .map(([name]) => `<li><a href="#${groupId(name)}">${escaped(name)}</a></li>`)
    .join('\n')}\n</ul>`;

/** What readers look for here and is no key. */
function elsewhere() {
  const entry = ([what, how, address, words]) =>
    `<tr data-words="${escaped(words)}"><th scope="row">${address === '' ? escaped(what) : `<a href="${address}">${escaped(what)}</a>`}</th><td>${rich(how)}</td></tr>`;
  return `<section class="rule" id="no-keys">\n<h2>What is no key</h2>\n<table>\n<thead><tr><th scope="col">What</th><th scope="col">How it is written</th></tr></thead>\n<tbody>\n${ELSEWHERE.map(entry).join('\n')}\n</tbody>\n</table>\n</section>`;
}

/** The tables of the manual, as markup. `about` has the examples of keys and the games that use them. */
export function manual(keys, about = { examples: new Map(), games: new Map() }) {
  const ids = new Set();
  const section = ([name, rows]) =>
    `<section class="rule" id="${groupId(name)}">\n<h2>${escaped(name)}</h2>\n<table>\n<thead><tr><th scope="col">Key</th><th scope="col">Value</th><th scope="col">Without it</th><th scope="col">What it does</th></tr></thead>\n<tbody>\n${rows.map((it) => row(it, ids, about)).join('\n')}\n</tbody>\n</table>\n</section>`;
  return [...groups(keys).map(section), elsewhere()].join('\n');
}
