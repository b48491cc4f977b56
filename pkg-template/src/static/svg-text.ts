// Writes a drawing as the text of an SVG file that needs no style sheet: styles become attributes, what is drawn twice is written once.

import groundStyle from '../style/ground.css';
import { type Shape, svg } from '../style/shape.js';
import themeStyle from '../style/theme.css';
import themesStyle from '../style/themes.css';
import zonesStyle from '../style/zones.css';
import { writable } from './characters.js';
import { type Properties, readSheet, type Scheme, type Sheet, styleOf } from './inline-styles.js';
import { joinCells } from './join-cells.js';

const NUMBER_STYLE =
  '.number{font-size:26px;font-family:system-ui,sans-serif;font-weight:700;text-anchor:end;fill:currentColor}' +
  '.caption{font-family:system-ui,sans-serif;font-weight:600;text-anchor:middle;fill:currentColor}' +
  '.film-ground{fill:light-dark(#fbfaf6,#1f2125)}';

/** What of an element is written down; the rest is for pages. */
const WRITTEN = new Set(
  'viewBox role aria-label aria-hidden stroke-width transform x y cx cy r rx width height d points display visibility font-size href data-film'.split(
    ' ',
  ),
);

/** Ends and corners of all lines are round: that is said once. */
const ROUND = new Set(['stroke-linecap', 'stroke-linejoin']);

const escaped = (value: string): string => writable(value).replace(/[&<>"]/g, (it) => `&#${it.charCodeAt(0)};`);

/** Numbers of a path without zeros at their ends. */
const shortPath = (d: string): string => d.replace(/(\.\d*?)0+(?!\d)/g, (_, it: string) => (it === '.' ? '' : it));

/** A short name for a text, the same every time. */
export function shortHash(value: string): string {
  let res = 5381;
  for (let at = 0; at < value.length; at += 1) res = (Math.imul(res, 33) ^ value.charCodeAt(at)) >>> 0;
  return res.toString(36);
}

/** A drawing while it is written. */
interface Writer {
  readonly sheet: Sheet;
  readonly schemes: Scheme[];
  /** What differs in the dark, by class: where the system decides, and where the page does. */
  readonly dark: Map<string, [system: string, page: string]>;
  /** The pieces: pieces that look alike are drawn once. */
  readonly pieces: Map<string, { id: number; count: number }>;
}

/** Attributes of one element: its own, those of the style sheet, and a class for what differs in the dark. */
function attributesOf(
  { dark }: Writer,
  { attributes: own, style }: Shape,
  [light, other]: Map<string, string>[],
): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [name, value] of Object.entries(own))
    if (WRITTEN.has(name)) attributes.set(name, name === 'd' ? shortPath(value) : value);
  for (const [name, value] of light ?? []) if (!ROUND.has(name) || value !== 'round') attributes.set(name, value);
  for (const [name, value] of Object.entries(style)) attributes.set(name, value);
  // Style sheets turn by a property that files of their own do not have.
  const turn = parseFloat(attributes.get('rotate') ?? '');
  attributes.delete('rotate');
  if (turn) attributes.set('transform', `rotate(${turn})`);
  const differs = [...(other ?? [])].filter(([name, value]) => light?.get(name) !== value);
  if (differs.length > 0) {
    const rule = differs.map(([name, value]) => `${name}:${value}`).join(';');
    // Inside a page the page decides; what does not know how asks the system.
    const colours = differs.filter(([name]) => name === 'fill' || name === 'stroke');
    const both = colours.map(([name, value]) => `${name}:light-dark(${light?.get(name) ?? 'none'},${value})`).join(';');
    const name = `vd-dark-${shortHash(rule + both)}`;
    dark.set(name, [rule, both]);
    attributes.set('class', name);
  }
  return attributes;
}

/** What only makes a board on a page look solid: pictures are small, and many of them load at once. */
const SOLID = /^(?:cast|bevel)$/;

