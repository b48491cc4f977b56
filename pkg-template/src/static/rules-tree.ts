// The rules in words as a part of a page: headings, lists of sentences, and tables of what is said of many.

import type { SentenceView, TableView, TopicView } from '../engine/views.js';
import { type ElementNode, el } from './html-tree.js';

/** A table whose caption says what all rows say; the first cell of a row is its head. */
function tableTree({ caption, columns, rows }: TableView): ElementNode {
  const heads = columns.map((it) => el('th', { scope: 'col' }, it));
  const row = ([head = '', ...cells]: string[]) =>
    el('tr', {}, el('th', { scope: 'row' }, head), ...cells.map((it) => el('td', {}, it)));
  return el(
    'table',
    {},
    el('caption', { style: 'text-align:start' }, caption),
    el('thead', {}, el('tr', {}, ...heads)),
    el('tbody', {}, ...rows.map(row)),
  );
}

const item = ({ text, table }: SentenceView): ElementNode =>
  table ? el('li', { style: 'list-style:none' }, tableTree(table)) : el('li', {}, text);

/** The topics of the rules, one after the other. */
export const rulesTree = (topics: readonly TopicView[]): ElementNode[] =>
  topics.flatMap(({ title, sentences }) => [
    el('p', {}, el('strong', {}, title)),
    el('ul', {}, ...sentences.map(item)),
  ]);
