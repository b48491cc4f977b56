// Types of what a template may write on the element: attributes, properties, events. One list for all frameworks.

import type { Definition, Side, View } from '../engine/names.js';
import type { Hooks } from '../engine/page-rules.js';
import type { DiagnosticView, ReasonView, VerdictView } from '../engine/views.js';
import type { ChangeCause, PointedPiece } from '../game/game.js';
import type { Images } from '../pieces/renderer.js';
import type { Arrow } from './page-arrows.js';

/** Attributes of `<variant-diagram>`. */
export interface DiagramAttributes {
  /** Address of a definition. Without it the text of the element counts. */
  src?: string | undefined;
  /** A position instead of the start position. */
  fen?: string | undefined;
  /** The move diagram of this type is shown first, by its name or its ID. */
  piece?: string | undefined;
  /** Black is at the bottom. */
  flipped?: boolean | undefined;
  /** The bar of buttons is open from the start. */
  controls?: boolean | undefined;
  /** Only a picture of the start position. */
  still?: boolean | undefined;
  /** The address of the page may hold a definition and a game. */
  linked?: boolean | undefined;
  /** Readers can play a friend, by links and live; a value tells boards of one page apart. */
  friend?: boolean | string | undefined;
  /** Servers that tell browsers how they are reached from outside, for live play. */
  ice?: string | undefined;
  /** A record: the position becomes a puzzle with this solution. */
  solution?: string | undefined;
  /** The browser keeps the game; a value tells boards of one page apart. */
  keep?: boolean | string | undefined;
  /** The side that the computer plays. */
  opponent?: 'white' | 'black' | undefined;
  /** How well it plays, from 1 to 8. */
  level?: number | string | undefined;
  /** Milliseconds that it may think about a move. */
  time?: number | string | undefined;
  /** Time of both players, when the game opens: `5+3`, `10|30`, or White's and Black's with a slash between them. */
  clock?: string | undefined;
  /** Of a game with hidden pieces the computer, as a player, knows no more than its side sees. */
  honest?: boolean | undefined;
  /** Address of a network that judges positions for the computer. */
  judgement?: string | undefined;
  /** The computer analyses the positions that are shown. */
  analysis?: boolean | undefined;
  /** Whose view of a game with hidden pieces is shown; `both` without it. */
  view?: View | undefined;
  /** How the board is drawn, whatever the definition says. */
  skin?: 'squares' | 'plain' | 'lines' | 'shogi' | 'xiangqi' | 'janggi' | undefined;
  /** `flat`: without grain, bevels and shadows. */
  theme?: 'flat' | undefined;
  /** Who plays White, for the plate at the board. */
  'white-player'?: string | undefined;
  /** Who plays Black. */
  'black-player'?: string | undefined;
  /** Address of a collection of puzzles, which readers find in the menu. */
  puzzles?: string | undefined;
  /** Address of a page that the card at the end of a game leads to. */
  'another-game'?: string | undefined;
  /** Which pictures of the definition are loaded. */
  images?: Images | undefined;
}

/** Properties that a page sets. */
export interface DiagramProperties {
  /** The definition that is shown. Setting it starts a new game. */
  definition?: Definition | undefined;
  /** Arrows over the board, and circles where `to` is missing. */
  arrows?: Arrow[] | undefined;
  /** The routines that `custom` and `customEffect` of the definition ask for, vetoes and endings. */
  hooks?: Hooks | undefined;
}

export type { ChangeCause, PointedPiece };

/** A move, or a step of one, that is about to be made. */
export interface IntentDetail {
  /** Of a move that was played and that the view withholds: empty. */
  path: string[];
  /** How many moves of the game are played. */
  ply: number;
}

/** A move that was played. */
export interface MovedDetail extends IntentDetail {
  san: string;
  fen: string;
}

/** The position or the record is another one. */
export interface ChangeDetail {
  cause: ChangeCause;
  /** The number of the move that is shown, and of the moves of its line. */
  ply: number;
  plies: number;
  fen: string;
  /** The game as text, with its variations. */
  record: string;
}

/** A side that is out of time. */
export interface TimeDetail {
  side: Side;
}

/** A game with a friend that goes on. */
export interface FriendDetail {
  /** There is something to send; a link was opened; the friend has done something; the browsers are connected, or no longer. */
  what: 'made' | 'opened' | 'received' | 'live' | 'broken';
  /** The side of the reader. */
  side: Side;
  /** What takes the game to the friend as it stands now. */
  link: string;
}

/** What the reader is entering. */
export interface SelectDetail {
  /** The steps so far; empty if nothing is selected any more. */
  path: string[];
  /** The piece that moves. */
  piece: PointedPiece | undefined;
}

/** What the reader points at. */
export interface HoverDetail {
  /** A square or a slot; nothing if the pointer has left the board. */
  step: string | undefined;
  piece: PointedPiece | undefined;
}

/** A puzzle that is over, or a wrong move in one that goes on. */
export interface PuzzleDetail {
  state: 'solved' | 'failed' | 'shown' | 'wrong';
  /** Why the move is wrong, with the code `not-solution`. */
  reason: ReasonView | undefined;
  /** How many moves were wrong. */
  mistakes: number;
  /** How many hints were asked for. */
  hints: number;
}

/** The events, and what they tell. */
export interface DiagramEvents {
  /** A step of a move is about to be taken. Can be cancelled. */
  'vd-step': CustomEvent<IntentDetail>;
  /** A move is about to be played. Can be cancelled. */
  'vd-move': CustomEvent<IntentDetail>;
  /** A move was played. */
  'vd-moved': CustomEvent<MovedDetail>;
  /** The position or the record is another one. */
  'vd-change': CustomEvent<ChangeDetail>;
  /** Steps of a move are entered, or forgotten. */
  'vd-select': CustomEvent<SelectDetail>;
  /** The pointer or the focus is on a square or a slot, or on none. */
  'vd-hover': CustomEvent<HoverDetail>;
  /** The game is over. */
  'vd-verdict': CustomEvent<VerdictView>;
  /** A side is out of time, and loses. Can be cancelled. */
  'vd-time': CustomEvent<TimeDetail>;
  /** A game with a friend goes on. */
  'vd-friend': CustomEvent<FriendDetail>;
  /** A puzzle is solved, cannot be solved any more, or a move was wrong. */
  'vd-puzzle': CustomEvent<PuzzleDetail>;
  /** A definition was read. */
  'vd-diagnostics': CustomEvent<{ diagnostics: DiagnosticView[] }>;
}

/** Functions that are told of the events. */
export type DiagramListeners = { [K in keyof DiagramEvents]: (event: DiagramEvents[K]) => void };

declare global {
  interface HTMLElementTagNameMap {
    'variant-diagram': import('./element.js').VariantDiagram;
  }
  interface HTMLElementEventMap extends DiagramEvents {}
}
