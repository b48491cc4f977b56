// What editors and frameworks are told of the element: its types, and the manifest `custom-elements.json`.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const at = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const { VariantDiagram } = await import(pathToFileURL(at('pkg/variant-diagram.js')).href);
const manifest = JSON.parse(readFileSync(at('pkg/custom-elements.json'), 'utf8'));
const [declaration] = manifest.modules[0].declarations;
const names = (list) => list.map((it) => it.name).sort();
const sources = readdirSync(at('pkg-template/src'), { recursive: true })
  .filter((it) => /(?<!\.d)\.ts$/.test(it))
  .map((it) => readFileSync(at(`pkg-template/src/${it}`), 'utf8'))
  .join('\n');

test('React, Vue, Svelte and TypeScript know the element', () => {
  // Lines that must be wrong are marked in these files, so a type that allows everything fails as well.
  const { stdout, status } = spawnSync(
    process.execPath,
    [at('node_modules/typescript/bin/tsc'), '-p', at('tests/package/frameworks')],
    { encoding: 'utf8' },
  );
  assert.equal(status, 0, stdout);
});

/** What is read when a board opens, or when it is needed. */
const AT_START =
  'linked record autoplay solution puzzles keep friend ice clock theme white-player black-player another-game'.split(
    ' ',
  );

test('the manifest names every attribute', () => {
  const known = names(declaration.attributes);
  for (const it of VariantDiagram.observedAttributes) assert.ok(known.includes(it), it);
  assert.deepEqual(known, [...VariantDiagram.observedAttributes, ...AT_START].sort());
  assert.ok(declaration.attributes.every((it) => it.description && it.type.text));
});

test('the manifest names every property and method', () => {
  const members = Object.getOwnPropertyNames(VariantDiagram.prototype).filter(
    (it) => it !== 'constructor' && !it.endsWith('Callback'),
  );
  assert.deepEqual(names(declaration.members), members.sort());
  for (const { kind, name, description, readonly } of declaration.members) {
    assert.ok(description, name);
    const { get, set } = Object.getOwnPropertyDescriptor(VariantDiagram.prototype, name);
    assert.deepEqual([kind, readonly ?? false], [get ? 'field' : 'method', Boolean(get) && !set], name);
  }
});

test('the manifest and the types name every event', () => {
  const sent = [...new Set([...sources.matchAll(/'(vd-[a-z]+)'/g)].map((it) => it[1]))].sort();
  assert.ok(sent.length >= 5);
  assert.deepEqual(names(declaration.events), sent);
  const typed = /interface DiagramEvents \{([^]*?)\n\}/.exec(sources)[1];
  assert.deepEqual([...typed.matchAll(/'(vd-[a-z]+)'/g)].map((it) => it[1]).sort(), sent);
});

test('the manifest names every custom property and every part', () => {
  const styles = readdirSync(at('pkg-template/src'), { recursive: true })
    .filter((it) => it.endsWith('.css'))
    .map((it) => readFileSync(at(`pkg-template/src/${it}`), 'utf8'))
    .join('\n');
  const properties = [
    ...new Set([...`${styles}${sources}`.matchAll(/--vd-[a-z]+(?:-[a-z]+)*/g)].map((it) => it[0])),
  ].sort();
  assert.ok(properties.length > 30);
  assert.deepEqual(names(declaration.cssProperties), properties);
  // What is put in while a page runs stands in angle brackets in the manifest.
  const written = [...sources.matchAll(/\bpart: (?:\w+ \? '([^']*)' : '([^']*)'|'([^']*)'|`([^`]*)`)/g)].flatMap((it) =>
    it.slice(1).filter(Boolean),
  );
  const shape = (name) => name.replace(/\$\{\w+\}|<\w+>/g, '*');
  const parts = [...new Set(written.flatMap((it) => it.split(' ')).map(shape))].sort();
  assert.ok(parts.length > 20);
  assert.deepEqual(declaration.cssParts.map((it) => shape(it.name)).sort(), parts);
  assert.ok([...declaration.cssProperties, ...declaration.cssParts].every((it) => it.description));
});

test('the README names every attribute, event, part and custom property', () => {
  const readme = readFileSync(at('pkg-template/README.md'), 'utf8');
  const { attributes, events, cssParts, cssProperties } = declaration;
  for (const { name } of [...attributes, ...events]) assert.match(readme, new RegExp(`^\\| \`${name}\\b`, 'm'), name);
  for (const { name } of [...cssParts, ...cssProperties])
    assert.match(readme, new RegExp(`^\\|.*\`${name}\`.* \\| `, 'm'), name);
});
