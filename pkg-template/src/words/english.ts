// What English sentences do with names that they cannot know: articles, plurals, capitals.

/** `a pawn`, `an elephant`. */
export function a(name: string): string {
  const first = name.toLowerCase();
  // Some are said as if they began with a consonant.
  return `${/^(?!uni|use|eu|one)[aeiou]/.test(first) ? 'an' : 'a'} ${name}`;
}

/** Beasts and people of games whose plural no ending tells. */
const IRREGULAR: Record<string, string> = {
  ox: 'oxen',
  goose: 'geese',
  mouse: 'mice',
  deer: 'deer',
  sheep: 'sheep',
  thief: 'thieves',
};

/** `pawns`, `wolves`; `general of the left` stays with its noun: `generals of the left`. */
export function plural(name: string): string {
  const [noun, rest] = [name.split(' of ', 1)[0] ?? '', name.split(' of ').slice(1).join(' of ')];
  if (rest !== '') return `${plural(noun)} of ${rest}`;
  const [, before = '', word = name] = /^(.*[ -])(.*)$/.exec(name) ?? [];
  const many = IRREGULAR[word];
  if (many !== undefined) return before + many;
  if (/(?:wolf|elf)$/.test(name)) return `${name.slice(0, -1)}ves`;
  if (name.endsWith('man') && !['human', 'shaman', 'talisman', 'caiman', 'roman'].includes(word))
    return `${name.slice(0, -3)}men`;
  if (/[^aeou]y$|^y$/.test(name)) return `${name.slice(0, -1)}ies`;
  // Spears and crossbows are named in the plural.
  if (/(?:^|[^s])s$/.test(name)) return name;
  return /(?:ss|x|z|ch|sh|buffalo|hero|torpedo|tornado)$/.test(name) ? `${name}es` : `${name}s`;
}

/** With a capital letter at its beginning. */
export const capital = (text: string): string => text.replace(/^./u, (it) => it.toUpperCase());

/** Whether a text holds a comma, for a sentence to choose by. */
export const comma = (text: string): string => (/[,、，]/.test(text) ? 'yes' : 'no');

/** `2nd`, `3rd`, `12th`. */
export function ordinal(n: number): string {
  const end = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return n + end;
}
