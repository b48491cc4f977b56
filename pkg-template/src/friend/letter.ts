// A letter: what a link to a friend holds of their game. Who plays whom, and the log, in letters that an address may hold.

import type { Side } from '../engine/names.js';
import { opponentOf } from '../engine/sides.js';
import { Bytes, bytesIn, Digits, digitsToBytes, lettersOf, varint } from '../reader/bytes.js';
import { Ledger } from './ledger.js';
import type { Rules } from './rules.js';

/** What two friends have agreed on when their game began. */
export interface Pairing {
  /** Names the game. */
  readonly id: string;
  /** The side of whoever has invited the other one. */
  readonly inviter: Side;
  /** Days for a move; 0 for as many as anybody likes. */
  readonly days: number;
  /** What White and Black are called; empty for who has not said. */
  readonly names: readonly [string, string];
}

/** What a letter says beside its log. */
export interface Head extends Pairing {
  /** Who has written it. */
  readonly from: Side;
  /** When, in minutes since 1970, if the days for a move are counted. */
  readonly minutes: number;
}

/** A letter that was read, but for its log. */
export interface SealedLetter {
  readonly head: Head;
  readonly count: number;
  readonly check: number;
  readonly secrets: Uint8Array;
  readonly digits: Uint8Array;
}

/** The first byte of all letters of this form. */
const FORM = 1;

/** Bytes of the name of a game, and the most letters of a name and entries of a log. */
export const ID_BYTES = 6;
export const MOST_NAME = 30;
const MOST_ENTRIES = 2000;

/** What the second byte says. */
const FLAGS = { blackInvites: 1, fromBlack: 2, names: 4, days: 8, secrets: 16 };

/** A letter of which something is missing or changed. */
export class DamagedLetter extends RangeError {}

/** A check sum of 24 bits (of FNV-1a) over what a letter means, so that damage and other rules are noticed. It protects from nobody. */
function checkOf(head: readonly number[], ledger: Ledger): number {
  const text = head.join() + JSON.stringify(ledger.entries);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash & 0xffffff;
}

/** A name as others may see it: one line, not too long. */
export const cleanName = (name: string): string =>
  [...name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()].slice(0, MOST_NAME).join('');

const textBytes = (text: string): number[] => {
  const bytes = new TextEncoder().encode(text);
  return [...varint(bytes.length), ...bytes];
};

function headBytes({ id, inviter, days, names, from, minutes }: Head): number[] {
  const isNamed = names.some((it) => it !== '');
  const flags =
    (inviter === 'black' ? FLAGS.blackInvites : 0) +
    (from === 'black' ? FLAGS.fromBlack : 0) +
    (isNamed ? FLAGS.names : 0) +
    (days > 0 ? FLAGS.days : 0);
  return [
    FORM,
    flags,
    ...bytesIn(id),
    ...(isNamed ? names.flatMap(textBytes) : []),
    ...(days > 0 ? [...varint(days), ...varint(minutes)] : []),
  ];
}

/** Writes a letter. */
export function writeLetter(head: Head, ledger: Ledger): string {
  const start = headBytes(head);
  const check = checkOf(start, ledger);
  const secrets = ledger.entries.flatMap((it) => ('bytes' in it ? [...bytesIn(it.bytes)] : []));
  if (secrets.length > 0) start[1] = (start[1] ?? 0) + FLAGS.secrets;
  return lettersOf([
    ...start,
    ...varint(ledger.entries.length),
    check >> 16,
    (check >> 8) & 255,
    check & 255,
    ...(secrets.length > 0 ? [...varint(secrets.length), ...secrets] : []),
    ...digitsToBytes(ledger.digits),
  ]);
}

function readHead(source: Bytes): { head: Head; hasSecrets: boolean } {
  if (source.next() !== FORM) throw new DamagedLetter('It is of another form.');
  const flags = source.next();
  const is = (flag: number): boolean => (flags & flag) !== 0;
  const id = lettersOf(source.take(ID_BYTES));
  const name = (): string => cleanName(new TextDecoder().decode(source.take(source.varint())));
  const names: [string, string] = is(FLAGS.names) ? [name(), name()] : ['', ''];
  const [days, minutes] = is(FLAGS.days) ? [source.varint(), source.varint()] : [0, 0];
  const inviter: Side = is(FLAGS.blackInvites) ? 'black' : 'white';
  const from: Side = is(FLAGS.fromBlack) ? 'black' : 'white';
  return { head: { id, inviter, days, names, from, minutes }, hasSecrets: is(FLAGS.secrets) };
}

/** Reads all of a letter but its log, for which the rules are needed. Throws a `DamagedLetter`. */
export function readLetter(letters: string): SealedLetter {
  try {
    const source = new Bytes(bytesIn(letters));
    const { head, hasSecrets } = readHead(source);
    const count = source.varint();
    const check = (source.next() << 16) + (source.next() << 8) + source.next();
    const secrets = hasSecrets ? source.take(source.varint()) : new Uint8Array();
    if (count > MOST_ENTRIES) throw new RangeError('The log is too long.');
    return { head, count, check, secrets, digits: source.rest() };
  } catch (error) {
    throw new DamagedLetter(error instanceof Error ? error.message : String(error));
  }
}

/** Plays the log of a letter. Throws a `DamagedLetter` if it is not the one that was written, and a `Misfit` if it cannot be. */
export function openLetter<R extends Rules>(
  { head, count, check, secrets, digits }: SealedLetter,
  rules: R,
): Ledger<R> {
  const ledger = new Ledger(rules, head.id, head.inviter);
  const [numbers, bytes] = [new Digits(digits), new Bytes(secrets)];
  for (let n = 0; n < count; n += 1)
    ledger.add(
      ledger.read(numbers, (length) => {
        if (length > bytes.left) throw new DamagedLetter('A secret is cut off.');
        return lettersOf(bytes.take(length));
      }),
    );
  if (!numbers.isRead || bytes.left > 0 || checkOf(headBytes(head), ledger) !== check)
    throw new DamagedLetter('It is not what was written.');
  return ledger;
}

/** Whom a letter is for. */
export const addresseeOf = ({ from }: Head): Side => opponentOf(from);
