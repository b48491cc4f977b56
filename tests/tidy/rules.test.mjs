// Games by rule: forty and more, each with a source and counts, and each of their keys with cases by hand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RULES } from '../../www/data/rules.js';
import { files, filesLike, read } from './files.mjs';

const games = RULES.flatMap((it) => it.games);
const text = (id) => read(files.find((it) => it === `tests/diagrams/${id}.txt`) ?? `tests/zones/${id}.txt`);

/** The keys that a definition has. */
const keysOf = (definition) => [...definition.matchAll(/^\s*(?:set: )?(\w+)=/gm)].map(([, key]) => key);

/** The key, for both sides or for one. */
const forms = (key) => ['', 'white', 'black'].map((side) => (side ? side + key[0].toUpperCase() + key.slice(1) : key));

/** The keys of each case of the suites, with those of the definition that it takes over. */
function cases() {
  const found = [];
  for (const file of filesLike(/^tests\/suites\/.*\.txt$/)) {
    let inherited = [];
    for (const part of read(file).split(/^== /m).slice(1)) {
      const [, diagram] = /^diagram: (.+)$/m.exec(part) ?? [];
      const [, own] = /^definition:\n((?: {2}.*\n)*)/m.exec(part) ?? [];
      if (diagram) inherited = keysOf(text(diagram.trim()));
      if (own) inherited = keysOf(own);
      found.push(new Set([...inherited, ...keysOf(part)]));
    }
  }
  return found;
}

test('more than forty games are said by these rules, each once', () => {
  assert.equal(new Set(games).size, games.length);
  assert.ok(games.length >= 40, `${games.length}`);
});

for (const { title, keys, games } of RULES) {
  test(`${title}: each game uses a key, names its source and has counts`, () => {
    for (const id of games) {
      const definition = text(id);
      const used = keysOf(definition);
      assert.ok(
        keys.flatMap(forms).some((it) => used.includes(it)),
        `${id} uses none of ${keys}`,
      );
      const [head] = definition.split(/^title=/m);
      assert.match(`${head}${/^rulePage=.*/m.exec(definition) ?? ''}`, /https?:\/\/|Source: /, id);
      assert.ok(files.includes(`tests/perft/${id}.perft`), `${id} has no counts`);
    }
  });
}

const all = cases();
for (const key of RULES.flatMap((it) => it.keys)) {
  test(`${key} has three cases by hand`, () => {
    const n = all.filter((it) => forms(key).some((form) => it.has(form))).length;
    assert.ok(n >= 3, `${n}`);
  });
}
