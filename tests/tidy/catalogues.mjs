// What catalogues of messages say.
import { FluentResource } from '@fluent/bundle';
import { read } from './files.mjs';

/** The variables that a pattern of Fluent asks for. */
function variables(node, res = new Set()) {
  if (Array.isArray(node)) for (const it of node) variables(it, res);
  else if (node && typeof node === 'object') {
    if (node.type === 'var') res.add(node.name);
    for (const it of Object.values(node)) variables(it, res);
  }
  return res;
}

/** The identifiers in a file, also of what Fluent cannot read. */
export const idsOf = (text) => [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((it) => it[1]);

/** The messages of some files with the names of their arguments, and what in the files is no message. */
export function told(files) {
  const messages = new Map();
  const broken = [];
  const terms = new Set();
  for (const file of files) {
    const text = read(file);
    const { body } = new FluentResource(text);
    for (const { id, value } of body) {
      // Terms are the language's own.
      if (id.startsWith('-')) {
        terms.add(id.slice(1));
        continue;
      }
      if (messages.has(id)) broken.push(`${file}: ${id} is there twice`);
      messages.set(id, [...variables(value)].sort());
    }
    for (const id of idsOf(text)) if (!body.some((it) => it.id === id)) broken.push(`${file}: ${id} cannot be read`);
    for (const line of text.split('\n'))
      if (!/^(?:$|#|-?[a-zA-Z][\w-]* *=|[ }])/.test(line)) broken.push(`${file}: ${line}`);
  }
  // Programs keep both in one table.
  for (const it of terms) if (messages.has(it)) broken.push(`${it} is a term and a message`);
  return { messages, broken };
}
