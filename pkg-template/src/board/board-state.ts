// The state of one game on the page: everything that can change, as plain data. The view follows from it.

import type { Owner, Side, View } from '../engine/names.js';
import type {
  ArrowView,
  GroundView,
  MarkView,
  OptionsView,
  OptionView,
  PieceView,
  PlayedView,
  PuzzleView,
  ReasonView,
  RelationsView,
  SceneView,
  ThreatView,
} from '../engine/views.js';
import type { AnalysedLine } from '../search/analyse.js';
import type { DrawnArrow, Picture } from './picture.js';
import type { Preferences } from './preferences.js';

/** A path and what may follow it. */
export interface Stop {
  path: string[];
  options: OptionsView;
}

/** The stops of one move, the latest last. Never empty. */
export type Trail = [Stop, ...Stop[]];

/** The move that the reader is entering. */
export type MoveInput =
  | { kind: 'idle' }
  | { kind: 'spelling'; trail: Trail }
  /** `fresh`: the drag began the move, so that letting go over nothing forgets it. `ahead`: it is entered while the computer thinks. */
  | { kind: 'dragging'; trail: Trail; step: string; fresh: boolean; ahead: boolean }
  | { kind: 'choosing'; trail: Trail }
  | { kind: 'animating'; played: PlayedView };

/** A refused click. */
export interface Refusal {
  text: string;
  step: string;
  /** The path that was refused. */
  path: string[];
  reason: ReasonView | undefined;
}

/** A piece beside the board: in free play, and in the palette of the editor. Type 0 is the eraser, of nobody a wall. */
export interface FreePiece {
  type: number;
  side: Owner;
}

/** The tool in use: it decides what clicks do. */
export type Tool =
  | { kind: 'play' }
  | { kind: 'draw' }
  /** `piece` is what the next click puts; `problem` is why the last change was impossible. */
  | { kind: 'edit'; piece: FreePiece | undefined; problem: string };

/** The moves of one piece on an empty board, with enemies where the reader puts them. */
export interface MoveDiagram {
  type: number;
  /** The cell of the piece. */
  at: number;
  side: Side;
  /** The piece has moved before. */
  moved: boolean;
  /** Cells with enemies that stay. */
  enemies: number[];
  /** The cell with an enemy for as long as the pointer or the focus is there. */
  guest: number | undefined;
  /** The next click says where the piece stands. */
  placing: boolean;
  marks: MarkView[];
}

/** What if the piece on a cell were another one: where that could go. */
export interface Supposition {
  piece: PieceView;
  options: OptionView[];
}

/** How much room there is: on phones coordinates stand in the squares; where the element is wide, moves and hands stand beside the board. */
export type Room = 'small' | 'usual' | 'wide';

/** Panels that buttons open. */
export type PanelName = 'pieces' | 'game' | 'problems';

/** Arrows, circles and attacks over the position. */
export interface Annotations {
  /** Arrows of the page stay. */
  page: ArrowView[];
  /** Those of the reader go with the next move. */
  reader: ArrowView[];
  /** Where an arrow begins that has no end yet, and where it would end now. */
  from: number | undefined;
  to: number | undefined;
  /** The ink that the reader draws with, by its number. */
  ink: number;
  /** What both sides attack is shown. */
  attacks: boolean;
  /** Cells whose attackers are shown. */
  attackersOf: number[];
}

/** The outcome of the last try. */
export type PuzzleMood = 'ready' | 'right' | 'wrong' | 'solved' | 'failed' | 'shown';

/** A puzzle, and how far the reader has come with it. */
export interface PuzzleProgress {
  /** What the engine says about it; nothing while the game is elsewhere. */
  view: PuzzleView | undefined;
  mood: PuzzleMood;
  /** What is said about the last try. */
  words: string;
  mistakes: number;
  hints: number;
  /** A hint for this move was given: the next one shows the move. */
  hinted: boolean;
  /** Circles and arrows of a hint. */
  arrows: ArrowView[];
  /** The answer that is about to be played. */
  reply: string[] | undefined;
  /** The reader plays on against the computer: moves are not judged. */
  aside: boolean;
}

/** The computer as a player. */
export interface Opponent {
  side: Side;
  /** How well it plays, from 1 to 8. */
  level: number;
  /** Milliseconds for a move at most; without them the level has its own time. */
  time: number | undefined;
  /** Of a game with hidden pieces it knows no more than its side sees. */
  honest: boolean;
}

/** A move that the computer suggests. */
export interface Suggestion {
  words: string;
  /** It is still being looked for. */
  isOpen: boolean;
}

/** What the computer made of a position: its best line and how deep it looked. */
export interface Judgement {
  /** The moves that lead there, in algebraic notation. */
  moves: string[];
  turn: Side;
  best: AnalysedLine;
  depth: number;
}

/** What the computer makes of the position. */
export interface AnalysisState {
  /** The best lines, best first. None as long as nothing is known. */
  lines: AnalysedLine[];
  /** Plies that were looked at. */
  depth: number;
  /** It still looks deeper. */
  isOpen: boolean;
  /** It also looks for what the other side threatens: what it would do if it were its turn. */
  showsThreat: boolean;
  threat: AnalysedLine | undefined;
  /** What was made of this position so far, and of the one that was shown before. */
  judged: Judgement | undefined;
  before: Judgement | undefined;
}

