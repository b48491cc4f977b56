// The editor of the playground: CodeMirror with line numbers, problems beside their lines, completion of keys and values
// with their documentation. Bundled into `editor.js` of the site; no other page loads it.

import { autocompletion, closeCompletion, completionKeymap, startCompletion } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, isolateHistory, undo } from '@codemirror/commands';
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { diagnosticCount, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState, StateField } from '@codemirror/state';
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  WidgetType,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { VALUES } from './data/values.js';

/** Comments, keys, values; names, letters and moves of pieces. */
const language = StreamLanguage.define({
  startState: () => ({ field: 0 }),
  token(stream, state) {
    if (stream.sol()) state.field = 0;
    if (stream.sol() && stream.match(/^\s*#.*/)) return 'comment';
    if (stream.sol() && stream.match(/^\s*[A-Za-z][\w.-]*\s*(?==)/)) return 'keyword';
    if (stream.eat(':')) {
      state.field += 1;
      return 'punctuation';
    }
    stream.eatWhile(/[^:]/);
    return ['name', 'atom', 'string', null, 'number', 'number'][state.field] ?? null;
  },
});

const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--vd-muted)', fontStyle: 'italic' },
  { tag: [tags.keyword, tags.string], color: 'var(--vd-accent)' },
  { tag: tags.atom, fontWeight: '700' },
]);

const looks = EditorView.theme({
  '&': { height: '100%', fontSize: '13.5px', color: 'var(--vd-text)', backgroundColor: 'var(--vd-surface)' },
  '.cm-content': { caretColor: 'var(--vd-text)', fontFamily: 'ui-monospace, Menlo, Consolas, monospace' },
  '.cm-cursor': { borderLeftColor: 'var(--vd-text)' },
  '.cm-gutters': {
    color: 'var(--vd-muted)',
    backgroundColor: 'var(--vd-paper)',
    borderRight: '1px solid var(--vd-edge)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--vd-accent) 7%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--vd-accent) 25%, transparent)',
  },
  '.cm-tooltip': { color: 'var(--vd-text)', backgroundColor: 'var(--vd-surface)', borderColor: 'var(--vd-edge)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--vd-surface)',
    backgroundColor: 'var(--vd-accent)',
  },
  '.cm-completionInfo': { maxWidth: '22rem' },
  '.thumbnail': { verticalAlign: '-7px', marginInline: '2px', background: '#e6e3d8', borderRadius: '4px' },
  // On narrow screens it would cover what else there is to choose.
  '.cm-completionInfo:is(.cm-completionInfo-right-narrow, .cm-completionInfo-left-narrow)': {
    inset: '100% 0 auto 0 !important',
    width: 'auto',
    maxWidth: 'none !important',
  },
});

/** The kind of a value that a key takes, if the manual names one. */
const kindOf = (value) => VALUES.find(({ words }) => words.some((word) => new RegExp(`\\b${word}\\b`).test(value)));

/** What may stand behind a key: the words that its value lists, and the forms of its kind. */
function valuesOf({ value }) {
  const listed = value.split(/, perhaps/)[0].split(/,\s*|\s+or\s+/);
  const words = listed.filter((it) => /^[\w-]+$/.test(it) && !kindOf(it)).map((label) => ({ label }));
  const forms = (kindOf(value)?.forms ?? [])
    .flatMap(([form, detail]) => form.split(/,\s+|\s+and\s+/).map((label) => ({ label, detail })))
    .filter(({ label }) => /^\S+$/.test(label));
  return [...words, ...forms];
}

/** Completion: keys at the beginning of a line, values behind `=`. */
const completion = (keys) => (context) => {
  const line = context.state.doc.lineAt(context.pos);
  const before = line.text.slice(0, context.pos - line.from);
  const [, key, start] = /^\s*([\w.-]+)\s*=\s*(.*)$/.exec(before) ?? [];
  if (key === undefined) {
    const word = context.matchBefore(/^\s*[\w.-]*/);
    if (!word || (word.text.trim() === '' && !context.explicit) || before.includes(':')) return null;
    const options = keys.map((it) => ({
      label: it.name,
      apply: `${it.name}=`,
      detail: it.value,
      info: `${it.doc} Without it: ${it.default}.`,
      type: 'property',
    }));
    return { from: word.to - word.text.trimStart().length, options, validFor: /^[\w.-]*$/ };
  }
  const known = keys.find(({ name }) => name === key);
  if (!known || (start !== '' && !context.explicit && !/^[\w-]*$/.test(start))) return null;
  const options = valuesOf(known);
  return options.length === 0 ? null : { from: context.pos - start.length, options, validFor: /^[\w-]*$/ };
};

/** Whether a line is that of a piece. */
const isPiece = (text) => !/^\s*#/.test(text) && !/^\s*[A-Za-z][\w.-]*\s*=/.test(text) && text.includes(':');

