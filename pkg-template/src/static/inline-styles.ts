// As much of a style sheet as a drawing needs: which rules hold for an element, and what their values come to.
// Programs that show SVG files know neither custom properties nor light-dark(), so values become plain attributes.

import type { Shape } from '../style/shape.js';

/** Which half of `light-dark()` counts. */
export type Scheme = 'light' | 'dark';

/** One part of a selector: what a single element must have. */
interface Compound {
  tag?: string;
  classes: string[];
  attributes: [name: string, value: string | undefined][];
  /** Lists of which one must hold. */
  any: Compound[][];
}

interface Rule {
  /** From the outermost element to the element itself. */
  path: Compound[];
  weight: number;
  values: [name: string, value: string][];
}

/** A style sheet that was read. */
export type Sheet = Rule[];

/** Splits at a character outside brackets. */
function split(text: string, at: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if (char === '(' || char === '[') depth += 1;
    if (char === ')' || char === ']') depth -= 1;
    if (depth === 0 && at.test(char)) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((it) => it.trim()).filter((it) => it !== '');
}

/** A compound selector; nothing if it asks for something that drawings do not have. */
function compound(text: string): Compound | undefined {
  const res: Compound = { classes: [], attributes: [], any: [] };
  let rest = text;
  while (rest !== '') {
    const part =
      /^(?:(\*)|([a-z]+)|\.([\w-]+)|\[([\w-]+)(?:="?([^"\]]*)"?)?\]|(:host)(?![\w(-])|:is\(((?:[^()]|\([^()]*\))*)\))/.exec(
        rest,
      );
    if (!part) return undefined;
    const [all, , tag, name, attribute, value, host, list] = part;
    if (tag) res.tag = tag;
    if (name) res.classes.push(name);
    if (attribute) res.attributes.push([attribute, value]);
    if (host) res.tag = ':host';
    if (list) res.any.push(split(list, /,/).flatMap((it) => compound(it) ?? []));
    rest = rest.slice(all.length);
  }
  return res;
}

const weigh = (it: Compound): number =>
  (it.classes.length + it.attributes.length) * 100 +
  (it.tag ? 1 : 0) +
  it.any.reduce((sum, list) => sum + Math.max(0, ...list.map(weigh)), 0);

/** Reads a style sheet. Rules inside at-rules and rules for states are left out: a still picture has none. */
export function readSheet(css: string): Sheet {
  const rules: Sheet = [];
  const text = css.replace(/\/\*[^]*?\*\//g, '');
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    if (open < 0) break;
    const selectors = text.slice(at, open).trim();
    let depth = 1;
    let end = open + 1;
    for (; end < text.length && depth > 0; end += 1) depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
    at = end;
    if (selectors.startsWith('@')) continue;
    const values = split(text.slice(open + 1, end - 1), /;/).flatMap((it): [string, string][] => {
      const colon = it.indexOf(':');
      return colon < 0 ? [] : [[it.slice(0, colon).trim(), it.slice(colon + 1).trim()]];
    });
    for (const selector of split(selectors, /,/)) {
      const parts = split(selector, /\s/).map(compound);
      if (parts.some((it) => it === undefined)) continue;
      const path = parts as Compound[];
      rules.push({ path, weight: path.reduce((sum, it) => sum + weigh(it), 0), values });
    }
  }
  return rules
    .map((it, idx) => ({ it, idx }))
    .sort((a, b) => a.it.weight - b.it.weight || a.idx - b.idx)
    .map(({ it }) => it);
}

function fits(element: Pick<Shape, 'tag' | 'attributes'>, it: Compound): boolean {
  const { tag, attributes } = element;
  const classes = (attributes.class ?? '').split(/\s+/);
  return (
    (it.tag === undefined || it.tag === tag) &&
    it.classes.every((name) => classes.includes(name)) &&
    it.attributes.every(([name, value]) => (value === undefined ? name in attributes : attributes[name] === value)) &&
    it.any.every((list) => list.some((other) => fits(element, other)))
  );
}

/** Whether a selector holds for the last of some nested elements, the outermost first. */
function holds(nested: readonly Shape[], path: Compound[]): boolean {
  const last = path[path.length - 1];
  const element = nested[nested.length - 1];
  if (!last || !element || !fits(element, last)) return false;
  let idx = path.length - 2;
  for (let up = nested.length - 2; idx >= 0 && up >= 0; up -= 1) {
    const [above, part] = [nested[up], path[idx]];
    if (above && part && fits(above, part)) idx -= 1;
  }
  return idx < 0;
}

