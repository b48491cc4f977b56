// The two forms of a definition as text: lines, or JSON.

/** Reads JSON; everything else stays text. */
export function definitionFrom(text: string): string | object {
  if (!text.trimStart().startsWith('{')) return text;
  try {
    return JSON.parse(text) as object;
  } catch {
    return text;
  }
}
