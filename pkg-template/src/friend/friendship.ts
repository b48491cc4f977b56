// A game with a friend as one of the two has it: the log so far, the secrets of this browser, and what comes of a letter. Nothing here
// knows of a page.

import type { Side } from '../engine/names.js';
import { ofSide, opponentOf } from '../engine/sides.js';
import type { KeptFriend } from '../games/kept-game.js';
import { lettersOf } from '../reader/bytes.js';
import { NONCE, randomLetters, sealOf } from './chance.js';
import { Ledger } from './ledger.js';
import { addresseeOf, type Head, ID_BYTES, type Pairing, writeLetter } from './letter.js';
import { commonEntries, type Entry, joinedLogs } from './log.js';
import { type OwnRules, readWhole, type WholeLetter } from './reading.js';
import { sha256 } from './sha256.js';

/** What this browser alone knows of a game, until it is shown. */
export interface Secrets {
  /** The number that it has sealed, and the salt of its set-up; empty for none. */
  number: string;
  salt: string;
  /** Its set-up, as far as it is made. */
  paths: string[];
}

/** When the friend and the reader did something last. */
export interface Minutes {
  theirs: number;
  mine: number;
}

/** How a letter and this browser differ: the move after which they do, and how both go on. */
export interface Difference {
  ply: number;
  theirs: Entry | undefined;
  mine: Entry | undefined;
}

/** What came of a letter. */
export type Arrival =
  /** Nothing new. */
  | { kind: 'same' }
  /** It was taken: the friend has done something. */
  | { kind: 'news' }
  /** It ends earlier than the game of this browser: after so many moves. */
  | { kind: 'stale'; plies: number }
  /** It is another game, or holds moves of the reader that were made elsewhere: somebody has to decide. */
  | ({ kind: 'fork' | 'foreign' } & WholeLetter & Difference);

/** The minutes of a day. */
const DAY = 1440;

const NO_SECRETS: Secrets = { number: '', salt: '', paths: [] };

/** How many moves a log holds up to an entry. */
const pliesIn = (entries: readonly Entry[], end: number): number =>
  entries.slice(0, end).filter((it) => it.kind === 'move').length;

/** A game with a friend. */
export class Friendship {
  ledger: Ledger<OwnRules>;
  names: [string, string];
  secrets: Secrets;
  /** When each of the two did something last, in minutes since 1970; 0 where nobody counts. */
  minutes: Minutes = { theirs: 0, mine: 0 };

  /**
   * A game.
   *
   * @param pairing who plays whom
   * @param side the side of the reader
   * @param newRules makes games of the engine for the ledger alone
   */
  constructor(
    readonly pairing: Pairing,
    readonly side: Side,
    public newRules: () => OwnRules,
    secrets: Secrets = NO_SECRETS,
    ledger?: Ledger<OwnRules>,
  ) {
    this.names = [...pairing.names];
    this.secrets = { ...secrets, paths: [...secrets.paths] };
    this.ledger = ledger ?? new Ledger(newRules(), pairing.id, pairing.inviter);
  }

  /** A game that a letter begins, or goes on with, for whom it is addressed to. */
  static from({ head, ledger }: WholeLetter, newRules: () => OwnRules): Friendship {
    const made = new Friendship(head, addresseeOf(head), newRules, NO_SECRETS, ledger);
    made.minutes.theirs = head.minutes;
    return made;
  }

  /** A game that was kept; `undefined` if it cannot be read any more. */
  static kept({ letter, minutes, secrets, side }: KeptFriend, newRules: () => OwnRules): Friendship | undefined {
    const whole = readWhole(letter, newRules);
    if ('kind' in whole) return undefined;
    const made = new Friendship(whole.head, side, newRules, secrets, whole.ledger);
    made.minutes = { ...minutes };
    return made;
  }

  /** The name of the game that both play after this one: both come to the same one, whoever asks for it. */
  get rematchId(): string {
    return lettersOf(sha256(new TextEncoder().encode(`again ${this.pairing.id}`)).subarray(0, ID_BYTES));
  }

  /** The game that both play after this one, with changed sides. */
  rematch(): Friendship {
    const { inviter, days } = this.pairing;
    const names: [string, string] = [this.names[1], this.names[0]];
    const pairing = { id: this.rematchId, inviter: opponentOf(inviter), days, names };
    return new Friendship(pairing, opponentOf(this.side), this.newRules);
  }

  /** What the friend is called; empty for who has not said. */
  get friend(): string {
    return ofSide(this.names, opponentOf(this.side));
  }

  /** The whole game as a letter of the reader. */
  letter(): string {
    const { pairing, minutes, names, side } = this;
    return writeLetter({ ...pairing, names, from: side, minutes: minutes.mine }, this.ledger);
  }

  /** The reader does something now, in minutes since 1970. */
  stamp(now: number): void {
    if (this.pairing.days > 0) this.minutes.mine = now;
  }

  /** Whether the friend took longer for the last answer than was agreed. */
  get isLate(): boolean {
    const { theirs, mine } = this.minutes;
    return mine > 0 && theirs - mine > this.pairing.days * DAY;
  }

  /** Until when the reader shall move, in minutes since 1970; `undefined` where nobody counts. */
  get due(): number | undefined {
    const { theirs } = this.minutes;
    return theirs > 0 && !this.hasNews && !this.ledger.isOver ? theirs + this.pairing.days * DAY : undefined;
  }

