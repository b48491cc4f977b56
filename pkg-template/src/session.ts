// One game on the page: connects the engine, the entry of moves and the view.

import { BoardDrawing } from './board.js';
import type { Demonstration } from './demonstration.js';
import type { Diagram } from './engine.js';
import { Furniture } from './furniture.js';
import { Gestures, type Ground } from './gestures.js';
import { Interaction, stopOf, type Port } from './interaction.js';
import { handleKey, type Keys } from './keyboard.js';
import { announcement } from './messages.js';
import type { Commands } from './panels.js';
import { Pictures } from './pieces.js';
import type { Parts } from './skeleton.js';
import { View, type Refusal, type Shown } from './view.js';
import type { BoardView, DiagnosticView, OptionsView, PlayedView, ReasonView, SceneView, ZoneView } from './views.js';

/** How an element wants its board. */
export interface Settings {
  flipped: boolean;
  /** Only a picture: nothing can be clicked. */
  still: boolean;
  /** The bar is open from the start. */
  controls: boolean;
  /** Whether the author's pictures are used. */
  images: boolean;
  /** The definition, if it was text: places of problems are counted in it. */
  text: string | undefined;
  flip(): void;
  /** Goes on from this position with enforced rules. */
  enforce(fen: string): void;
  /** Sends an event; `false` if a listener prevents what it announces. */
  send(type: string, detail: object, cancelable?: boolean): boolean;
}

/** Loaded beside the first board, so that it is there before the first move. */
const moving = (): Promise<typeof import('./animate.js')> => import('./animate.js');

/** A game that is shown. */
export class Session implements Port {
  readonly diagram: Diagram;
  readonly board: BoardView;
  readonly diagnostics: DiagnosticView[];
  scene: SceneView;
  readonly #parts: Parts;
  readonly #settings: Settings;
  readonly #interaction = new Interaction(this);
  readonly #pictures: Pictures;
  readonly #view: View;
  readonly #cellOf: Map<string, number>;
  readonly #abort = new AbortController();
  #furniture: Furniture | undefined;
  #gestures: Gestures | undefined;
  /** What may begin a move in this position. */
  #origins: OptionsView | undefined;
  #refusal: Refusal | undefined;
  #hovered: string | undefined;
  #over: number | undefined;
  #demonstration: Demonstration | undefined;
  #touched = false;
  readonly #zones = new Map<string, ZoneView[]>();
  /** The earlier position that the game goes on from. */
  #resumed = -1;

  constructor(diagram: Diagram, parts: Parts, settings: Settings) {
    this.diagram = diagram;
    this.board = diagram.board();
    this.diagnostics = diagram.diagnostics();
    this.scene = diagram.scene();
    this.#parts = parts;
    this.#settings = settings;
    this.#cellOf = new Map(this.board.cells.flatMap((it, index) => (it.shade === 3 ? [] : [[it.name, index] as const])));
    this.#pictures = new Pictures(this.board.types, settings.images, () => {
      if (!this.#abort.signal.aborted) this.render();
    });
    const offers = {
      signal: this.#abort.signal,
      goOn: () => {
        this.#resumed = this.scene.ply;
        this.changed();
      },
      enforce: () => this.#settings.enforce(this.diagram.fen()),
      demonstrate: (act: 'back' | 'turn' | 'place') => {
        const it = this.#demonstration;
        if (!it || act === 'back') this.#show(undefined);
        else this.#show(it.with(act === 'turn' ? { side: 1 - it.scene.side } : { placing: true }));
      },
      focused: (cell: number) => this.#visit(this.board.cells[cell]?.name),
      key: (event: KeyboardEvent) => handleKey(this.#keys(), event),
    };
    this.#view = new View(this.board, parts, this.#pictures, this.#interaction, offers, settings.still, settings.flipped);
    this.#furnish();
    this.render();
  }

  /** Stops listening and gives the engine's memory back. */
  close(): void {
    this.#abort.abort();
    this.#furniture?.stop();
    this.diagram.free();
  }

  // What the entry of moves asks for.