/** Writes the last of some nested elements, the outermost first; `above` are the custom properties it sees, by scheme, `line` is the stroke it inherits. */
function write(writer: Writer, nested: Shape[], above: Properties[], line = 'none'): string {
  const element = nested[nested.length - 1];
  if (!element || SOLID.test(element.attributes.class ?? '')) return '';
  const styles = writer.schemes.map((scheme, index) =>
    styleOf(writer.sheet, nested, above[index] ?? new Map(), scheme),
  );
  const attributes = attributesOf(
    writer,
    element,
    styles.map(([it]) => it),
  );
  const { tag } = element;
  const stroke = attributes.get('stroke') ?? line;
  // What has neither a fill nor a line cannot be seen.
  if (element.children.length === 0 && attributes.get('fill') === 'none' && stroke === 'none') return '';
  const classes = (element.attributes.class ?? '').split(' ');
  const seen = styles.map(([, properties]) => properties);
  const children = classes.includes('cells') ? joinCells(element) : element.children;
  const inside = children
    .map((it) => (typeof it === 'string' ? escaped(it) : write(writer, [...nested, it], seen, stroke)))
    .join('');
  if (tag === 'g' && (inside === '' || attributes.size === 0)) return inside;
  const written = [...attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  if (tag === 'g' && classes.includes('piece')) return `<g${written}>${shared(writer, inside)}</g>`;
  return inside === '' ? `<${tag}${written}/>` : `<${tag}${written}>${inside}</${tag}>`;
}

/** Marks the place of a piece, until it is known whether it is drawn more than once: by a character that no text holds by now. */
function shared({ pieces }: Writer, inside: string): string {
  const found = pieces.get(inside) ?? { id: pieces.size, count: 0 };
  found.count += 1;
  pieces.set(inside, found);
  return `\u0000${found.id}\u0000`;
}

/** Long outlines that occur more than once are written once; both colours of a piece have the same. Gives the text with references, and the outlines. */
function withoutRepetition(text: string, prefix: string): [text: string, outlines: string] {
  const path = /<path((?: [\w-]+="[^"]*")*?) d="([^"]{40,})"((?: [\w-]+="[^"]*")*)\/>/g;
  const counts = new Map<string, number>();
  for (const [, , d = ''] of text.matchAll(path)) counts.set(d, (counts.get(d) ?? 0) + 1);
  const names = new Map([...counts].filter(([, count]) => count > 1).map(([d], at) => [d, `${prefix}${at}`]));
  const short = text
    .replace(path, (all: string, before: string, d: string, after: string) =>
      names.has(d) ? `<use href="#${names.get(d)}"${before}${after}/>` : all,
    )
    .replace(
      /<g transform="translate\((-?[\d.]+)[ ,](-?[\d.]+)\)"><use href="([^"]*)"\/><\/g>/g,
      '<use href="$3" x="$1" y="$2"/>',
    );
  return [short, [...names].map(([d, name]) => `<path id="${name}" d="${d}"/>`).join('')];
}

/** The style sheet for what differs in the dark. */
function darkStyle({ dark }: Writer): string {
  if (dark.size === 0) return '';
  const rules = (which: 0 | 1): string => [...dark].map(([name, it]) => `.${name}{${it[which]}}`).join('');
  return `<style>@media(prefers-color-scheme:dark){${rules(0)}}${rules(1)}</style>`;
}

/** Writes a drawing down. `auto` follows the reader's system, or the page around the picture. */
export function svgText(root: Shape, theme: Scheme | 'auto'): string {
  const sheet = [
    ...readSheet(themeStyle + themesStyle),
    ...readSheet(zonesStyle + groundStyle),
    ...readSheet(NUMBER_STYLE),
  ];
  const writer: Writer = {
    sheet,
    schemes: theme === 'auto' ? ['light', 'dark'] : [theme],
    dark: new Map(),
    pieces: new Map(),
  };
  const host = svg(':host', {}, root);
  const seen = writer.schemes.map((scheme) => styleOf(sheet, [host], new Map(), scheme)[1]);
  const body = write(writer, [host, root], seen);
  // Two pictures may stand on one page: equal names must mean equal drawings.
  const mark = shortHash(body + [...writer.pieces.keys()].join(''));
  const pieces = [...writer.pieces].map(([inside, { id, count }]) => ({ inside, count, name: `vd-${mark}-${id}` }));
  const repeated = pieces.filter((it) => it.count > 1).map(({ inside, name }) => `<g id="${name}">${inside}</g>`);
  const filled = body.replace(/\u0000(\d+)\u0000/g, (_, id: string) => {
    const piece = pieces[Number(id)];
    if (!piece) return '';
    return piece.count > 1 ? `<use href="#${piece.name}"/>` : piece.inside;
  });
  const [placed, outlines] = withoutRepetition(`${repeated.join('')}\u0000${filled}`, `vd-${mark}-p`);
  const [drawn = '', shown = ''] = placed.split('\u0000');
  const head = darkStyle(writer) + (outlines || drawn ? `<defs>${outlines}${drawn}</defs>` : '');
  const scheme = writer.dark.size === 0 ? '' : ' style="color-scheme:light dark"';
  return shown.replace(
    /^<svg([^>]*)>/,
    (_, attributes: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg"${attributes} stroke-linecap="round" stroke-linejoin="round"${scheme}>${head}`,
  );
}
