// The two forms of a definition as text: lines, or JSON.

import type { Definition, JsonDefinition } from './names.js';

/** Whether two definitions are one. JSON that is read again is another object. */
export const isSame = (a: Definition, b: Definition): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** Reads JSON; everything else stays text. */
export function definitionFrom(text: string): Definition {
  if (!text.trimStart().startsWith('{')) return text;
  try {
    return JSON.parse(text) as JsonDefinition;
  } catch {
    return text;
  }
}