  options(path: string[]): OptionsView {
    if (path.length > 0) return this.diagram.options(path);
    this.#origins ??= this.diagram.options([]);
    return this.#origins;
  }

  why(path: string[]): ReasonView | undefined {
    return this.diagram.why(path);
  }

  play(path: string[]): PlayedView {
    return this.diagram.play(path);
  }

  enforced(): boolean {
    return this.board.enforce;
  }

  occupied(step: string): boolean {
    const cell = this.#cellOf.get(step);
    return this.scene.pieces.some((it) => it.cell === cell);
  }

  accepts(step: string): boolean {
    this.#furniture?.stop();
    if (this.#demonstration) {
      const cell = this.#cellOf.get(step);
      this.#show(cell === undefined ? undefined : this.#demonstration.clicked(cell));
      return false;
    }
    if (!this.#past()) return true;
    this.#refusal = { text: 'An earlier position is shown. Go to the end, or go on from here.', step, reason: undefined };
    this.render();
    return false;
  }

  allows(event: 'vd-step' | 'vd-move', path: string[]): boolean {
    this.#touched = true;
    return this.#settings.send(event, { path, ply: this.scene.ply }, true);
  }

  changed(): void {
    this.#refusal = undefined;
    this.render();
  }

  refused(step: string, reason: ReasonView | undefined): void {
    const text = reason?.sentence ?? 'That is not a move.';
    this.#refusal = { text, step, reason };
    this.#say(text);
    this.render();
  }

  played(played: PlayedView): void {
    this.#refusal = undefined;
    this.#refresh();
    const { drawing } = this.#view;
    void moving().then(({ animate }) => animate(drawing, this.board, played, () => this.#interaction.settle()));
    const { ply, verdict } = this.scene;
    this.#say(announcement(this.board, this.scene));
    this.#settings.send('vd-moved', { path: played.path, san: played.san, ply, fen: this.diagram.fen() });
    if (verdict) this.#settings.send('vd-verdict', verdict);
  }

  // What buttons and pages ask for.

  /** Shows the position after so many plies. */
  goto(ply: number): void {
    this.diagram.goto(Math.max(0, Math.min(ply, this.scene.plies)));
    this.#resumed = -1;
    this.#leave();
  }

  /** Begins the game anew; a game with a shuffle from another start. */
  restart(): void {
    if (this.diagram.shuffle() === undefined) this.diagram.restart();
    this.#leave();
    this.#touched = false;
    this.render();
  }

  /** Takes a move back, or plays it again; the game goes on from there. */
  step(back: boolean): boolean {
    const done = back ? this.diagram.undo() : this.diagram.redo();
    if (!done) return false;
    this.#resumed = this.scene.ply + (back ? -1 : 1);
    this.#leave();
    return true;
  }

  /** Reads a record; returns what is wrong with it. */
  load(record: string): string | undefined {
    return this.#read(() => this.diagram.load(record));
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
    this.#leave();
    return problem;
  }

  /** Turns the board. */
  flip(flipped: boolean): void {
    if (flipped === this.#view.flipped) return;
    this.#view.turn(flipped);
    this.render();
  }

  /** Shows the move diagram of a type, or goes back to the game. */
  async demonstrate(type: number | undefined): Promise<void> {
    this.#interaction.cancel();
    if (type === undefined) return this.#show(undefined);
    const { Demonstration } = await import('./demonstration.js');
    if (!this.#abort.signal.aborted) this.#show(Demonstration.of(this.diagram, this.board, type));
  }

  #show(demonstration: Demonstration | undefined): void {
    this.#refusal = undefined;
    this.#demonstration = demonstration;
    this.render();
  }

  /** A click on a name: the move diagram, then that of the promoted form, then the game. */
  #cycle(type: number): void {
    const shown = this.#demonstration?.scene.type;
    const promoted = this.board.types[type - 1]?.promoted ?? 0;
    if (shown === type) void this.demonstrate(promoted > 0 ? promoted : undefined);
    else void this.demonstrate(shown !== undefined && shown === promoted ? undefined : type);
  }

  /** Enters one step of a move, as a click would. */
  click(step: string): void {
    this.#interaction.click(step);
  }

  /** Forgets the open path. */
  cancel(): void {
    this.#interaction.cancel();
  }

  #past(): boolean {
    return this.scene.ply < this.scene.plies && this.scene.ply !== this.#resumed;
  }

  #leave(): void {
    this.#interaction.settle();
    this.#interaction.cancel();
    this.#refusal = undefined;
    this.#demonstration = undefined;
    this.#refresh();
    this.#say(announcement(this.board, this.scene));
  }

  #refresh(): void {
    this.#origins = undefined;
    this.scene = this.diagram.scene();
    this.#touched = true;
    this.render();
  }

