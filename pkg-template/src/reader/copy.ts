// Copies a text.

/** Puts a text where it can be pasted elsewhere. Resolves to what there is to say: where that is not allowed, the text itself. */
export async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied.';
  } catch {
    return text;
  }
}
