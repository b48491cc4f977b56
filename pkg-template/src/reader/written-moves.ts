// The moves of a game as its players write them: a copy of the game is asked, which the engine with everything has made.

import type { Diagram } from '../engine/load.js';
import { isPanic, problemOf } from '../engine/panic.js';
import { restoreGame, saveGame } from '../engine/saved-game.js';
import type { LinesView } from '../engine/views.js';
import type { Game, PlayersNotation } from '../game/game.js';

/** A move of the record by its text there, and what comes after it. */
interface Told {
  text: string | undefined;
  next: Map<string, Told>;
}

const nothing = (): Told => ({ text: undefined, next: new Map() });

/** Writes moves of a game by a copy of it, each but once. */
export function movesBy(game: Game, copy: Diagram, lang?: string): PlayersNotation {
  let [head, start] = ['', nothing()];
  /** Where the copy stands. */
  let here: Told | undefined;
  let isDead = false;
  const restore = (): void => {
    here = undefined;
    restoreGame(copy, saveGame(game.diagram, game.state.scene, game.saved));
  };
  /** The copy stands before the move that was played last: it plays it, too. Whether it can. */
  const playOn = (move: Told): boolean => {
    const path = game.state.scene.last?.path ?? [];
    try {
      const text = copy.playersMove(path);
      copy.play(path);
      move.text = text ?? '';
      return true;
    } catch (error) {
      problemOf(error);
      return false;
    }
  };
  const texts = ({ moves, current }: LinesView): string[] => {
    const record = game.diagram.record();
    const own = record.slice(0, record.lastIndexOf(']\n') + 1);
    if (own !== head) [head, start, here] = [own, nothing(), undefined];
    const places = [start];
    for (const { parent, san } of moves) {
      const { next } = places[parent] ?? start;
      const told = next.get(san) ?? nothing();
      next.set(san, told);
      places.push(told);
    }
    const [, ...all] = places;
    const unknown = all.filter((it) => it.text === undefined);
    const shown = places[current];
    if (unknown.length > 0) {
      const before = places[moves[current - 1]?.parent ?? -1];
      const isNext = unknown.length === 1 && unknown[0] === shown && before !== undefined && before === here;
      if (!(isNext && shown && playOn(shown))) {
        restore();
        const written = copy.playersMoves();
        all.forEach((it, index) => {
          it.text = written[index] ?? '';
        });
      }
      here = shown;
    }
    return all.map((it) => it.text ?? '');
  };
  /** The game goes on without a copy that has panicked: its moves are told as the record has them. */
  const safely = <T>(work: () => T): T | undefined => {
    if (isDead) return undefined;
    try {
      return work();
    } catch (error) {
      if (!isPanic(error)) throw error;
      isDead = true;
      return undefined;
    }
  };
  return {
    lang,
    record: (lines) => safely(() => texts(lines).map((it) => it || undefined)) ?? [],
    move: (path) =>
      safely(() => {
        restore();
        return copy.playersMove(path);
      }),
  };
}
