// The style sheets, shared by all boards of a page.

const sheets = new Map<string, CSSStyleSheet>();

/** Gives a shadow root a style sheet, once. */
export function adoptStyle(root: ShadowRoot, ...texts: string[]): void {
  for (const text of texts) {
    let sheet = sheets.get(text);
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      sheets.set(text, sheet);
    }
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }
}
