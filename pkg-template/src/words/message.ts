// What the engine tells, before it is worded.

/** An identifier of the catalogues, and what the sentence is about. */
export interface Message {
  /** What the sentence is called in every catalogue. */
  readonly id: string;
  /** The arguments by the names that the sentence has for them. */
  readonly args: Readonly<Record<string, Argument>>;
}

/** What a sentence is about: a text or a number as it is, or something that is put into words itself. */
export type Argument =
  | string
  | number
  /** The name of a piece as its author wrote it. */
  | { readonly piece: string }
  /** Another word of an author: a kind of terrain, a class of armour. */
  | { readonly word: string }
  /** A number with the decimal sign of the language, and at least so many digits behind it; two at the most. */
  | { readonly decimal: number; readonly digits?: number }
  /** One of a few values that the sentence chooses by. */
  | { readonly choice: string }
  /** `x, y, z`. */
  | { readonly listed: readonly Argument[] }
  /** `x, y and z`. */
  | { readonly all: readonly Argument[] }
  /** `x, y or z`. */
  | { readonly any: readonly Argument[] }
  /** One after the other. */
  | { readonly sentences: readonly Message[] }
  | Message;
