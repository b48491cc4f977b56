// One game on the page: the context of all functions of the controller. No behaviour of its own.

import { type BoardState, pieceOn } from '../board/board-state.js';
import type { BoardDrawing } from '../board/board-svg.js';
import type { ShadowParts } from '../controls/shadow-dom.js';
import type { BoardDiagram, BoardDiagramConstructor } from '../engine/load.js';
import type { Definition, Side, View } from '../engine/names.js';
import type { Hooks } from '../engine/page-rules.js';
import type { WholeGame } from '../engine/saved-game.js';
import type { BoardView, DiagnosticView, LinesView, SceneView, ZoneView } from '../engine/views.js';
import type { Images, PieceRenderer } from '../pieces/renderer.js';
import type { Say } from '../words/page.js';
import { freePieceOf } from './free-placement.js';

/** What has changed the position or the record: `load` reads a record or a position, `edit` is every change by hand. */
export type ChangeCause = 'move' | 'undo' | 'redo' | 'goto' | 'load' | 'restart' | 'edit';

/** A piece as pages are told of it: the number, ID and name of its type, and its side. */
export interface PointedPiece {
  type: number;
  id: string;
  name: string;
  side: Side;
}

/** How the element wants its board. */
export interface GameSettings {
  definition: Definition;
  hooks: Hooks | undefined;
  /** A record: the position becomes a puzzle with this solution. */
  solution: string | null;
  flipped: boolean;
  /** What is said about the game is said in this language, whose catalogue is loaded, or in English. */
  language: string;
  /** Whose view is shown at first. */
  view: View;
  /** Only a picture: nothing can be clicked. */
  still: boolean;
  /** The skin that the page wants, whatever the definition says. */
  skin: string | undefined;
  /** Which of the author's pictures are used. */
  images: Images;
  /** Address of a network that judges positions for the computer. */
  judgement: string | null;
  /** The definition was brought by a link: the page does not answer for what it says. */
  linked: boolean;
}

/** The element around a game, as far as the game knows it. */
export interface Host extends HTMLElement {
  flipped: boolean;
  opponent: Side | undefined;
  level: number;
  time: number | undefined;
  honest: boolean;
  analysis: boolean;
  view: View;
  flip(): void;
  load(record: string): unknown;
  link(address?: string): Promise<string>;
}

/** Something beside the board that follows the game. */
export interface Follower {
  show(game: Game): void;
}

/** A follower with a place of its own on the page. */
export interface Panel extends Follower {
  readonly root: HTMLElement;
}

/** How the players of a game write its moves, while its reader wants that. */
export interface PlayersNotation {
  /** The language that moves are read in, where they have words of one. */
  readonly lang: string | undefined;
  /** The moves of the record in the order of `lines`; nothing for one that is written as it is there. */
  record(lines: LinesView): readonly (string | undefined)[];
  /** The move that a path spells in the position that is shown. */
  move(path: string[]): string | undefined;
}

/** One game on the page. */
export interface Game {
  readonly host: Host;
  readonly settings: GameSettings;
  /** Says what is told of the game, in the language of its reader. */
  readonly say: Say;
  /** Whether there was a catalogue when the game was made; else all is told again when it comes. */
  readonly hasWords: boolean;
  /** Tells where the game stands, with the move that led there from another position. It comes with the part for readers. */
  tellPosition: (before?: SceneView) => string;
  /** What else there is to a position than what the engine tells: it comes with a game with a friend. */
  asSeen: (scene: SceneView) => SceneView;
  /** What a game with a friend makes of another game by the same players. */
  rematch?: (() => void) | undefined;
  /** Finds the definition that the page has for this board. */
  readonly own: () => Promise<{ definition: Definition }>;
  readonly Diagram: BoardDiagramConstructor;
  /** The engine's game. Another one takes its place after a panic. */
  diagram: BoardDiagram;
  /** Another one takes its place when its squares are named otherwise. */
  board: BoardView;
  /** Nothing while moves are written as in chess. */
  notation?: PlayersNotation | undefined;
  readonly diagnostics: DiagnosticView[];
  /** The index of each cell by its step. */
  readonly cellOf: ReadonlyMap<string, number>;
  /** Squares that types treat in their own way: asked once for each type and side. */
  readonly zones: Map<string, ZoneView[]>;
  readonly state: BoardState;
  /** The last position that was reached without a panic. */
  saved: WholeGame;
  readonly parts: ShadowParts;
  readonly pieces: PieceRenderer;
  drawing: BoardDrawing;
  readonly followers: Follower[];
  /** What was shown: the last announcement, and all kinds of marks and zones. */
  readonly shown: {
    announcement?: BoardState['announcement'];
    /** What the board was drawn for. */
    preferences?: BoardState['preferences'];
    /** The path that the page was told of last. */
    path?: string[];
    readonly kinds: Set<string>;
  };
  /** Events that the page is sent when the board shows what they tell. */
  readonly outbox: CustomEvent[];
  /** Ends the game: nothing is listened to or shown any more. */
  readonly abort: AbortController;
  /** Aborted when the game is gone. */
  readonly signal: AbortSignal;
}

/** Announces something to screen readers. */
export function announce({ state }: Game, text: string): void {
  state.announcement = { text };
}

/** Tells the reader something about the game as a whole. It stands in the status line until the next action. */
export function notify(game: Game, text: string): void {
  game.state.notice = text;
  announce(game, text);
}

/** Announces an intent to the page; `false` if a listener prevents it. */
export function askPage({ host }: Game, type: string, detail: object): boolean {
  return host.dispatchEvent(new CustomEvent(type, { detail, cancelable: true, bubbles: true, composed: true }));
}

/** Tells the page what has happened, as soon as it is shown. */
export function tellPage({ outbox }: Game, type: string, detail: object): void {
  outbox.push(new CustomEvent(type, { detail, bubbles: true, composed: true }));
}

/** Whether rules are enforced for what is entered now. */
export function isEnforced({ board, state }: Game): boolean {
  return board.enforce && state.tool.kind !== 'edit';
}

/** What people call a cell. */
export function labelOf({ board }: Game, cell: number | undefined): string {
  return board.cells[cell ?? -1]?.label ?? '';
}

/** The cells of a path, without steps that are no squares. */
export function cellsOf({ cellOf }: Game, path: string[]): number[] {
  return path.flatMap((it) => cellOf.get(it) ?? []);
}

/** The type of a piece on a square, in a slot or from nowhere. */
export function typeAt({ state, cellOf }: Game, step: string): number | undefined {
  const piece =
    pieceOn(state, cellOf.get(step)) ?? state.scene.hands.find((it) => it.step === step) ?? freePieceOf(step);
  return piece?.type;
}

/** The piece on a square, or the type and side of pieces in a slot, as pages know it. */
export function pieceAt({ board, state, cellOf }: Game, step: string | undefined): PointedPiece | undefined {
  if (step === undefined) return undefined;
  const found = pieceOn(state, cellOf.get(step)) ?? state.scene.hands.find((it) => it.step === step);
  const type = board.types[(found?.type ?? 0) - 1];
  if (!found || found.side === 'nobody' || !type) return undefined;
  return { type: type.number, id: type.id, name: type.name, side: found.side };
}

/** Whether there is a piece on a square, or one that a step outside the board stands for. */
export function isOccupied({ state, cellOf }: Game, step: string): boolean {
  return freePieceOf(step) !== undefined || pieceOn(state, cellOf.get(step)) !== undefined;
}
