// The element `<variant-diagram>`: its attributes, its public face, and which game it shows.
import { definitionFrom } from '../engine/definition-text.js';
import type { BoardDiagram } from '../engine/load.js';
import type { Definition, Side, View } from '../engine/names.js';
import type { Hooks } from '../engine/page-rules.js';
import type { DiagnosticView, EndingView, SceneView } from '../engine/views.js';
import type { InvitationOptions } from '../friend/invitation.js';
import { goTo, restart, showDiagram, stepThrough } from '../game/commands.js';
import { act } from '../game/controller.js';
import type { Game } from '../game/game.js';
import { cancel, click } from '../game/move-input.js';
import { diagramOfPage } from '../game/page-changes.js';
import { playWhole } from '../game/play.js';
import type { EndingOptions } from '../search/endings.js';
import type { AnySolveOptions, Solved } from '../search/solve.js';
import { takeEarlyProperties } from './early-properties.js';
import { followAttribute, isFollowed } from './followed-attributes.js';
import { levelOf, sideOf, timeOf, viewOf, writeAttribute } from './opponent-attributes.js';
import { type Arrow, arrowsOfReader, drawArrows } from './page-arrows.js';
import { Session } from './session.js';

/** What there is of an element outside a browser. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/**
 * A playable board for a definition of a chess variant.
 * @element variant-diagram
 * @attr {string} definition - A definition. The property of this name takes objects as well.
 * @attr {string} src - Address of a definition. Without it the text of the element counts.
 * @attr {string} fen - A position instead of the start position.
 * @attr {string} piece - The move diagram of this type is shown first, by its name or its ID.
 * @attr {boolean} flipped - Black is at the bottom.
 * @attr {boolean} controls - The bar of buttons is open from the start.
 * @attr {boolean} still - Only a picture of the start position.
 * @attr {boolean} linked - The address of the page may hold a definition and a game; a link to them can be copied.
 * @attr {string} friend - Readers can play a friend, by links and live; a value tells boards of one page apart.
 * @attr {string} ice - Servers that tell browsers how they are reached from outside, for live play: `stun:stun.example.org`. Without it nobody is asked.
 * @attr {string} record - A game that is shown, with its variations and comments, in any format that `load` reads.
 * @attr {string} autoplay - The game plays itself while it is seen, until its reader does anything; a value is the milliseconds of a move.
 * @attr {string} solution - A record: the position becomes a puzzle with this solution.
 * @attr {string} keep - The browser keeps the game, and it goes on when the page is opened again; a value tells boards of one page apart.
 * @attr {string} opponent - The side that the computer plays: `white` or `black`.
 * @attr {string} level - How well it plays, from 1 to 8; 3 without it, or 8 if there is a time.
 * @attr {string} time - Milliseconds that it may think about a move; without it the level has its own time.
 * @attr {string} clock - Time of both players: `5+3` (minutes, seconds added by each move), `10|30` (minutes, then seconds a move), `5+3/10+0` for White and Black.
 * @attr {boolean} honest - Of a game with hidden pieces the computer, as a player, knows no more than its side sees.
 * @attr {string} judgement - Address of a network that judges positions for the computer: `variant-diagram learn` makes it for a definition.
 * @attr {boolean} analysis - The computer analyses the positions that are shown: a gauge, arrows and lines.
 * @attr {string} view - Whose view of a game with hidden pieces is shown: `white`, `black` or `both`. Without it, that of the reader against the computer, else both.
 * @attr {string} skin - How the board is drawn, whatever the definition says: `squares`, `plain`, `lines`, `shogi`, `xiangqi` or `janggi`.
 * @attr {string} theme - `flat`: without grain, bevels and shadows.
 * @attr {string} white-player - Who plays White, for the plate at the board.
 * @attr {string} black-player - Who plays Black.
 * @attr {string} puzzles - Address of a collection of puzzles, which readers find in the menu: a line each, with difficulty, position and solution between tabs.
 * @attr {string} another-game - Address of a page that the card at the end of a game leads to.
 * @attr {string} lang - The language of what the board says: `de`, `zh-Hans`. Without it, that of the page around it.
 * @attr {string} images - Which pictures of the definition are used: `all`, those of the `same-origin`, those `written` in its text, or `none`; `all`, unless a link brought it.
 * @fires vd-step - A step of a move is about to be taken: `path`, `ply`. Can be cancelled.
 * @fires vd-move - A move is about to be played: `path`, `ply`. Can be cancelled.
 * @fires vd-moved - A move was played: `path`, `san`, `ply`, `fen`.
 * @fires vd-change - The position or the record is another one: `cause`, `ply`, `plies`, `fen`, `record`.
 * @fires vd-select - Steps of a move are entered, or forgotten: `path`, `piece`.
 * @fires vd-hover - The pointer or the focus is on a square or a slot, or on none: `step`, `piece`.
 * @fires vd-verdict - The game is over: `result`, `reason`, `sentence`, `cells`.
 * @fires vd-time - A side is out of time, and loses: `side`. Can be cancelled.
 * @fires vd-friend - A game with a friend goes on: `what` has happened, `side`, `link`.
 * @fires vd-puzzle - A puzzle is solved, cannot be solved any more, or a move was wrong: `state`, `mistakes`, `hints`, `reason`.
 * @fires vd-diagnostics - A definition was read: `diagnostics`.
 */
