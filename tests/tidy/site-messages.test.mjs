// The pages that there are in every language say the same in each: all messages, with the same arguments, links and keys.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { told } from './catalogues.mjs';
import { filesLike, read } from './files.mjs';

const FILES = filesLike(/^www\/locales\/.*\.ftl$/);
const ENGLISH = 'www/locales/en.ftl';

const english = told([ENGLISH]);

/** The markup of each message, and the words of boards in it. */
const markup = (file) =>
  new Map(
    read(file)
      .split(/\n(?=[a-z])/)
      .map((it) => [/^[\w-]*/.exec(it)[0], it.match(/<[^>]*>|\{ [a-z][\w-]* \}/g)?.sort() ?? []]),
  );

for (const file of FILES) {
  test(`${file} is whole`, () => {
    const { messages, broken } = told([file]);
    assert.deepEqual(broken, []);
    assert.deepEqual([...messages.keys()].sort(), [...english.messages.keys()].sort());
    for (const [id, args] of messages) assert.deepEqual(args, english.messages.get(id), id);
  });

  test(`the markup of ${file} is that of English`, () => {
    const expected = markup(ENGLISH);
    for (const [id, found] of markup(file)) if (id) assert.deepEqual(found, expected.get(id), id);
  });
}

test('every sentence of the site is on a page', () => {
  const sources = filesLike(/^www\/(?:[^/]+\.html|learn\/readers\.html|build\/.*\.mjs)$/)
    .map(read)
    .join('\n');
  const whole = new Set([...sources.matchAll(/['{] ?([a-z][\w-]*) ?['}]/g)].map((it) => it[1]));
  const begun = ['rule-', ...[...sources.matchAll(/say\(`([a-z]+-)\$\{/g)].map((it) => it[1])];
  const unused = [...english.messages.keys()].filter((id) => !whole.has(id) && !begun.some((it) => id.startsWith(it)));
  assert.deepEqual(unused, []);
});

test('every rule that can be searched for has a name, in English the one of the engine', () => {
  const rule = /^pub const RULE: Rule =\s+Rule \{\s+name: "([^"]+)",\s+keys: &\[(?!\])/gm;
  const rules = filesLike(/^crates\/rules\/src\/.*\.rs$/).flatMap((file) =>
    [...read(file).matchAll(rule)].map((it) => it[1]),
  );
  const named = [...read(ENGLISH).matchAll(/^rule-.* = (.*)$/gm)].map((it) => it[1]);
  assert.deepEqual(named.sort(), rules.sort());
});
