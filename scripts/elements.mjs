// The manifest `custom-elements.json`, which editors and documentation tools read: made from the comments of the element's class.

import ts from 'typescript';

const says = (node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .map((it) => ts.getTextOfJSDocComment(it.comment) ?? '')
    .join('\n')
    .trim();

/** A tag such as `@attr {string} src - Address.` in its three parts. */
const TAG = /^(?:\{([^}]*)\}\s*)?([\w-]+)\s*-\s*([^]*)$/;

function tags(source, name) {
  const pattern = new RegExp(`^ \\* @${name} (.*)$`, 'gm');
  return [...source.matchAll(pattern)].map(([, text]) => {
    const [, type, key, description] = TAG.exec(text);
    return { name: key, ...(type ? { type: { text: type } } : {}), description };
  });
}

/** The rows of a table in a README whose first cells begin so: a name each, and what is said of them. */
function rows(readme, heading, begin) {
  const [, table = ''] = new RegExp(`^\\| ${heading} \\|[^\\n]*\\n\\|[-|]+\\n((?:\\|.*\\n)+)`, 'm').exec(readme) ?? [];
  return table
    .split('\n')
    .filter(Boolean)
    .flatMap((row) => {
      const [, cell, description] = /^\| (.*) \| (.*) \|$/.exec(row);
      const names = [...cell.matchAll(/`([^`]+)`/g)].map((it) => it[1]).filter((it) => it.startsWith(begin));
      // As many parts of a sentence as names: one for each.
      const parts = description.split('; ');
      return names.map((name, at) => ({ name, description: parts.length === names.length ? parts[at] : description }));
    });
}

/** Reads `element.ts`, and of the README the tables of custom properties and of parts. */
export function manifest(source, readme) {
  const file = ts.createSourceFile('element.ts', source, ts.ScriptTarget.Latest, true);
  const found = file.statements.find((it) => ts.isClassDeclaration(it) && it.name?.text === 'VariantDiagram');
  const open = (it) =>
    it.name &&
    ts.isIdentifier(it.name) &&
    !/Callback$/.test(it.name.text) &&
    !ts.getModifiers(it)?.some((mod) => mod.kind === ts.SyntaxKind.StaticKeyword);
  const attributes = tags(source, 'attr').map((it) =>
    found.members.some((member) => member.name?.text === it.name) ? { ...it, fieldName: it.name } : it,
  );
  const members = [];
  for (const it of found.members.filter(open)) {
    const name = it.name.text;
    const type = (node) => (node ? { type: { text: node.getText(file) } } : {});
    if (ts.isMethodDeclaration(it)) {
      const parameters = it.parameters.map((one) => ({
        name: one.name.getText(file),
        ...type(one.type),
        ...(one.questionToken || one.initializer ? { optional: true } : {}),
      }));
      members.push({
        kind: 'method',
        name,
        description: says(it),
        ...(parameters.length > 0 ? { parameters } : {}),
        return: type(it.type),
      });
    } else if (ts.isGetAccessorDeclaration(it)) {
      const writable = found.members.some((one) => ts.isSetAccessorDeclaration(one) && one.name.text === name);
      members.push({
        kind: 'field',
        name,
        description: says(it),
        ...type(it.type),
        ...(writable ? {} : { readonly: true }),
      });
    }
  }
  const events = tags(source, 'fires').map((it) => ({ ...it, type: { text: 'CustomEvent' } }));
  const path = 'variant-diagram.js';
  const declaration = {
    kind: 'class',
    customElement: true,
    name: 'VariantDiagram',
    tagName: 'variant-diagram',
    description: says(found).split('\n')[0],
    superclass: { name: 'HTMLElement' },
    attributes,
    members,
    events,
    cssProperties: rows(readme, 'property', '--vd-'),
    cssParts: rows(readme, 'part', ''),
  };
  const exported = { kind: 'js', name: 'VariantDiagram', declaration: { name: 'VariantDiagram', module: path } };
  const defined = {
    kind: 'custom-element-definition',
    name: 'variant-diagram',
    declaration: { name: 'VariantDiagram', module: path },
  };
  return {
    schemaVersion: '1.0.0',
    modules: [
      { kind: 'javascript-module', path, declarations: [declaration], exports: [exported] },
      { kind: 'javascript-module', path: 'define.js', declarations: [], exports: [defined] },
    ],
  };
}
