// Pages as trees: built by hand, read from the text of a picture, written as HTML that no Markdown reader takes apart.

import { writable } from './characters.js';

/** A text of a page. */
export interface TextNode {
  type: 'text';
  value: string;
}

/** An element of a page, in the shape that unified (`hast`) uses. */
export interface ElementNode {
  type: 'element';
  tagName: string;
  properties: Record<string, string | true>;
  children: Node[];
}

/** What a page consists of. */
export type Node = ElementNode | TextNode;

/** Makes an element. Properties that are `undefined` or `false` are left out. */
export function el(
  tagName: string,
  properties: Record<string, string | boolean | undefined>,
  ...children: (Node | string)[]
): ElementNode {
  const kept = Object.entries(properties).filter(
    (it): it is [string, string | true] => it[1] !== undefined && it[1] !== false,
  );
  return {
    type: 'element',
    tagName,
    properties: Object.fromEntries(kept),
    children: children.map((it) => (typeof it === 'string' ? { type: 'text', value: it } : it)),
  };
}

const plain = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

/** Reads what `still` has written: every tag is closed, every attribute quoted, every sign with a meaning is a number. */
export function readPicture(svg: string): ElementNode {
  const root = el('div', {});
  const open = [root];
  for (const [, end, name, attributes = '', alone, text] of svg.matchAll(
    /<(\/?)([\w-]+)((?:\s[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g,
  )) {
    const place = open[open.length - 1] ?? root;
    if (text !== undefined) place.children.push({ type: 'text', value: plain(text) });
    else if (end) open.pop();
    else if (name !== undefined) {
      const made = el(
        name,
        Object.fromEntries(
          [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map((it) => [it[1] ?? '', plain(it[2] ?? '')]),
        ),
      );
      place.children.push(made);
      if (!alone) open.push(made);
    }
  }
  const [first] = root.children;
  if (first?.type !== 'element') throw new Error('The picture is empty.');
  return first;
}

// Line breaks are numbers as well: an empty line would end a block of HTML in Markdown.
const escaped = (text: string): string => writable(text).replace(/[&<>"'\r\n]/g, (it) => `&#${it.charCodeAt(0)};`);
// Signs that Markdown or a template language might take for its own.
const quiet = (text: string): string => escaped(text).replace(/[*_`[\]{}$\\~|]/g, (it) => `&#${it.charCodeAt(0)};`);

/** Writes a tree as HTML, in one line without a sign that Markdown knows. */
export function toHtml(node: Node, raw = false): string {
  if (node.type === 'text') return raw ? node.value.replaceAll('<', '') : quiet(node.value);
  const { tagName, properties, children } = node;
  const attributes = Object.entries(properties).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${quiet(value)}"`,
  );
  const inside = children.map((it) => toHtml(it, tagName === 'style')).join('');
  return `<${tagName}${attributes.join('')}>${inside}</${tagName}>`;
}
