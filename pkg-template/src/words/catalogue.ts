// Messages in words, by the catalogue of a language. The crate `catalogue` does the same for programs.

import { FluentBundle, type FluentFunction, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { a, capital, comma, ordinal, plural } from './english.js';
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

/** The entries of a text, each by its identifier. */
function* entries(text: string): Generator<[id: string, source: string]> {
  const starts = [...text.matchAll(ENTRY)];
  for (const [n, it] of starts.entries()) yield [it[0], text.slice(it.index, starts[n + 1]?.index)];
}

/** The sentences of one language. Each is parsed when it is first said: a board says few of them. */
export class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #rest: Catalogue | undefined;
  /** What has not been parsed, by its identifier. */
  readonly #sources: Map<string, string>;

  /**
   * Reads a catalogue.
   *
   * @param language its tag: `de`, `zh-Hans`
   * @param text its messages, in the syntax of Fluent
   * @param rest has what it lacks
   */
  constructor(language: string, text: string, rest?: Catalogue) {
    this.#bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    this.#sources = new Map(entries(text));
    this.#rest = rest;
  }

  /** Says some messages in other words from now on. */
  add(text: string): void {
    for (const [id, source] of entries(text)) {
      this.#sources.set(id, source);
      this.#parse(id);
    }
  }

  /** Says messages that it lacked. */
  complete(text: string): void {
    for (const [id, source] of entries(text))
      if (!this.#sources.has(id) && !this.#bundle.hasMessage(id)) this.#sources.set(id, source);
  }

  /** Parses an entry, and what it refers to. */
  #parse(id: string): void {
    const source = this.#sources.get(id);
    if (source === undefined) return;
    this.#sources.delete(id);
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    for (const [, it = ''] of source.matchAll(REFERENCE)) this.#parse(it);
  }

  #pattern(id: string) {
    this.#parse(id);
    return this.#bundle.getMessage(id)?.value;
  }

  /** A message in words; its identifier if nobody has it. */
  text({ id, args }: Message): string {
    const pattern = this.#pattern(id);
    if (pattern == null) return this.#rest?.text({ id, args }) ?? id;
    const values = Object.entries(args).map(([name, it]) => [name, this.#value(it)] as const);
    // With a list of errors an argument that is missing leaves its name in the sentence, and nothing is thrown.
    return this.#bundle.formatPattern(pattern, Object.fromEntries(values), []);
  }

  #value(argument: Argument): FluentVariable {
    if (typeof argument === 'number') return new FluentNumber(argument, { useGrouping: false });
    if (typeof argument !== 'object') return argument;
    if ('decimal' in argument) {
      const { decimal, digits = 0 } = argument;
      const form = { useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: 2 };
      return new FluentNumber(decimal, form);
    }
    return 'choice' in argument ? argument.choice : this.#said(argument);
  }

  /** An argument as a part of a sentence. */
  #said(argument: Argument): string {
    if (typeof argument !== 'object') return String(argument);
    if ('piece' in argument) return this.#known('piece', argument.piece);
    if ('word' in argument) return this.#known('word', argument.word);
    if ('decimal' in argument) return this.text({ id: 'said', args: { text: argument } });
    if ('choice' in argument) return argument.choice;
    if ('listed' in argument) return this.#list(argument.listed, 'list-comma');
    if ('all' in argument) return this.#list(argument.all, 'list-and');
    if ('any' in argument) return this.#list(argument.any, 'list-or');
    if ('sentences' in argument)
      return argument.sentences.map((it) => this.text(it)).join(this.#fixed('sentence-space') ?? ' ');
    return this.text(argument);
  }

  /** A word of an author as the language has it, else as it is written. */
  #known(kind: string, word: string): string {
    return this.#fixed(idOf(kind, word)) ?? word;
  }

  /** What has no arguments. */
  #fixed(id: string): string | undefined {
    const pattern = this.#pattern(id);
    return pattern == null ? undefined : this.#bundle.formatPattern(pattern, null, []);
  }

  #list(items: readonly Argument[], last: string): string {
    const [comma, end] = [this.#fixed('list-comma') ?? '', this.#fixed(last) ?? ''];
    return items.map((it, i) => (i === 0 ? '' : i === items.length - 1 ? end : comma) + this.#said(it)).join('');
  }
}

/** What a catalogue calls a word of an author: `piece-silver-general` of `Silver General`. */
const idOf = (kind: string, word: string): string =>
  [kind, ...word.toLowerCase().split(/[^a-z0-9]+/)].filter((it) => it !== '').join('-');