/** What the computer does on this board. */
export interface ComputerState {
  opponent: Opponent | undefined;
  /** It was asked to go on from the position that is shown, though moves follow in the record. */
  asked: boolean;
  /** Why it does not go on. */
  problem: string | undefined;
  hint: Suggestion | undefined;
  /** Where the move begins, and where it ends, that the reader has entered while the computer thinks. */
  premove: string[];
  /** Nothing unless somebody wants it. */
  analysis: AnalysisState | undefined;
  /** The arrows of hints and of the analysis. */
  arrows: DrawnArrow[];
}

/** The time of a side, in milliseconds: at the start, added by each move, and for each move when the rest is gone (byoyomi). */
export interface TimeControl {
  base: number;
  increment: number;
  byoyomi: number;
}

/** The clocks of a game. */
export interface ClockState {
  /** What White and Black have. */
  control: [TimeControl, TimeControl];
  /** What they have left, in milliseconds, when the clock was looked at last. */
  left: [number, number];
  /** Whether only the time for single moves is left. */
  overtime: [boolean, boolean];
  /** Whose clock runs, and since when; a clock without a time is paused. */
  running: Side | undefined;
  since: number | undefined;
  /** How many moves were made then. */
  plies: number;
  /** Who has run out of time. */
  fallen: Side | undefined;
  /** It goes on while the page is hidden. */
  always: boolean;
}

/** A game with a friend, who has another board. */
export interface FriendState {
  /** The side of the reader. */
  side: Side;
  /** What the friend is called. */
  name: string;
  /** The reader waits whoever is to move: something else comes first. */
  waits: boolean;
  /** What the status line says then. */
  words: string;
}

/** Side effects of the move under the pointer: castling partners, captures in passing, changes of type. */
export interface MovePreview extends Pick<Picture, 'ghosts' | 'highlights' | 'faded'> {
  /** What the ground becomes. */
  ground: GroundView[];
}

/** Answers of the engine about the position that is shown. */
export interface Answers {
  origins?: OptionsView;
  relations?: RelationsView;
  /** What White and Black attack. */
  threats?: [ThreatView[], ThreatView[]];
}

/** The state of one game on the page. */
export interface BoardState {
  /** The position that is shown. */
  scene: SceneView;
  answers: Answers;
  /** The position before the last move, if that was played here. */
  before: SceneView | undefined;
  input: MoveInput;
  tool: Tool;
  refusal: Refusal | undefined;
  /** A message about the game as a whole, until the next action. */
  notice: string | undefined;
  /** The step under the pointer, or with the focus. */
  pointed: string | undefined;
  preview: MovePreview | undefined;
  /** The cell under the dragged piece, if it can be dropped there. */
  dropTarget: number | undefined;
  moveDiagram: MoveDiagram | undefined;
  supposition: Supposition | undefined;
  annotations: Annotations;
  puzzle: PuzzleProgress | undefined;
  computer: ComputerState;
  clock: ClockState | undefined;
  friend: FriendState | undefined;
  /** Black is at the bottom. */
  flipped: boolean;
  /** Whose view is shown. */
  view: View;
  /** The cell that Tab enters, and whether a ring is drawn around it. */
  focus: number;
  ring: boolean;
  /** How much larger the squares are than usual. */
  zoom: number;
  /** What the reader wants of all boards. */
  preferences: Preferences;
  room: Room;
  /** How many planes are drawn in a row. */
  across: number;
  /** No move or change was made yet. */
  untouched: boolean;
  /** The position of the beginning is shown, with the arrows of the definition. */
  atStart: boolean;
  /** The game is played through, a move a second. */
  autoplay: boolean;
  openPanels: Set<PanelName>;
  /** The type whose row the table of the pieces shows. */
  selectedType: number | undefined;
  /** The text of the live region. A new object repeats it. */
  announcement: { text: string };
}

/** The state of a game that begins with a position. */
export function initialState(scene: SceneView, flipped: boolean, focus: number): BoardState {
  return {
    scene,
    answers: {},
    before: undefined,
    input: { kind: 'idle' },
    tool: { kind: 'play' },
    refusal: undefined,
    notice: undefined,
    pointed: undefined,
    preview: undefined,
    dropTarget: undefined,
    moveDiagram: undefined,
    supposition: undefined,
    annotations: { page: [], reader: [], from: undefined, to: undefined, ink: 0, attacks: false, attackersOf: [] },
    puzzle: undefined,
    computer: {
      opponent: undefined,
      asked: false,
      problem: undefined,
      hint: undefined,
      premove: [],
      analysis: undefined,
      arrows: [],
    },
    clock: undefined,
    friend: undefined,
    flipped,
    view: 'both',
    focus,
    ring: false,
    zoom: 1,
    preferences: {},
    room: 'usual',
    across: Infinity,
    untouched: true,
    atStart: true,
    autoplay: false,
    selectedType: undefined,
    openPanels: new Set(),
    announcement: { text: '' },
  };
}

/** Changes some properties of a state, or of a part of it. */
export function update<T extends object>(target: T, change: Partial<T>): void {
  Object.assign(target, change);
}

/** The latest stop, if a move is being spelled. */
export function latestStop(input: MoveInput): Stop | undefined {
  return 'trail' in input ? input.trail[input.trail.length - 1] : undefined;
}

/** Whether an earlier position is shown: another move from there begins a variation. */
export function isPast({ scene }: BoardState): boolean {
  return scene.ply < scene.plies;
}

/** The piece on a cell. */
export function pieceOn({ scene }: BoardState, cell: number | undefined): PieceView | undefined {
  return cell === undefined ? undefined : scene.pieces.find((it) => it.cell === cell);
}
