// The code that puts a board into another page, in ASCII: that page may have any encoding, and name none.

/** Most characters of an address that is read: a short link can hold a very long text. */
export const LONGEST_LINK = 200_000;

/** A text as a part of an address of the playground. */
export async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (it) => String.fromCharCode(it)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Text as HTML: characters that mean something there, and all that are not in ASCII, by their numbers. */
export const markup = (text) => text.replace(/[&<>]|[^\x00-\x7f]/gu, (it) => `&#${it.codePointAt(0)};`);

/** The lines that belong into a page. The script lies beside it. */
export const snippet = (definition) => `<script src="standalone.js"></script>
<variant-diagram>
${markup(definition.trim())}
</variant-diagram>`;

/** A page of its own, to be saved as a file. */
export const wholePage = (definition, title) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${markup(title)}</title>
</head>
<body>
${snippet(definition)}
</body>
</html>
`;

/** The name of a file for a game. */
export const fileName = (title, ending) =>
  `${
    title
      .replace(/[^\w-]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .toLowerCase() || 'variant'
  }.${ending}`;

/** Saves a text as a file. */
export function save(text, name, type = 'text/plain') {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves a game as one file that plays it: the script is inside. Whether that could be done. */
export async function playablePage(definition, title) {
  const [{ gamePage }, script] = await Promise.all([
    import('./pkg/still.js'),
    fetch('pkg/standalone.js').then((it) => (it.ok ? it.text() : '')),
  ]).catch(() => [{}, '']);
  if (!gamePage || script === '') return false;
  save(gamePage({ definition, script, title }), fileName(title, 'html'), 'text/html');
  return true;
}
