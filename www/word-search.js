// Searches lists: whole words first, then beginnings of words, then letters anywhere. The first that finds something holds.

const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
const letter = '[\\p{L}\\p{N}]';
const FORMS = [
  (word) => `(?<!${letter})${word}(?:e?s)?(?!${letter})`,
  (word) => `(?<!${letter})${word}`,
  (word) => word,
];

/** A text to search: names such as blastZone count as one word and as two. */
const prepared = (text) => `${text} ${text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')}`.toLowerCase();

/** A list that can be searched: of each entry its text, and the name under which it is known, if it has one. */
export function searchable(entries) {
  const texts = entries.map(({ text }) => prepared(text));
  const names = entries.map(({ name = '' }) => prepared(name));
  /** By entry: whether it has all words of a query. A name counts as soon as one of its parts begins with the word. */
  return (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean).map(escaped);
    const begun = words.map((word) => new RegExp(FORMS[1](word), 'u'));
    let fits = [];
    for (const form of FORMS) {
      const tests = words.map((word) => new RegExp(form(word), 'u'));
      fits = texts.map((text, n) => tests.every((it, k) => it.test(text) || begun[k].test(names[n])));
      if (fits.includes(true)) break;
    }
    return fits;
  };
}
