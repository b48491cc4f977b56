// A still picture as a PDF file of one page: the picture is read as it was written as SVG, and its outlines become those of PDF. Programs that read pages aloud get its words.

import { hexOf } from './colours.js';
import { type ElementNode, readPicture } from './html-tree.js';
import { type OutlineStep, outlineOf } from './outline.js';
import { type PdfObject, pdfFile, textString } from './pdf-file.js';
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
} from './read-picture.js';

/** How long a unit of the drawing is, in points of PDF: a square is 12 mm wide. */
const POINTS = (0.12 * 72) / 25.4;

/** What the page says about itself. */
export interface PdfWords {
  title: string;
  /** The picture in words. */
  alt: string;
  /** The tag of the language of both. */
  lang: string;
}

/** What an element stands in. Opacity of groups goes to what is in them: pictures of positions have no two things over each other there. */
interface Around {
  look: Look;
  opacity: number;
  /** What is used by name. */
  named: ReadonlyMap<string, ElementNode>;
  /** How much there is of what is drawn, by the name of the state that says so. */
  states: Map<string, string>;
}

const number = (value: number): string => String(Math.round(value * 1000) / 1000 || 0);

const numbers = (...all: number[]): string => all.map(number).join(' ');

/** A colour as its three parts. */
function parts(value: string | undefined): string | undefined {
  const hex = value === undefined || value === 'none' ? undefined : hexOf(value);
  return hex
    ?.match(/../g)
    ?.map((it) => number(parseInt(it, 16) / 255))
    .join(' ');
}

function step(it: OutlineStep): string {
  switch (it.kind) {
    case 'move':
      return `${numbers(...it.to)} m`;
    case 'line':
      return `${numbers(...it.to)} l`;
    case 'curve':
      return `${numbers(...it.controls[0], ...it.controls[1], ...it.to)} c`;
    default:
      return 'h';
  }
}

/** The outline of an element that has one, as the `d` of a path. */
function outline(element: ElementNode): string | undefined {
  const at = (name: string): number => numeric(element, name);
  switch (element.tagName) {
    case 'path':
      return attribute(element, 'd') ?? '';
    case 'polygon':
      return `M${attribute(element, 'points') ?? ''}z`;
    case 'rect': {
      const [x, y, w, h] = [at('x'), at('y'), at('width'), at('height')];
      const r = Math.min(at('rx'), w / 2, h / 2);
      if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}z`;
      const arc = `a${r} ${r} 0 0 1 `;
      return `M${x + r} ${y}h${w - 2 * r}${arc}${r} ${r}v${h - 2 * r}${arc}${-r} ${r}h${2 * r - w}${arc}${-r} ${-r}v${2 * r - h}${arc}${r} ${-r}z`;
    }
    case 'circle': {
      const r = at('r');
      return `M${at('cx') - r} ${at('cy')}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
    }
    default:
      return undefined;
  }
}

/** Chooses how much there is of areas and of lines. */
function state({ states, opacity, look }: Around): string {
  const [fill, line] = [look['fill-opacity'], look['stroke-opacity']].map((it) => number(Number(it) * opacity));
  const key = `<</ca ${fill}/CA ${line}>>`;
  const name = states.get(key) ?? `G${states.size}`;
  states.set(key, name);
  return `/${name} gs`;
}

/** Colours, the width of lines, and how they end. */
function painting(around: Around): { before: string; fill: boolean; stroke: boolean } {
  const { look } = around;
  const [fill, stroke] = [parts(look.fill), parts(look.stroke)];
  const dashes = (look['stroke-dasharray'] ?? 'none')
    .replace(/none/, '')
    .split(/[\s,]+/)
    .filter(Boolean);
  const ends = ['butt', 'round', 'square'].indexOf(look['stroke-linecap'] ?? 'round');
  const joins = ['miter', 'round', 'bevel'].indexOf(look['stroke-linejoin'] ?? 'round');
  const before = [
    state(around),
    fill && `${fill} rg`,
    stroke && `${stroke} RG ${number(Number(look['stroke-width']))} w ${Math.max(0, ends)} J ${Math.max(0, joins)} j`,
    stroke && dashes.length > 0 && `[${dashes.join(' ')}] 0 d`,
  ];
  return { before: before.filter(Boolean).join(' '), fill: fill !== undefined, stroke: stroke !== undefined };
}

/** The characters that the fonts of every reader have, as bytes; others become a question mark. */
const LATIN = new Map(
  [...'€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'].map((it, at) => [
    it,
    [
      128, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 142, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154,
      155, 156, 158, 159,
    ][at] ?? 63,
  ]),
);

const bytesOf = (text: string): number[] =>
  [...text].map((it) => {
    const code = it.codePointAt(0) ?? 63;
    return (code >= 32 && code < 127) || (code >= 160 && code < 256) ? code : (LATIN.get(it) ?? 63);
  });

/** How wide letters of Helvetica are, about, in thousandths of their size: coordinates and counts are digits and small letters. */
const widthOf = (text: string, isBold: boolean): number =>
  [...text].reduce((sum, it) => sum + (/[iljt.,]/.test(it) ? 278 : /[mwMW]/.test(it) ? 830 : isBold ? 570 : 556), 0) /
  1000;

