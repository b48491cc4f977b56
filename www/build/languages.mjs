// Pages in several languages: where they stand, and how they lead to each other. English ones stand at the top of the site, those of
// another language in its folder, at the same address below it.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { project } from '../../scripts/project.mjs';
import { linkTags } from './link-preview.mjs';
import { capital, filled, framed, upFrom } from './page.mjs';
import { LANGUAGES } from './words.mjs';

/** Whether there is a page in every language, by its English address. */
export const isTranslated = (path) => /^(?:index|learn\/readers|games\/[^/]+\/index)\.html$/.test(path);

const placeOf = (path, language) => (language === 'en' ? path : `${language}/${path}`);

/** What the speakers of a language call it. */
const ownName = (language) => capital(new Intl.DisplayNames([language], { type: 'language' }).of(language));

/** Where a page is in the other languages: for search engines, and as a list for readers. */
function siblings(path, say) {
  if (!isTranslated(path)) return { alternates: '', languages: '' };
  const { language } = say;
  const top = upFrom(placeOf(path, language));
  const addresses = LANGUAGES.map((it) => [it, placeOf(path, it)]);
  const address = (place) => (project.home ? new URL(place, `${project.home}/`).href : top + place);
  const alternates = [...addresses, ['x-default', path]].map(
    ([tag, place]) => `<link rel="alternate" hreflang="${tag}" href="${address(place)}">`,
  );
  const items = addresses.map(([tag, place]) => {
    const here = tag === language ? ' aria-current="page"' : '';
    return `<li><a href="${top}${place}" lang="${tag}" hreflang="${tag}"${here}>${ownName(tag)}</a></li>`;
  });
  return {
    alternates: [`<link rel="canonical" href="${address(placeOf(path, language))}">`, ...alternates].join('\n'),
    languages: `<details class="languages"><summary aria-label="${say('site-language', { language: ownName(language) })}">${ownName(language)}</summary>
<ul>
${items.join('\n')}
</ul></details>`,
  };
}

/** An English page in the folder of another language: whatever is not in that folder is above it. */
const moved = (page, path) =>
  page.replace(/\b(href|src|data-src|another-game|puzzles|judgement)="(?!\w+:|[#?])([^"?#]*)/g, (all, name, address) => {
    const target = posix.join(posix.dirname(path), address);
    return isTranslated(target) ? all : `${name}="../${upFrom(path)}${target}`;
  });

/** Writes a file to its place in a language. */
export function writeIn(language, out, path, text) {
  const file = join(out, placeOf(path, language));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes a page, which is given with its English addresses, to its place. `say` says messages in its language. */
export function writePage(out, path, page, say) {
  const around = framed(page, path, say).replace('<!-- link tags -->', () => linkTags(page, path, say.language));
  const text = say.language === 'en' ? around : moved(around, path);
  writeIn(say.language, out, path, filled(text, siblings(path, say)));
}
