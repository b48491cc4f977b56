// The pages that are made from definitions: the gallery with its index, and a page for each variant.
// What is said about a variant comes from the engine; the layout of a page stands in www/.

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SYNONYMS } from '../data/keys.js';
import { snippet } from '../embedding.js';
import { CALLED, FAMILIES, FIRST, PLAYED, SHUFFLED, STRIKING } from '../data/gallery.js';
import { compact } from './card.mjs';
import { factsSection } from './facts.mjs';
import { writeIn, writePage } from './languages.mjs';
import { writePreview } from './link-preview.mjs';
import { capital, escaped, filled } from './page.mjs';
import { forms, pieceName, ruleName, worded } from './words.mjs';

/** The folders of definitions that the gallery shows, and what the names of their files begin with there. */
export const GROUPS = [
  { folder: 'diagrams', group: 'games', prefix: '' },
  { folder: 'puzzles', group: 'puzzles', prefix: 'puzzle-' },
  { folder: 'zones', group: 'zones', prefix: 'zone-' },
];

/** Where collections of puzzles are, by the games that they belong to. */
const PUZZLES = join(import.meta.dirname, '../data/puzzles');

/** Where networks that judge positions are, by the games that they belong to. */
const NETWORKS = join(import.meta.dirname, '../networks');

/** Fewer puzzles are no collection yet: more are looked for. */
const ENOUGH_PUZZLES = 5;

/** Whether there are puzzles of a game for readers. */
function hasPuzzles(id) {
  const file = join(PUZZLES, `${id}.txt`);
  return existsSync(file) && readFileSync(file, 'utf8').split(/\n(?!#|$)/).length > ENOUGH_PUZZLES;
}

/** The attribute of a board whose game has learned to judge. */
const judgement = (id) =>
  existsSync(join(NETWORKS, `${id}.net`)) ? ` judgement="../../networks/${encodeURIComponent(id)}.net"` : '';

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

/** What the engine says of a game in a language, which is loaded. */
function toldIn(diagram, language) {
  diagram.tellIn(language);
  const { appearance, types } = diagram.board();
  const names = types.map((it) => it.ownName);
  return { title: appearance.title, topics: diagram.rules().topics, explanations: diagram.explanations(), names };
}

/** What the types of a variant are called in a language: by their author, by the players of such games, or usually. */
const namesIn = ({ board, told }, say) =>
  board.types.map(
    (it, at) => told[say.language].names[at] ?? pieceName(say.of(board.appearance.family), it.name),
  );

/** Reads one definition with the engine. */
async function read(file, { group, prefix }, engine, languages) {
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
      plain: stillOf(diagram, { labels: false }),
      preview: await telling(id, text, diagram, engine),
      puzzles: hasPuzzles(id),
      figures: board.types.map((it) => figure(board, it.number, 0)),
      values: diagram.values(),
      told: Object.fromEntries(languages.map((it) => [it, toldIn(diagram, it)])),
    };
  } finally {
    diagram.free();
  }
}

