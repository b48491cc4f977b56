// Learning a game: a course of exercises, and collections of puzzles. Loaded when somebody asks for it.

import type { Game } from '../game/game.js';
import dialogStyle from '../style/dialog.css';
import learnStyle from '../style/learn.css';
import readerStyle from '../style/reader.css';
import { adoptStyle } from '../style/theme.js';
import { loadLearningWords } from '../words/languages.js';

/** Opens the course of a game, or its puzzles. */
export async function openLearning(game: Game, part?: 'puzzles'): Promise<void> {
  await loadLearningWords(game.settings.language);
  adoptStyle(game.parts.root, dialogStyle, readerStyle, learnStyle);
  if (part === 'puzzles') await (await import('./puzzles-dialog.js')).openPuzzles(game);
  else (await import('./course-dialog.js')).openCourse(game);
}
