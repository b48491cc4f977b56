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
export const MACHINE =
  'M4 8.500h16v11H4zM12 8.500v-4m-1.500 0h3M8.500 13v1.500m7-1.500v1.500M9.500 17h5M1.500 12.500v3m21-3v3';
