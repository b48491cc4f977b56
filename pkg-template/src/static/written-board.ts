// A position as text, for places that take no picture: a table of Wikipedia, a board of letters for forums and mails.

import { nameWord, typeName } from '../a11y/labels.js';
import { type BoardDiagram, createDiagram, type Definition } from '../engine/load.js';
import type { Side } from '../engine/names.js';
import type { BoardView, PieceView, SceneView } from '../engine/views.js';
import { loadLanguage } from '../words/languages.js';
import { joined, type Say, speaker } from '../words/page.js';
import { writable } from './characters.js';
import type { StillOptions } from './static-svg.js';

/** Plain text, text for MediaWiki, or text for forums (BBCode). */
export type TextFormat = 'text' | 'wikitext' | 'forum';

/** What the text shows, and how. */
export interface BoardTextOptions extends Pick<StillOptions, 'fen' | 'view' | 'flipped' | 'labels' | 'lang'> {
  /** `text` (the default), `wikitext` or `forum`. */
  format?: TextFormat;
  /** The address of a picture of the position: forums show it over the letters. */
  image?: string;
}

/** Writes a definition down. Fails if the position cannot be found in it. */
export async function boardText(definition: Definition, options: BoardTextOptions = {}): Promise<string> {
  const diagram = await createDiagram(definition);
  try {
    const lang = await loadLanguage(options.lang ?? 'en');
    diagram.tellIn(lang);
    return boardTextOf(diagram, { ...options, lang });
  } finally {
    diagram.free();
  }
}

/** Writes a definition down that was read already. A position and a view in the options become those of the game. */
export function boardTextOf(diagram: BoardDiagram, options: BoardTextOptions = {}): string {
  const { fen, view, flipped = false, labels = true, format = 'text', lang = 'en' } = options;
  if (fen !== undefined) diagram.setFen(fen);
  if (view !== undefined) diagram.viewAs(view);
  const [board, scene] = [diagram.board(), diagram.scene()];
  const say = speaker(lang, board.appearance.family);
  const position = {
    board,
    scene,
    title: line(board.appearance.title ?? say('board')),
    notes: [line(say('to-move', { side: say(scene.turn) })), ...handWords(say, board, scene)],
    grid: gridOf(board, scene, { flipped, labels }),
    flipped,
  };
  if (format === 'wikitext') return wikitext(position);
  if (format === 'forum') return forumText(plainText(position), options.image);
  return plainText(position);
}

/** Letters of one width for a forum, and a picture over them. No bracket of ours may end what it stands in. */
function forumText(letters: string, image: string | undefined): string {
  const address = image && encodeURI(line(image)).replace(/%25/g, '%').replace(/[[\]]/g, encodeURIComponent);
  const code = letters.replace(/\[/g, '(').replace(/\]/g, ')');
  return `${address ? `[img]${address}[/img]\n` : ''}[code]\n${code}[/code]\n`;
}

/** A board as letters: rows from the top, with the names of rows and columns where they have some. */
interface Grid {
  rows: (string | undefined)[][];
  ranks: string[];
  files: string[];
  /** The letters of planes, where they stand over the columns. */
  planes: string[];
}

interface Position {
  board: BoardView;
  scene: SceneView;
  title: string;
  notes: string[];
  grid: Grid;
  flipped: boolean;
}

/** A text on one line. */
const line = (text: string): string => writable(text).replace(/\s+/g, ' ').trim();

/** The letters of a piece: large ones are White's, as in positions. */
function lettersOf({ types }: BoardView, { type, side }: PieceView): string {
  const key = types[type - 1]?.key ?? '#';
  if (side === 'nobody') return key;
  return side === 'white' ? key.toUpperCase() : key.toLowerCase();
}

/** What a side holds, in words. */
function handWords(say: Say, board: BoardView, { hands }: SceneView): string[] {
  return (['white', 'black'] as const satisfies Side[]).flatMap((side) => {
    const own = hands
      .filter((it) => it.side === side)
      .map((it) => `${nameWord(say, typeName(board, it.type))} (${it.endless ? '∞' : it.count})`);
    const pieces = joined(say, 'label-more', ...own);
    return pieces ? [line(say('static-pieces', { who: say(`hand-${side}`), pieces }))] : [];
  });
}

/** Numbers that differ, in order. What the engine has rounded may differ by little. */
function places(values: number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.filter((it, index) => index === 0 || it - (sorted[index - 1] ?? it) > 0.05);
}

