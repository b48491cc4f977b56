// The pages that there are in every language, as the build has written them: their language, and where they lead.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { project } from '../../scripts/project.mjs';
import { LANGUAGES } from '../../www/build/words.mjs';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

const PAGES = [
  'index.html',
  'learn/readers.html',
  ...readdirSync(path.join(DIST, 'games')).map((it) => `games/${it}/index.html`),
];

const placeOf = (page, language) => (language === 'en' ? page : `${language}/${page}`);

/** What the attributes of the tags of a kind say, by their names. */
const tags = (text, kind) =>
  [...text.matchAll(new RegExp(`<${kind}\\b([^>]*)>`, 'g'))].map(([, attributes]) =>
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  );

/** The file that an address on a page means. Addresses for search engines are whole, once the site has one. */
const target = (place, address) =>
  project.home && address.startsWith(project.home)
    ? address.slice(project.home.length + 1)
    : path.posix.join(path.posix.dirname(place), address.replace(/[?#].*$/, ''));

/** Addresses of files beside the page: not those of other sites, and not places on the page. */
const isFile = (address) => address !== undefined && !/^(?:\w+:|[?#]|$)/.test(address);

for (const language of LANGUAGES) {
  const places = PAGES.map((page) => [page, placeOf(page, language)]);
  const read = (place) => readFileSync(path.join(DIST, place), 'utf8');

  test(`the pages in ${language} say so, and lead to those in the other languages`, () => {
    assert.ok(places.length > 200);
    for (const [page, place] of places) {
      const text = read(place);
      assert.equal(tags(text, 'html')[0].lang, language, place);
      const links = tags(text, 'link').map((it) => ({ ...it, href: target(place, it.href) }));
      assert.equal(links.find((it) => it.rel === 'canonical')?.href, place);
      const others = [...LANGUAGES, 'x-default'].map((it) => [it, placeOf(page, it === 'x-default' ? 'en' : it)]);
      const alternates = links.filter((it) => it.rel === 'alternate').map((it) => [it.hreflang, it.href]);
      assert.deepEqual(alternates, others, place);
      const list = /<details class="languages">([^]*?)<\/details>/.exec(text)[1];
      const listed = tags(list, 'a').map((it) => [it.hreflang, target(place, it.href)]);
      assert.deepEqual(listed, others.slice(0, -1), place);
      const here = tags(list, 'a').filter((it) => it['aria-current']);
      assert.deepEqual(
        here.map((it) => it.lang),
        [language],
      );
    }
  });

  test(`the pages in ${language} lead to files that are there, and to their own language where they can`, () => {
    const broken = new Set();
    for (const [, place] of places) {
      const list = /<details class="languages">[^]*?<\/details>|<link rel="(?:canonical|alternate)"[^>]*>/g;
      for (const it of tags(read(place).replace(list, ''), '(?:a|link|script|img|variant-diagram)'))
        for (const address of [it.href, it.src, it['data-src'], it['another-game']].filter(isFile)) {
          const file = target(place, address);
          const isOwn = language === 'en' || !PAGES.includes(file);
          if (!isOwn || !existsSync(path.join(DIST, file))) broken.add(`${place}: ${address}`);
        }
    }
    assert.deepEqual([...broken], []);
  });

  test(`no place for a message is empty in ${language}, and what authors say stays marked as English`, () => {
    for (const [, place] of places) assert.doesNotMatch(read(place), /\{ [a-z][\w-]* \}|<!-- | undefined/, place);
    const [gallery] = places;
    for (const it of tags(read(gallery[1]), 'a').filter((it) => it.class === 'card'))
      assert.equal(it.lang ?? language, 'en');
    const shogi = read(placeOf('games/shogi/index.html', language));
    assert.equal(tags(shogi, 'p').find((it) => it.class === 'about').lang, 'en');
  });

  test(`what is searched for in ${language} has the names that its pages show`, () => {
    const { names, entries } = JSON.parse(read(placeOf('diagrams/index.json', language)));
    const shogi = entries.find((it) => it.id === 'shogi');
    const page = read(placeOf('games/shogi/index.html', language)).toLowerCase();
    for (const it of shogi.pieces) assert.ok(page.includes(names[it].toLowerCase()), names[it]);
  });
}
