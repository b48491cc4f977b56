// Makes elements. Text from definitions enters the page only here, as text.

import type { Attributes, Shape } from './shape.js';

type Child = Node | Shape | string | undefined | false;

const SVG = 'http://www.w3.org/2000/svg';

/** Whether something is a node. Nodes of other documents are none of this window's `Node`. */
export function isNode(it: object | null): it is Node {
  return it !== null && 'nodeType' in it;
}

/** Whether something is an element, of whichever document. */
export function isElement(it: object | null): it is Element {
  return isNode(it) && it.nodeType === Node.ELEMENT_NODE;
}

/** Makes an HTML element. */
export function html<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) set(element, name, value);
  for (const it of children) {
    if (it === undefined || it === false) continue;
    element.append(typeof it === 'string' || isNode(it) ? it : toElement(it));
  }
  return element;
}

/** Makes a button that does something when it is clicked. */
export function button(content: Shape | string, attributes: Attributes, click: () => unknown): HTMLButtonElement {
  const element = html('button', { type: 'button', ...attributes }, content);
  element.addEventListener('click', click);
  return element;
}

/** Makes the element of a shape, with everything in it. */
export function toElement({ tag, attributes, style, children }: Shape): SVGElement {
  const element = document.createElementNS(SVG, tag) as SVGElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // A policy of the page may forbid style attributes, but not this.
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
  for (const it of children) element.append(typeof it === 'string' ? it : toElement(it));
  return element;
}

/** Sets an attribute; `false` and `undefined` remove it. Nothing is touched that stays the same: returns whether it changed. */
export function set(element: Element, name: string, value: Attributes[string]): boolean {
  const text = value === undefined || value === false ? null : value === true ? '' : String(value);
  if (element.getAttribute(name) === text) return false;
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
  return true;
}

/** Calls back whenever an element has another size. Where nothing is laid out, as in documents of unit tests, none has. */
export function followSize(element: Element, changed: () => void, signal: AbortSignal): void {
  if (!globalThis.ResizeObserver) return;
  const observer = new ResizeObserver(changed);
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Whether the reader asked for less movement; where nobody can be asked, nothing moves. */
export function reducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}
