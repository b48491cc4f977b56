// Words that views use, as unions, and the two forms of a definition. Tests compare them with what the engine says.

/** How serious a problem of a definition is. */
export type Severity = 'error' | 'warning' | 'info';

/** Who has won. */
export type GameResult = 'white' | 'black' | 'draw';

/** A side. */
export type Side = 'white' | 'black';

/** Whose view of a game is shown. */
export type View = Side | 'both';

/** Whose something on the board is; walls are nobody's. */
export type Owner = Side | 'nobody';

/** How far a puzzle is solved. */
export type PuzzleState = 'open' | 'solved' | 'failed' | 'shown';

/** What a click on a square does. */
export type MarkKind =
  | 'move-or-capture'
  | 'leap'
  | 'first-move-or-capture'
  | 'move'
  | 'first-move'
  | 'capture'
  | 'capture-own'
  | 'via'
  | 'castle'
  | 'drop'
  | 'arrival'
  | 'goal'
  | 'morph'
  | 'forbidden'
  | 'mount'
  | 'choice'
  | 'origin';

/** How a type treats a square. */
export type ZoneKind = 'forbidden' | 'promotion' | 'morph' | 'goal' | 'loss' | 'draw' | 'moves' | 'haven' | 'border';

/** What a square has to do with a refused move. */
export type ReasonRole = 'blocker' | 'attacker' | 'royal' | 'allowed' | 'other';

/** How moves are written; `moves` and `read` know them. */
export type Notation =
  | 'path'
  | 'san'
  | 'uci'
  | 'courier'
  | 'usi'
  | 'hodges'
  | 'hodges-digits'
  | 'hosking'
  | 'large-shogi'
  | 'wxf'
  | 'janggi'
  | 'xboard'
  | 'uci-0';

/** A problem of a definition or of an element, by its stable name. */
export type DiagnosticCode = `${'builtin' | 'custom' | 'def' | 'element' | 'xbetza'}.${string}`;

/** A value of a definition as JSON: an array stands for several lines, or for the parts of one. */
export type JsonValue = string | number | boolean | null | JsonValue[];

/** A piece of a definition as JSON. */
export interface JsonPiece {
  name?: string;
  id?: string;
  /** Its moves in XBetza notation. */
  move?: string;
  image?: string;
  /** Squares of the start position. Without Black's they mirror White's. */
  white?: string | string[];
  black?: string | string[];
  /** How many are in hand: one number, or White's and Black's. */
  hand?: JsonValue;
  /** What it is called in a language, by its tag: `name.de`. */
  [name: `name.${string}`]: string;
}

/** A whole number, or its digits. */
export type JsonCount = number | `${number}`;

/** A definition as JSON: its pieces, squares that are not there, and keys as in the text form. */
export interface JsonDefinition {
  /** How many files and ranks there are, and how many such boards. */
  files?: JsonCount;
  ranks?: JsonCount;
  planes?: JsonCount;
  /** The number of the lowest rank. */
  firstRank?: JsonCount;
  pieces?: JsonPiece[] | string;
  /** The set of pictures: `pieces` of the text form. */
  pieceSet?: string;
  holes?: string | string[];
  [key: string]: JsonValue | JsonPiece[] | undefined;
}

/** A definition as `toJson` writes it. */
export interface WrittenJson extends JsonDefinition {
  /** Missing where there are none. */
  pieces?: JsonPiece[];
}

/** A definition: text, or the same as an object. */
export type Definition = string | JsonDefinition;