/** The custom properties that an element sees. */
export type Properties = Map<string, string>;

/** Puts the values of custom properties in, and chooses between light and dark. */
function settle(value: string, properties: Properties, scheme: Scheme, depth = 0): string {
  const call = /(var|light-dark)\(((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)\)/.exec(value);
  if (!call || depth > 20) return value;
  const [all, name, inside = ''] = call;
  const [first = '', second = ''] =
    split(inside, /,/).length > 2 ? [split(inside, /,/)[0], inside.slice(inside.indexOf(',') + 1)] : split(inside, /,/);
  const chosen = name === 'var' ? (properties.get(first) ?? second) : scheme === 'light' ? first : second;
  return settle(
    value.replace(all, () => chosen.trim()),
    properties,
    scheme,
    depth + 1,
  );
}

/** The attributes of SVG that a style sheet may set. */
const SHOWN = new Set(
  'fill fill-opacity stroke stroke-opacity stroke-width stroke-linecap stroke-linejoin stroke-dasharray opacity paint-order text-anchor font-size font-family font-weight rotate'.split(
    ' ',
  ),
);

/** What text is written in where nothing else is said. */
const INK = { light: '#23262b', dark: '#e8e5dd' };

/** A colour and how much of it there is: not every program knows colours that are partly clear. */
function colour(value: string, scheme: Scheme): [colour: string, opacity: number] {
  const mix = /^color-mix\(in srgb,\s*(.+?)\s+([\d.]+)%,\s*(?:transparent|#0000)\)$/.exec(value);
  if (mix) return [colour(mix[1] ?? '', scheme)[0], Number(mix[2]) / 100];
  if (/^currentcolor$/i.test(value)) return [INK[scheme], 1];
  const hex = /^#(?:([\da-f]{6})([\da-f]{2})|([\da-f]{3})([\da-f]))$/i.exec(value);
  if (hex)
    return [`#${hex[1] ?? hex[3]}`, hex[2] ? parseInt(hex[2], 16) / 255 : parseInt(`${hex[4]}${hex[4]}`, 16) / 255];
  const rgb = /^rgba?\(\s*([\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)\s*[/,]\s*([\d.]+)(%?)\s*\)$/.exec(value);
  if (rgb) return [`rgb(${rgb[1]},${rgb[2]},${rgb[3]})`, Number(rgb[4]) / (rgb[5] ? 100 : 1)];
  return [value, 1];
}

/** What a sheet says about the last of some nested elements, as attributes, and the custom properties that its children see. */
export function styleOf(
  sheet: Sheet,
  nested: readonly Shape[],
  above: Properties,
  scheme: Scheme,
): [Map<string, string>, Properties] {
  const properties: Properties = new Map(above);
  const raw = new Map<string, string>();
  for (const rule of sheet) {
    if (!holds(nested, rule.path)) continue;
    for (const [name, value] of rule.values) {
      if (name.startsWith('--')) properties.set(name, value);
      else raw.set(name, value);
    }
  }
  // A property that names another one means the one of the element where it is set.
  for (const [name, value] of properties)
    if (above.get(name) !== value) properties.set(name, settle(value, properties, scheme));
  const font = raw.get('font');
  const short = /^(\d+)\s+([\d.]+px)\s+(.+)$/.exec(font === undefined ? '' : settle(font, properties, scheme));
  if (short) {
    const [, weight = '', size = '', family = ''] = short;
    for (const [name, value] of [
      ['font-weight', weight],
      ['font-size', size],
      ['font-family', family],
    ] as const)
      if (!raw.has(name)) raw.set(name, value);
  }
  const res = new Map<string, string>();
  for (const [name, value] of raw) {
    if (!SHOWN.has(name)) continue;
    const settled = settle(value, properties, scheme);
    if (name === 'fill' || name === 'stroke') {
      const [paint, opacity] = colour(settled, scheme);
      res.set(name, paint);
      if (opacity < 1 && !raw.has(`${name}-opacity`))
        res.set(`${name}-opacity`, String(Math.round(opacity * 100) / 100));
    } else res.set(name, settled.replace(/px$/, ''));
  }
  return [res, properties];
}
