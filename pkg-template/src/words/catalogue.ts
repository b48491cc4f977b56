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

/** The sentences of one language. */
export class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #rest: Catalogue | undefined;

  /**
   * Reads a catalogue.
   *
   * @param language its tag: `de`, `zh-Hans`
   * @param text its messages, in the syntax of Fluent
   * @param rest has what it lacks
   */
  constructor(language: string, text: string, rest?: Catalogue) {
    this.#bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    this.#bundle.addResource(new FluentResource(text));
    this.#rest = rest;
  }

  /** Says some messages in other words from now on. */
  add(text: string): void {
    this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** Says messages that it lacked. */
  complete(text: string): void {
    this.#bundle.addResource(new FluentResource(text));
  }

  /** A message in words; its identifier if nobody has it. */
  text({ id, args }: Message): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern == null) return this.#rest?.text({ id, args }) ?? id;
    const values = Object.entries(args).map(([name, it]) => [name, this.#value(it)] as const);
    // With a list of errors an argument that is missing leaves its name in the sentence, and nothing is thrown.
    return this.#bundle.formatPattern(pattern, Object.fromEntries(values), []);
  }

  #value(argument: Argument): FluentVariable {
    if (typeof argument === 'number') return new FluentNumber(argument, { useGrouping: false });
    return typeof argument === 'object' && 'choice' in argument ? argument.choice : this.#said(argument);
  }

  /** An argument as a part of a sentence. */
  #said(argument: Argument): string {
    if (typeof argument !== 'object') return String(argument);
    if ('piece' in argument) return this.#fixed(nameOfPiece(argument.piece)) ?? argument.piece;
    if ('choice' in argument) return argument.choice;
    if ('listed' in argument) return this.#list(argument.listed, 'list-comma');
    if ('all' in argument) return this.#list(argument.all, 'list-and');
    if ('any' in argument) return this.#list(argument.any, 'list-or');
    if ('sentences' in argument)
      return argument.sentences.map((it) => this.text(it)).join(this.#fixed('sentence-space') ?? ' ');
    return this.text(argument);
  }

  /** What has no arguments. */
  #fixed(id: string): string | undefined {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern == null ? undefined : this.#bundle.formatPattern(pattern, null, []);
  }

  #list(items: readonly Argument[], last: string): string {
    const [comma, end] = [this.#fixed('list-comma') ?? '', this.#fixed(last) ?? ''];
    return items.map((it, i) => (i === 0 ? '' : i === items.length - 1 ? end : comma) + this.#said(it)).join('');
  }
}

/** What a catalogue calls the name of a piece: `piece-silver-general` of `Silver General`. */
const nameOfPiece = (name: string): string =>
  ['piece', ...name.toLowerCase().split(/[^a-z0-9]+/)].filter((it) => it !== '').join('-');
