// The pages that are made from definitions: the gallery with its index, and a page for each variant.
// What is said about a variant comes from the engine; the layout of a page stands in www/.

import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SYNONYMS } from '../data/keys.js';
import { snippet } from '../embedding.js';
import { CALLED, FAMILIES, FIRST, PLAYED, SHUFFLED, STRIKING } from '../data/gallery.js';
import { compact } from './card.mjs';
import { factsSection } from './facts.mjs';
import { capital, escaped, filled, framed } from './page.mjs';

/** The folders of definitions that the gallery shows, and what the names of their files begin with there. */
export const GROUPS = [
  { folder: 'diagrams', group: 'games', prefix: '' },
  { folder: 'puzzles', group: 'puzzles', prefix: 'puzzle-' },
  { folder: 'zones', group: 'zones', prefix: 'zone-' },
];

/** The remark at the top of a definition says in words what the game is. */
function about(text) {
  const head = /^(?:#.*\r?\n?)+/.exec(text)?.[0] ?? '';
  return head
    .replace(/^#[ \t]?/gm, '')
    .trim()
    // A line that ends within a sentence goes on in the next one.
    .replace(/(?<![.!?:])\r?\n(?=\S)/g, ' ')
    .split(/\r?\n/);
}

/** A line with its addresses as links. They show the site alone: addresses are long, and say little. */
const withLinks = (line) =>
  escaped(line).replace(
    /\bhttps?:\/\/(?:www\.)?([^\s/]+)(?:\/(?:[^\s(),;]|\([^\s()]*\)|[,;](?=\S))*)?(?<![.:])/g,
    (address, site) => `<a href="${address}">${site}</a>`,
  );

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

/** More letters than these are no line of a card. */
const LINE = 112;

/** What is special about a game: the first sentence of what is said about it, or the beginning that fits a line. */
export function summaryOf(lines) {
  const sentence = /^.*?[.!?](?=\s|$)/s.exec(lines.join(' '))?.[0] ?? lines.join(' ');
  if (sentence.length <= LINE) return sentence;
  const part = /^(.*\w)[,;:]\s/s.exec(sentence.slice(0, LINE + 2))?.[1];
  return part ? `${part}.` : sentence;
}

/** The picture of a card: the start, or a position that tells more. */
async function telling(id, text, diagram, { createDiagram, stillOf }) {
  const drawn = (it) => compact(stillOf(it, { theme: 'auto', labels: false }));
  if (!(id in PLAYED) && !(id in SHUFFLED)) return drawn(diagram);
  const other = await createDiagram(text);
  try {
    if (id in SHUFFLED) other.shuffle(SHUFFLED[id]);
    for (const move of PLAYED[id]?.split(' ') ?? []) other.play(other.read(move));
    return drawn(other);
  } finally {
    other.free();
  }
}

/** Files, ranks, and planes if there are several. */
const sizeOf = ({ columns, rows, planes }) =>
  (planes ? [planes.columns - planes.gap, rows, planes.names.length] : [columns, rows]).join('x');

/** Reads one definition with the engine. */
async function read(file, { group, prefix }, engine) {
  const { createDiagram, stillOf, figure } = engine;
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
      summary: summaryOf(about(text)),
      size: sizeOf(board),
      cells,
      pieces: [...new Set(board.types.map((it) => it.name))],
      picture: stillOf(diagram, { theme: 'auto' }),
      preview: await telling(id, text, diagram, engine),
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

const size = (it) => it.replaceAll('x', ' × ');

/** Whether a definition names no author that readers care about. */
const isNobody = (author) => /^(?:Variant Diagram|unknown)?$/i.test(author ?? '');

/** Whom the page of a game names. */
const credit = (author) => (/^[a-z]/.test(author) ? capital(author) : `by ${author}`);

/** A card of the gallery. It is a plain link with a picture, with or without a script. */
function card({ id, title, author, summary, size: across }) {
  const by = isNobody(author) ? '' : `<small>${escaped(author)}</small>`;
  return `<a class="card" href="games/${escaped(id)}/index.html">
<img src="games/${escaped(id)}/card.svg" alt="" loading="lazy">
<h3>${escaped(title)}</h3><p>${escaped(summary)}</p><span class="facts"><span>${size(across)}</span>${by}</span></a>`;
}

const item = (variant) => `<li data-id="${escaped(variant.id)}">${card(variant)}</li>`;

/** Games by family, in the order of the families; what no family names comes last. */
export function byFamily(games) {
  const known = new Map(games.map((it) => [it.id, it]));
  const named = FAMILIES.map((family) => ({
    ...family,
    games: family.games.split(' ').flatMap((id) => known.get(id) ?? []),
  }));
  const placed = new Set(named.flatMap((it) => it.games));
  const rest = games.filter((it) => !placed.has(it));
  const more = { id: 'more', title: 'More games', says: 'New in the gallery.', games: rest };
  return rest.length === 0 ? named : [...named, more];
}

/** So many games of a family are shown at first. */
const SHOWN = 12;

function familySection({ id, title, says, games }) {
  const isLong = games.length > SHOWN;
  const all = isLong ? `\n<button class="plain all" type="button">All ${games.length} games</button>` : '';
  return `<section class="part" aria-labelledby="${id}-title">
<h2 class="group" id="${id}-title">${escaped(title)}</h2>
<p class="lead">${escaped(says)}</p>
<ul class="cards${isLong ? ' short' : ''}">
${games.map(item).join('\n')}
</ul>${all}
</section>`;
}

/** The game that is played on the front page: a picture that becomes a board when it is clicked. */
function first(variants) {
  const { id, title, picture } = variants.find((it) => it.id === FIRST.id);
  const [, , width, height] = /viewBox="([^"]*)"/.exec(picture)[1].split(' ').map(Number);
  return `<div class="stage" id="stage"><a class="start" id="start" href="games/${id}/index.html" data-src="diagrams/${id}.txt"><img src="games/${id}/board.svg" alt="" fetchpriority="high" width="${Math.round(width / 2)}" height="${Math.round(height / 2)}"><span class="button primary">Play ${escaped(title)}</span></a></div>
<p>${escaped(FIRST.says)} <a href="games/${id}/index.html">Its rules</a></p>`;
}

/** Striking games. Their cards stand in their families as well, so these are not what the search finds. */
const striking = (variants) =>
  STRIKING.map((id) => `<li>${card(variants.find((it) => it.id === id))}</li>`).join('\n');

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

/** The gallery: cards by family, and what can be chosen in its filters. */
export function gallery(page, variants, keys) {
  const of = (group) => variants.filter((it) => it.group === group);
  const families = byFamily(of('games'));
  const links = [...families, { id: 'puzzles', title: 'Puzzles and lessons' }, { id: 'zones', title: 'Zones' }];
  return filled(page, {
    first: first(variants),
    striking: striking(variants),
    'family links': links.map(({ id, title }) => `<li><a href="#${id}-title">${escaped(title)}</a></li>`).join('\n'),
    families: families.map(familySection).join('\n'),
    puzzles: of('puzzles').map(item).join('\n'),
    zones: of('zones').map(item).join('\n'),
    sizes: options(variants, (it) => [it.size], size),
    rules: ruleOptions(variants, keys),
    total: `${variants.length} games`,
  });
}

/** Everyday words for the keys that a variant uses. */
const everyday = (keys) =>
  Object.entries(SYNONYMS)
    .filter(([, names]) => names.split(' ').some((it) => keys.includes(it)))
    .map(([words]) => words)
    .join(' ');

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
    called: CALLED[id],
    about: words.join(' '),
    everyday: everyday(keys),
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
    (it, at) => `<tr data-piece="${escaped(it.key)}" data-name="${escaped(it.name)}">
<td class="figure">${figures[at]}</td>
<th scope="row">${escaped(capital(it.name))} <span class="letter">${escaped(it.id)}</span>${it.royal ? ' <span class="tag">royal</span>' : ''}</th>
<td>${escaped(capital(explanations[at]))}.${it.moves === '' ? '' : ` <a class="move" href="../../moves.html#${encodeURIComponent(it.moves)}"><code>${escaped(it.moves)}</code></a>`}</td>
</tr>`,
  );
  return `<table class="pieces"><caption>Pieces</caption><thead><tr><th scope="col" class="figure"><span class="hidden">Drawing</span></th><th scope="col">Name</th><th scope="col">Moves</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>`;
}

