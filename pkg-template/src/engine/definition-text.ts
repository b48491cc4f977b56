// The two forms of a definition as text: lines, or JSON.

import type { Definition, JsonDefinition } from './names.js';

/** Reads JSON; everything else stays text. */
export function definitionFrom(text: string): Definition {
  if (!text.trimStart().startsWith('{')) return text;
  try {
    return JSON.parse(text) as JsonDefinition;
  } catch {
    return text;
  }
}
