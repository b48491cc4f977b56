// A game that the browser keeps: what is kept of it, under which name, and what is said of it.

import type { ClockState, Opponent } from '../board/board-state.js';
import type { Definition, Side } from '../engine/names.js';
import type { SavedGame } from '../engine/saved-game.js';
import { opponentOf } from '../engine/sides.js';
import type { Game } from '../game/game.js';
import type { Message } from '../words/message.js';
import type { Say } from '../words/page.js';

/** What is kept of a game with a friend: enough to go on with it, and what this browser alone knows. */
export interface KeptFriend {
  /** The side of the reader. */
  side: Side;
  /** What the friend is called; empty for who has not said. */
  name: string;
  /** The game as it was sent last, or would be sent now. */
  letter: string;
  secrets: { number: string; salt: string; paths: string[] };
  /** When both did something last. */
  minutes: { theirs: number; mine: number };
}

/** A game that the browser keeps. */
export interface KeptGame {
  /** The name under which it is kept: one game for each board of a page. */
  key: string;
  /** The address of its page. */
  page: string;
  title: string;
  /** The family of games in whose words it is told. */
  family: string | undefined;
  definition: Definition;
  /** Record, position and place in the record. */
  game: SavedGame;
  /** The side that the computer plays, and how. */
  opponent: Opponent | undefined;
  /** What both sides have left. */
  clock: ClockState | undefined;
  flipped: boolean;
  /** How many moves were made, and whose turn it is. */
  plies: number;
  turn: Side;
  over: boolean;
  /** The definition of its page has changed since. */
  former: boolean;
  /** Addresses of its page may hold a game. */
  linked: boolean;
  /** When it was kept, in milliseconds since 1970. */
  time: number;
  /** Of a game with a friend: what else is kept, and the address that goes on with it. */
  friend?: KeptFriend;
  link?: string;
}

/** An address without what it points at inside a page. */
const pageOf = (address: string): string => address.replace(/#.*$/s, '');

/** The name of the game of a board: its page, and what the attribute `keep` calls it. */
export function keyOf(host: HTMLElement): string {
  return `${pageOf(host.ownerDocument.URL)}#${host.getAttribute('keep') ?? ''}`;
}

/** What there is to keep of a game now. */
export function keptGame({ board, host, saved, settings, state }: Game, time: number): KeptGame {
  const { plies, turn } = state.scene;
  return {
    key: keyOf(host),
    page: pageOf(host.ownerDocument.URL),
    title: board.appearance.title || host.ownerDocument.title,
    family: board.appearance.family,
    definition: settings.definition,
    game: { ...saved },
    opponent: state.computer.opponent && { ...state.computer.opponent },
    // Nobody's time passes while the page is away.
    clock: state.clock && { ...state.clock, running: undefined, since: undefined },
    flipped: state.flipped,
    plies,
    turn,
    over: saved.ending !== undefined,
    former: false,
    linked: host.hasAttribute('linked'),
    time,
  };
}

/** Who plays, and how far the game is, in words. */
export function keptWords(say: Say, { friend, opponent, over, plies, turn, former }: KeptGame): string {
  const side = friend?.side ?? (opponent && opponentOf(opponent.side));
  const state = over ? 'over' : turn === side ? 'yours' : turn;
  const sentences: Message[] = [{ id: 'kept-state', args: { plies, state: { choice: state } } }];
  if (side) {
    const reader = { id: side, args: {} };
    if (friend) {
      const name = friend.name || { id: 'kept-someone', args: {} };
      sentences.unshift({ id: 'kept-friend', args: { side: reader, name } });
    } else if (opponent) sentences.unshift({ id: 'computer-pairing', args: { reader, level: opponent.level } });
  }
  if (former) sentences.push({ id: 'kept-former', args: {} });
  return say('sentences', { all: { sentences } });
}