/** Puts the cells into rows and columns by where they are drawn; between hexagons some places stay empty. */
function gridOf(board: BoardView, scene: SceneView, how: { flipped: boolean; labels: boolean }): Grid {
  const columns = places(board.cells.map((it) => it.x));
  // Between planes there is room for a column.
  const xs = columns.flatMap((x, index) => (board.planes && x - (columns[index - 1] ?? x) > 1.5 ? [x - 1, x] : [x]));
  const ys = places(board.cells.map((it) => it.y));
  const nearest = (list: number[], value: number): number =>
    list.reduce((best, it, index) => (Math.abs(it - value) < Math.abs((list[best] ?? 0) - value) ? index : best), 0);
  const rows = ys.map(() => xs.map((): string | undefined => undefined));
  const pieces = new Map(scene.pieces.map((it) => [it.cell, it]));
  board.cells.forEach((cell, index) => {
    const row = rows[nearest(ys, cell.y)];
    const piece = pieces.get(index);
    if (row && cell.shade !== 3) row[nearest(xs, cell.x)] = piece ? lettersOf(board, piece) : '.';
  });
  const shown = how.labels ? board.labels : [];
  const named = (list: number[], is: (it: BoardView['labels'][number], at: number) => boolean): string[] =>
    list.map((at) => line(shown.find((it) => is(it, at))?.text ?? ''));
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)];
  const isSquare = board.cells.every((it) => it.outline.length === 8);
  const ranks = isSquare ? named(ys, (it, y) => it.x < (xs[0] ?? 0) && Math.abs(it.y - y) < 0.05) : [];
  const files = isSquare ? named(xs, (it, x) => it.y > bottom && it.x <= right && Math.abs(it.x - x) < 0.05) : [];
  const planes = xs.map(() => '');
  for (const it of board.planes?.names ?? []) planes[nearest(xs, it.x)] = line(it.text);
  const turn = <T>(list: T[]): T[] => (how.flipped ? [...list].reverse() : list);
  return { rows: turn(rows.map(turn)), ranks: turn(ranks), files: turn(files), planes: turn(planes) };
}

/** How many columns a text is wide: characters of East Asia take two. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, it) => sum + (/[\u1100-\u115f\u2e80-\uffe6]/.test(it) ? 2 : 1), 0);

const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

function plainText({ title, notes, grid: { rows, ranks, files, planes } }: Position): string {
  const width = Math.max(1, ...[...rows.flat(), ...files].map((it) => widthOf(it ?? '')));
  const margin = Math.max(0, ...ranks.map(widthOf));
  const written = (name: string, cells: (string | undefined)[]): string => {
    const text = cells.map((it) => padded(it ?? '', width)).join(' ');
    return `${margin > 0 ? `${' '.repeat(margin - widthOf(name))}${name}  ` : ''}${text}`.trimEnd();
  };
  const drawn = rows.map((cells, index) => written(ranks[index] ?? '', cells));
  const named = files.some((it) => it !== '') ? ['', written('', files)] : [];
  const over = planes.some((it) => it !== '') ? [written('', planes), ''] : [];
  return `${[title, '', ...over, ...drawn, ...named, '', ...notes].join('\n')}\n`;
}

/** Signs that MediaWiki might take for its own, as numbers. */
const quiet = (text: string): string => text.replace(/[^\p{L}\p{N} .,()/∞]/gu, (it) => `&#${it.codePointAt(0)};`);

/** The letters that the template for chess has for pieces, by what we draw them as. */
const WIKI_PIECES: Record<string, string> = {
  king: 'k',
  queen: 'q',
  rook: 'r',
  bishop: 'b',
  knight: 'n',
  pawn: 'p',
  archbishop: 'a',
  chancellor: 'c',
};

/** The position in the template for chess, if that has a sign for everything. */
function chessTemplate({ board, scene, title, notes, flipped }: Position): string | undefined {
  const isChess = board.columns === 8 && board.rows === 8 && board.cells.length === 64 && !board.planes;
  if (!isChess || flipped || board.cells.some((it) => it.outline.length !== 8 || it.shade > 1)) return undefined;
  const squares = board.cells.map(() => '  ');
  for (const { cell, type, side } of scene.pieces) {
    const letter = WIKI_PIECES[board.types[type - 1]?.image ?? ''];
    if (letter === undefined || side === 'nobody') return undefined;
    squares[cell] = `${letter}${side === 'white' ? 'l' : 'd'}`;
  }
  const rows = Array.from({ length: 8 }, (_, row) => `| ${squares.slice(8 * row, 8 * row + 8).join(' | ')}`);
  return ['{{Chess diagram', '| ', `| ${quiet(title)}`, ...rows, `| ${notes.map(quiet).join('<br>')}`, '}}', ''].join(
    '\n',
  );
}

/** A table of MediaWiki, where rows and columns are whole; else the board of letters as it is. */
function wikitext(position: Position): string {
  const template = chessTemplate(position);
  if (template !== undefined) return template;
  const { board, title, notes, grid } = position;
  const { rows, ranks, files } = grid;
  if (board.planes || board.cells.some((it) => it.outline.length !== 8) || rows.length !== board.rows)
    return `<pre>\n${plainText(position).replace(/[<>&{}[\]]/g, (it) => `&#${it.charCodeAt(0)};`)}</pre>\n`;
  const hasRanks = ranks.some((it) => it !== '');
  const cell = (it: string | undefined): string => (it === undefined || it === '.' ? '&nbsp;' : quiet(it));
  const lines = rows.flatMap((cells, index) => [
    '|-',
    ...(hasRanks ? [`! scope="row" | ${quiet(ranks[index] ?? '')}`] : []),
    `| ${cells.map(cell).join(' || ')}`,
  ]);
  const named = files.some((it) => it !== '')
    ? ['|-', `! ${[...(hasRanks ? ['&nbsp;'] : []), ...files.map(quiet)].join(' !! ')}`]
    : [];
  const caption = `|+ ${[title, ...notes].map(quiet).join('<br>')}`;
  return ['{| class="wikitable" style="text-align:center"', caption, ...lines, ...named, '|}', ''].join('\n');
}
