// A still picture as a drawing of TikZ: the picture is read as it was written as SVG, and its elements become paths and nodes.
// Pieces become macros of the picture, because files of TeX are read by people. How thick lines are and how large texts, no
// transformation of TikZ changes, so a piece that is drawn in two sizes becomes two macros.

import { hexOf } from './colours.js';
import { type ElementNode, readPicture } from './html-tree.js';
import {
  after,
  attribute,
  INHERITED,
  type Look,
  lookOf,
  type Matrix,
  matrixOf,
  numeric,
  SAME,
  scaleOf,
} from './read-picture.js';
import { number, place, tikzPath } from './tikz-path.js';

/** How long a unit of the drawing is, in millimetres: a square is 8 mm wide. */
const MILLIMETRES = 0.08;

/** The same in points of TeX. */
const POINTS = (MILLIMETRES * 72.27) / 25.4;

/** What an element stands in: its look, and the transformation from the units of the drawing, without where it stands. */
interface Around {
  look: Look;
  matrix: Matrix;
}

/** A picture while it is written. */
interface Writer {
  /** What is used by name. */
  readonly named: Map<string, ElementNode>;
  /** The macros that there are, by what they draw and how. */
  readonly macros: Map<string, string>;
  readonly colours: Map<string, string>;
  /** Lines before the drawing. */
  readonly head: string[];
}

/** A name of TeX, which has letters only: a, b, …, z, ba, bb, … */
const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26)) : '') + String.fromCharCode(97 + (index % 26));

/** The name of a colour; of none nothing. */
function colour({ colours, head }: Writer, value: string | undefined): string | undefined {
  const hex = value === undefined || value === 'none' ? undefined : hexOf(value)?.toUpperCase();
  if (hex === undefined) return undefined;
  const found = colours.get(hex) ?? `vd${letters(colours.size)}`;
  if (!colours.has(hex)) head.push(`\\definecolor{${found}}{HTML}{${hex}}`);
  colours.set(hex, found);
  return found;
}

/** Options of TikZ for a transformation. The drawing runs downwards, which turns the other way round. */
function moved([a, b, c, d, e, f]: Matrix): string[] {
  const near = (x: number, y: number): boolean => Math.abs(x - y) < 1e-6;
  const short = (it: number): string => String(Math.round(it * 1e5) / 1e5 || 0);
  const stays = near(e, 0) && near(f, 0);
  if (near(a, 1) && near(b, 0) && near(c, 0) && near(d, 1)) return stays ? [] : [`shift={${place(e, f)}}`];
  if (near(a, d) && near(b, 0) && near(c, 0))
    return [...(stays ? [] : [`shift={${place(e, f)}}`]), `scale=${short(a)}`];
  return [`cm={${[a, -b, -c, d].map(short).join(',')},${place(e, f)}}`];
}

/** Options of TikZ for how a path is painted, if it can be seen. */
function painted(writer: Writer, element: ElementNode, { look, matrix }: Around): string[] | undefined {
  const [fill, stroke] = [colour(writer, look.fill), colour(writer, look.stroke)];
  if (fill === undefined && stroke === undefined) return undefined;
  const opacity = Number(attribute(element, 'opacity') ?? 1);
  const clear = (name: string, value: string | undefined): string[] =>
    Number(value) * opacity < 1 ? [`${name} opacity=${number(Number(value) * opacity)}`] : [];
  const points = (text: string): string => `${number(Number(text) * scaleOf(matrix) * POINTS)}pt`;
  const options: string[] = [];
  if (fill !== undefined) options.push(`fill=${fill}`, ...clear('fill', look['fill-opacity']));
  if (stroke !== undefined) {
    options.push(`draw=${stroke}`, ...clear('draw', look['stroke-opacity']));
    options.push(`line width=${points(look['stroke-width'] ?? '1')}`);
    const dashes = (look['stroke-dasharray'] ?? 'none').split(/[\s,]+/).filter((it) => it !== '' && it !== 'none');
    const all = dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes];
    if (all.length > 0)
      options.push(`dash pattern=${all.map((it, at) => `${at % 2 === 0 ? 'on' : 'off'} ${points(it)}`).join(' ')}`);
    const [cap, join] = [look['stroke-linecap'], look['stroke-linejoin']];
    if (cap !== 'round') options.push(`line cap=${cap === 'square' ? 'rect' : 'butt'}`);
    if (join !== 'round') options.push(`line join=${join}`);
  }
  return options;
}

