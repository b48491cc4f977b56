// The manifest `custom-elements.json`, which editors and documentation tools read: made from the comments of the element's class.

import { create, ts } from '@custom-elements-manifest/analyzer';

/** The module of the package that the class is imported from, and the one that registers it. */
const [MODULE, DEFINING] = ['variant-diagram.js', 'define.js'];

/** What others can use: neither private members nor what the browser calls. */
const isPublic = ({ name, privacy, static: isStatic }) => !privacy && !isStatic && !name.endsWith('Callback');

/** A method that can be called in several ways is one member. */
const isFirst = (it, idx, all) => all.findIndex(({ name }) => name === it.name) === idx;

/** Reads the source of the element's class. */
export function manifest(source) {
  const made = create({ modules: [ts.createSourceFile(MODULE, source, ts.ScriptTarget.ES2022, true)], plugins: [] });
  const [{ declarations, exports }] = made.modules;
  const declaration = declarations.find((it) => it.tagName);
  const attributes = declaration.attributes.map((it) =>
    declaration.members.some(({ name }) => name === it.name) ? { ...it, fieldName: it.name } : it,
  );
  const element = {
    ...declaration,
    superclass: { name: 'HTMLElement' },
    attributes,
    members: declaration.members.filter(isPublic).filter(isFirst),
    events: declaration.events.map((it) => ({ ...it, type: { text: 'CustomEvent' } })),
  };
  const definition = {
    kind: 'custom-element-definition',
    name: element.tagName,
    declaration: { name: element.name, module: MODULE },
  };
  const exported = exports.filter((it) => it.name === element.name);
  return {
    ...made,
    modules: [
      { kind: 'javascript-module', path: MODULE, declarations: [element], exports: exported },
      { kind: 'javascript-module', path: DEFINING, declarations: [], exports: [definition] },
    ],
  };
}
