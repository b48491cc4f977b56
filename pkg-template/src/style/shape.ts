// SVG as data. Shapes are made and tested without a document; `dom.ts` makes elements of them, `static/` text.

/** Values of attributes; `undefined` and `false` leave one out, `true` gives it without a value. */
export type Attributes = Record<string, string | number | boolean | undefined>;

/** An SVG element as data. */
export interface Shape {
  readonly tag: string;
  readonly attributes: Record<string, string>;
  /** Style properties of this element alone: a colour of the definition outranks the style sheet. */
  readonly style: Record<string, string>;
  readonly children: (Shape | string)[];
}

/** Makes a shape. */
export function svg(
  tag: string,
  attributes: Attributes = {},
  ...children: (Shape | string | undefined | false)[]
): Shape {
  const written: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) written[name] = value === true ? '' : String(value);
  }
  const kept = children.filter((it): it is Shape | string => it !== undefined && it !== false);
  return { tag, attributes: written, style: {}, children: kept };
}

/** The same shape with a style property of its own. */
export function styled(shape: Shape, name: string, value: string): Shape {
  return { ...shape, style: { ...shape.style, [name]: value } };
}

/** The same shape with another attribute. */
export function withAttribute(shape: Shape, name: string, value: string): Shape {
  return { ...shape, attributes: { ...shape.attributes, [name]: value } };
}

/** A drawing of lines for a button: one path in a box of 24 by 24. */
export function icon(path: string): Shape {
  return svg('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, svg('path', { d: path }));
}

/** The computer, as the path of an icon: a machine with a face. */
export const MACHINE = 'M4 8.5h16v11H4zM12 8.5v-4m-1.5 0h3M8.5 13v1.5m7-1.5v1.5M9.5 17h5M1.5 12.5v3m21-3v3';
