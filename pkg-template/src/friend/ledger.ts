// Plays a log on a game of the engine, which checks every move. What the rules do not know stands here: offers and answers, who gives
// up, the draw of a start, set-ups that are sealed.

import type { GameResult, Side } from '../engine/names.js';
import { isPanic } from '../engine/panic.js';
import { opponentOf } from '../engine/sides.js';
import type { Digits } from '../reader/bytes.js';
import { drawStart, hasBytes, NONCE, SEAL, sealOf } from './chance.js';
import type { Entry } from './log.js';
import { type Rules, turnOf } from './rules.js';
import { hidesSetUps, placeAll, placeAnything } from './set-up.js';

/** How a game ended that no rule has ended. */
export interface Agreement {
  reason: 'resigned' | 'agreed';
  result: GameResult;
}

/** A set-up of one side that the other one has not seen. */
export interface SealedSetUp {
  side: Side;
  seal: string;
  /** What the other side has placed since. */
  answers: string[];
}

/** What comes next: of the draw of a start, then the game. */
export type Stage = 'commit' | 'number' | 'reveal' | 'play';

/** An entry that does not follow from those before. */
export class Misfit extends RangeError {
  constructor(readonly kind: Entry['kind']) {
    super(`There can be no ${kind} here.`);
  }
}

/** Most moves that are played for a log: a stranger's link keeps no page busy for long. */
const MOST_PLAYS = 20_000;

/** All that is no move, in the order of its numbers. New kinds come last. */
const KINDS = [
  'resign white',
  'resign black',
  'offer white',
  'offer black',
  'ask white',
  'ask black',
  'accept',
  'decline',
  'grant',
  'refuse',
  'commit',
  'number',
  'reveal',
  'seal',
  'open',
  '',
] as const;

const nameOf = (entry: Exclude<Entry, { kind: 'move' }>): (typeof KINDS)[number] =>
  'side' in entry ? `${entry.kind} ${entry.side}` : entry.kind;

/** How many bytes come with an entry. */
const BYTES: Partial<Record<Entry['kind'], number>> = {
  commit: SEAL,
  number: NONCE,
  reveal: NONCE,
  seal: SEAL,
  open: NONCE,
};

/** A log, and where it has led. */
export class Ledger<R extends Rules = Rules> {
  readonly entries: Entry[] = [];
  /** Who is behind each of them. */
  readonly authors: Side[] = [];
  /** The entries as numbers: which of how many was chosen. */
  readonly digits: [value: number, radix: number][] = [];
  /** The moves that are played. As long as a set-up is sealed, others stand for it. */
  line: string[] = [];
  /** Who made them. */
  movers: Side[] = [];
  stage: Stage;
  /** The number of the start, where it was drawn. */
  start: string | undefined;
  /** Who offers a draw, and who asks to take a move back. */
  offer: Side | undefined;
  asked: Side | undefined;
  ended: Agreement | undefined;
  sealed: SealedSetUp | undefined;
  /** Whether the sides set up unseen, one after the other. */
  readonly hasSetUps: boolean;
  /** How many moves belong to set-ups. */
  setUp = 0;
  #committed = '';
  #number = '';
  /** How many moves were played, those included that were played again after a move was taken back. */
  #plays = 0;

  /**
   * An empty log.
   *
   * @param rules a game of the engine that is the ledger's alone
   * @param id names the game: what is sealed for one game means nothing in another
   * @param inviter the side of whoever has begun it
   */
  constructor(
    readonly rules: R,
    readonly id: string,
    readonly inviter: Side,
  ) {
    rules.viewAs('both');
    this.stage = rules.shuffle() === undefined ? 'play' : 'commit';
    this.hasSetUps = this.stage === 'play' && hidesSetUps(rules);
    this.#begin();
  }

  /** The side to move. */
  get turn(): Side {
    return turnOf(this.rules);
  }

  /** Whether the game is over, by a rule or without. */
  get isOver(): boolean {
    return this.ended !== undefined || this.rules.scene().verdict !== undefined;
  }

  /** Whether the side to move has to seal its set-up. */
  get needsSeal(): boolean {
    return this.hasSetUps && this.line.length === 0;
  }

  /** Whether both have set up, so that what is sealed has to be shown before the game goes on. */
  get needsOpening(): boolean {
    const { sealed } = this;
    return sealed !== undefined && sealed.answers.length > 0 && this.turn === sealed.side;
  }

  /** The moves that the side to move may make now. */
  legal(): string[] {
    const isOpen = this.stage === 'play' && !this.ended && !this.needsSeal && !this.needsOpening;
    return isOpen ? this.rules.moves('path') : [];
  }

