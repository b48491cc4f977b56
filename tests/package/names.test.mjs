// What authors call pieces in several languages: games that are told in one have its names.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, createDiagram, explain, loadLanguage, say, useLanguage } from '../../pkg/engine.js';
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

const WORDS = "terrainTypes=swamp:S:noLand,water:W:stop\nterrain=S:e2\nwalling=anywhere\nwallName=rook's ghost";
const SAID = "word.de=swamp:Sumpf\nword.de=ROOK'S GHOST:Turmgeist\nword.fr=swamp:marais";

test('any other word of an author is said in the language, in every form of its definition', async () => {
  const text = `${WORDS}\n${SAID}\nking:K:K::e1`;
  for (const definition of [text, await toJson(text)]) {
    const game = await createDiagram(definition);
    const told = () => [...game.board().terrain.map((it) => it.ownName), game.board().ownWall];
    assert.deepEqual(told(), [undefined, undefined, undefined]);
    game.tellIn(await loadLanguage('de'));
    assert.deepEqual(told(), ['Sumpf', undefined, 'Turmgeist']);
    const rules = JSON.stringify(game.rules());
    assert.match(rules, /Sumpf/);
    assert.match(rules, /Turmgeist/);
    // What the author did not say, the catalogue does.
    assert.match(rules, /Wasser/);
    assert.match(game.why(['e1', 'e2']).sentence, /Sumpf/);
    game.free();
  }
});

test('what the engine throws is told in the language of the game, with the names of its author', async () => {
  const game = await createDiagram(`${WORDS}\n${SAID}\nbat:B:K::e1\nname.de=Fledermaus`);
  const thrown = () => {
    try {
      game.play(['e1', 'e2']);
    } catch (error) {
      return error;
    }
    return undefined;
  };
  assert.equal(thrown().message, game.why(['e1', 'e2']).sentence);
  assert.match(thrown().message, /^A bat .*swamp/);
  game.tellIn(await loadLanguage('de'));
  assert.equal(thrown().message, game.why(['e1', 'e2']).sentence);
  assert.match(thrown().message, /Fledermaus.*Sumpf/);
  assert.match(JSON.stringify(thrown().told), /Fledermaus.*Sumpf/);
  for (const refused of [() => game.setFen('nothing'), () => game.load('1. Qh9'), () => game.claim('none')])
    assert.throws(refused, (error) => !/\b(?:the|is|no|of)\b/i.test(error.message), String(refused));
});

test('a game is told in the words of its family, in every language', async () => {
  const text = 'family=xiangqi\nfiles=9\nranks=10\nroyal=K\nsoldier:P:fW::a4\ngeneral:K:W:king:e1';
  const game = await createDiagram(text);
  const told = async (language) => {
    game.tellIn(await loadLanguage(language));
    const { sentences } = game.rules().topics.find((it) => it.sentences.some(({ rule }) => rule === 'pieces'));
    return [game.why(['e10', 'e9']).sentence, sentences[0].text.split(/[:：]/)[0].trim()];
  };
  assert.deepEqual(await told('en'), ["It is Red's turn.", 'Soldier']);
  assert.deepEqual(await told('de'), ['Rot ist am Zug.', 'Soldat']);
  assert.match((await told('fr'))[0], /les Rouges/);
  assert.match((await told('es'))[0], /las rojas/);
  assert.deepEqual(await told('zh-Hans'), ['现在轮到红方走棋。', '兵（卒）']);
  assert.deepEqual((await told('ja'))[1], '兵（卒）');
  game.free();
});

test('a picture of moves is named in its language', async () => {
  assert.match(await still(TEXT, { piece: 'bat', lang: 'de' }), /<title>[^<]*Fledermaus/);
  assert.match(await still(TEXT, { piece: 'bat' }), /<title>[^<]*bat/);
});

test('what belongs to no game is said in the language that is chosen', async () => {
  const game = await createDiagram(TEXT);
  const refused = () => {
    try {
      return game.play(['c1', 'c3']);
    } catch (error) {
      return error;
    }
  };
  const words = async () => [await explain('W'), (await check('ranks=eight'))[0].message, refused().message];
  const english = await words();
  assert.equal(await useLanguage('de-AT'), 'de');
  const german = await words();
  german.forEach((it, at) => assert.notEqual(it, english[at]));
  assert.equal(say(refused().told, 'en'), english[2]);
  assert.equal(say(refused().told, 'de'), german[2]);
  assert.equal(await useLanguage('en'), 'en');
  assert.deepEqual(await words(), english);
  game.free();
});