/** Reads all definitions, sorted by title inside their groups. */
export async function readVariants(tests, engine, languages = ['en']) {
  await Promise.all(languages.map((it) => engine.loadLanguage(it)));
  const variants = [];
  for (const it of GROUPS) {
    const files = readdirSync(join(tests, it.folder)).filter((name) => name.endsWith('.txt'));
    const found = await Promise.all(files.map((name) => read(join(tests, it.folder, name), it, engine, languages)));
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

/** The attribute of what an author says, which stays in English. */
const theirs = (say) => (say.language === 'en' ? '' : ' lang="en"');

const english = (text, say) => `<span${theirs(say)}>${escaped(text)}</span>`;

/** Whom the page of a game names. */
const credit = (author, say) =>
  /^[a-z]/.test(author) ? english(capital(author), say) : say('game-by', { author: english(author, say) });

/** A card of the gallery. It is a plain link with a picture, with or without a script. */
function card({ id, title, author, summary, size: across }, say) {
  const by = isNobody(author) ? '' : `<small>${escaped(author)}</small>`;
  return `<a class="card"${theirs(say)} href="games/${escaped(id)}/index.html">
<img src="games/${escaped(id)}/card.svg" alt="" loading="lazy">
<h3>${escaped(title)}</h3><p>${escaped(summary)}</p><span class="facts"><span>${size(across)}</span>${by}</span></a>`;
}

/** The cards of some variants as items of a list. */
const items = (variants, say) =>
  variants.map((it) => `<li data-id="${escaped(it.id)}">${card(it, say)}</li>`).join('\n');

/** Games by family, in the order of the families; what no family names comes last. */
export function byFamily(games) {
  const known = new Map(games.map((it) => [it.id, it]));
  const named = FAMILIES.map((family) => ({
    ...family,
    games: family.games.split(' ').flatMap((id) => known.get(id) ?? []),
  }));
  const placed = new Set(named.flatMap((it) => it.games));
  const rest = games.filter((it) => !placed.has(it));
  return rest.length === 0 ? named : [...named, { id: 'more', games: rest }];
}

/** So many games of a family are shown at first. */
const SHOWN = 12;

function familySection({ id, games }, say) {
  const isLong = games.length > SHOWN;
  const count = games.length;
  const all = isLong ? `\n<button class="plain all" type="button">${say('family-all', { count })}</button>` : '';
  return `<section class="part" aria-labelledby="${id}-title">
<h2 class="group" id="${id}-title">${say(`family-${id}`)}</h2>
<p class="lead">${say(`family-${id}-says`)}</p>
<ul class="cards${isLong ? ' short' : ''}">
${items(games, say)}
</ul>${all}
</section>`;
}

/** The game that is played on the front page: a picture that becomes a board when it is clicked. */
function first(variants, say) {
  const { id, title, picture } = variants.find((it) => it.id === FIRST);
  const [, , width, height] = /viewBox="([^"]*)"/.exec(picture)[1].split(' ').map(Number);
  return `<div class="stage" id="stage" data-loading="${say('first-loading')}"><a class="start" id="start" href="games/${id}/index.html" data-src="diagrams/${id}.txt"><img src="games/${id}/board.svg" alt="" fetchpriority="high" width="${Math.round(width / 2)}" height="${Math.round(height / 2)}"><span class="button primary">${say('first-play', { title: escaped(title) })}</span></a></div>
<p>${say('first-says')} <a href="games/${id}/index.html">${say('first-rules')}</a></p>`;
}

/** Striking games. Their cards stand in their families as well, so these are not what the search finds. */
const striking = (variants, say) =>
  STRIKING.map((id) => `<li>${card(variants.find((it) => it.id === id), say)}</li>`).join('\n');

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
function ruleOptions(variants, keys, say) {
  const name = (family) => capital(ruleName(say, family));
  const families = [...new Set(variants.flatMap((it) => it.rules))].sort((a, b) =>
    name(a).localeCompare(name(b), say.language),
  );
  const count = (fits) => variants.filter(fits).length;
  return families
    .map((family) => {
      const own = keys.filter((it) => it.rule === family).map((it) => it.name);
      const used = own.map((key) => [key, count((it) => it.keys.includes(key))]).filter(([, n]) => n > 0);
      const all = `<option value="${escaped(family)}">${name(family)} (${count((it) => it.rules.includes(family))})</option>`;
      const single =
        used.length < 2
          ? []
          : used.map(([key, n]) => `<option value="${escaped(key)}">  ${escaped(key)} (${n})</option>`);
      return [all, ...single].join('\n');
    })
    .join('\n');
}

/** The gallery: cards by family, and what can be chosen in its filters. */
export function gallery(page, variants, keys, say) {
  const of = (group) => variants.filter((it) => it.group === group);
  const families = byFamily(of('games'));
  const links = [...families.map(({ id }) => id), 'puzzles', 'zones'];
  return filled(worded(page, say), {
    first: first(variants, say),
    striking: striking(variants, say),
    'family links': links.map((id) => `<li><a href="#${id}-title">${say(`family-${id}`)}</a></li>`).join('\n'),
    families: families.map((it) => familySection(it, say)).join('\n'),
    puzzles: items(of('puzzles'), say),
    zones: items(of('zones'), say),
    sizes: options(variants, (it) => [it.size], size),
    rules: ruleOptions(variants, keys, say),
    total: say('search-count', { count: variants.length }),
    counts: escaped(JSON.stringify(forms(say, 'search-count'))),
    'remove named': say('remove-game-named', { title: '#' }),
  });
}

