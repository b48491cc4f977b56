// Everything around the play of one game that is not needed to draw it: loaded beside the first board, before anybody clicks.

import '../element/element.js'; // one file for all that is loaded first
import { animate } from '../board/move-animation.js';
import { effectsOf } from './move-preview.js';
import type { Editor } from '../panels/position-editor.js';
import { drawField, fieldLabel, type Field } from '../board/terrain.js';
import { Furniture } from '../controls/panel-host.js';
import { Gestures } from '../input/pointer.js';
import { stopOf } from './move-input.js';
import { announcement } from '../a11y/announcements.js';
import { arrow, lineShapes } from '../board/arrows.js';
import { late } from '../board/late.js';
import { Overlay } from '../board/annotations.js';
import { Pencil } from '../input/arrow-tool.js';
import type { Puzzle } from '../panels/puzzle.js';
import type { Commands } from '../panels/toolbar.js';
import style from '../style/controls.css';
import type { Extra } from './board-picture.js';
import { reasonShapes } from '../board/refusal-marks.js';
import { spareOf } from './free-placement.js';
import { dress } from '../style/theme.js';
import type { Session } from './controller.js';
import zones from '../style/zones.css';
import { zoneShapes } from '../board/zones.js';
import type { ArrowView, LabelView, LinesView, PlayedView, ReasonView, RelationsView, SceneView } from '../engine/views.js';

export { Around } from '../controls/move-entry.js';

Object.assign(late, { arrow, field: drawField, lines: lineShapes, reasons: reasonShapes, zones: zoneShapes });

const NO_LINES: LinesView = { comments: [], moves: [], current: 0 };

/** No arrows, always the same. */
const NO_ARROWS: ArrowView[] = [];

/** How large letters of coordinates can be before two of them meet, in units of the drawing. */
function nearest(labels: LabelView[]): number {
  const apart = labels.flatMap((a, index) => labels.slice(index + 1).map((b) => Math.max(Math.abs(a.x - b.x) * 0.8, Math.abs(a.y - b.y))));
  return Math.round(Math.min(1, ...apart) * 100);
}

/** What lies around one game. */
export class Desk {
  readonly overlay = new Overlay();
  editor: Editor | undefined;
  readonly #game: Session;
  readonly #furniture: Furniture;
  /** With it readers draw. */
  readonly pencil: Pencil;
  /** The effect of the step that the pointer or the focus rests on. */
  #effects: ReturnType<typeof effectsOf>;
  #zoom = 1;
  /** Who engages whom in the position that is shown. */
  #relations: RelationsView | undefined;
  /** The cell that the pointer or the focus rests on. */
  #pointed: number | undefined;
  /** The position before the last move. */
  #before: SceneView | undefined;
  #puzzle: Puzzle | undefined;
  /** Counts the questions of the keyboard, and the times that the editor was asked for: only the latest matters. */
  #questions = 0;
  #edits = 0;
  /** Settled when a puzzle can be solved, if there is one. */
  readonly ready: Promise<void>;

  constructor(game: Session) {
    this.#game = game;
    const { board, pictures, diagnostics, settings, parts } = game;
    const root = parts.frame.getRootNode() as ShadowRoot;
    for (const it of [style, zones]) dress(root, it);
    this.pencil = new Pencil(game, this.overlay);
    this.pencil.listen(parts.stage);
    parts.frame.style.setProperty('--_near', `${nearest(board.labels)}px`);
    this.ready = this.#pose(root.host.getAttribute('solution'));
    this.#furniture = new Furniture(parts, { board, pictures, diagnostics, text: typeof settings.definition === 'string' ? settings.definition : undefined, controls: settings.controls }, this.#commands());
  }

  /** Loads the puzzle, if the definition or the page makes one. */
  async #pose(solution: string | null): Promise<void> {
    const { diagram, signal } = this.#game;
    let problem = '';
    try {
      if (solution !== null) diagram.pose(solution);
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    if (!diagram.puzzle()) return;
    const { Puzzle } = await import('../panels/puzzle.js');
    if (signal.aborted) return;
    this.#puzzle = new Puzzle(this.#game, problem, () => this.#furniture.open());
  }

