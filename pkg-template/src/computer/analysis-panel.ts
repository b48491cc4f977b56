// What the computer makes of the position, below the status line: a gauge, the best lines, and a threat.

import type { AnalysisState, BoardState } from '../board/board-state.js';
import type { Side } from '../engine/names.js';
import { opponentOf } from '../engine/sides.js';
import { act } from '../game/controller.js';
import type { Game, Panel } from '../game/game.js';
import type { AnalysedLine } from '../search/analyse.js';
import { button, html, set } from '../style/dom.js';
import type { Say } from '../words/page.js';
import { threatOf, toggleThreat } from './analysis.js';
import { betterOf, betterWords } from './mistake.js';
import { moveText } from './move-text.js';
import { gaugeOf, scoreWords, shortScore } from './score-words.js';

/** Moves of a line that are shown. */
const MOVES = 8;

/** White's share of the gauge, and what it means in words. A guess has no score. */
function judgement(say: Say, { scene }: BoardState, { depth, lines }: AnalysisState): [share: number, words: string] {
  const { turn, verdict } = scene;
  if (verdict) return [{ white: 100, draw: 50, black: 0 }[verdict.result], verdict.sentence];
  const [best] = lines;
  if (!best || depth === 0) return [50, say('analysis-unknown')];
  return [gaugeOf(best.score, turn), scoreWords(say, best.score, turn)];
}

/** The bar that tells who is better: White's part is pale, Black's dark. */
function gauge(say: Say): { root: HTMLElement; show(share: number, words: string, flipped: boolean): void } {
  const bar = html('span', { class: 'share' });
  const root = html(
    'div',
    {
      class: 'gauge',
      part: 'gauge',
      role: 'meter',
      'aria-label': say('analysis-gauge'),
      'aria-valuemin': 0,
      'aria-valuemax': 100,
    },
    bar,
  );
  return {
    root,
    show(share, words, flipped) {
      set(root, 'aria-valuenow', share);
      set(root, 'aria-valuetext', words);
      root.classList.toggle('turned', flipped);
      bar.style.setProperty('inline-size', `${share}%`);
    },
  };
}

/** A line of moves with its score. */
function lineRow(game: Game, { score, line }: AnalysedLine, turn: Side, isGuess: boolean): HTMLElement {
  const [first = '', ...others] = line.slice(0, MOVES).map((it) => moveText(game, it));
  const more = others.map((it) => ` ${it}`).join('');
  return html(
    'li',
    {},
    html('span', { class: 'score' }, isGuess ? '?' : shortScore(game.say, score, turn)),
    ' ',
    html('strong', {}, first),
    more,
  );
}

/** What the other side threatens, in words. */
function threatWords(game: Game, analysis: AnalysisState): string {
  const { say } = game;
  const { scene } = game.state;
  const other = opponentOf(scene.turn);
  const side = say(other);
  if (scene.checks.length > 0) return say('threat-check', { side: say(scene.turn) });
  const threat = threatOf(analysis);
  if (!threat) return say(analysis.threat ? 'threat-none' : 'threat-looking', { side });
  return say('threat-move', {
    side,
    move: moveText(game, threat.line[0]),
    score: scoreWords(say, threat.score, other),
  });
}

/** How far the computer has looked, in words. */
function progressWords({ say, state: { scene } }: Game, { depth, isOpen, lines }: AnalysisState): string {
  if (scene.verdict) return say('analysis-over');
  if (scene.secret) return say('analysis-secret');
  if (lines.length === 0) return say(isOpen ? 'analysis-thinking' : 'analysis-no-move');
  if (depth === 0) return say(isOpen ? 'analysis-first-guess' : 'analysis-guess');
  return say(isOpen ? 'analysis-deeper' : 'analysis-deep', { count: depth });
}

/** Shows the analysis as long as somebody wants it. */
export function analysisPanel(game: Game): Panel {
  const { host, parts, say, signal, state } = game;
  const meter = gauge(say);
  const score = html('strong', { class: 'verdict' });
  const progress = html('span', { class: 'progress' });
  const lines = html('ol', { class: 'best-lines', 'aria-label': say('analysis-lines') });
  const missed = html('p', { class: 'better-words' });
  const threat = html('p', { class: 'threat-words' });
  const threats = button(say('analysis-threats'), { class: 'wide' }, () => act(game, toggleThreat));
  const stop = button(say('analysis-stop'), { class: 'wide' }, () => {
    host.analysis = false;
    parts.sheet.querySelector<SVGElement>('[tabindex="0"]')?.focus();
  });
  const root = html(
    'div',
    { class: 'analysis', part: 'analysis', role: 'group', 'aria-label': say('analysis') },
    meter.root,
    html('p', { class: 'summary' }, score, ' ', progress),
    missed,
    lines,
    threat,
    html('div', { class: 'computer-tools' }, threats, stop),
  );
  parts.message.after(root);
  signal.addEventListener('abort', () => root.remove());
  let known: unknown[] = [];
  return {
    root,
    show() {
      const { analysis } = state.computer;
      root.hidden = !analysis;
      if (!analysis) return;
      const { turn } = state.scene;
      const isGuess = analysis.depth === 0;
      const best = isGuess ? undefined : analysis.lines[0];
      meter.show(...judgement(say, state, analysis), state.flipped);
      score.textContent = best ? shortScore(say, best.score, turn) : '';
      progress.textContent = progressWords(game, analysis);
      const what = [analysis.lines, game.notation];
      if (what.some((it, index) => it !== known[index]))
        lines.replaceChildren(...analysis.lines.map((it) => lineRow(game, it, turn, isGuess)));
      known = what;
      const better = betterOf(state);
      missed.hidden = !better;
      missed.textContent = better ? betterWords(game, better) : '';
      set(threats, 'aria-pressed', String(analysis.showsThreat));
      threat.hidden = !analysis.showsThreat || state.scene.verdict !== undefined || state.scene.secret;
      threat.textContent = threat.hidden ? '' : threatWords(game, analysis);
    },
  };
}
