// The rules in words as text: sentences below headings, one a line, and tables.

/** A table as lines, which are a table of Markdown, too. The program of cargo lays it out alike. */
function tableLines({ caption, columns, rows }) {
  const all = [columns, ...rows].map((row) => row.map((it) => it.replaceAll('|', '\\|')));
  const length = (text) => [...text].length;
  // A rule of fewer than three strokes is none.
  const widths = columns.map((_, at) => Math.max(3, ...all.map((row) => length(row[at]))));
  const line = (row) => `|${row.map((it, at) => ` ${it}${' '.repeat(widths[at] - length(it))} |`).join('')}`;
  const [heads, ...others] = all.map(line);
  return [caption, heads, line(widths.map((it) => '-'.repeat(it))), ...others];
}

/** The topics of the rules as text. */
export function rulesText(topics) {
  const lines = ({ text, table }) => (table ? tableLines(table) : [text]);
  const part = ({ title, sentences }) => [title, ...sentences.flatMap(lines).map((it) => `  ${it}`), ''].join('\n');
  return topics.map(part).join('\n');
}
