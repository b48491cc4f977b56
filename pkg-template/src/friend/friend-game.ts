// A game with a friend on a board: what comes by link, live or from other pages is taken, what the reader does is sent, kept and told.

import { isSame } from '../engine/definition-text.js';
import type { Definition } from '../engine/names.js';
import { act, query } from '../game/controller.js';
import { type Game, type Host, notify, tellPage } from '../game/game.js';
import { writeFriendLink } from '../reader/hash-link.js';
import { type Arrival, Friendship } from './friendship.js';
import { keepFriendship, recallFriendship } from './keeping.js';
import type { LiveLink } from './live-link.js';
import type { Entry } from './log.js';
import { type Fault, type OwnRules, readWhole, type WholeLetter } from './reading.js';

/** What is said of a link that was opened, until the game goes on. */
export type Notice = { kind: Fault | 'not-kept' } | Extract<Arrival, { kind: 'stale' | 'fork' | 'foreign' }>;

/** What the page is told. */
export type Told = 'made' | 'opened' | 'received' | 'live' | 'broken';

/** How a letter came: by a link that the reader has opened, or live. */
export type Way = 'link' | 'live';

/** What shows a game with a friend. */
export interface Table {
  /** Shows how it stands. */
  show(): void;
  /** Another game is shown in its place. */
  lay(): void;
  clear(): void;
}

/** Makes games of the engine by the rules of a board, for logs alone. */
export const rulesOf =
  (game: Game): (() => OwnRules) =>
  () =>
    game.diagram.clone();

/** The time, in minutes since 1970. */
const minutesNow = (): number => Math.floor(Date.now() / 60_000);

/** Puts a link into the address of the page. Where addresses cannot change, it stands in the panel alone. */
export function writeAddress(link: string): void {
  try {
    history.replaceState(history.state, '', link);
  } catch {}
}

/** The address of the page leads to no game with a friend any more. */
export const forgetAddress = (): void => writeAddress(location.href.replace(/#.*$/s, ''));

/** The game with a friend that a board shows. */
export class FriendGame {
  /** The games of boards, by their elements: boards begin again when their language has come. */
  static readonly of = new WeakMap<Host, FriendGame>();

  notice: Notice | undefined;
  live: LiveLink | undefined;
  table: Table | undefined;
  readonly definition: Definition;
  /** Tells other pages of this browser, when they can read it. */
  onKept: () => void = () => undefined;

  /**
   * A game that a board shows from now on.
   *
   * @param address what its links begin with
   */
  constructor(
    public game: Game,
    public friendship: Friendship,
    readonly address: string,
  ) {
    this.definition = game.settings.definition;
    FriendGame.of.set(game.host, this);
  }

  /** A link to the friend with the game as it stands; it may lead to live play. */
  link(live?: string): string {
    const board = this.game.host.getAttribute('friend') ?? '';
    return writeFriendLink(this.address, { letter: this.friendship.letter(), board, live });
  }

  /** Whether it can be played by the rules that a board has now. */
  fits({ settings }: Game): boolean {
    return isSame(settings.definition, this.definition);
  }

  /** Leaves the game: the board is free for others. */
  leave(): void {
    this.live?.close();
    FriendGame.of.delete(this.game.host);
    this.table?.clear();
    this.friendship.free();
  }

  /** The reader goes elsewhere; the game stays in the list. */
  goAway(): void {
    const { game } = this;
    this.leave();
    forgetAddress();
    act(game, notify, game.say('friend-left'));
  }

  /** Begins, or goes on with what has come: what is due at once is done. */
  begin(told: Told): void {
    this.#settle();
    this.#goOn(told);
  }

  /** The reader has made a move on the board. `isDone`: the turn went to the other side. */
  moved(path: string, isDone: boolean): void {
    this.#do(() => this.friendship.move(path, isDone));
  }

  /** The reader does something else than a move. */
  enter(entry: Entry): void {
    this.#do(() => this.friendship.ledger.add(entry));
  }

  /** Calls the reader something. */
  rename(name: string): void {
    this.friendship.names[this.friendship.side === 'white' ? 0 : 1] = name;
    this.#goOn(undefined);
  }

  /** Reads a letter of this game; live also one of the game that both play after it. */
  receive(letters: string, way: Way): void {
    const { friendship, game } = this;
    const whole = query(game, () => readWhole(letters, rulesOf(game)));
    if (!whole) return;
    if ('kind' in whole) this.notice = whole;
    else if (whole.head.id === friendship.pairing.id) return this.#take(whole, way);
    else if (way === 'live' && whole.head.id === friendship.rematchId)
      return this.#playOn(Friendship.from(whole, rulesOf(game)));
    this.table?.show();
  }

  /** The reader takes the game of a link in the place of the own one. */
  takeLink(whole: WholeLetter): void {
    this.friendship.take(whole);
    this.#settle();
    this.#goOn('received');
  }

  /** The reader keeps the own game, or wants to see it as it stands. */
  keepOwn(): void {
    if (this.notice && 'ledger' in this.notice) this.notice.ledger.rules.free();
    this.#goOn(undefined);
  }

  /** Plays once more, with changed sides. */
  async rematch(): Promise<void> {
    const { game, friendship } = this;
    const next = friendship.rematch();
    const kept = await recallFriendship(next.pairing.id);
    const again = kept && query(game, () => Friendship.kept(kept, rulesOf(game)));
    if (again) next.free();
    this.#playOn(again ?? next);
  }

  /** Another page of this browser has gone on with the game. */
  async catchUp(): Promise<void> {
    const { game, friendship } = this;
    const kept = await recallFriendship(friendship.pairing.id);
    const other = kept && query(game, () => Friendship.kept(kept, rulesOf(game)));
    if (!other) return;
    if (!other.isAheadOf(friendship)) return other.free();
    friendship.free();
    this.friendship = other;
    this.notice = undefined;
    this.table?.show();
  }

  /** Tells the page. */
  tell(what: Told): void {
    const detail = { what, side: this.friendship.side, link: this.link() };
    act(this.game, tellPage, 'vd-friend', detail);
  }

  #settle(): void {
    if (query(this.game, () => this.friendship.settle())) this.#send();
  }

  #do(work: () => void): void {
    query(this.game, work);
    this.#send();
    this.#goOn('made');
  }

  /** The reader has done something now. */
  #send(): void {
    this.friendship.stamp(minutesNow());
    this.live?.send(this.friendship.letter());
  }

  #take(whole: WholeLetter, way: Way): void {
    const { friendship, game } = this;
    const arrival = query(game, () => friendship.receive(whole)) ?? { kind: 'same' };
    if (arrival.kind === 'news') return this.begin('received');
    // What is older comes live from a friend who has missed something.
    if (arrival.kind === 'stale' && way === 'live') this.live?.send(friendship.letter());
    else if (arrival.kind !== 'same') this.notice = arrival;
    this.table?.show();
  }

  #playOn(next: Friendship): void {
    this.friendship.free();
    this.friendship = next;
    this.#settle();
    this.live?.send(next.letter());
    this.table?.lay();
    this.#goOn('made');
  }

  /** Shows, keeps and tells how the game stands. */
  #goOn(told: Told | undefined): void {
    const { friendship, game } = this;
    this.notice = undefined;
    const link = this.link();
    // The address goes on with the game when the page is loaded again.
    writeAddress(link);
    this.table?.show();
    void keepFriendship(game, friendship, link).then((isKept) => {
      if (isKept) return this.onKept();
      this.notice ??= { kind: 'not-kept' };
      this.table?.show();
    });
    if (told) this.tell(told);
  }
}