/** Everyday words for the keys that a variant uses. */
const everyday = (keys) =>
  Object.entries(SYNONYMS)
    .filter(([, names]) => names.split(' ').some((it) => keys.includes(it)))
    .map(([words]) => words)
    .join(' ');

/** What else is searched for in another language than English: the game's title in it, its names of rules, and the authors' names of pieces. */
const otherWords = ({ pieces, rules, told }, say) =>
  [told[say.language].title, ...rules.map((it) => ruleName(say, it)), ...pieces].filter(Boolean);

/** What the search of the gallery and the list of the playground need. Names that many variants share stand once. */
export function index(variants, say) {
  const names = [];
  const number = (name) => {
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  const entries = variants.map((variant) => ({
    id: variant.id,
    title: variant.title,
    author: variant.author,
    called: CALLED[variant.id],
    about: variant.about.join(' '),
    everyday: [everyday(variant.keys), ...(say.language === 'en' ? [] : otherWords(variant, say))].join(' '),
    size: variant.size,
    pieces: [...new Set(namesIn(variant, say))].map(number),
    rules: [...new Set([...variant.rules, ...variant.keys])].map(number),
  }));
  return { names, entries };
}

/** What is said of many: the caption says what all rows say, and the first cell of a row is its head. */
function ruleTable({ caption, columns, rows }) {
  const cell = (it, at) => (at === 0 ? `<th scope="row">${escaped(it)}</th>` : `<td>${escaped(it)}</td>`);
  return `<table><caption>${escaped(caption)}</caption><thead><tr>${columns.map((it) => `<th scope="col">${escaped(it)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')}
</tbody></table>`;
}

const sentences = (topic) => `<section><h3>${escaped(topic.title)}</h3>
<ul>
${topic.sentences.map(({ text, table }) => `<li>${table ? ruleTable(table) : escaped(text)}</li>`).join('\n')}
</ul></section>`;

/** The table of the pieces: their drawings, names, moves as written and in words. */
function piecesTable({ board, figures, told }, say) {
  const names = namesIn({ board, told }, say);
  const rows = board.types.map((it, at) => {
    const name = escaped(names[at]);
    return `<tr data-piece="${escaped(it.key)}" data-moves="${say('how-moves', { name })}">
<td class="figure">${figures[at]}</td>
<th scope="row">${capital(name)} <span class="letter">${escaped(it.id)}</span>${it.royal ? ` <span class="tag">${say('table-royal')}</span>` : ''}</th>
<td>${say('game-piece-moves', { moves: escaped(told[say.language].explanations[at]) })}${it.moves === '' ? '' : ` <a class="move" href="../../moves.html#${encodeURIComponent(it.moves)}"><code>${escaped(it.moves)}</code></a>`}</td>
</tr>`;
  });
  return `<table class="pieces" data-diagram="${say('game-diagram')}"><caption>${say('topic-pieces')}</caption><thead><tr><th scope="col" class="figure"><span class="hidden">${say('game-drawing')}</span></th><th scope="col">${say('table-name')}</th><th scope="col">${say('table-moves')}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>`;
}

/** Boards that are so many times as wide as high leave no room beside them. */
const WIDE = 1.35;

/** What opens the course of a game, and its puzzles if it has some. */
const learnButtons = (puzzles, say) =>
  [
    `<button class="button" type="button" data-learn="" disabled>${say('tool-learn')}</button>`,
    puzzles && `<button class="button" type="button" data-learn="puzzles" disabled>${say('tool-puzzles')}</button>`,
  ]
    .filter(Boolean)
    .join('\n');

/** The page of one variant. */
function variantPage(page, variant, next, facts, say) {
  const { id, author, about: words, text, told, picture, rules, group, puzzles } = variant;
  const title = escaped(variant.title);
  const [, , width, height] = /viewBox="([^"]*)"/.exec(picture)[1].split(' ').map(Number);
  const edit = `../../playground.html?id=${encodeURIComponent(id)}`;
  const tags = rules
    .map((it) => `<li><a href="../../index.html?rule=${encodeURIComponent(it)}">${ruleName(say, it)}</a></li>`)
    .join('\n');
  return filled(worded(page, say), {
    // What is wide has the whole page, and the rules stand below it.
    shape: `${width / height > WIDE ? ' wide' : ''}${variant.board.planes ? ' planes' : ''}`,
    title,
    description: words[0] === undefined ? say('game-description', { title }) : escaped(words[0]),
    author: isNobody(author) ? '' : `<p class="lead">${credit(author, say)}</p>`,
    about: words.map(withLinks).join('\n'),
    board: `<variant-diagram id="board" controls linked${group === 'games' ? ' keep friend' : ''}${puzzles ? ` puzzles="../../data/puzzles/${escaped(id)}.txt"` : ''}${judgement(id)} images="none" another-game="../${encodeURIComponent(next.id)}/index.html" src="../../diagrams/${escaped(id)}.txt"><img class="still" src="board.svg" fetchpriority="high" alt="${say('game-start-position', { title })}" width="${width}" height="${height}" style="--ratio: ${(width / height).toFixed(4)}"></variant-diagram>`,
    rules: told[say.language].topics
      .filter((it) => it.title !== say('topic-pieces'))
      .map(sentences)
      .join('\n'),
    pieces: piecesTable(variant, say),
    'before sources':
      group === 'puzzles' ? `<details class="spoiler"><summary>${say('game-definition-solved')}</summary>` : '',
    'after sources': group === 'puzzles' ? '</details>' : '',
    text: escaped(text.trimEnd()),
    embed: escaped(snippet(text)),
    facts: factsSection(facts, id, say.of(variant.board.appearance.family), variant.values),
    tags,
    play:
      group === 'games'
        ? `<button class="button primary" type="button" id="play" disabled>${say('tool-play-computer')}</button>`
        : '',
    learn: group === 'games' ? learnButtons(puzzles, say) : '',
    edit,
    'in the playground': say('game-in-the-playground', { edit }),
    'next link': `../${encodeURIComponent(next.id)}/index.html`,
    next: say('game-next', { title: english(next.title, say) }),
  });
}

/** Writes the gallery and a page for each variant, in one language. */
function writePages(out, www, { variants, keys, facts }, say) {
  const read = (name) => readFileSync(join(www, name), 'utf8');
  writePage(out, 'index.html', gallery(read('index.html'), variants, keys, say), say);
  writeIn(say.language, out, 'diagrams/index.json', `${JSON.stringify(index(variants, say))}\n`);
  const page = read('variant.html');
  variants.forEach((variant, at) => {
    const next = variants[(at + 1) % variants.length];
    const text = variantPage(page, variant, next, facts.get(variant.id), say);
    writePage(out, `games/${variant.id}/index.html`, text, say);
  });
}

/** Writes the gallery, its index, the definitions, and a page and a picture for each variant. `facts`: by name. */
export function writeVariants(out, www, tests, { variants, keys, facts, says }) {
  mkdirSync(join(out, 'diagrams'), { recursive: true });
  for (const { folder, prefix } of GROUPS) {
    for (const name of readdirSync(join(tests, folder)).filter((it) => it.endsWith('.txt'))) {
      cpSync(join(tests, folder, name), join(out, 'diagrams', prefix + name));
    }
  }
  for (const variant of variants) {
    const { id, picture, preview } = variant;
    const folder = join(out, 'games', id);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'board.svg'), `${picture}\n`);
    writeFileSync(join(folder, 'card.svg'), `${preview}\n`);
    writePreview(folder, variant);
  }
  for (const say of says) writePages(out, www, { variants, keys, facts }, say);
}
