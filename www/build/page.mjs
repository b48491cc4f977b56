// What all pages of the site have in common: navigation, head and foot, and texts put into places.

import { project } from '../../scripts/project.mjs';

/** Text as HTML. */
export const escaped = (text) => String(text).replace(/[&<>"]/g, (it) => `&#${it.charCodeAt(0)};`);

/** What the head of every page links to, each with the message that names it, and with what takes its place in other languages. */
export const NAV = [
  ['index.html', 'nav-gallery'],
  ['playground.html', 'nav-playground'],
  ['wizard.html', 'nav-wizard'],
  ['learn/index.html', 'nav-learn', 'learn/readers.html'],
  ['ideas.html', 'nav-ideas'],
  ['moves.html', 'nav-moves'],
  ['manual.html', 'nav-manual'],
];

/** The pages of Learn, in the order of their list; messages have names for them that leave phones room for more. Each shows the list. */
export const GUIDES = [
  'index',
  'readers',
  'interactive-diagram',
  'variants-ini',
  'jocly',
  'use-with',
  'computer',
  'puzzles',
  'facts',
  'places',
  'static-sites',
  'languages',
  'developers',
  'rust',
  'python',
  'language-models',
  'servers',
];

/** The list of the guides, on a page of Learn. */
function guides(path, say) {
  const links = GUIDES.map((file) => {
    const here = path === `learn/${file}.html` ? ' aria-current="page"' : '';
    return `<li><a href="${file}.html"${here}>${say(`guide-${file}`)}</a></li>`;
  });
  return `<nav class="guides" aria-label="${say('guides')}"><ul>\n${links.join('\n')}\n</ul></nav>`;
}

/** The knight of the icon, as it stands beside the name. */
const LOGO = `<svg class="logo" viewBox="0 0 100 100" aria-hidden="true"><rect width="100" height="100" rx="22"/><path transform="translate(12 10) scale(.78)" d="M27 88C27 70 45 66 45 51 40 54 37 56 32 57 30 62 25 64 21 61 17 58 15 54 18 50 22 43 27 38 29 31 30 24 34 18 40 15L41 7Q46 9 49 14C67 16 79 32 79 58 79 70 77 79 77 88z"/><circle cx="40" cy="36.500" r="3.200"/></svg>`;

/** The way from a page to the top of the site. */
export const upFrom = (path) => '../'.repeat(path.split('/').length - 1);

/** What begins and ends every page. `path` is its place in the site, and `say` says messages in its language. */
export function framed(page, path, say) {
  const base = upFrom(path);
  const folder = (file) => /^[^/]*\//.exec(file)?.[0] ?? file;
  const links = NAV.map(
    ([file, name, other = file]) =>
      `<a href="${base}${say.language === 'en' ? file : other}"${folder(file) === folder(path) ? ' aria-current="page"' : ''}>${say(name)}</a>`,
  );
  const top = `<a class="skip" href="#main">${say('skip-to-content')}</a>
<header class="top">
<div class="band">
<a class="brand" href="${base}index.html">${LOGO}Variant Diagram</a>
<button class="menu" type="button" popovertarget="site">${say('site-menu')}</button>
<nav id="site" aria-label="${say('site-parts')}" popover>
${links.join('\n')}
<!-- languages -->
</nav>
</div>
</header>`;
  const addresses = [
    ['foot-source', project.repository],
    ['foot-issues', project.issues],
  ];
  const places = addresses.filter(([, it]) => it).map(([name, it]) => ` <a href="${it}">${say(name)}</a>`);
  const foot = `<footer class="page-foot">${say('foot-licence')}${places.join('')}</footer>`;
  const head = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="${base}icon.svg" type="image/svg+xml">
<link rel="manifest" href="${base}site.webmanifest">
<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">
<meta name="theme-color" content="#2b654a">
<link rel="stylesheet" href="${base}style.css">
<!-- alternates -->
<!-- link tags -->`;
  return page
    .replace('<html lang="en">', `<html lang="${say.language}">`)
    .replace('<!-- head -->', () => head)
    .replace('<!-- top -->', () => top)
    .replace('<!-- guides -->', () => guides(path, say))
    .replace('<!-- foot -->', () => foot);
}

/** Text as HTML, with code between backquotes. */
export const rich = (text) => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** The text with a capital. */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Puts texts into the places of a page that are called `<!-- name -->`. */
export function filled(page, places) {
  return Object.entries(places).reduce((text, [name, value]) => text.replaceAll(`<!-- ${name} -->`, () => value), page);
}

/** Lists of what has the same key, in the order in which keys come first. */
export function grouped(list, keyOf) {
  const groups = new Map();
  for (const it of list) groups.set(keyOf(it), [...(groups.get(keyOf(it)) ?? []), it]);
  return groups;
}