export class VariantDiagram extends Base {
  static readonly observedAttributes: string[] =
    'definition src fen piece flipped still controls images judgement skin opponent level time honest analysis view lang'.split(
      ' ',
    );

  readonly #session = new Session(this, () => this.#drawArrows());
  #arrows: Arrow[] = [];

  constructor() {
    super();
    takeEarlyProperties(this);
  }

  /** The definition that is shown, wherever it came from. Setting it starts a new game. */
  get definition(): Definition | undefined {
    return this.#session.definition;
  }

  set definition(value: Definition | undefined) {
    this.#session.define(value ?? undefined);
  }

  /** Settled when the board shows what was asked for last. A board that is not near the viewport begins when it is asked. */
  get ready(): Promise<void> {
    return this.#session.ready;
  }

  /** The engine's game, for everything the element has no method for. The board shows what is done with it. Do not free it. It thinks by itself only where the definition or a routine of the page needs the engine with everything: `analyse`, `solve` and `endings` take any game, and routines are given with `hooks`. */
  get diagram(): BoardDiagram | undefined {
    return this.#game && diagramOfPage(this.#game);
  }

  /** The position. */
  get scene(): SceneView | undefined {
    return this.#game?.state.scene;
  }

  /** The position as text. Setting it writes the attribute `fen`, and begins there. */
  get fen(): string | undefined {
    return this.#game?.saved.fen ?? this.getAttribute('fen') ?? undefined;
  }

  set fen(value: string | undefined) {
    if (value === undefined || value === null) this.removeAttribute('fen');
    else if (value === this.getAttribute('fen')) this.#session.restart();
    else this.setAttribute('fen', value);
  }

  /** The game as text, with its variations. */
  get record(): string | undefined {
    return this.#session.record;
  }

  /** The problems of the definition, and of the attributes (`element.…`). */
  get diagnostics(): DiagnosticView[] {
    return this.#session.diagnostics;
  }

  /** Arrows, and circles where `to` is missing, that the page draws over the board. They stay until the page sets others. */
  get arrows(): Arrow[] {
    return this.#arrows;
  }

  set arrows(arrows: Arrow[]) {
    this.#arrows = arrows;
    this.#drawArrows();
  }

  /** Arrows and circles that the reader has drawn. They go with the next move. */
  get readerArrows(): Arrow[] {
    return this.#game ? arrowsOfReader(this.#game) : [];
  }

  /** Whether Black is at the bottom. */
  get flipped(): boolean {
    return this.hasAttribute('flipped');
  }

  set flipped(value: boolean) {
    this.toggleAttribute('flipped', value);
  }

  /** The side that the computer plays, if it plays one. */
  get opponent(): Side | undefined {
    return sideOf(this);
  }

  set opponent(value: Side | undefined) {
    writeAttribute(this, 'opponent', value);
  }

  /** How well the computer plays, from 1 to 8. */
  get level(): number {
    return levelOf(this);
  }

  set level(value: number) {
    writeAttribute(this, 'level', value);
  }

  /** Milliseconds that the computer may think about a move; `undefined` if its level has its own time. */
  get time(): number | undefined {
    return timeOf(this);
  }

  set time(value: number | undefined) {
    writeAttribute(this, 'time', value);
  }

  /** Whether the computer, as a player, knows no more of hidden pieces than its side sees. */
  get honest(): boolean {
    return this.hasAttribute('honest');
  }

  set honest(value: boolean) {
    this.toggleAttribute('honest', value);
  }

  /** Whether the computer analyses the positions that are shown. */
  get analysis(): boolean {
    return this.hasAttribute('analysis');
  }

  set analysis(value: boolean) {
    this.toggleAttribute('analysis', value);
  }

  /** Whose view of a game with hidden pieces is shown. */
  get view(): View {
    return viewOf(this);
  }

  set view(value: View) {
    writeAttribute(this, 'view', value);
  }