  #say(text: string): void {
    this.#parts.live.textContent = text;
  }

  // Building and showing.

  #furnish(): void {
    const { below, stage, switches, narrow, wide, live } = this.#parts;
    const { still, controls, text, flip } = this.#settings;
    switches.replaceChildren();
    narrow.replaceChildren();
    wide.replaceChildren();
    live.textContent = '';
    below.hidden = still;
    if (still) return;
    const commands: Commands = {
      restart: () => this.restart(),
      flip,
      goto: (ply) => this.goto(ply),
      undo: () => void this.step(true),
      redo: () => void this.step(false),
      load: (record) => this.load(record),
      record: () => this.diagram.record(),
      fen: () => this.diagram.fen(),
      setFen: (fen) => this.setFen(fen),
      diagram: (type) => this.#cycle(type),
    };
    const { board, diagnostics } = this;
    this.#furniture = new Furniture(this.#parts, { board, pictures: this.#pictures, diagnostics, text, controls }, commands);
    void moving();
    this.#gestures = new Gestures(stage, this.#ground(), this.#abort.signal);
  }

  #shown(): Shown {
    return {
      board: this.board,
      scene: this.scene,
      state: this.#interaction.state,
      cellOf: this.#cellOf,
      reason: this.#refusal?.reason,
      over: this.#over,
      demonstration: this.#demonstration,
      touched: this.#touched,
      zonesOf: (type, side) => this.#zonesOf(type, side),
      refusal: this.#refusal,
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
    this.#furniture?.show(this.scene, kinds);
  }

  #ground(): Ground {
    const root = this.#parts.stage.getRootNode() as ShadowRoot;
    return {
      interaction: () => this.#interaction,
      stepOf: (target) => {
        const cell = BoardDrawing.cellOf(target);
        if (cell !== undefined) return this.board.cells[cell]?.name;
        return (target instanceof Element ? target.closest('[data-step]')?.getAttribute('data-step') : undefined) ?? undefined;
      },
      under: (x, y) => root.elementFromPoint(x, y),
      lift: (step) => this.#view.lift(this.#shown(), step),
      over: (step) => {
        const cell = stopOf(this.#interaction.state)?.options.options.find((it) => it.step === step)?.cell;
        if (cell === this.#over) return;
        this.#over = cell;
        this.render();
      },
      hover: (step) => {
        if (step === this.#hovered) return;
        this.#hovered = step;
        if (this.#demonstration) return this.#visit(step);
        this.#view.message(this.#shown());
      },
    };
  }

  #visit(step: string | undefined): void {
    const before = this.#demonstration;
    if (!before) return;
    const after = before.visited(step === undefined ? undefined : this.#cellOf.get(step));
    if (after !== before) this.#show(after);
  }

  #keys(): Keys {
    return {
      board: this.board,
      flipped: this.#view.flipped,
      cell: this.#view.focus,
      focus: (cell) => this.#view.focusOn(cell),
      click: (cell) => this.#interaction.click(this.board.cells[cell]?.name ?? ''),
      marked: (cell) => stopOf(this.#interaction.state)?.options.options.some((it) => it.cell === cell) ?? false,
      finish: () => this.#interaction.finish(),
      cancel: () => {
        if (this.#demonstration) this.#show(undefined);
        else if (stopOf(this.#interaction.state)) this.#interaction.cancel();
        else return false;
        return true;
      },
      back: () => this.#interaction.back(),
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
