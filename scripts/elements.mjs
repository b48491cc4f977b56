// The manifest `custom-elements.json`, which editors and documentation tools read: made from the comments of the element's class, its shadow tree and its style sheet.

import { create, ts } from '@custom-elements-manifest/analyzer';

/** The module of the package that the class is imported from, and the one that registers it. */
const [MODULE, DEFINING] = ['variant-diagram.js', 'define.js'];

/** What others can use: neither private members nor what the browser calls. */
const isPublic = ({ name, privacy, static: isStatic }) => !privacy && !isStatic && !name.endsWith('Callback');

/** A method that can be called in several ways is one member. */
const isFirst = (it, idx, all) => all.findIndex(({ name }) => name === it.name) === idx;

/** The lines about parts and custom properties in the comments of other sources, to be added to the comment of the class. */
function withStyling(source, others) {
  const lines = others.flatMap((it) => it.match(/@css(?:part|prop) .*$/gm) ?? []).map((it) => ` * ${it}\n`);
  return source.replace(/(?= \*\/\nexport class )/, () => lines.join(''));
}

/** Reads the source of the element's class; `others` say what pages can style: its shadow tree, and its style sheet. */
export function manifest(element, others) {
  const source = withStyling(element, others);
  const made = create({ modules: [ts.createSourceFile(MODULE, source, ts.ScriptTarget.ES2022, true)], plugins: [] });
  const [{ declarations, exports }] = made.modules;
  const declaration = declarations.find((it) => it.tagName);
  const attributes = declaration.attributes.map((it) =>
    declaration.members.some(({ name }) => name === it.name) ? { ...it, fieldName: it.name } : it,
  );
  const described = {
    ...declaration,
    superclass: { name: 'HTMLElement' },
    attributes,
    members: declaration.members.filter(isPublic).filter(isFirst),
    events: declaration.events.map((it) => ({ ...it, type: { text: 'CustomEvent' } })),
  };
  const definition = {
    kind: 'custom-element-definition',
    name: described.tagName,
    declaration: { name: described.name, module: MODULE },
  };
  const exported = exports.filter((it) => it.name === described.name);
  return {
    ...made,
    modules: [
      { kind: 'javascript-module', path: MODULE, declarations: [described], exports: exported },
      { kind: 'javascript-module', path: DEFINING, declarations: [], exports: [definition] },
    ],
  };
}
