// One game on the page: connects the engine, the entry of moves and the view.

import { BoardDrawing } from './board.js';
import type { Demonstration } from './demonstration.js';
import type { Diagram } from './engine.js';
import { Furniture } from './furniture.js';
import { Gestures, type Ground } from './gestures.js';
import type { Editor } from './editor.js';
import { Interaction, stopOf, type Port } from './interaction.js';
import { handleKey, type Keys } from './keyboard.js';
import { announcement } from './messages.js';
import { Overlay } from './overlay.js';
import type { Commands } from './panels.js';
import { hasEffects } from './picture.js';
import { Pictures } from './pieces.js';
import type { Parts } from './skeleton.js';
import { spareOf } from './spare.js';
import { View, type Refusal, type Shown } from './view.js';
import type { ArrowView, BoardView, DiagnosticView, OptionsView, PlayedView, PreviewView, ReasonView, SceneView, ZoneView } from './views.js';

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

/** No arrows, always the same. */
const NO_ARROWS: ArrowView[] = [];

/** An arrow of the page, by the names of squares; a circle if `to` is missing. */
export interface Arrow {
  from: string;
  to?: string;
  color?: string;
}

/** Nothing is open: the editor and pieces from nowhere need no marks. */
const NOTHING: OptionsView = { whole: false, play: false, options: [], taken: [] };

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
  readonly #overlay = new Overlay();
  /** The effect of the hovered step. */
  #preview: PreviewView | undefined;
  #editor: Editor | undefined;
  /** The position before the last move. */
  #before: SceneView | undefined;
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
      focused: (cell: number) => this.#hover(this.board.cells[cell]?.name),
      attackers: () => this.#attackers(this.scene.checks),
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
    if (this.#editor || spareOf(path[0])) return NOTHING;
    if (path.length > 0) return this.diagram.options(path);
    this.#origins ??= this.diagram.options([]);
    return this.#origins;
  }

  why(path: string[]): ReasonView | undefined {
    if (this.#editor) return undefined;
    return this.diagram.why(path);
  }

  play(path: string[]): PlayedView {
    if (this.#editor) return this.#editor.play(path);
    const spare = spareOf(path[0]);
    const cell = this.#cellOf.get(path[1] ?? '');
    return spare && cell !== undefined ? this.diagram.put(spare.type, spare.side, cell) : this.diagram.play(path);
  }

  enforced(): boolean {
    return this.board.enforce && !this.#editor;
  }

  occupied(step: string): boolean {
    const cell = this.#cellOf.get(step);
    return spareOf(step) !== undefined || this.scene.pieces.some((it) => it.cell === cell);
  }

  accepts(step: string, drag: boolean): boolean {
    this.#furniture?.stop();
    if (this.#editor) return this.#editor.accepts(step, drag);
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
    if (this.#editor) return true;
    this.#touched = true;
    return this.#settings.send(event, { path, ply: this.scene.ply }, true);
  }

  changed(): void {
    this.#refusal = undefined;
    this.#preview = undefined;
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
    const before = this.scene;
    this.#refresh();
    if (this.#editor) return this.#interaction.settle();
    this.#before = before;
    const { drawing } = this.#view;
    const way = played.path.flatMap((it) => this.#cellOf.get(it) ?? []);
    void moving().then(({ animate }) => animate(drawing, { board: this.board, played, way, before: before.pieces }, () => this.#interaction.settle()));
    const { ply, verdict } = this.scene;
    this.#say(announcement(this.board, before, this.scene));
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

  /** Draws the arrows of the page. Returns those that have their squares here. */
  draw(arrows: Arrow[]): Arrow[] {
    const known = arrows.filter((it) => this.#cellOf.has(it.from) && (it.to === undefined || this.#cellOf.has(it.to)));
    this.#overlay.page = known.map(({ from, to, color }) => ({ from: this.#cellOf.get(from) ?? 0, to: to === undefined ? undefined : this.#cellOf.get(to), color }));
    this.render();
    return known;
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
    this.#before = undefined;
    this.#refresh();
    this.#say(announcement(this.board, undefined, this.scene));
  }

  #refresh(): void {
    this.#origins = undefined;
    this.#preview = undefined;
    this.#overlay.moved();
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
      values: () => Array.from(this.diagram.values()),
      reach: (type) => import('./demonstration.js').then(({ Demonstration }) => Demonstration.of(this.diagram, this.board, type).picture(this.#cellOf)),
      threats: () => {
        this.#overlay.all = !this.#overlay.all;
        this.render();
        return this.#overlay.all;
      },
      edit: () => this.edit(),
      listen: (area) => void new Gestures(area, this.#ground(), this.#abort.signal),
      free: () => !this.enforced(),
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
      preview: this.#preview,
      arrows: this.#overlay.arrows(this.#fresh() ? this.board.appearance.arrows : NO_ARROWS),
      threats: this.#overlay.threats((side) => this.diagram.threats(side)),
      attacked: this.#overlay.attacked,
      guarded: this.#overlay.all,
      editing: this.#editor !== undefined,
      hovered: this.#hovered,
      past: this.#past(),
    };
  }

  /** Whether the start position is untouched. */
  #fresh(): boolean {
    return !this.#touched && this.scene.plies === 0;
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
    this.#furniture?.show(this.scene, kinds, this.#selected());
  }

  /** The type of the piece whose move is being entered. */
  #selected(): number | undefined {
    const step = stopOf(this.#interaction.state)?.path[0];
    const cell = this.#cellOf.get(step ?? '');
    return step === undefined ? undefined : this.#typeAt(step, cell);
  }

  #typeAt(step: string, cell: number | undefined): number | undefined {
    const piece = this.scene.pieces.find((it) => it.cell === cell) ?? this.scene.hands.find((it) => it.step === step) ?? spareOf(step);
    return piece?.type;
  }

  /** Shows what attacks some cells, or no longer. */
  #attackers(cells: number[]): void {
    const shown = cells.every((it) => this.#overlay.attacked.includes(it));
    this.#overlay.attacked = shown ? [] : cells;
    this.render();
    if (!shown) for (const it of cells) void this.#ask('!', it);
  }

  async #ask(key: string, cell: number): Promise<void> {
    const { QUESTIONS, recite } = await import('./recite.js');
    const question = QUESTIONS[key];
    if (!question || this.#abort.signal.aborted) return;
    const step = this.board.cells[cell]?.name ?? '';
    const origin = this.options([]).options.find((it) => it.step === step);
    const options = origin && this.options(origin.path).options;
    const reason = options || !this.occupied(step) ? undefined : this.why([step])?.sentence;
    const threats = question === 'attackers' ? [...this.diagram.threats(0), ...this.diagram.threats(1)] : [];
    this.#say(recite(question, { board: this.board, scene: this.scene, before: this.#before, cell, options, reason, threats }));
  }

  /** Opens the editor of positions, or closes it. */
  async edit(): Promise<boolean> {
    this.#interaction.cancel();
    if (this.#editor) {
      this.#editor.close();
      this.#editor = undefined;
      this.#leave();
      return false;
    }
    const { Editor } = await import('./editor.js');
    if (this.#abort.signal.aborted) return false;
    this.#demonstration = undefined;
    const place = { diagram: this.diagram, board: this.board, pictures: this.#pictures, tray: this.#parts.tray, cellOf: this.#cellOf };
    this.#editor = new Editor(place, {
      changed: () => this.#refresh(),
      done: () => void this.edit(),
      scene: () => this.scene,
      say: (text) => this.#say(text),
    });
    this.#refresh();
    return true;
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
      claims: (step) => this.occupied(step) || this.scene.hands.some((it) => it.step === step),
      inspect: (step) => {
        const type = this.#typeAt(step, this.#cellOf.get(step));
        if (type !== undefined) this.#furniture?.inspect(type);
      },
      draw: (from, to) => this.#draw(this.#cellOf.get(from), this.#cellOf.get(to)),
      over: (step) => {
        const cell = stopOf(this.#interaction.state)?.options.options.find((it) => it.step === step)?.cell;
        if (cell === this.#over) return;
        this.#over = cell;
        this.#foresee(step);
        this.render();
      },
      hover: (step) => this.#hover(step),
    };
  }

  #draw(from: number | undefined, to: number | undefined): void {
    if (from === undefined || to === undefined) return;
    this.#overlay.draw(from, to);
    this.render();
  }

  /** The pointer or the focus is on a step. */
  #hover(step: string | undefined): void {
    if (step === this.#hovered) return;
    this.#hovered = step;
    if (this.#demonstration) return this.#visit(step);
    const cell = this.#cellOf.get(step ?? '');
    let changed = this.#foresee(step);
    if (this.#overlay.all) {
      this.#overlay.attacked = cell === undefined ? [] : [cell];
      changed = true;
    }
    if (changed) this.render();
    else this.#view.message(this.#shown());
  }

  /** Asks what a step would do; `true` if what is shown of it changes. */
  #foresee(step: string | undefined): boolean {
    const before = this.#preview;
    const option = stopOf(this.#interaction.state)?.options.options.find((it) => it.step === step && it.cell !== undefined);
    const preview = option && this.diagram.preview(option.path);
    this.#preview = preview && hasEffects(preview, this.scene) ? preview : undefined;
    return this.#preview !== before;
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
        else if (this.#overlay.wipe()) this.render();
        else return false;
        return true;
      },
      draw: () => {
        const { anchor } = this.#overlay;
        const at = this.#view.focus;
        this.#overlay.anchor = anchor === undefined ? at : undefined;
        const place = (cell: number): string => this.board.cells[cell]?.label ?? '';
        if (anchor === undefined) return this.#say(`Arrow from ${place(at)}.`);
        this.#draw(anchor, at);
        this.#say(anchor === at ? `Circle on ${place(at)}.` : `Arrow from ${place(anchor)} to ${place(at)}.`);
      },
      ask: (key) => {
        if (!'.,!?'.includes(key)) return false;
        if (key === '!') this.#attackers([this.#view.focus]);
        else void this.#ask(key, this.#view.focus);
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
