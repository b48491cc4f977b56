// What a reader wants of all boards: remembered by the browser where that is allowed, else until the page is left.

/** What a reader has chosen. What is missing is as the game or the page has it. */
export interface Preferences {
  /** Colours of the board: the name of a theme. */
  theme?: string;
  /** What the cells look like. */
  skin?: 'squares' | 'plain' | 'lines';
  /** The built-in set of pieces. */
  pieces?: string;
  /** What stands on the tiles of Shogi, where the set is the usual one. */
  tiles?: 'pictures';
  coordinates?: 'outside' | 'inside' | 'none';
  /** How squares are named and moves are written. */
  notation?: 'players';
  marks?: 'quiet' | 'none';
  animation?: 'off';
  /** Without grain, bevels and shadows. */
  material?: 'flat';
  sound?: 'on';
  /** The language of what is said about the game. */
  language?: string;
  /** How large the board is, in parts of the size that the page gives it. */
  size?: number;
}

/** Where preferences are remembered. */
const KEY = 'variant-diagram';

/** The smallest and the largest size of a board. */
export const SIZES = { least: 0.4, most: 2 };

/** The values that each preference may have, beside none. */
export const CHOICES = {
  theme: ['green', 'wood', 'blue', 'paper'],
  skin: ['squares', 'plain', 'lines'],
  pieces: ['chess', 'wedges', 'kanji', 'shogi', 'discs', 'xiangqi', 'janggi', 'symbols', 'letters'],
  tiles: ['pictures'],
  coordinates: ['outside', 'inside', 'none'],
  notation: ['players'],
  marks: ['quiet', 'none'],
  animation: ['off'],
  material: ['flat'],
  sound: ['on'],
  language: ['en', 'de', 'es', 'fr', 'ja', 'zh-Hans'],
} as const satisfies { [Name in Exclude<keyof Preferences, 'size'>]: readonly NonNullable<Preferences[Name]>[] };

/** A size within its bounds. */
export const boundSize = (size: number): number => Math.min(SIZES.most, Math.max(SIZES.least, size));

/** Keeps of a stored text what is understood: another version, or another script, may have written it. */
export function parsePreferences(text: string | null): Preferences {
  try {
    const stored = JSON.parse(text ?? '{}') as Record<string, unknown> | null;
    const known = Object.entries(CHOICES).filter(([name, values]) =>
      (values as readonly unknown[]).includes(stored?.[name]),
    );
    const kept: Preferences = Object.fromEntries(known.map(([name]) => [name, stored?.[name]]));
    const { size } = stored ?? {};
    return typeof size === 'number' && Number.isFinite(size) ? { ...kept, size: boundSize(size) } : kept;
  } catch {
    return {};
  }
}

let latest: Preferences | undefined;
const listeners = new Set<(preferences: Preferences) => void>();

/** What the reader has chosen so far. */
export function readPreferences(): Preferences {
  if (latest) return latest;
  try {
    latest = parsePreferences(localStorage.getItem(KEY));
  } catch {
    // A browser that allows no storage, or Node.
    latest = {};
  }
  return latest;
}

/** Remembers other preferences, and tells all boards of the page. */
export function writePreferences(preferences: Preferences): void {
  latest = preferences;
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // They hold until the page is left.
  }
  for (const tell of listeners) tell(preferences);
}

/** Calls back whenever preferences change on this page. */
export function followPreferences(changed: (preferences: Preferences) => void, signal: AbortSignal): void {
  listeners.add(changed);
  signal.addEventListener('abort', () => listeners.delete(changed));
}
