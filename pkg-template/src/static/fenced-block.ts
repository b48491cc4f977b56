// A fenced block of Markdown as a page shows it: a still picture, the rules in words and the definition, inside the element that makes a board of them.

import { definitionFrom } from '../engine/definition-text.js';
import { createDiagram, type Diagram } from '../engine/load.js';
import { isPanic, messageOf } from '../engine/panic.js';
import type { DiagnosticView } from '../engine/views.js';
import { loadLanguage } from '../words/languages.js';
import { type Say, speaker } from '../words/page.js';
import { sentences } from '../words/sentences.js';
import { type FenceOptions, knownOptions, LANGUAGE, readInfo } from './fence-info.js';
import { type ElementNode, el, readPicture, toHtml } from './html-tree.js';
import { rulesTree } from './rules-tree.js';
import { stillOf } from './static-svg.js';

/** What became of a block. */
export interface Fence {
  /** An element, as unified knows elements (`hast`). */
  tree: ElementNode;
  /** The same as HTML, on one line. */
  html: string;
  /** What is wrong, as sentences; the page shows them too. */
  problems: string[];
}

/** Where in a text a problem is. */
function sentence(say: Say, text: string, { message, hint, span }: DiagnosticView): string {
  const problem = sentences(say, message, hint ?? '');
  return span ? say('static-problem-at', { line: text.slice(0, span[0]).split('\n').length, problem }) : problem;
}

/** What has gone wrong, in words for readers. */
function failure(say: Say, error: unknown): string {
  return isPanic(error) ? say('failed-panic') : messageOf(error, say);
}

/** Options with the language that is spoken. */
type Spoken = FenceOptions & { lang: string };

/** Draws what can be drawn; an option that cannot be followed is a problem. */
function draw(
  say: Say,
  diagram: Diagram,
  options: Spoken,
  problems: string[],
): { picture: ElementNode; shown: FenceOptions } {
  const shown = { ...options };
  for (const name of ['fen', 'piece'] as const) {
    if (shown[name] === undefined) continue;
    try {
      stillOf(diagram, { [name]: shown[name], lang: options.lang });
    } catch (error) {
      problems.push(failure(say, error));
      delete shown[name];
    }
  }
  const picture = readPicture(stillOf(diagram, { theme: 'auto', ...shown }));
  const [, , width = 0, height = 0] = String(picture.properties.viewBox).split(' ').map(Number);
  // As wide as the board will be, and where it will be, so that nothing jumps; it shrinks with the page.
  const pixels = (it: number): string => String(Math.round(it * 0.48));
  Object.assign(picture.properties, {
    width: pixels(width),
    height: pixels(height),
    style: 'display:block;margin:0 auto .5em;max-width:100%;height:auto',
  });
  return { picture, shown };
}

function words(say: Say, lang: string, diagram: Diagram): ElementNode {
  const topics = rulesTree(diagram.rules().topics);
  return el('details', { class: 'variant-diagram-rules', lang }, el('summary', {}, say('static-rules')), ...topics);
}

/** The text of the definition, where the element looks for it. */
function source(say: Say, text: string, visible: boolean): ElementNode {
  // Sites put components of their own in the place of "pre" and "code", but leave what is inside.
  const pre = el('pre', {}, el('span', { 'data-definition': '', translate: 'no' }, text));
  return visible
    ? el('details', { class: 'variant-diagram-source' }, el('summary', {}, say('static-definition')), pre)
    : el('div', { hidden: true }, pre);
}

function note(say: Say, lang: string, problems: string[]): ElementNode {
  return el(
    'div',
    { class: 'variant-diagram-problems', role: 'note', lang },
    el('p', {}, el('strong', {}, say('static-problems'))),
    el('ul', {}, ...problems.map((it) => el('li', {}, it))),
  );
}

/**
 * Makes a block into a part of a page. Never fails because of the text: what is wrong is said on the page.
 *
 * @param text What stands between the fences: a definition as text or JSON.
 * @param info What stands behind the language in the first line, such as `piece=knight flipped`.
 * @param defaults Options for all blocks of a site.
 */
export async function fence(text: string, info = '', defaults: FenceOptions = {}): Promise<Fence> {
  const definition = text
    .replace(/\r\n?/g, '\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
  const { options: own, problems: unknown } = readInfo(info);
  const options = { ...knownOptions(defaults), ...own };
  const lang = await loadLanguage(options.lang ?? 'en');
  const say = speaker(lang);
  const problems = unknown.map(({ id, args }) => say(id, args));
  let shown: FenceOptions = {};
  const inside: ElementNode[] = [];
  try {
    const diagram = await createDiagram(definitionFrom(definition));
    try {
      diagram.tellIn(lang);
      problems.push(
        ...diagram
          .diagnostics()
          .filter((it) => it.severity !== 'info')
          .map((it) => sentence(say, definition, it)),
      );
      const drawn = draw(say, diagram, { ...options, lang }, problems);
      shown = drawn.shown;
      inside.push(drawn.picture);
      if (options.rules !== false) inside.push(words(say, lang, diagram));
    } finally {
      diagram.free();
    }
  } catch (error) {
    problems.push(failure(say, error));
  }
  inside.push(source(say, definition, options.source !== false || inside.length === 0));
  if (problems.length > 0) inside.push(note(say, lang, problems));
  const { fen, piece, view, theme = 'auto' } = shown;
  // Room above and below as around a paragraph, also where the site has no such style for its last line.
  const style = `display:block;margin:1em 0${theme === 'auto' ? '' : `;color-scheme:${theme}`}`;
  const { lang: asked, controls } = options;
  const tree = el(LANGUAGE, { lang: asked, fen, piece, view, flipped: shown.flipped, controls, style }, ...inside);
  return { tree, html: toHtml(tree), problems };
}

/** The HTML of a block. */
export async function fenceToHtml(text: string, info = '', defaults: FenceOptions = {}): Promise<string> {
  return (await fence(text, info, defaults)).html;
}