/** A picture in the text, shown as one: nobody reads its letters. */
class Thumbnail extends WidgetType {
  constructor(address) {
    super();
    this.address = address;
  }
  eq(other) {
    return other.address === this.address;
  }
  toDOM() {
    const size = Math.ceil((this.address.length * 3) / 4000);
    return Object.assign(new Image(24, 24), {
      src: this.address,
      className: 'thumbnail',
      alt: `a picture of ${size} kB`,
      title: `A picture of ${size} kB`,
    });
  }
}

const thumbnailsIn = (doc) =>
  Decoration.set(
    [...doc.toString().matchAll(/data:image\/[^\s,]+,\S{40,}/g)].map(({ 0: address, index }) =>
      Decoration.replace({ widget: new Thumbnail(address) }).range(index, index + address.length),
    ),
  );

/** Pictures are one thing each for the cursor, too. */
const thumbnails = StateField.define({
  create: ({ doc }) => thumbnailsIn(doc),
  update: (shown, { docChanged, newDoc }) => (docChanged ? thumbnailsIn(newDoc) : shown),
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.atomicRanges.of((view) => view.state.field(field)),
  ],
});

/** Whether a change is a key or a step back, and no text that came as a whole. */
function isTyped({ changes, transactions }) {
  let longest = 0;
  changes.iterChanges((_from, _to, _start, _end, inserted) => (longest = Math.max(longest, inserted.length)));
  return longest < 3 || transactions.some((it) => it.isUserEvent('undo') || it.isUserEvent('redo'));
}

/** Makes the editor. `changed` is called with the text after each change by the author, and whether it was typed. */
export function makeEditor(parent, { keys, changed, moved }) {
  const follow = EditorView.updateListener.of((update) => {
    if (update.docChanged || update.selectionSet) moved();
    if (!update.docChanged || update.transactions.some((it) => it.isUserEvent('set'))) return;
    changed(update.state.doc.toString(), isTyped(update));
  });
  const view = new EditorView({
    parent,
    state: EditorState.create({
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'Definition', spellcheck: 'false', autocapitalize: 'off' }),
        thumbnails,
        language,
        syntaxHighlighting(colours),
        looks,
        // Behind a key its values are offered at once.
        autocompletion({
          override: [completion(keys)],
          activateOnCompletion: ({ type }) => type === 'property',
          icons: false,
        }),
        // Tab leaves the editor, as everywhere on the page.
        keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap, ...lintKeymap, ...searchKeymap]),
        follow,
      ],
    }),
  });
  return {
    get text() {
      return view.state.doc.toString();
    },
    /** The line in which the cursor stands. */
    get line() {
      return view.state.doc.lineAt(view.state.selection.main.head).text;
    },
    /** Writes a text where the cursor stands, in place of what is selected. */
    insert(text) {
      view.dispatch(view.state.replaceSelection(text), { scrollIntoView: true, userEvent: 'input.insert' });
      view.focus();
    },
    /** Sets the whole text; authors may take it back. */
    set text(text) {
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        userEvent: 'set',
        // What is typed at once is a change of its own.
        annotations: isolateHistory.of('full'),
      });
      closeCompletion(view);
    },
    /** Marks the problems in the text and beside their lines. */
    mark(diagnostics) {
      const end = view.state.doc.length;
      const marks = diagnostics
        .filter(({ span }) => span)
        .map(({ span, severity, message, hint }) => ({
          from: Math.min(span[0], end),
          to: Math.min(span[1], end),
          severity,
          message: hint ? `${message} ${hint}` : message,
        }));
      // To draw a text without problems again would take back what the reader is selecting.
      if (marks.length + diagnosticCount(view.state) > 0) view.dispatch(setDiagnostics(view.state, marks));
    },
    /** Offers what may stand at the cursor. Whether the line is one of a key, or may become one. */
    suggest() {
      view.focus();
      startCompletion(view);
      return !this.line.includes(':');
    },
    /** Puts the cursor where a pointer is. */
    putCursor(x, y) {
      const at = view.posAtCoords({ x, y });
      if (at !== null) view.dispatch({ selection: { anchor: at } });
    },
    /** Gives the piece at the cursor a key below it, in place of the line that it had. Whether there is a piece. */
    setBelow(key, value) {
      const { doc, selection } = view.state;
      const line = (number) => doc.line(number);
      let at = doc.lineAt(selection.main.head).number;
      while (at > 0 && !isPiece(line(at).text)) at -= 1;
      if (at === 0) return false;
      const piece = line(at);
      let change = { from: piece.to, insert: `\n${key}=${value}` };
      for (at += 1; at <= doc.lines && !isPiece(line(at).text); at += 1) {
        const { from, to, text } = line(at);
        if (text.trimStart().startsWith(`${key}=`)) change = { from, to, insert: `${key}=${value}` };
      }
      view.dispatch({ changes: change, userEvent: 'input.drop' });
      view.focus();
      return true;
    },
    /** Takes the last change of the text back. */
    undo() {
      undo(view);
    },
    /** Selects a part of the text, and shows it. */
    select(from, to) {
      view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
      view.focus();
    },
  };
}
