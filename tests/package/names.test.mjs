// What authors call pieces in several languages: games that are told in one have its names.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDiagram, loadLanguage } from '../../pkg/engine.js';
import { toJson } from '../../pkg/import.js';
import { still } from '../../pkg/still.js';

const TEXT = 'title=Watch\ntitle.de=Wacht\nbat:B:W::c1\nname.de=Fledermaus\nking:K:K::e1';

test('a game in German has the German names, in every form of its definition', async () => {
  for (const definition of [TEXT, await toJson(TEXT)]) {
    const game = await createDiagram(definition);
    const names = () => game.board().types.map((it) => it.ownName ?? it.name);
    const first = () => game.options([]).options.find((it) => it.step === 'c1').words;
    assert.deepEqual([game.board().appearance.title, ...names()], ['Watch', 'bat', 'king']);
    game.tellIn(await loadLanguage('de-AT'));
    assert.deepEqual([game.board().appearance.title, ...names()], ['Wacht', 'Fledermaus', 'king']);
    assert.match(first(), /Fledermaus/);
    game.tellIn('en');
    assert.match(first(), /bat/);
    game.free();
  }
});

test('a picture of moves is named in its language', async () => {
  assert.match(await still(TEXT, { piece: 'bat', lang: 'de' }), /<title>[^<]*Fledermaus/);
  assert.match(await still(TEXT, { piece: 'bat' }), /<title>[^<]*bat/);
});