function textOf(element: ElementNode, around: Around): string {
  const text = element.children
    .map((it) => (it.type === 'text' ? it.value : ''))
    .join('')
    .trim();
  const { look } = around;
  const fill = parts(look.fill);
  if (text === '' || fill === undefined) return '';
  const [size, isBold] = [Number(look['font-size']), Number(look['font-weight']) >= 600];
  const across = widthOf(text, isBold) * size * ({ middle: 0.5, end: 1 }[look['text-anchor'] ?? ''] ?? 0);
  const letters = bytesOf(text).map((it) => it.toString(16).padStart(2, '0'));
  const [x, y] = [numeric(element, 'x') - across, numeric(element, 'y')];
  return `${state(around)} ${fill} rg BT /${isBold ? 'F1' : 'F0'} ${number(size)} Tf 1 0 0 -1 ${numbers(x, y)} Tm <${letters.join('')}> Tj ET`;
}

const isSame = (m: Matrix): boolean => m.every((it, at) => it === SAME[at]);

/** Lines in a transformation of their own, with what they set. */
const inside = (m: Matrix, lines: string[]): string[] =>
  lines.length === 0 ? [] : ['q', ...(isSame(m) ? [] : [`${numbers(...m)} cm`]), ...lines, 'Q'];

/** An element as lines of PDF. */
function drawn(element: ElementNode, above: Around): string[] {
  const { tagName } = element;
  if (['defs', 'title', 'desc', 'style'].includes(tagName)) return [];
  const own = matrixOf(attribute(element, 'transform') ?? '');
  const opacity = above.opacity * Number(attribute(element, 'opacity') ?? 1);
  const around = { ...above, look: lookOf(element, above.look), opacity };
  if (tagName === 'use') {
    const found = above.named.get((attribute(element, 'href') ?? '').slice(1));
    const at = after(own, [1, 0, 0, 1, numeric(element, 'x'), numeric(element, 'y')]);
    return found ? inside(at, drawn(found, around)) : [];
  }
  if (tagName === 'g' || tagName === 'svg')
    return inside(
      own,
      element.children.flatMap((it) => (it.type === 'element' ? drawn(it, around) : [])),
    );
  if (tagName === 'text') return inside(own, [textOf(element, around)].filter(Boolean));
  const d = outline(element);
  if (d === undefined) throw new Error(`A picture has an element ${tagName}.`);
  const { before, fill, stroke } = painting(around);
  if (d === '' || (!fill && !stroke)) return [];
  return inside(own, [before, outlineOf(d).map(step).join(' '), fill && stroke ? 'B' : fill ? 'f' : 'S']);
}

/** What lines draw, made small where the platform can. */
async function packed(text: string): Promise<[filter: string, bytes: Uint8Array]> {
  const bytes = new TextEncoder().encode(text);
  if (!globalThis.CompressionStream) return ['', bytes];
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return ['/Filter/FlateDecode', new Uint8Array(await new Response(stream).arrayBuffer())];
}

/** Writes a still picture as a PDF file. */
export async function pdfOf(svg: string, { title, alt, lang }: PdfWords): Promise<Uint8Array<ArrayBuffer>> {
  const picture = readPicture(svg);
  const [left = 0, top = 0, width = 0, height = 0] = (attribute(picture, 'viewBox') ?? '').split(' ').map(Number);
  const named = new Map<string, ElementNode>();
  for (const defs of picture.children)
    if (defs.type === 'element' && defs.tagName === 'defs')
      for (const it of defs.children) if (it.type === 'element') named.set(attribute(it, 'id') ?? '', it);
  const states = new Map<string, string>();
  const lines = drawn(picture, { look: INHERITED, opacity: 1, named, states });
  // PDF counts from below, pictures from above.
  const page: Matrix = [POINTS, 0, 0, -POINTS, -left * POINTS, (top + height) * POINTS];
  const text = ['/Figure <</MCID 0>> BDC', ...inside(page, lines), 'EMC'].join('\n');
  const [filter, stream] = await packed(text);
  const box = `[0 0 ${numbers(width * POINTS, height * POINTS)}]`;
  const gs = [...states].map(([it, name]) => `/${name} ${it}`).join(' ');
  const font = (name: string): string => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const said = textString(alt);
  const objects: PdfObject[] = [
    {
      text: `<</Type/Catalog/Pages 2 0 R/Lang ${textString(lang)}/MarkInfo<</Marked true>>/StructTreeRoot 5 0 R/ViewerPreferences<</DisplayDocTitle true>>>>`,
    },
    { text: '<</Type/Pages/Kids[3 0 R]/Count 1>>' },
    {
      text: `<</Type/Page/Parent 2 0 R/MediaBox ${box}/Contents 4 0 R/StructParents 0/Tabs/S/Resources<</Font<</F0 ${font('Helvetica')}/F1 ${font('Helvetica-Bold')}>>/ExtGState<<${gs}>>>>>>`,
    },
    { text: `<<${filter}/Length ${stream.length}>>`, stream },
    { text: '<</Type/StructTreeRoot/K 6 0 R/ParentTree<</Nums[0[7 0 R]]>>/ParentTreeNextKey 1>>' },
    { text: '<</Type/StructElem/S/Document/P 5 0 R/K 7 0 R>>' },
    {
      text: `<</Type/StructElem/S/Figure/P 6 0 R/Pg 3 0 R/K 0/Alt ${said}/A<</O/Layout/BBox ${box}/Placement/Block>>>>`,
    },
    { text: `<</Title ${textString(title)}/Producer(variant-diagram)>>` },
  ];
  return pdfFile(objects, { root: 1, info: 8 });
}
