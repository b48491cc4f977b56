/**
 * The rules without a page, for Node and workers.
 *
 * @module variant-diagram/engine
 */

export * from './engine/explorer.js';
export { type DecodedText, decodeText } from './engine/file-text.js';
export { movesInWords, rulesInWords } from './engine/in-words.js';
export * from './engine/load.js';
export { type AnalysedLine, type Analysis, type AnalysisOptions, analyse, type Score } from './search/analyse.js';
export { type EndingOptions, endings, type SolverProgress } from './search/endings.js';
export { type SelfPlayOptions, selfPlay } from './search/self-played.js';
export { type ProblemOptions, type SolveOptions, type StudyOptions, solve } from './search/solve.js';
export { languageOf, languages, loadLanguage, registerMessages, say, useLanguage } from './words/languages.js';