/** The path of an element that is one. */
function pathOf(element: ElementNode): string | undefined {
  const at = (name: string): number => numeric(element, name);
  switch (element.tagName) {
    case 'path':
      return tikzPath(attribute(element, 'd') ?? '');
    case 'polygon': {
      const numbers = (attribute(element, 'points') ?? '')
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(Number);
      const corners = numbers.flatMap((x, index) => (index % 2 === 0 ? [place(x, numbers[index + 1] ?? 0)] : []));
      return `${corners.join(' -- ')} -- cycle`;
    }
    case 'rect': {
      const [x, y, width, height] = [at('x'), at('y'), at('width'), at('height')];
      const r = Math.min(at('rx'), width / 2, height / 2);
      if (r === 0) return `${place(x, y)} rectangle ${place(x + width, y + height)}`;
      const [w, h] = [width - 2 * r, height - 2 * r];
      const corner = `a${r} ${r} 0 0 1 `;
      return tikzPath(
        `M${x + r} ${y}h${w}${corner}${r} ${r}v${h}${corner}${-r} ${r}h${-w}${corner}${-r} ${-r}v${-h}${corner}${r} ${-r}z`,
      );
    }
    case 'circle':
      return `${place(at('cx'), at('cy'))} circle[radius=${number(at('r'))}]`;
    default:
      return undefined;
  }
}

/** Signs that mean something to TeX, as texts have them. */
const SIGNS: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '∞': '$\\infty$',
};

