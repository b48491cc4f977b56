// The errors of the package, as classes.

import type { Message } from '../words/message.js';
import type { ReasonCode } from './views.js';
import type { EngineFile } from './wasm-source.js';

/**
 * What the engine throws when it refuses an input: `message` is one sentence for people, in the language in which the game is told
 * (`tellIn`), and in English where no game is asked, as of an argument that is none.
 * Errors of the engine pass `instanceof DiagramError`; nobody else makes one.
 *
 * @example try { game.play(path); } catch (error) { if (error instanceof DiagramError) console.log(error.code); }
 */
export class DiagramError extends Error {
  /** A stable name: a reason why a move is refused, as `why` gives it, or a problem of an input, as `not-a-position`. */
  declare readonly code: ReasonCode | (string & {});
  /** The part of the given text that is meant, in UTF-16 units: `[start, end]`. */
  declare readonly span: [number, number] | undefined;
  /** What `message` says, with the words of the author in the language of the game, for whoever says it in another one. */
  declare readonly told: Message | undefined;

  // The engine is another language: its errors are plain ones with these members.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && 'span' in value && 'code' in value && typeof value.code === 'string';
  }
}

/** The engine could not be started: `cause` is what went wrong, `hint` what the page can do about it. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code = 'engine-not-started';
  readonly hint: string;

  /** `file` is the module that was to be loaded. */
  constructor(cause: unknown, file: EngineFile = 'engine.wasm') {
    const what = cause instanceof Error ? cause.message : String(cause);
    super(`The engine could not be started: ${what}`, { cause });
    this.hint = hintFor(file, what, cause);
  }
}

/** What a page can do about an engine that does not start. */
function hintFor(file: EngineFile, what: string, cause: unknown): string {
  if (typeof WebAssembly === 'undefined') return 'There is no WebAssembly here, or it is switched off.';
  if (/unsafe-eval|content security policy/i.test(what))
    return "Allow WebAssembly in the Content Security Policy of the page: script-src 'wasm-unsafe-eval'.";
  if (cause instanceof WebAssembly.CompileError)
    return `What was loaded is not WebAssembly: the server must answer with the file ${file} of this version.`;
  if (/invalid url|failed to parse url/i.test(what))
    return `A bundler has moved ${file}. In Next.js: serverExternalPackages: ['variant-diagram'].`;
  return `The file ${file} must be beside the scripts of the package; \`useWasm\` takes it from elsewhere.`;
}