/** Boards that are so many times as wide as high leave no room beside them. */
const WIDE = 1.35;

/** The page of one variant. */
function variantPage(page, variant, next, facts) {
  const { id, title, author, about: words, text, topics, picture, rules, group } = variant;
  const [, , width, height] = /viewBox="([^"]*)"/.exec(picture)[1].split(' ').map(Number);
  const tags = rules
    .map((it) => `<li><a href="../../index.html?rule=${encodeURIComponent(it)}">${escaped(it)}</a></li>`)
    .join('\n');
  return framed(
    filled(page, {
      // What is wide has the whole page, and the rules stand below it.
      shape: `${width / height > WIDE ? ' wide' : ''}${variant.board.planes ? ' planes' : ''}`,
      title: escaped(title),
      description: escaped(words[0] ?? `The rules of ${title}, and a board to play it on.`),
      author: isNobody(author) ? '' : `<p class="lead">${escaped(credit(author))}</p>`,
      about: words.map(withLinks).join('\n'),
      board: `<variant-diagram id="board" controls linked${group === 'games' ? ' keep' : ''} images="none" another-game="../${encodeURIComponent(next.id)}/index.html" src="../../diagrams/${escaped(id)}.txt"><img class="still" src="board.svg" fetchpriority="high" alt="The start position of ${escaped(title)}" width="${width}" height="${height}" style="--ratio: ${(width / height).toFixed(4)}"></variant-diagram>`,
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
      embed: escaped(snippet(text)),
      facts: factsSection(facts, id),
      tags,
      play:
        variant.group === 'games'
          ? '<button class="button primary" type="button" id="play" hidden>Play against the computer</button>'
          : '',
      edit: `../../playground.html?id=${encodeURIComponent(id)}`,
      'next link': `../${encodeURIComponent(next.id)}/index.html`,
      'next title': escaped(next.title),
    }),
    { base: '../../' },
  );
}

/** Writes the gallery, its index, the definitions, and a page and a picture for each variant. `boxes`: facts by name. */
export function writeVariants(out, www, tests, { variants, keys, boxes }) {
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
    const next = variants[(at + 1) % variants.length];
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'board.svg'), `${variant.picture}\n`);
    writeFileSync(join(folder, 'card.svg'), `${variant.preview}\n`);
    writeFileSync(join(folder, 'index.html'), variantPage(page, variant, next, boxes.get(variant.id)));
  });
}
