// What readers do beside playing: loaded when the board can be played.

import { announcement } from '../a11y/announcements.js';
import { clockFaces, clocks } from '../clock/clocks.js';
import type { Follower, Game } from '../game/game.js';
import dialogStyle from '../style/dialog.css';
import materialStyle from '../style/material.css';
import playersStyle from '../style/players.css';
import questionsStyle from '../style/questions.css';
import readerStyle from '../style/reader.css';
import zonesStyle from '../style/zones.css';
import { ArrowGestures } from './arrow-gestures.js';
import { autoplay } from './autoplay.js';
import { choices } from './choices.js';
import { linkedEdges } from './edges.js';
import { endCard } from './end-card.js';
import { kanjiSwitch } from './kanji-switch.js';
import { material } from './material.js';
import { animations } from './move-animation.js';
import { followNotation } from './notation.js';
import { players } from './players.js';
import { refusalBubble } from './refusal-bubble.js';
import { listenToSize } from './resize.js';
import { awaitWords } from './retell.js';
import { riverCharacters } from './river.js';
import { showRecord } from './shown-record.js';
import { sounds } from './sound.js';
import { listenToWheel } from './wheel.js';

export { openClock } from './clock-question.js';
export { openSettings } from './settings.js';
export { openShare } from './share.js';

/** The style sheets of the dialogs, of questions at a square, and of what the reader wants. */
export const styles = [dialogStyle, questionsStyle, materialStyle, playersStyle, zonesStyle, readerStyle];

/** Follows a game from now on. */
export function reader(game: Game): Follower {
  listenToWheel(game);
  awaitWords(game);
  followNotation(game);
  game.tellPosition = (before) => announcement(game.say, game.board, before, game.state.scene);
  new ArrowGestures(game, game.parts.stage);
  void showRecord(game);
  const faces = clockFaces();
  const followers = [
    choices(game),
    refusalBubble(),
    listenToSize(game),
    sounds(game),
    material(game),
    clocks(game, faces),
    players(game, faces),
    endCard(game),
    kanjiSwitch(game),
    animations(),
    riverCharacters(),
    linkedEdges(),
    autoplay(game),
  ];
  return { show: (it) => followers.forEach((follower) => follower.show(it)) };
}
