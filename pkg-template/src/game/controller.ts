// One game on the page: connects the engine, the entry of moves and the view.

import { BoardDrawing } from '../board/board-svg.js';
import type { Demonstration } from './move-diagram.js';
import type { Desk } from './commands.js';
import type { Diagram } from '../engine/load.js';
import { Gestures, type Ground } from '../input/pointer.js';
import { Interaction, stopOf, type Port } from './move-input.js';
import { handleKey, type Keys } from '../input/keyboard.js';
import { Pictures } from '../pieces/renderer.js';
import type { Parts } from '../controls/shadow-dom.js';
import { spareOf } from './free-placement.js';
import { View, type Refusal, type Shown } from './game-view.js';
import type { BoardView, DiagnosticView, OptionsView, PlayedView, ReasonView, SceneView, ZoneView } from '../engine/views.js';

/** How an element wants its board. */
export interface Settings {
  flipped: boolean;
  /** Only a picture: nothing can be clicked. */
  still: boolean;
  /** The bar is open from the start. */
  controls: boolean;
  /** Whether the author's pictures are used. */
  images: boolean;
  definition: string | object;
  /** Makes a link to the definition and the game, if that is wanted. */
  link: (() => Promise<string>) | undefined;
  flip(): void;
  /** Goes on from this position with enforced rules. */
  enforce(fen: string): void;
  /** Sends an event; `false` if a listener prevents what it announces. */
  send(type: string, detail: object, cancelable?: boolean): boolean;
}

/** An arrow of the page, by the names of squares; a circle if `to` is missing. */
export interface Arrow {
  from: string;
  to?: string;
  color?: string;
}

/** Nothing is open: the editor and pieces from nowhere need no marks. */
const NOTHING: OptionsView = { whole: false, play: false, options: [], taken: [] };

/** Loaded beside the first board, so that it is there before the first click. */
const besides = (): Promise<typeof import('./commands.js')> => import('./commands.js');

/** A game that is shown. */
export class Session implements Port {
  readonly diagram: Diagram;
  readonly board: BoardView;
  readonly diagnostics: DiagnosticView[];
  scene: SceneView;
  readonly parts: Parts;
  readonly settings: Settings;
  readonly interaction = new Interaction(this);
  readonly pictures: Pictures;
  readonly #view: View;
  readonly cellOf: Map<string, number>;
  readonly #abort = new AbortController();
  /** What lies around the board, as soon as it is loaded. */
  #desk: Desk | undefined;
  /** Settled when everything is there. */
  readonly furnished: Promise<void>;
  #arrows: Arrow[] = [];
  #gestures: Gestures | undefined;
  /** What may begin a move in this position. */
  #origins: OptionsView | undefined;
  #refusal: Refusal | undefined;
  #hovered: string | undefined;
  #over: number | undefined;
  #demonstration: Demonstration | undefined;
  #touched = false;
  /** A position was shown that is not the one of the beginning. */
  #left = false;
  readonly #zones = new Map<string, ZoneView[]>();
  /** The earlier position that the game goes on from. */
  #resumed = -1;
  /** Counts what is done: a move diagram that comes late is not wanted any more. */
  #deeds = 0;