const typeset = (text: string): string =>
  text.replace(/[\\{}$&#^_~%∞]/gu, (it) => SIGNS[it] ?? `\\${it}`).replace(/\s+/g, ' ');

/** The text between braces, for programs that read pages aloud: they know no commands of TeX. */
const plain = (text: string): string =>
  text
    .replace(/\{/g, '(')
    .replace(/\}/g, ')')
    .replace(/[\\$&#^_~%\s]+/g, ' ')
    .trim();

const ANCHORS: Record<string, string> = { middle: 'base', end: 'base east', start: 'base west' };

/** A text, as large as it is in the drawing, and turned as it is there. */
function textNode(writer: Writer, element: ElementNode, { look, matrix }: Around): string {
  const fill = colour(writer, look.fill);
  const text = element.children.map((it) => (it.type === 'text' ? it.value : '')).join('');
  if (fill === undefined || text.trim() === '') return '';
  const opacity = Number(look['fill-opacity']) * Number(attribute(element, 'opacity') ?? 1);
  const turn = (-Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI;
  const options = [
    `anchor=${ANCHORS[look['text-anchor'] ?? 'start'] ?? 'base'}`,
    'inner sep=0pt',
    `text=${fill}`,
    ...(opacity < 1 ? [`text opacity=${number(opacity)}`] : []),
    `scale=${number((Number(look['font-size']) * scaleOf(matrix) * POINTS) / 10)}`,
    ...(Math.abs(turn) > 0.01 ? [`rotate=${number(turn)}`] : []),
  ];
  const bold = Number(look['font-weight']) >= 600 ? '\\bfseries' : '';
  const at = place(numeric(element, 'x'), numeric(element, 'y'));
  // Of this size there are letters in every family.
  return `\\node[${options.join(',')}] at ${at} {\\sffamily${bold}\\fontsize{10}{10}\\selectfont ${typeset(text)}};`;
}

/** Lines inside a scope; without options they need none. */
function scope(options: string[], lines: string[]): string[] {
  if (lines.length === 0 || options.length === 0) return lines;
  return [`\\begin{scope}[${options.join(',')}]`, ...lines, '\\end{scope}'];
}

/** The macro that draws something, or is the path of something. */
function macro({ macros, head }: Writer, key: string, body: () => string): string {
  const known = macros.get(key);
  if (known !== undefined) return known;
  // What is inside has to be there before.
  const text = body();
  const name = `\\vd${letters(macros.size)}`;
  macros.set(key, name);
  head.push(`\\def${name}{${text}}`);
  return name;
}

/** What is used, where it is used. */
function used(writer: Writer, element: ElementNode, around: Around, own: Matrix): string[] {
  const id = (attribute(element, 'href') ?? '').slice(1);
  const found = writer.named.get(id);
  if (!found) return [];
  const at = after(own, [1, 0, 0, 1, numeric(element, 'x'), numeric(element, 'y')]);
  const matrix = after(around.matrix, at);
  if (found.tagName === 'path') {
    const options = painted(writer, element, { ...around, matrix });
    if (!options) return [];
    const name = macro(writer, id, () => pathOf(found) ?? '');
    return [`\\path[${[...moved(at), ...options].join(',')}] ${name};`];
  }
  const [a, b, c, d] = matrix;
  const key = [id, ...[a, b, c, d].map(number), JSON.stringify(around.look)].join(' ');
  const name = macro(writer, key, () => drawn(writer, found, { ...around, matrix }).join('\n  '));
  return scope(moved(at), [name]);
}

/** An element as lines of TikZ. */
function drawn(writer: Writer, element: ElementNode, above: Around): string[] {
  const own = matrixOf(attribute(element, 'transform') ?? '');
  const look = lookOf(element, above.look);
  const { tagName } = element;
  if (tagName === 'defs' || tagName === 'title' || tagName === 'style') return [];
  if (tagName === 'use') return used(writer, element, { ...above, look }, own);
  const around = { look, matrix: after(above.matrix, own) };
  if (tagName === 'text') {
    const node = textNode(writer, element, around);
    return node === '' ? [] : scope(moved(own), [node]);
  }
  if (tagName === 'g' || tagName === 'svg') {
    const lines = element.children.flatMap((it) => (it.type === 'element' ? drawn(writer, it, around) : []));
    const opacity = attribute(element, 'opacity');
    return scope([...moved(own), ...(opacity ? [`opacity=${opacity}`, 'transparency group'] : [])], lines);
  }
  const path = pathOf(element);
  if (path === undefined) throw new Error(`A picture has an element ${tagName}.`);
  const options = painted(writer, element, around);
  return options ? [`\\path[${[...moved(own), ...options].join(',')}] ${path};`] : [];
}

/** Writes a still picture as a `tikzpicture`. `alt` is what it shows, in words; without it the name of the picture. */
export function tikzText(svg: string, alt?: string): string {
  const picture = readPicture(svg);
  const [left = 0, top = 0, width = 0, height = 0] = (attribute(picture, 'viewBox') ?? '').split(' ').map(Number);
  const named = new Map<string, ElementNode>();
  for (const defs of picture.children)
    if (defs.type === 'element' && defs.tagName === 'defs')
      for (const it of defs.children) if (it.type === 'element') named.set(attribute(it, 'id') ?? '', it);
  const writer: Writer = { named, macros: new Map(), colours: new Map(), head: [] };
  const lines = drawn(writer, picture, { look: INHERITED, matrix: SAME });
  const unit = `${MILLIMETRES}mm`;
  // Where nothing reads PDF files aloud, TikZ does not know the key, and nothing is lost.
  const options = `x=${unit},y=-${unit},line cap=round,line join=round,alt/.try={${plain(alt ?? attribute(picture, 'aria-label') ?? '')}}`;
  const clip = `\\clip ${place(left, top)} rectangle ${place(left + width, top + height)};`;
  return [
    '% \\usepackage{tikz}',
    `\\begin{tikzpicture}[${options}]`,
    ...writer.head,
    clip,
    ...lines,
    '\\end{tikzpicture}',
    '',
  ].join('\n');
}
