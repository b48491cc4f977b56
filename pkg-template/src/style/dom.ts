// Builds elements. Text from definitions enters the page only here, as text.

type Child = Node | string | undefined | false;
type Attributes = Record<string, string | number | boolean | undefined>;

const SVG = 'http://www.w3.org/2000/svg';

function fill<T extends Element>(element: T, attributes: Attributes, children: Child[]): T {
  for (const [name, value] of Object.entries(attributes)) set(element, name, value);
  for (const child of children) if (child !== undefined && child !== false) element.append(child);
  return element;
}

/** Makes an HTML element. */
export function html<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  return fill(document.createElement(tag), attributes, children);
}

type Paper = Pick<Document, 'createElementNS'>;
let paper: Paper | undefined;

/** Makes the SVG elements of a drawing elsewhere than in the document of the page, which there may not be. */
export function drawOn<T>(other: Paper, draw: () => T): T {
  const before = paper;
  paper = other;
  try {
    return draw();
  } finally {
    paper = before;
  }
}

/** Makes an SVG element. */
export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[K] {
  return fill((paper ?? document).createElementNS(SVG, tag), attributes, children);
}

/** Sets an attribute, only if it changes; `false` and `undefined` remove it. */
export function set(element: Element, name: string, value: string | number | boolean | undefined): void {
  if (value === undefined || value === false) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
    return;
  }
  const text = value === true ? '' : String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/** A drawing of lines for a button: one path in a box of 24 by 24. */
export function icon(path: string): SVGSVGElement {
  return svg('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, svg('path', { d: path }));
}

/** Whether the reader asked for less movement. */
export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
