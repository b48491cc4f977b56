// The manual: a table of all keys, as a part of a page. What rules do with keys, the engine says itself.

/** Rows of a table as text: name, value, default, what it does. */
const rows = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((it) => it.trim()));

/** Keys that are no rule's: the board, and what only the page reads. */
export const OTHERS = [
  [
    'The board',
    rows(`
files | 1 to 26 | 8 | How many files there are; they are lettered a, b, …
ranks | 1 to 36 | 8 | How many ranks there are.
firstRank | number | 1 | Number of the lowest rank. Giving it shows coordinates.
symmetry | mirror, rotate or none | mirror | How Black’s start squares follow from White’s: across the board, by half a turn, or not at all.
shape | \`square\`, \`hex N flat\`, \`hex N pointy\`, \`brick ROWS\` or \`brick ROWS flat\` | square | The cells: a rectangle of \`files\` by \`ranks\`; a hexagon with N cells on a side; rows of cells, each \`COUNT\` or \`COUNT@OFFSET\`, shifted by half a cell from the next.
labels | two of q, r, q+r, -q, -r, up | \`q up\` (flat), \`q+r r\` (pointy) | What the letter and the number of a hexagon come from.
letters | small letters | a to z | The letters of hexagons, from the first.
cellSkin | hex or brick | by the shape | Whether hexagons are drawn as hexagons or as bricks.
`),
  ],
  [
    'Appearance',
    rows(`
title | text | none | The name of the game.
author | text | none | Who made it.
rulePage | address | none | Where the rules are written; the title links there.
squareSize | pixels | 36 | The preferred size of a square. The board shrinks to fit its place.
lightShade | colour | by the page | Colour of light squares.
darkShade | colour | by the page | Colour of dark squares; a1 is dark.
oddShade | colour | none | A third colour, for dark squares of odd files, or for the third shade of hexagons.
startShade | colour | none | Colour of dark squares while nobody has moved.
shades | one colour or three | the three shades | Colours of hexagons: all alike, or middle, light, dark.
shadeShift | 0, 1 or 2 | 0 | Which of the three shades of hexagons comes first.
rimColor | colour | no rim | Colour of the rim around the board.
coordColor | colour | by the page | Colour of the coordinates.
borders | flag | 1 | 0: no lines between squares.
shady | flag | 1 | 0: all squares are light.
useMarkers | 0, 1 or 2 | 0 | Squares to click are tinted (0), have marks only (1), or grey marks (2).
arrows | list | none | Arrows (\`e2-e4\`) and circles (\`e5\`) over the start position, each with a \`:colour\` if you like. Readers draw their own: the button “Draw arrows” below the board.
noCounts | flag | 0 | 1: the piece table does not count the pieces.
theme | \`wood\`, \`blue\` or \`paper\` | green | Colours of the squares.
pieces | \`chess\`, \`symbols\`, \`letters\`, \`shogi\`, \`xiangqi\`, or a set of the page | \`chess\` | How pieces look: our drawings; the symbols of problems (\`grasshopper\` is a queen upside down); letters on discs; letters on pentagons that point at the enemy; characters on octagons. Pieces without a picture of the set have their letters. Symbols are also pictures by name: \`knight east\`, \`queen south\`.
graphicsDir | address | our drawings | Where the author’s pictures are.
graphicsType | text | png | Ending of the names of the pictures.
whitePrefix | text | w | What stands before the name of a white picture.
blackPrefix | text | b | What stands before the name of a black picture.
satellite | text | piece | Where the table, the list and the key are put elsewhere on the page: before \`Table\`, \`List\`, \`Colors\` in their ids.
newClick | flag | 1 | Of older pages; it has no effect.
enableAI | flag | 0 | Of older pages; it has no effect.
`),
  ],
];

const escaped = (text) => text.replace(/[&<>"]/g, (it) => `&#${it.charCodeAt(0)};`);
/** Text with code between backquotes. */
const rich = (text) => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
const title = (rule) => (rule === '' ? 'The game' : rule.charAt(0).toUpperCase() + rule.slice(1));

/** The groups of keys: the board first, then the rules. `keys` comes from the engine. */
function groups(keys) {
  const rules = new Map();
  for (const { rule, name, value, default: otherwise, doc } of keys) {
    rules.set(rule, [...(rules.get(rule) ?? []), [name, value, otherwise, doc]]);
  }
  const named = [...rules].map(([rule, rows]) => [title(rule), rows]);
  const [board, look] = OTHERS;
  return [board, look, ...named];
}

/** Several rules may claim a key: only the first row is what links to the key find. */
function row([name, value, otherwise, doc], ids) {
  const id = ids.has(name) ? '' : ` id="${escaped(name)}"`;
  ids.add(name);
  return `<tr${id}><th scope="row"><code>${escaped(name)}</code></th><td>${rich(value)}</td><td>${rich(otherwise)}</td><td>${rich(doc)}</td></tr>`;
}

/** The tables of the manual, as markup. */
export function manual(keys) {
  const ids = new Set();
  const section = ([name, rows]) =>
    `<section class="rule">\n<h2>${escaped(name)}</h2>\n<table>\n<thead><tr><th scope="col">Key</th><th scope="col">Value</th><th scope="col">Without it</th><th scope="col">What it does</th></tr></thead>\n<tbody>\n${rows.map((it) => row(it, ids)).join('\n')}\n</tbody>\n</table>\n</section>`;
  return groups(keys).map(section).join('\n');
}