  /** Whether the last thing that was done is the reader's, so that the friend has to be told. Who is about to move does so first. */
  get hasNews(): boolean {
    const { ledger, pairing, side, waits } = this;
    const isBegun = ledger.entries.length > 0 && ledger.entries.at(-1)?.kind !== 'reveal';
    if (!isBegun && !waits && ledger.turn === side) return false;
    return (ledger.authors.at(-1) ?? pairing.inviter) === side;
  }

  /** Whether something was sealed that this browser does not know. */
  get hasLostSecret(): boolean {
    const { ledger, secrets, side } = this;
    const isDrawing = ledger.stage === 'reveal' && this.pairing.inviter === side;
    return (isDrawing && secrets.number === '') || (ledger.sealed?.side === side && secrets.salt === '');
  }

  /** Whether the reader has to wait whoever is to move. */
  get waits(): boolean {
    const { ledger, side } = this;
    if (ledger.isOver || ledger.stage !== 'play' || this.hasLostSecret) return true;
    return (ledger.needsOpening && ledger.sealed?.side !== side) || (ledger.needsSeal && ledger.turn !== side);
  }

  /** The moves that the reader's board shows. A set-up that is not known is not shown as complete. */
  get line(): readonly string[] {
    const { ledger, secrets, side } = this;
    const { sealed } = ledger;
    if (ledger.stage !== 'play') return [];
    if (ledger.needsSeal) return ledger.turn === side ? secrets.paths : [];
    if (sealed?.side === side) return [...secrets.paths, ...sealed.answers];
    return ledger.needsOpening ? ledger.line.slice(0, -1) : ledger.line;
  }

  /** The last move of the reader's set-up, which only looks as if it were made: with it the engine would show what is not known. */
  get heldBack(): string | undefined {
    const { ledger, side } = this;
    return ledger.needsOpening && ledger.sealed?.side !== side ? ledger.line.at(-1) : undefined;
  }

  /** Does what is due without a question: numbers for the start. Returns whether there was something. */
  settle(): boolean {
    const { ledger, secrets, side } = this;
    const { stage, inviter } = ledger;
    if (stage === 'play' || ledger.isOver) return false;
    if ((stage === 'number') === (inviter === side)) return false;
    if (stage === 'commit') {
      secrets.number = randomLetters(NONCE);
      ledger.add({ kind: 'commit', bytes: sealOf(ledger.id, secrets.number) });
    } else if (stage === 'number') ledger.add({ kind: 'number', bytes: randomLetters(NONCE) });
    else if (secrets.number === '') return false;
    else ledger.add({ kind: 'reveal', bytes: secrets.number });
    return true;
  }

  /** The reader has made a move. `isDone`: the turn went to the other side. */
  move(path: string, isDone: boolean): void {
    const { ledger, secrets, side } = this;
    if (ledger.needsSeal) {
      secrets.paths.push(path);
      if (!isDone) return;
      secrets.salt = randomLetters(NONCE);
      return ledger.add({ kind: 'seal', bytes: sealOf(ledger.id, secrets.salt, secrets.paths) });
    }
    if (ledger.needsOpening && ledger.sealed?.side === side)
      ledger.add({ kind: 'open', bytes: secrets.salt, paths: [...secrets.paths] });
    ledger.add({ kind: 'move', path });
  }

  /** Takes a letter of this game, unless it is an older one, or another game. */
  receive(whole: WholeLetter): Arrival {
    const { ledger, side } = this;
    const [mine, theirs] = [ledger.entries, whole.ledger.entries];
    const common = commonEntries(mine, theirs);
    if (common === theirs.length) {
      whole.ledger.rules.free();
      this.#learnNames(whole.head);
      return common === mine.length ? { kind: 'same' } : { kind: 'stale', plies: pliesIn(theirs, common) };
    }
    const difference = { ply: pliesIn(mine, common) + 1, theirs: theirs[common], mine: mine[common] };
    if (common === mine.length) {
      if (whole.ledger.authors.slice(common).includes(side)) return { kind: 'foreign', ...whole, ...difference };
      this.take(whole);
      return { kind: 'news' };
    }
    const joined = joinedLogs(mine, theirs);
    if (!joined) return { kind: 'fork', ...whole, ...difference };
    whole.ledger.rules.free();
    this.take({ head: whole.head, ledger: this.#played(joined) });
    return { kind: 'news' };
  }

  /** Goes on with the log of a letter. */
  take({ head, ledger }: WholeLetter): void {
    this.ledger.rules.free();
    this.ledger = ledger;
    if (head.from !== this.side) this.minutes.theirs = head.minutes;
    this.#learnNames(head);
  }

  /** Whether this is the same game, and further on. */
  isAheadOf({ ledger }: Friendship): boolean {
    const [here, there] = [this.ledger.entries, ledger.entries];
    return here.length > there.length && commonEntries(here, there) === there.length;
  }

  /** Gives back what the engine holds for it. */
  free(): void {
    this.ledger.rules.free();
  }

  #learnNames({ names }: Head): void {
    this.names = [this.names[0] || names[0], this.names[1] || names[1]];
  }

  /** A log, but for what does not fit any more: who gives up after the game has ended. */
  #played(entries: readonly Entry[]): Ledger<OwnRules> {
    const { id, inviter } = this.pairing;
    const ledger = new Ledger(this.newRules(), id, inviter);
    for (const it of entries) {
      try {
        ledger.add(it);
      } catch (error) {
        if (!('side' in it) || !(error instanceof RangeError)) throw error;
      }
    }
    return ledger;
  }
}
