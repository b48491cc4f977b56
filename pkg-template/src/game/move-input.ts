// What the reader is in the middle of: one union, and the transitions between its members. No DOM and no rules.

import type { OptionView, OptionsView, PlayedView, ReasonView } from '../engine/views.js';

/** A path and what may follow it. */
export interface Stop {
  path: string[];
  options: OptionsView;
}

/** The stops of one move, the latest last. Never empty. */
export type Trail = [Stop, ...Stop[]];

/** What the reader is doing. */
export type State =
  | { kind: 'idle' }
  | { kind: 'spelling'; trail: Trail }
  | { kind: 'dragging'; trail: Trail; step: string; fresh: boolean }
  | { kind: 'choosing'; trail: Trail }
  | { kind: 'animating'; played: PlayedView };

/** What the interaction needs from its surroundings. */
export interface Port {
  options(path: string[]): OptionsView;
  why(path: string[]): ReasonView | undefined;
  play(path: string[]): PlayedView;
  /** Whether rules are enforced. */
  enforced(): boolean;
  /** Whether there is a piece on a square, or one that a step outside the board stands for. */
  occupied(step: string): boolean;
  /** Whether this click, or a drag from here, may belong to a move. If not, it has been dealt with. */
  accepts(step: string, drag: boolean): boolean;
  /** Asks listeners; `false` if one objects. */
  allows(event: 'vd-step' | 'vd-move', path: string[]): boolean;
  played(played: PlayedView): void;
  refused(step: string, reason: ReasonView | undefined): void;
  changed(): void;
}

const isChoice = (option: OptionView): boolean => option.mark === 'choice';

/** The latest stop of a state, if a move is being spelled. */
export function stopOf(state: State): Stop | undefined {
  return 'trail' in state ? state.trail[state.trail.length - 1] : undefined;
}

/** The entry of one move, from the first click to the last. */
export class Interaction {
  state: State = { kind: 'idle' };
  readonly #port: Port;

  constructor(port: Port) {
    this.#port = port;
  }

  /** A click or tap on a square or a hand slot, or the same by keyboard. */
  click(step: string): void {
    if (this.state.kind === 'choosing') return this.cancel();
    this.settle();
    if (!this.#port.accepts(step, false)) return;
    const stop = stopOf(this.state);
    if (stop === undefined) return this.#begin(step, [step]);
    const option = stop.options.options.find((it) => it.step === step);
    if (option) return this.#take(option);
    if (step === stop.path[stop.path.length - 1] && stop.options.whole) return this.#play(stop.path);
    if (step === stop.path[0]) return this.cancel();
    this.#begin(step, [...stop.path, step]);
  }

  /** Whether a drag may start here. */
  grabs(step: string): boolean {
    const stop = stopOf(this.state);
    return step === stop?.path[stop.path.length - 1] || this.#origin(step) !== undefined;
  }

  /** Starts to drag what stands on a square or in a slot. */
  grab(step: string): boolean {
    this.settle();
    if (this.state.kind === 'choosing') this.cancel();
    if (!this.#port.accepts(step, true)) return false;
    let stop = stopOf(this.state);
    const fresh = stop === undefined || step !== stop.path[stop.path.length - 1];
    if (fresh) {
      const origin = this.#origin(step);
      if (!origin) return false;
      this.state = { kind: 'idle' };
      this.#take(origin);
      stop = stopOf(this.state);
    }
    if (!stop || !('trail' in this.state)) return false;
    this.state = { kind: 'dragging', trail: this.state.trail, step, fresh };
    this.#port.changed();
    return true;
  }

  /** Lets go of the dragged piece: over a step, or over nothing. */
  drop(step: string | undefined): void {
    if (this.state.kind !== 'dragging') return;
    const { trail, step: from, fresh } = this.state;
    this.state = { kind: 'spelling', trail };
    const stop = stopOf(this.state);
    const option = stop?.options.options.find((it) => it.step === step);
    if (step === undefined || step === from) {
      if (fresh) this.cancel();
      else this.#port.changed();
    } else if (option) {
      this.#take(option, true);
    } else {
      const path = [...(stop?.path ?? []), step];
      if (this.#port.enforced()) this.#refuse(step, path);
      else this.#play(path);
    }
  }

  /** The platform took the pointer away: everything is as before the drag. */
  release(): void {
    this.drop(undefined);
  }

  /** Picks one of the offered choices. */
  choose(option: OptionView): void {
    if (this.state.kind === 'choosing') this.#take(option);
  }

  /** Plays the path as it stands, if it is whole. */
  finish(): boolean {
    const stop = stopOf(this.state);
    if (!stop?.options.whole) return false;
    this.#play(stop.path);
    return true;
  }

  /** Forgets the path. */
  cancel(): void {
    if (this.state.kind === 'idle') return;
    this.state = { kind: 'idle' };
    this.#port.changed();
  }

  /** Takes the last step of the path back. */
  back(): boolean {
    if (!('trail' in this.state)) return false;
    const [first, ...rest] = this.state.trail.slice(0, -1);
    this.state = first ? { kind: 'spelling', trail: [first, ...rest] } : { kind: 'idle' };
    this.#port.changed();
    return true;
  }

  /** Ends an animation, early or in time. */
  settle(): void {
    if (this.state.kind === 'animating') this.state = { kind: 'idle' };
  }

  /** What picks up the piece on a square. Without enforced rules that is possible for every piece. */
  #origin(step: string): OptionView | undefined {
    const option = this.#port.options([]).options.find((it) => it.step === step);
    if (option || this.#port.enforced() || !this.#port.occupied(step)) return option;
    return { step, path: [step], mark: 'origin', count: 0, plays: false, words: '' };
  }

  /** Starts a new path with a click that fits nothing open. `refused` is the path to explain if it starts none. */
  #begin(step: string, refused: string[]): void {
    const origin = this.#origin(step);
    if (origin) {
      this.state = { kind: 'idle' };
      this.#take(origin);
    } else if (!this.#port.enforced() && refused.length > 1) {
      this.#play(refused);
    } else {
      this.#refuse(step, refused);
    }
  }

  #take(option: OptionView, dropped = false): void {
    if (!this.#port.allows('vd-step', option.path)) {
      this.#port.changed();
      return;
    }
    if (option.plays) return this.#play(option.path);
    const options = this.#port.options(option.path);
    const choice = options.options.some(isChoice);
    if (options.play || (dropped && options.whole && !choice)) return this.#play(option.path);
    const stop = { path: option.path, options };
    const before = 'trail' in this.state ? this.state.trail : [];
    const [first = stop, ...rest] = [...before, stop];
    this.state = { kind: choice ? 'choosing' : 'spelling', trail: [first, ...rest] };
    this.#port.changed();
  }

  #play(path: string[]): void {
    this.state = { kind: 'idle' };
    if (!this.#port.allows('vd-move', path)) {
      this.#port.changed();
      return;
    }
    let played: PlayedView;
    try {
      played = this.#port.play(path);
    } catch {
      this.#refuse(path[path.length - 1] ?? '', path);
      return;
    }
    this.state = { kind: 'animating', played };
    this.#port.played(played);
  }

  #refuse(step: string, path: string[]): void {
    this.#port.refused(step, this.#port.why(path));
  }
}