  constructor(diagram: Diagram, parts: Parts, settings: Settings) {
    this.diagram = diagram;
    this.board = diagram.board();
    this.diagnostics = diagram.diagnostics();
    this.scene = diagram.scene();
    this.parts = parts;
    this.settings = settings;
    this.cellOf = new Map(this.board.cells.flatMap((it, index) => (it.shade === 3 ? [] : [[it.name, index] as const])));
    this.pictures = new Pictures(this.board, settings.images, () => {
      if (!this.#abort.signal.aborted) this.render();
    });
    const offers = {
      signal: this.#abort.signal,
      goOn: () => {
        this.#resumed = this.scene.ply;
        this.changed();
      },
      enforce: () => this.settings.enforce(this.diagram.fen()),
      demonstrate: (act: 'back' | 'turn' | 'place') => {
        const it = this.#demonstration;
        if (!it || act === 'back') this.#show(undefined);
        else this.#show(it.with(act === 'turn' ? { side: 1 - it.scene.side } : { placing: true }));
      },
      focused: (cell: number) => this.#hover(this.board.cells[cell]?.name),
      point: (step: string | undefined) => {
        // Another choice may have had the same step.
        this.#hovered = '';
        this.#hover(step);
      },
      attackers: () => this.#desk?.attackers(this.scene.checks),
      key: (event: KeyboardEvent) => handleKey(this.#keys(), event),
    };
    this.#view = new View(this.board, parts, this.pictures, offers, settings.still, settings.flipped);
    this.render();
    this.furnished = this.#furnish();
  }

  /** Aborted when the game is gone. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** The board as it is drawn now. */
  get drawing(): BoardDrawing {
    return this.#view.drawing;
  }

  /** Whether a move diagram is shown. */
  get demonstrating(): boolean {
    return this.#demonstration !== undefined;
  }

  /** Stops listening and gives the engine's memory back. */
  close(): void {
    this.#abort.abort();
    this.#desk?.stop();
    this.diagram.free();
  }

  // What the entry of moves asks for.

  options(path: string[]): OptionsView {
    if (this.#desk?.editor || spareOf(path[0])) return NOTHING;
    if (path.length > 0) return this.diagram.options(path);
    this.#origins ??= this.diagram.options([]);
    return this.#origins;
  }

  why(path: string[]): ReasonView | undefined {
    return (this.#desk ?? this.diagram).why(path);
  }

  play(path: string[]): PlayedView {
    return (this.#desk ?? this.diagram).play(path);
  }

  enforced(): boolean {
    return this.board.enforce && !this.#desk?.editor;
  }

  occupied(step: string): boolean {
    const cell = this.cellOf.get(step);
    return spareOf(step) !== undefined || this.scene.pieces.some((it) => it.cell === cell);
  }

  accepts(step: string, drag: boolean): boolean {
    this.#deeds += 1;
    this.#desk?.stop();
    if (this.#demonstration) {
      const cell = this.cellOf.get(step);
      this.#show(cell === undefined ? undefined : this.#demonstration.clicked(cell));
      return false;
    }
    const answer = this.#desk?.accepts(step, drag);
    if (answer !== undefined) return answer;
    if (!this.#past()) return true;
    this.#refusal = { text: 'An earlier position is shown. Go to the end, or go on from here.', step, reason: undefined };
    this.render();
    return false;
  }

  allows(event: 'vd-step' | 'vd-move', path: string[]): boolean {
    if (this.#desk?.editor) return true;
    this.#touched = true;
    return this.settings.send(event, { path, ply: this.scene.ply }, true);
  }

  changed(): void {
    this.#refusal = undefined;
    this.#desk?.changed();
    this.render();
  }

  refused(step: string, reason: ReasonView | undefined): void {
    const text = reason?.sentence ?? 'That is not a move.';
    this.#refusal = { text, step, reason };
    this.say(text);
    this.render();
  }

  played(played: PlayedView): void {
    this.#refusal = undefined;
    const before = this.scene;
    this.refresh();
    if (this.#desk?.editor) return this.interaction.settle();
    if (this.#desk) this.#desk.played(played, before);
    else this.interaction.settle();
    const { ply, verdict } = this.scene;
    this.settings.send('vd-moved', { path: played.path, san: played.san, ply, fen: this.diagram.fen() });
    if (verdict) this.settings.send('vd-verdict', verdict);
  }

  // What buttons and pages ask for.

  /** Shows the position after so many plies. */
  goto(ply: number): void {
    this.diagram.goto(Math.max(0, Math.min(ply, this.scene.plies)));
    this.#resumed = -1;
    this.leave();
  }

  /** Begins the game anew; a game with a shuffle from another start. */
  restart(): void {
    if (this.diagram.shuffle() === undefined) this.diagram.restart();
    this.leave();
    this.#touched = this.#left = false;
    this.render();
  }

  /** Takes a move back, or plays it again; the game goes on from there. */
  step(back: boolean): boolean {
    const done = back ? this.diagram.undo() : this.diagram.redo();
    if (!done) return false;
    this.#resumed = this.scene.ply + (back ? -1 : 1);
    this.leave();
    return true;
  }

  /** Reads a record and shows a place in it; returns what is wrong with it. */
  load(record: string, place?: number): string | undefined {
    return this.#read(() => {
      this.diagram.load(record);
      if (place !== undefined) this.diagram.visit(place);
    });
  }

  /** Sets up a position; returns what is wrong with it. */
  setFen(fen: string): string | undefined {
    return this.#read(() => this.diagram.setFen(fen));
  }

  #read(act: () => void): string | undefined {
    let problem: string | undefined;
    try {
      act();
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    this.leave();
    return problem;
  }

  /** Draws the arrows of the page. Returns those that have their squares here. */
  draw(arrows: Arrow[]): Arrow[] {
    const known = arrows.filter((it) => this.cellOf.has(it.from) && (it.to === undefined || this.cellOf.has(it.to)));
    this.#arrows = known;
    this.#lay();
    return known;
  }

  #lay(): void {
    if (!this.#desk) return;
    const cell = (name: string): number => this.cellOf.get(name) ?? 0;
    this.#desk.overlay.page = this.#arrows.map(({ from, to, color }) => ({ from: cell(from), to: to === undefined ? undefined : cell(to), color }));
    this.render();
  }

  /** Turns the board. */
  flip(flipped: boolean): void {
    if (flipped === this.#view.flipped) return;
    this.#view.turn(flipped);
    this.render();
  }

  /** Shows the move diagram of a type, or goes back to the game. */
  async demonstrate(type: number | string | undefined): Promise<void> {
    this.interaction.cancel();
    this.#deeds += 1;
    const deed = this.#deeds;
    if (type === undefined) return this.#show(undefined);
    const { demonstrate } = await import('./move-diagram.js');
    demonstrate(this, type, (it) => deed === this.#deeds && this.#show(it));
  }

  #show(demonstration: Demonstration | undefined): void {
    this.#refusal = undefined;
    this.#demonstration = demonstration;
    this.render();
  }

  /** A click on a name: the move diagram, then that of the promoted form, then the game. */
  cycle(type: number): void {
    const shown = this.#demonstration?.scene.type;
    const promoted = this.board.types[type - 1]?.promoted ?? 0;
    if (shown === type) void this.demonstrate(promoted > 0 ? promoted : undefined);
    else void this.demonstrate(shown !== undefined && shown === promoted ? undefined : type);
  }

  /** Enters one step of a move, as a click would. */
  click(step: string): void {
    this.interaction.click(step);
  }

  /** Forgets the open path. */
  cancel(): void {
    this.interaction.cancel();
  }

  #past(): boolean {
    return this.scene.ply < this.scene.plies && this.scene.ply !== this.#resumed;
  }

  /** Shows another position. */
  leave(): void {
    this.interaction.settle();
    this.interaction.cancel();
    this.#refusal = undefined;
    this.#demonstration = undefined;
    this.refresh();
    this.#desk?.tell();
  }

  /** Shows the position anew. */
  refresh(): void {
    this.#deeds += 1;
    this.#origins = undefined;
    this.#desk?.moved();
    this.scene = this.diagram.scene();
    this.#touched = this.#left = true;
    this.render();
  }

  /** Says something to readers who see nothing. */
  say(text: string): void {
    this.parts.live.textContent = text;
  }

  // Building and showing.

  async #furnish(): Promise<void> {
    const { below, tray, stage, switches, narrow, wide, live } = this.parts;
    for (const it of [switches, narrow, wide, tray, live]) it.replaceChildren();
    below.hidden = this.settings.still;
    if (this.settings.still) {
      if (this.board.appearance.arrows.length + this.board.terrain.length > 0) await besides().then(() => this.render());
      return this.pictures.ready;
    }
    this.#gestures = new Gestures(stage, this.ground(), this.signal);
    const [later] = await Promise.all([besides(), this.pictures.ready]);
    if (this.signal.aborted) return;
    this.#view.around = new later.Around(this.board, this.parts, this.pictures, this.interaction, this.#view.offers);
    this.#desk = new later.Desk(this);
    this.#lay();
    await this.#desk.ready;
  }

  #shown(): Shown {
    return {
      board: this.board,
      scene: this.scene,
      state: this.interaction.state,
      cellOf: this.cellOf,
      reason: this.#refusal?.reason,
      over: this.#over,
      demonstration: this.#demonstration,
      touched: this.#touched,
      zonesOf: (type, side) => this.#zonesOf(type, side),
      refusal: this.#refusal,
      extra: this.#desk?.extra(!this.#left),
      editing: this.#desk?.editor !== undefined,
      hovered: this.#hovered,
      past: this.#past(),
    };
  }

  /** They are the same during the whole game. */
  #zonesOf(type: number, side: number): ZoneView[] {
    const name = `${type} ${side}`;
    const zones = this.#zones.get(name) ?? this.diagram.zones(type, side);
    this.#zones.set(name, zones);
    return zones;
  }

  /** Draws everything that can have changed. */
  render(): void {
    const kinds = this.#view.show(this.#shown());
    this.#gestures?.check();
    this.#desk?.show(kinds, this.#selected());
  }

  /** The type of the move diagram, or of the piece whose move is being entered. */
  #selected(): number | undefined {
    if (this.#demonstration) return this.#demonstration.scene.type;
    const step = stopOf(this.interaction.state)?.path[0];
    return step === undefined ? undefined : this.#desk?.typeAt(step);
  }

  /** What gestures need. */
  ground(): Ground {
    const root = this.parts.stage.getRootNode() as ShadowRoot;
    return {
      interaction: () => this.interaction,
      stepOf: (target) => {
        const cell = BoardDrawing.cellOf(target);
        if (cell !== undefined) return this.board.cells[cell]?.name;
        return (target instanceof Element ? target.closest('[data-step]')?.getAttribute('data-step') : undefined) ?? undefined;
      },
      under: (x, y) => root.elementFromPoint(x, y),
      lift: (step) => this.#view.around?.lift(this.#shown(), step, this.#view),
      claims: (step) => !(this.#demonstration && this.cellOf.has(step)) && (this.occupied(step) || this.scene.hands.some((it) => it.step === step)),
      inspect: (step) => {
        const type = this.#desk?.typeAt(step);
        if (type !== undefined) this.#desk?.inspect(type);
      },
      over: (step) => {
        const cell = stopOf(this.interaction.state)?.options.options.find((it) => it.step === step)?.cell;
        if (cell === this.#over) return;
        this.#over = cell;
        this.#desk?.hover(step);
        this.render();
      },
      hover: (step) => this.#hover(step),
    };
  }

  /** The pointer or the focus is on a step. */
  #hover(step: string | undefined): void {
    if (step === this.#hovered) return;
    this.#hovered = step;
    if (this.#demonstration) return this.#visit(step);
    if (this.#desk?.hover(step)) this.render();
    else this.#view.around?.message(this.#shown());
  }

  #visit(step: string | undefined): void {
    const before = this.#demonstration;
    if (!before) return;
    const after = before.visited(step === undefined ? undefined : this.cellOf.get(step));
    if (after !== before) this.#show(after);
  }

  #keys(): Keys {
    return {
      board: this.board,
      flipped: this.#view.flipped,
      cell: this.#view.focus,
      focus: (cell) => this.#view.focusOn(cell),
      click: (cell) => this.interaction.click(this.board.cells[cell]?.name ?? ''),
      marked: (cell) => stopOf(this.interaction.state)?.options.options.some((it) => it.cell === cell) ?? false,
      finish: () => this.interaction.finish(),
      cancel: () => {
        if (this.#demonstration) this.#show(undefined);
        else if (stopOf(this.interaction.state)) this.interaction.cancel();
        else return this.#desk?.wipe() ?? false;
        return true;
      },
      draw: () => this.#desk?.pencil.pick(this.#view.focus),
      ask: (key) => {
        if (!'.,!?'.includes(key)) return false;
        if (key === '!') this.#desk?.attackers([this.#view.focus]);
        else void this.#desk?.ask(key, this.#view.focus);
        return true;
      },
      back: () => this.interaction.back() || (this.#desk?.pencil.rub(false) ?? false),
      own: (letter) => {
        const begins = (id: string): boolean => id.toLowerCase().startsWith(letter.toLowerCase());
        return this.scene.pieces
          .filter((it) => it.side === this.scene.turn && begins(this.board.types[it.type - 1]?.id ?? ''))
          .map((it) => it.cell)
          .sort((a, b) => a - b);
      },
    };
  }
}
