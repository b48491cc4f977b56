// The code that puts a board into another page, in ASCII: that page may have any encoding, and name none.

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
