// Messages in words, by the catalogue of a language. The crate `catalogue` does the same for programs.

import { FluentBundle, type FluentFunction, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { a, bare, capital, comma, ordinal, plural } from './english.js';
import type { Argument, Message } from './message.js';

/** A function of the catalogues over its first argument. */
const bent =
  (how: (name: string) => string): FluentFunction =>
  ([given]) =>
    typeof given === 'string' ? how(given) : '';

const FUNCTIONS = {
  A: bent(a),
  CAPITAL: bent(capital),
  COMMA: bent(comma),
  PLURAL: bent(plural),
  ORDINAL: (([given]) => (given instanceof FluentNumber ? ordinal(given.value) : '')) satisfies FluentFunction,
};

/** Where an entry begins: a message or a term, at the beginning of a line. */
const ENTRY = /^-?[a-zA-Z][\w-]*(?= *=)/gm;

/** What an entry may refer to. */
const REFERENCE = /[{(,]\s*(-?[a-zA-Z][\w-]*)/g;

/** Entries of the syntax of Fluent by their identifiers. */
type Entries = ReadonlyMap<string, string>;

/** The entries of a text. */
function entriesOf(text: string): Entries {
  const starts = [...text.matchAll(ENTRY)];
  return new Map(starts.map((it, n) => [it[0], text.slice(it.index, starts[n + 1]?.index)]));
}

/** Messages that are parsed when they are first said: a board says few of them. */
class LazyBundle {
  readonly #bundle: FluentBundle;
  readonly #entries: readonly Entries[];
  readonly #parsed = new Set<string>();

  /** @param entries the messages; of two with one identifier the first holds */
  constructor(language: string, ...entries: Entries[]) {
    this.#bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    this.#entries = entries;
  }

  /** Parses an entry, and what it refers to. */
  #parse(id: string): void {
    if (this.#parsed.has(id)) return;
    this.#parsed.add(id);
    const source = this.#entries.find((it) => it.has(id))?.get(id);
    if (source === undefined) return;
    this.#bundle.addResource(new FluentResource(source));
    for (const [, it = ''] of source.matchAll(REFERENCE)) this.#parse(it);
  }

  /** A message with these arguments; `undefined` if there is none. One that is missing leaves its name in the sentence. */
  text(id: string, args: Record<string, FluentVariable> | null): string | undefined {
    this.#parse(id);
    const pattern = this.#bundle.getMessage(id)?.value;
    // With a list of errors nothing is thrown.
    return pattern == null ? undefined : this.#bundle.formatPattern(pattern, args, []);
  }

  has(id: string): boolean {
    return this.#entries.some((it) => it.has(id));
  }
}

/** What the players of a family of games say otherwise, by the name of the family: `shogi`. */
export type Families = Readonly<Record<string, string>>;

/** What a message is said in. */
interface Voice {
  readonly bundle: LazyBundle;
  readonly family: string;
  /** The side whose piece is named: a family may have two names for it. */
  readonly side: string | undefined;
}

/** The messages that name a piece of a side. */
const OF_SIDE = /^(white|black)-piece$/;

/** The sentences of one language. */
export class Catalogue {
  readonly #language: string;
  readonly #rest: Catalogue | undefined;
  readonly #families: ReadonlyMap<string, Entries>;
  #entries: Entries;
  /** By family, those in the usual words by an empty name; made when they are asked for. */
  readonly #bundles = new Map<string, LazyBundle>();

  /**
   * Reads a catalogue.
   *
   * @param language its tag: `de`, `zh-Hans`
   * @param text its messages, in the syntax of Fluent
   * @param rest has what it lacks
   * @param families the messages that families of games say otherwise
   */
  constructor(language: string, text: string, rest?: Catalogue, families: Families = {}) {
    this.#language = language;
    this.#rest = rest;
    this.#families = new Map(Object.entries(families).map(([name, own]) => [name, entriesOf(own)]));
    this.#entries = entriesOf(text);
  }

  /** Says some messages in other words from now on. */
  add(text: string): void {
    this.#entries = new Map([...this.#entries, ...entriesOf(text)]);
    this.#bundles.clear();
  }

  /** Says messages that it lacked. */
  complete(text: string): void {
    this.#entries = new Map([...entriesOf(text), ...this.#entries]);
    this.#bundles.clear();
  }

  /** The messages as a family of games has them. */
  #bundle(family: string): LazyBundle {
    const own = this.#families.get(family);
    const name = own ? family : '';
    const made = this.#bundles.get(name);
    if (made) return made;
    const bundle = new LazyBundle(this.#language, ...(own ? [own] : []), this.#entries);
    this.#bundles.set(name, bundle);
    return bundle;
  }

  /** A message in words, those of a family of games if it has some; its identifier if nobody has it. */
  text({ id, args }: Message, family = ''): string {
    const bundle = this.#bundle(family);
    if (!bundle.has(id)) return this.#rest?.text({ id, args }, family) ?? id;
    const voice = { bundle, family, side: OF_SIDE.exec(id)?.[1] };
    const values = Object.entries(args).map(([name, it]) => [name, this.#value(it, voice)] as const);
    return bundle.text(id, Object.fromEntries(values)) ?? id;
  }

  #value(argument: Argument, voice: Voice): FluentVariable {
    if (typeof argument === 'number') return new FluentNumber(argument, { useGrouping: false });
    if (typeof argument !== 'object') return argument;
    if ('decimal' in argument) {
      const { decimal, digits = 0 } = argument;
      const form = { useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: 2 };
      return new FluentNumber(decimal, form);
    }
    return 'choice' in argument ? argument.choice : this.#said(argument, voice);
  }

  /** An argument as a part of a sentence. */
  #said(argument: Argument, voice: Voice): string {
    if (typeof argument !== 'object') return String(argument);
    if ('piece' in argument) return known('piece', bare(argument.piece), voice);
    if ('word' in argument) return known('word', argument.word, voice);
    if ('decimal' in argument) return this.text({ id: 'said', args: { text: argument } });
    if ('choice' in argument) return argument.choice;
    if ('listed' in argument) return this.#list(argument.listed, 'list-comma', voice);
    if ('all' in argument) return this.#list(argument.all, 'list-and', voice);
    if ('any' in argument) return this.#list(argument.any, 'list-or', voice);
    if ('sentences' in argument)
      return argument.sentences.map((it) => this.text(it, voice.family)).join(fixed('sentence-space', voice) ?? ' ');
    return this.text(argument, voice.family);
  }

  #list(items: readonly Argument[], last: string, { bundle, family }: Voice): string {
    // What is listed is of both sides.
    const voice = { bundle, family, side: undefined };
    const [comma, end] = [fixed('list-comma', voice) ?? '', fixed(last, voice) ?? ''];
    return items.map((it, i) => (i === 0 ? '' : i === items.length - 1 ? end : comma) + this.#said(it, voice)).join('');
  }
}

/** What has no arguments but the side. */
const fixed = (id: string, { bundle, side }: Voice): string | undefined =>
  bundle.text(id, side === undefined ? null : { side });

/** A word of an author as the language has it, else as it is written. */
const known = (kind: string, word: string, voice: Voice): string => fixed(idOf(kind, word), voice) ?? word;

/** What a catalogue calls a word of an author: `piece-silver-general` of `Silver General`. */
const idOf = (kind: string, word: string): string =>
  [kind, ...word.toLowerCase().split(/[^a-z0-9]+/)].filter((it) => it !== '').join('-');
