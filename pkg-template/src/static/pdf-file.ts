// Objects as a PDF file: each with its number, and at the end where each begins.

/** An object: its text, and bytes that go with it. */
export interface PdfObject {
  text: string;
  stream?: Uint8Array;
}

/** The numbers of what a file begins with. */
export interface PdfEntries {
  root: number;
  info: number;
}

/** A text of any script, as UTF-16 in digits. */
export function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'));
  return `<feff${units.join('')}>`;
}

/** Writes a file. Objects are numbered from 1. */
export function pdfFile(objects: readonly PdfObject[], { root, info }: PdfEntries): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: string | Uint8Array): void => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  add('%PDF-1.7\n%');
  // Programs that move files see that it is no text.
  add(new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
  const places = objects.map(({ text, stream }, index) => {
    const place = length;
    add(`${index + 1} 0 obj\n${text}\n`);
    if (stream) {
      add('stream\n');
      add(stream);
      add('\nendstream\n');
    }
    add('endobj\n');
    return place;
  });
  const table = length;
  const lines = places.map((it) => `${String(it).padStart(10, '0')} 00000 n \n`);
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines.join('')}`);
  add(`trailer\n<</Size ${objects.length + 1}/Root ${root} 0 R/Info ${info} 0 R>>\nstartxref\n${table}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const it of parts) {
    file.set(it, at);
    at += it.length;
  }
  return file;
}
