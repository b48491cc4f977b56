// A new language has every message of English, and stands in all the lists of languages.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { newLanguage } from '../../scripts/new-language.mjs';
import { read } from './files.mjs';

const list = (folder) => readdirSync(folder);
const begun = newLanguage('pt-BR', 'Português', read, list);

test('a language begins with all files of English, with that of the site, and with names of pieces and other words', () => {
  for (const it of list('locales/en')) assert.equal(begun[`locales/pt-BR/${it}`], read(`locales/en/${it}`));
  assert.equal(begun['www/locales/pt-BR.ftl'], read('www/locales/en.ftl'));
  assert.match(begun['locales/pt-BR/pieces.ftl'], /^piece-silver-general = silver general$/m);
  assert.match(begun['locales/pt-BR/words.ftl'], /^word-mountain = mountain$/m);
});

test('it stands in every list, and nothing that was there is lost', () => {
  const changed = Object.entries(begun).filter(([file]) => !file.endsWith('.ftl'));
  assert.ok(changed.length >= 4);
  for (const [file, text] of changed) {
    const before = read(file).split('\n');
    const [added, lost] = [
      text.split('\n').filter((it) => !before.includes(it)),
      before.filter((it) => !text.includes(it)),
    ];
    assert.ok(added.length > 0 && added.every((it) => it.includes('pt-BR')), `${file}: ${added}`);
    assert.ok(
      lost.every((it) => it.includes("'zh-Hans'],")),
      `${file}: ${lost}`,
    );
  }
});

test('what is no tag of a language begins none', () => {
  assert.throws(() => newLanguage('Klingon', 'tlhIngan', read, list), /no tag of a language/);
});

test('all lists have the same languages', () => {
  const folders = readdirSync('locales', { withFileTypes: true }).flatMap((it) => (it.isDirectory() ? [it.name] : []));
  assert.deepEqual(
    list('www/locales'),
    folders.map((it) => `${it}.ftl`),
  );
  for (const [file, text] of [
    ['pkg-template/src/board/preferences.ts', (it) => `'${it}'`],
    ['pkg-template/src/words/own-names.ts', (it) => `${/^[a-z]+$/.test(it) ? it : `'${it}'`}: '`],
  ])
    for (const it of folders) assert.ok(read(file).includes(text(it)), `${file} lacks ${it}`);
});

test('programs read every file of a language', () => {
  const source = read('locales/languages.rs');
  const missing = list('locales/en').filter((it) => !source.includes(`"${it.replace('.ftl', '')}"`));
  assert.deepEqual(missing, []);
});
