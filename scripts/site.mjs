// The pages that are made from definitions: the gallery with its index, and a page for each variant.
// What is said about a variant comes from the engine; the layout of a page stands in www/.

import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compact } from './card.mjs';

/** Text as HTML. */
export const escaped = (text) => String(text).replace(/[&<>"]/g, (it) => `&#${it.charCodeAt(0)};`);

/** The folders of definitions that the gallery shows, and what the names of their files begin with there. */
export const GROUPS = [
  { folder: 'diagrams', group: 'games', prefix: '' },
  { folder: 'puzzles', group: 'puzzles', prefix: 'puzzle-' },
  { folder: 'zones', group: 'zones', prefix: 'zone-' },
];

const NAV = [
  ['index.html', 'Gallery'],
  ['playground.html', 'Playground'],
  ['wizard.html', 'Wizard'],
  ['learn/index.html', 'Learn'],
  ['manual.html', 'Manual'],
];

/** What begins and ends every page. `base` leads from the page to the top of the site. */
export function framed(page, { base = '', current = '' } = {}) {
  const folder = (file) => /^[^/]*\//.exec(file)?.[0] ?? file;
  const links = NAV.map(
    ([file, name]) =>
      `<a href="${base}${file}"${folder(file) === folder(current) ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  const top = `<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<a class="brand" href="${base}index.html">Variant Diagram</a>
<nav aria-label="Site">
${links.join('\n')}
</nav>
</header>`;
  const foot =
    '<footer class="page-foot">Variant Diagram is free software under the MIT or Apache 2.0 licence.</footer>';
  const head = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="${base}icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${base}style.css">`;
  return page
    .replace('<!-- head -->', () => head)
    .replace('<!-- top -->', () => top)
    .replace('<!-- foot -->', () => foot);
}

/** Puts texts into the places of a page that are called `<!-- name -->`. */
export function filled(page, places) {
  return Object.entries(places).reduce((text, [name, value]) => text.replaceAll(`<!-- ${name} -->`, () => value), page);
}

/** The remark at the top of a definition says in words what the game is. */
function about(text) {
  const head = /^(?:#.*\r?\n?)+/.exec(text)?.[0] ?? '';
  return head
    .replace(/^#[ \t]?/gm, '')
    .trim()
    .split(/\r?\n/);
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Readers see the problems of a game on its page: a definition with one does not get there. */
function checkProblems(file, text, diagnostics) {
  const problems = diagnostics.filter((it) => it.severity !== 'info');
  if (problems.length === 0) return;
  const lines = problems.map(({ message, span }) => {
    const place = span ? `:${text.slice(0, span[0]).split('\n').length}` : '';
    return `${file}${place}: ${message}`;
  });
  throw new Error(`The gallery shows no definition with problems.\n${lines.join('\n')}`);
}

/** Reads one definition with the engine. */
async function read(file, { group, prefix }, { createDiagram, stillOf, figure }) {
  const text = readFileSync(file, 'utf8');
  const id = prefix + basename(file, '.txt');
  const diagram = await createDiagram(text);
  try {
    checkProblems(file, text, diagram.diagnostics());
    const board = diagram.board();
    const rules = diagram.rules();
    const { title, author } = board.appearance;
    const cells = board.cells.filter((it) => it.shade !== 3).length;
    return {
      id,
      // Lessons among the games are puzzles as well.
      group: diagram.puzzle() ? 'puzzles' : group,
      text,
      board,
      topics: rules.topics,
      keys: rules.keys,
      speaking: [...new Set([...rules.rules, ...rules.topics.flatMap((it) => it.sentences.map(({ rule }) => rule))])],
      title: title ?? capital(basename(file, '.txt').replaceAll('-', ' ')),
      author,
      about: about(text),
      size: `${board.columns}x${board.rows}`,
      cells,
      pieces: [...new Set(board.types.map((it) => it.name))],
      picture: stillOf(diagram, { theme: 'auto' }),
      preview: compact(stillOf(diagram, { theme: 'auto', labels: false })),
      explanations: diagram.explanations(),
      figures: board.types.map((it) => figure(board, it.number, 0)),
    };
  } finally {
    diagram.free();
  }
}

/** Reads all definitions, sorted by title inside their groups. */
export async function readVariants(tests, engine) {
  const variants = [];
  for (const it of GROUPS) {
    const files = readdirSync(join(tests, it.folder)).filter((name) => name.endsWith('.txt'));
    const found = await Promise.all(files.map((name) => read(join(tests, it.folder, name), it, engine)));
    variants.push(...found.sort((a, b) => a.title.localeCompare(b.title, 'en')));
  }
  // A rule that speaks in every game tells none from the others.
  const everywhere = variants[0].speaking.filter((rule) => variants.every((it) => it.speaking.includes(rule)));
  for (const it of variants) it.rules = it.speaking.filter((rule) => !everywhere.includes(rule)).sort();
  return variants;
}

const size = (it) => it.replace('x', ' × ');

/** One card of the gallery. It is a plain link with a picture, with or without a script. */
function card({ id, title, author, about: [summary], size: across, preview }) {
  const [, , width, height] = /viewBox="([^"]*)"/.exec(preview)[1].split(' ').map(Number);
  const by = author && author !== 'Variant Diagram' ? `<small>${escaped(author)}</small>` : '';
  return `<li data-id="${escaped(id)}"><a class="card" href="games/${escaped(id)}/index.html">
<img src="games/${escaped(id)}/card.svg" alt="" loading="lazy" decoding="async" width="${Math.round(width / 4)}" height="${Math.round(height / 4)}">
<h3>${escaped(title)}</h3><p>${escaped(summary ?? '')}</p><span class="facts"><span>${size(across)}</span>${by}</span></a></li>`;
}

/** The options of a list of choices, with how many variants each has. */
function options(variants, values, label = (it) => it) {
  const counts = new Map();
  for (const it of variants) for (const value of new Set(values(it))) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return sorted
    .map(([value, count]) => `<option value="${escaped(value)}">${escaped(label(value))} (${count})</option>`)
    .join('\n');
}

/** The rules to search by: a family, or one of its keys. */
function ruleOptions(variants, keys) {
  const families = [...new Set(variants.flatMap((it) => it.rules))].sort();
  const count = (fits) => variants.filter(fits).length;
  return families
    .map((family) => {
      const own = keys.filter((it) => it.rule === family).map((it) => it.name);
      const used = own.map((name) => [name, count((it) => it.keys.includes(name))]).filter(([, n]) => n > 0);
      const all = `<option value="${escaped(family)}">${escaped(capital(family))} (${count((it) => it.rules.includes(family))})</option>`;
      const single =
        used.length < 2
          ? []
          : used.map(([name, n]) => `<option value="${escaped(name)}">  ${escaped(name)} (${n})</option>`);
      return [all, ...single].join('\n');
    })
    .join('\n');
}

/** The gallery: cards, and what can be chosen in its filters. */
export function gallery(page, variants, keys) {
  const cards = (group) =>
    variants
      .filter((it) => it.group === group)
      .map(card)
      .join('\n');
  const names = [...new Set(variants.flatMap((it) => it.pieces.map((name) => name.toLowerCase())))].sort();
  return filled(page, {
    games: cards('games'),
    puzzles: cards('puzzles'),
    zones: cards('zones'),
    sizes: options(variants, (it) => [it.size], size),
    pieces: names.map((it) => `<option value="${escaped(it)}"></option>`).join(''),
    rules: ruleOptions(variants, keys),
    total: `${variants.length} games`,
  });
}

/** What the search of the gallery and the list of the playground need. Names that many variants share stand once. */
export function index(variants) {
  const names = [];
  const number = (name) => {
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  const entries = variants.map(({ id, title, author, about: words, size: across, pieces, rules, keys }) => ({
    id,
    title,
    author,
    about: words.slice(1).join(' '),
    size: across,
    pieces: pieces.map(number),
    rules: [...new Set([...rules, ...keys])].map(number),
  }));
  return { names, entries };
}

const sentences = (topic) => `<section><h3>${escaped(topic.title)}</h3>
<ul>
${topic.sentences.map(({ text }) => `<li>${escaped(text)}</li>`).join('\n')}
</ul></section>`;

/** The table of the pieces: their drawings, names, moves as written and in words. */
function piecesTable({ board, explanations, figures }) {
  const rows = board.types.map(
    (it, at) => `<tr>
<td class="figure">${figures[at]}</td>
<th scope="row">${escaped(capital(it.name))} <span class="letter">${escaped(it.id)}</span>${it.royal ? ' <span class="tag">royal</span>' : ''}</th>
<td>${escaped(capital(explanations[at]))}. <a class="move" href="../../moves.html#${encodeURIComponent(it.moves)}"><code>${escaped(it.moves)}</code></a></td>
</tr>`,
  );
  return `<table class="pieces"><caption>Pieces</caption><thead><tr><th scope="col" class="figure"><span class="hidden">Drawing</span></th><th scope="col">Name</th><th scope="col">Moves</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>`;
}

/** The lines that put this board into another page. */
export const embedding = (text) => `<script src="standalone.js"></script>
<variant-diagram>
${escaped(text.trim()).replaceAll('&#34;', '"')}
</variant-diagram>`;

/** The page of one variant. */
function variantPage(page, variant, next) {
  const { id, title, author, about: words, text, topics, picture, rules } = variant;
  const [, , width, height] = /viewBox="([^"]*)"/.exec(picture)[1].split(' ').map(Number);
  const tags = rules
    .map((it) => `<li><a href="../../index.html?rule=${encodeURIComponent(it)}">${escaped(it)}</a></li>`)
    .join('\n');
  return framed(
    filled(page, {
      title: escaped(title),
      description: escaped(words[0] ?? `The rules of ${title}, and a board to play it on.`),
      author: author ? escaped(/^[a-z]/.test(author) ? capital(author) : `by ${author}`) : '',
      about: words.map((it) => escaped(it)).join('\n'),
      board: `<variant-diagram id="board" controls images="none" src="../../diagrams/${escaped(id)}.txt"><img class="still" src="board.svg" alt="The start position of ${escaped(title)}" width="${Math.round(width / 1.6)}" height="${Math.round(height / 1.6)}"></variant-diagram>`,
      rules: topics
        .filter((it) => it.title !== 'Pieces')
        .map(sentences)
        .join('\n'),
      pieces: piecesTable(variant),
      'before sources':
        variant.group === 'puzzles'
          ? '<details class="spoiler"><summary>The definition, with the solution</summary>'
          : '',
      'after sources': variant.group === 'puzzles' ? '</details>' : '',
      text: escaped(text.trimEnd()),
      embed: escaped(embedding(text)),
      tags,
      edit: `../../playground.html?id=${encodeURIComponent(id)}`,
      'next link': `../${encodeURIComponent(next.id)}/index.html`,
      'next title': escaped(next.title),
    }),
    { base: '../../' },
  );
}

/** Writes the gallery, its index, the definitions, and a page and a picture for each variant. */
export function writeVariants(out, www, tests, variants, keys) {
  const read = (name) => readFileSync(join(www, name), 'utf8');
  mkdirSync(join(out, 'diagrams'), { recursive: true });
  writeFileSync(
    join(out, 'index.html'),
    framed(gallery(read('index.html'), variants, keys), { current: 'index.html' }),
  );
  writeFileSync(join(out, 'diagrams', 'index.json'), `${JSON.stringify(index(variants))}\n`);
  for (const { folder, prefix } of GROUPS) {
    for (const name of readdirSync(join(tests, folder)).filter((it) => it.endsWith('.txt'))) {
      cpSync(join(tests, folder, name), join(out, 'diagrams', prefix + name));
    }
  }
  const page = read('variant.html');
  variants.forEach((variant, at) => {
    const folder = join(out, 'games', variant.id);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'board.svg'), `${variant.picture}\n`);
    writeFileSync(join(folder, 'card.svg'), `${variant.preview}\n`);
    writeFileSync(join(folder, 'index.html'), variantPage(page, variant, variants[(at + 1) % variants.length]));
  });
}
