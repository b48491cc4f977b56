// The text of a definition, or what it says if it is JSON.

/** Reads JSON; everything else stays text. */
export function parsed(text: string): string | object {
  if (!text.trimStart().startsWith('{')) return text;
  try {
    return JSON.parse(text) as object;
  } catch {
    return text;
  }
}