  /** The routines that `custom` and `customEffect` of the definition ask for, vetoes and endings. Setting them starts a new game. */
  get hooks(): Hooks | undefined {
    return this.#session.hooks;
  }

  set hooks(hooks: Hooks | undefined) {
    this.#session.hooks = hooks;
    this.#session.restart();
  }

  connectedCallback(): void {
    const written = this.getAttribute('definition');
    if (written !== null) this.#session.given ??= definitionFrom(written);
    this.#session.connect();
  }

  disconnectedCallback(): void {
    this.#session.disconnect();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    // Before the element is on a page, properties that were set go before what is written on it.
    if (before === after || !this.shadowRoot) return;
    if (isFollowed(name)) followAttribute(this.#game, name);
    else if (name === 'definition') this.#session.define(after === null ? undefined : definitionFrom(after));
    else if (name === 'src') this.#session.define(undefined);
    else if (name === 'fen' || name === 'still') this.#session.restart();
    else this.#session.reopen();
  }

  /** Turns the board. */
  flip(): void {
    this.flipped = !this.flipped;
  }

  /** Starts again; a game with a shuffle is shuffled again. */
  restart(): void {
    if (this.#game) act(this.#game, restart);
  }

  /** Enters one step of a move, as a click would: `e2`, `P@`. */
  step(step: string): void {
    if (this.#game) act(this.#game, click, step);
  }

  /** Forgets the steps that were entered. */
  cancel(): void {
    if (this.#game) act(this.#game, cancel);
  }

  /** Plays a whole move given as a path; throws a `DiagramError` if it is none, or the wrong one in a puzzle (`not-solution`). */
  play(path: string[]): void {
    const done = act(this.#opened(), playWhole, path);
    if (done !== true) throw done ?? new Error('Something went wrong in the engine; the move was not played.');
  }

  /** Reads a game and shows its end; a board that is not ready yet does so later, and one that has to fetch the reader for another format. Returns what is left out (later: `diagnostics`); throws a `DiagramError` with the place where the main line does not fit, after the moves before it. */
  load(record: string): DiagnosticView[] {
    return this.#session.load(record);
  }

  /** Takes a move back. */
  undo(): boolean {
    return (this.#game && act(this.#game, stepThrough, 'undo')) ?? false;
  }

  /** Plays the move that was taken back. */
  redo(): boolean {
    return (this.#game && act(this.#game, stepThrough, 'redo')) ?? false;
  }

  /** Shows the position after so many plies. */
  goto(ply: number): void {
    if (this.#game) act(this.#game, goTo, ply);
  }

  /** Shows the move diagram of a piece type by its number; without one, the game again. */
  async demonstrate(type?: number): Promise<void> {
    if (this.#game) act(this.#game, showDiagram, type);
  }

  /** Solves the position that is shown, in the worker of the page. `undefined` if time was up, or the signal ended it. */
  async solve<O extends AnySolveOptions>(options: O): Promise<Solved<O> | undefined> {
    const { solveGame } = await import('../search/think.js');
    return solveGame(this.#opened(), options);
  }

  /** Works out the ending that is shown, or that of some pieces, in the worker. `undefined` if the signal ended it. */
  async endings(options: EndingOptions = {}): Promise<EndingView | undefined> {
    const { workOutGame } = await import('../search/think.js');
    return workOutGame(this.#opened(), options);
  }

  /** An address that holds the definition and the game, for a page with a board that is `linked`. */
  async link(address: string = location.href): Promise<string> {
    const { linkTo } = await import('../reader/hash-link.js');
    return linkTo(this.#opened(), address);
  }

  /** Begins a game with a friend, in the place of the one that is shown; returns the link that invites one. Boards with the attribute `friend` open it. */
  async invite(how: InvitationOptions = {}): Promise<string> {
    const friend = await import('../friend/friend.js');
    return friend.invite(this.#opened(), how);
  }

  /** The link that takes the game to the friend as it stands now; `undefined` if the board shows none. */
  async friendLink(): Promise<string | undefined> {
    const friend = await import('../friend/friend.js');
    return friend.friendLink(this.#opened());
  }

  /** Opens the course of the game, or the puzzles that the attribute `puzzles` names, over the page. */
  async learn(part?: 'puzzles'): Promise<void> {
    const { openLearning } = await import('../learn/learn.js');
    return openLearning(this.#opened(), part);
  }

  #opened(): Game {
    if (!this.#game) throw new Error('The board is not ready.');
    return this.#game;
  }

  get #game(): Game | undefined {
    return this.#session.open?.game;
  }

  #drawArrows(): void {
    if (this.#game) this.#arrows = drawArrows(this.#game, this.#arrows);
  }
}