  /** Plays a move, for the editor, for free play, or for the game; fails if it is none, or not the solution. */
  play(path: string[]): PlayedView {
    const { diagram, cellOf } = this.#game;
    if (this.editor) return this.editor.play(path);
    const spare = spareOf(path[0]);
    const cell = cellOf.get(path[1] ?? '');
    if (spare && cell !== undefined) return diagram.put(spare.type, spare.side, cell);
    if (this.#puzzle?.refuses(path)) throw new Error('That is not the solution.');
    return diagram.play(path);
  }

  /** Why a path is no move, or not the solution. */
  why(path: string[]): ReasonView | undefined {
    if (this.editor) return undefined;
    return this.#puzzle?.reason(path) ?? this.#game.diagram.why(path);
  }

  #commands(): Commands {
    const game = this.#game;
    const { diagram } = game;
    return {
      // The list is made later than it is asked for: the game may be gone.
      lines: () => (game.signal.aborted ? NO_LINES : diagram.lines()),
      visit: (number) => {
        diagram.visit(number);
        game.leave();
      },
      promote: (number) => {
        const done = diagram.promote(number);
        game.leave();
        return done;
      },
      remove: (number) => {
        diagram.remove(number);
        game.leave();
      },
      annotate: (number, comment, sign) => void diagram.annotate(number, comment, sign),
      recall: (record, number) => {
        game.load(record, number);
      },
      say: (text) => game.say(text),
      picture: async (kind) => {
        const { save } = await import('../panels/export-image.js');
        return game.signal.aborted ? '' : save(diagram, kind, game.drawing.layout.flipped);
      },
      restart: () => game.restart(),
      flip: () => game.settings.flip(),
      goto: (ply) => game.goto(ply),
      undo: () => void game.step(true),
      redo: () => void game.step(false),
      load: (record) => game.load(record),
      record: () => game.diagram.record(),
      fen: () => game.diagram.fen(),
      setFen: (fen) => game.setFen(fen),
      diagram: (type) => game.cycle(type),
      explanations: () => (game.signal.aborted ? [] : diagram.explanations()),
      values: () => Array.from(diagram.values()),
      reach: async (type) => {
        const { Demonstration } = await import('./move-diagram.js');
        if (game.signal.aborted) return undefined;
        return Demonstration.of(game.diagram, game.board, type).picture(game.cellOf);
      },
      threats: () => {
        this.overlay.all = !this.overlay.all;
        this.overlay.attacked = [];
        game.render();
      },
      zoom: () => {
        this.#zoom = this.#zoom < 2 ? this.#zoom + 0.5 : 1;
        game.parts.frame.style.setProperty('--_zoom', String(this.#zoom));
        game.render();
      },
      sketch: () => {
        // An editor that is on its way is not wanted any more.
        this.#edits += 1;
        if (this.editor) void this.edit();
        this.pencil.turn(!this.pencil.on);
      },
      pressed: () => ({ threats: this.overlay.all, zoom: this.#zoom > 1, sketch: this.pencil.on, edit: this.editor !== undefined }),
      link: game.settings.link,
      edit: () => this.edit(),
      listen: (area) => {
        this.pencil.listen(area);
        new Gestures(area, game.ground(), game.signal);
      },
      free: () => !game.enforced(),
    };
  }

  /** What is drawn beside the position and the open path. */
  extra(fresh: boolean): Extra {
    const { board, diagram, scene } = this.#game;
    const own = fresh ? board.appearance.arrows : NO_ARROWS;
    const arrows = this.overlay.arrows([...own, ...(this.#puzzle?.arrows ?? NO_ARROWS)]);
    const { attackedBy, ...layers } = this.overlay.layers(scene, (side) => diagram.threats(side));
    const field = this.#field();
    const told = (cell: number): string => {
      const attackers = attackedBy?.get(cell);
      return (field ? fieldLabel(board, field, cell) : '') + (attackers ? `, attacked by ${attackers}` : '');
    };
    return { ...layers, ...this.#effects, arrows, field, told, sketch: this.pencil.told(), laid: (path) => diagram.preview(path).ground };
  }

  /** Terrain and engagement. The piece that was clicked first is told about, else the one pointed at. */
  #field(): Field | undefined {
    const { board, cellOf, diagram, interaction, scene } = this.#game;
    if (board.terrain.length === 0 && !board.relations) return undefined;
    // Asked once for every position.
    if (board.relations) this.#relations ??= diagram.relations();
    const relations = this.#relations;
    const clicked = cellOf.get(stopOf(interaction.state)?.path[0] ?? '') ?? this.#pointed;
    const piece = scene.pieces.find((it) => it.cell === clicked);
    return { ground: scene.ground, laid: this.#effects?.ground, relations, focus: piece?.cell, side: piece?.side ?? scene.turn };
  }

  /** The pointer or the focus is on a step; `true` if what is drawn changes. */
  hover(step: string | undefined): boolean {
    const { interaction, diagram, scene, cellOf } = this.#game;
    if (this.overlay.anchor !== undefined) {
      this.overlay.aim = cellOf.get(step ?? '');
      return true;
    }
    const before = this.#effects;
    const pointed = this.#pointed;
    if (this.#game.board.relations) this.#pointed = cellOf.get(step ?? '');
    const option = stopOf(interaction.state)?.options.options.find((it) => it.step === step && (it.cell !== undefined || it.mark === 'choice'));
    this.#effects = option && effectsOf(diagram.preview(option.path), scene);
    if (this.overlay.all) {
      const cell = cellOf.get(step ?? '');
      this.overlay.attacked = cell === undefined ? [] : [cell];
      return true;
    }
    return this.#effects !== before || this.#pointed !== pointed;
  }

  /** The open path has changed. */
  changed(): void {
    this.#effects = undefined;
  }

  /** Another position is shown. */
  moved(): void {
    this.#effects = undefined;
    this.#before = undefined;
    this.#relations = undefined;
    this.overlay.moved();
    this.#puzzle?.clear();
  }

  /** A move was played: it is told and animated. */
  played(played: PlayedView, before: SceneView): void {
    const game = this.#game;
    this.#before = before;
    const way = played.path.flatMap((it) => game.cellOf.get(it) ?? []);
    animate(game.drawing, { board: game.board, played, way, before: before.pieces }, () => game.interaction.settle());
    const words = this.#puzzle?.played() ?? '';
    game.say(`${announcement(game.board, this.#before, game.scene)} ${words}`.trim());
  }

  /** Another position was chosen: says what it is, and the move that led to it. */
  tell(): void {
    this.#puzzle?.moved();
    this.#game.say(announcement(this.#game.board, this.#before, this.#game.scene));
  }

  /** Shows a position around the board. */
  show(kinds: string[], selected: number | undefined): void {
    this.editor?.turn(this.#game.drawing.layout.flipped);
    this.#furniture.show(this.#game.scene, kinds, selected);
  }

  /** Shows the row of a type. */
  inspect(type: number): void {
    this.#furniture.inspect(type);
  }

  /** Stops what runs by itself. */
  stop(): void {
    this.#furniture.stop();
    this.#puzzle?.hurry();
  }

  /** Deals with a click or a drag that is not for the game; `undefined` if it is. */
  accepts(step: string, drag: boolean): boolean | undefined {
    if (!this.pencil.on) return this.editor?.accepts(step, drag);
    const cell = this.#game.cellOf.get(step);
    if (!drag) this.pencil.pick(cell);
    return false;
  }

  /** Wipes out a refusal and what the reader asked for, then turns the tool off; `false` if there was nothing. */
  wipe(): boolean {
    const refused = this.#game.parts.sheet.querySelector('.bubble') !== null;
    if (refused) this.#game.changed();
    if (!this.overlay.wipe() && !refused) {
      if (!this.pencil.on) return false;
      this.pencil.turn(false);
    }
    this.#game.render();
    return true;
  }

  /** Shows what attacks some cells, or no longer. */
  attackers(cells: number[]): void {
    const shown = cells.every((it) => this.overlay.attacked.includes(it));
    this.overlay.attacked = shown ? [] : cells;
    this.#game.render();
    if (!shown && this.overlay.attacked === cells) for (const it of cells) void this.ask('!', it);
  }

  /** Answers a question of the keyboard. */
  async ask(key: string, cell: number): Promise<void> {
    const game = this.#game;
    const { scene } = game;
    this.#questions += 1;
    const turn = this.#questions;
    const { QUESTIONS, recite } = await import('../a11y/spoken-queries.js');
    const question = QUESTIONS[key];
    // What has happened since was announced, and is not talked over.
    if (!question || game.signal.aborted || turn !== this.#questions || scene !== game.scene) return;
    const step = game.board.cells[cell]?.name ?? '';
    const origin = game.options([]).options.find((it) => it.step === step);
    const options = origin && game.options(origin.path).options;
    const reason = options || !game.occupied(step) ? undefined : game.why([step])?.sentence;
    const threats = question === 'attackers' ? [...game.diagram.threats(0), ...game.diagram.threats(1)] : [];
    game.say(recite(question, { board: game.board, scene: game.scene, before: this.#before, cell, options, reason, threats }));
  }

  /** Opens the editor of positions, or closes it. Returns whether it is open. */
  async edit(): Promise<boolean> {
    const game = this.#game;
    game.interaction.cancel();
    if (this.pencil.on) this.pencil.turn(false);
    if (this.editor) {
      this.editor.close();
      this.editor = undefined;
      game.leave();
      return false;
    }
    this.#edits += 1;
    const turn = this.#edits;
    const { Editor } = await import('../panels/position-editor.js');
    if (game.signal.aborted || turn !== this.#edits) return false;
    await game.demonstrate(undefined);
    const { diagram, board, pictures, parts, cellOf } = game;
    this.editor = new Editor({ diagram, board, pictures, tray: parts.tray, cellOf }, {
      changed: () => game.refresh(),
      done: () => void this.edit(),
      scene: () => game.scene,
      say: (text) => game.say(text),
    });
    game.refresh();
    return true;
  }

  /** The type of a piece on a cell, in a slot or from nowhere. */
  typeAt(step: string): number | undefined {
    const { scene, cellOf } = this.#game;
    const cell = cellOf.get(step);
    const piece = scene.pieces.find((it) => it.cell === cell) ?? scene.hands.find((it) => it.step === step) ?? spareOf(step);
    return piece?.type;
  }
}
