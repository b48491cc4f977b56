// Characters that no file of XML may hold, and no page shows.

/** Control characters, halves of characters, and what Unicode calls none. */
const UNWRITABLE =
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text as it can be written: what cannot stands as the sign for an unknown character. */
export const writable = (text: string): string => text.replace(UNWRITABLE, '\ufffd');