  /** Goes on with an entry; throws a `Misfit` if it does not follow. */
  add(entry: Entry): void {
    const legal = this.legal();
    const index = entry.kind === 'move' ? legal.indexOf(entry.path) : legal.length;
    if (index < 0 || !this.#isDue(entry)) throw new Misfit(entry.kind);
    const author = this.#authorOf(entry);
    this.digits.push([index, legal.length + 1]);
    if (entry.kind !== 'move') this.digits.push([KINDS.indexOf(nameOf(entry)), KINDS.length]);
    this.#follow(entry);
    this.entries.push(entry);
    this.authors.push(author);
  }

  /** The next entry of a log that is written as numbers. `bytes` has what numbers do not say. */
  read(digits: Digits, bytes: (count: number) => string): Entry {
    const legal = this.legal();
    const path = legal[digits.next(legal.length + 1)];
    if (path !== undefined) return { kind: 'move', path };
    const [name, side] = (KINDS[digits.next(KINDS.length)] ?? '').split(' ');
    const kind = name as Entry['kind'];
    if (side) return { kind, side } as Entry;
    if (kind === 'open') return { kind, bytes: bytes(NONCE), paths: this.needsOpening ? this.#readSetUp(digits) : [] };
    const count = BYTES[kind];
    return (count === undefined ? { kind } : { kind, bytes: bytes(count) }) as Entry;
  }

  /** The last move of a side, as its place in the line; `undefined` if there is none that can be taken back. */
  lastMoveOf(side: Side): number | undefined {
    const last = this.movers.lastIndexOf(side);
    return this.sealed || last < this.setUp ? undefined : last;
  }

  #begin(): void {
    if (this.start === undefined) this.rules.restart();
    else this.rules.shuffle(this.start);
  }

  #isDue(entry: Entry): boolean {
    const { kind } = entry;
    if ('bytes' in entry && !hasBytes(entry.bytes, BYTES[kind] ?? 0)) return false;
    if (kind === 'commit' || kind === 'number' || kind === 'reveal') return this.stage === kind && !this.ended;
    if (this.isOver) return false;
    if (kind === 'resign') return true;
    if (this.stage !== 'play') return false;
    if (kind === 'seal') return this.needsSeal;
    if (kind === 'open') return this.needsOpening;
    if (kind === 'offer') return this.offer === undefined;
    if (kind === 'ask') return this.asked === undefined && this.lastMoveOf(entry.side) !== undefined;
    if (kind === 'accept' || kind === 'decline') return this.offer !== undefined;
    if (kind === 'grant' || kind === 'refuse') return this.asked !== undefined;
    return kind === 'move';
  }

  #authorOf(entry: Entry): Side {
    if ('side' in entry) return entry.side;
    if (entry.kind === 'commit' || entry.kind === 'reveal') return this.inviter;
    if (entry.kind === 'number') return opponentOf(this.inviter);
    if (entry.kind === 'accept' || entry.kind === 'decline') return opponentOf(this.offer ?? 'white');
    if (entry.kind === 'grant' || entry.kind === 'refuse') return opponentOf(this.asked ?? 'white');
    return this.turn;
  }

  #follow(entry: Entry): void {
    if (entry.kind === 'move') this.#move(entry.path);
    else if (entry.kind === 'resign') this.ended = { reason: 'resigned', result: opponentOf(entry.side) };
    else if (entry.kind === 'accept') this.ended = { reason: 'agreed', result: 'draw' };
    else if (entry.kind === 'offer') this.offer = entry.side;
    else if (entry.kind === 'ask') this.asked = entry.side;
    else if (entry.kind === 'decline') this.offer = undefined;
    else if (entry.kind === 'refuse') this.asked = undefined;
    else if (entry.kind === 'grant') this.#takeBack();
    else if (entry.kind === 'seal') this.#seal(entry.bytes);
    else if (entry.kind === 'open') this.#open(entry.bytes, entry.paths);
    else if ('bytes' in entry) this.#draw(entry.kind, entry.bytes);
  }

  #play(path: string): void {
    this.#plays += 1;
    if (this.#plays > MOST_PLAYS) throw new Misfit('move');
    this.movers.push(this.turn);
    this.rules.play(path.split(' '));
    this.line.push(path);
  }

  #move(path: string): void {
    const mover = this.turn;
    this.#play(path);
    this.sealed?.answers.push(path);
    // Who moves declines what the other one has offered, and refuses what was asked.
    if (this.offer !== mover) this.offer = undefined;
    if (this.asked !== mover) this.asked = undefined;
  }

  #takeBack(): void {
    const last = this.asked && this.lastMoveOf(this.asked);
    this.asked = undefined;
    this.offer = undefined;
    if (last !== undefined) this.#replay(this.line.slice(0, last));
  }

  /** Plays a line from the start, in the place of the one that was played. */
  #replay(line: readonly string[]): void {
    this.line = [];
    this.movers = [];
    this.#begin();
    for (const it of line) this.#play(it);
  }

  #draw(kind: 'commit' | 'number' | 'reveal', bytes: string): void {
    if (kind === 'commit') {
      this.#committed = bytes;
      this.stage = 'number';
    } else if (kind === 'number') {
      this.#number = bytes;
      this.stage = 'reveal';
    } else {
      if (sealOf(this.id, bytes) !== this.#committed) throw new Misfit(kind);
      this.start = drawStart(this.rules, this.id, bytes, this.#number);
      this.stage = 'play';
      this.#begin();
    }
  }

  #seal(seal: string): void {
    const side = this.turn;
    this.line = placeAnything(this.rules);
    this.movers = this.line.map(() => side);
    this.sealed = { side, seal, answers: [] };
  }

  #open(salt: string, paths: readonly string[]): void {
    const { sealed } = this;
    if (!sealed || sealOf(this.id, salt, paths) !== sealed.seal) throw new Misfit('open');
    this.sealed = undefined;
    this.#begin();
    const rest = [...paths];
    // Which of the moves that were legal then.
    placeAll(this.rules, (legal) => {
      const path = rest.shift();
      const index = legal.indexOf(path ?? '');
      this.digits.push([index, legal.length]);
      return legal[index];
    });
    if (rest.length > 0) throw new Misfit('open');
    try {
      this.#replay([...paths, ...sealed.answers]);
    } catch (error) {
      if (isPanic(error)) throw error;
      throw new Misfit('open');
    }
    if (this.turn !== sealed.side) throw new Misfit('open');
    this.setUp = this.line.length;
  }

  /** The moves of a set-up that was sealed, as it is shown now. */
  #readSetUp(digits: Digits): string[] {
    const { line } = this;
    this.#begin();
    const paths = placeAll(this.rules, (legal) => legal[digits.next(legal.length)]);
    this.#replay(line);
    return paths;
  }
}
