// Static pictures and pages: the cascade of styles, paths, trees, fenced blocks, links.

import { describe, expect, test } from 'vitest';
import { definitionFrom } from '../../pkg-template/src/engine/definition-text.js';
import { freePieceOf, freeStep } from '../../pkg-template/src/game/free-placement.js';
import { typeNumber } from '../../pkg-template/src/game/move-diagram.js';
import { readHashLink, writeHashLink } from '../../pkg-template/src/reader/hash-link.js';
import { hexOf } from '../../pkg-template/src/static/colours.js';
import { readInfo } from '../../pkg-template/src/static/fence-info.js';
import { findFences } from '../../pkg-template/src/static/find-fences.js';
import { findShortcodes } from '../../pkg-template/src/static/find-shortcodes.js';
import { el, readPicture, toHtml } from '../../pkg-template/src/static/html-tree.js';
import { readSheet, styleOf } from '../../pkg-template/src/static/inline-styles.js';
import { joinCells } from '../../pkg-template/src/static/join-cells.js';
import { rulesTree } from '../../pkg-template/src/static/rules-tree.js';
import { tikzPath } from '../../pkg-template/src/static/tikz-path.js';
import { svg } from '../../pkg-template/src/style/shape.js';
import { board, say } from './fake-game.js';

describe('styles become attributes', () => {
  /** What a sheet says about the innermost of some nested elements. */
  const style = (css: string, scheme: 'light' | 'dark', ...nested: ReturnType<typeof svg>[]) =>
    Object.fromEntries(styleOf(readSheet(css), nested, new Map(), scheme)[0]);
  const board = svg('svg', { class: 'board borders' });
  const path = svg('path', { class: 'line' });

  test('the more specific rule wins, then the later one', () => {
    expect(
      style(
        '.board .line { fill: red } .line { fill: blue; stroke: green } .line { stroke: black }',
        'light',
        board,
        path,
      ),
    ).toEqual({ fill: 'red', stroke: 'black' });
  });

  test('custom properties, their fallbacks and light-dark() are worked out', () => {
    const css = '.line { --ink: light-dark(#000, #fff); fill: var(--vd-fill, var(--ink)); stroke: var(--none, gray) }';
    expect(style(css, 'light', path)).toEqual({ fill: '#000', stroke: 'gray' });
    expect(style(css, 'dark', path)).toEqual({ fill: '#fff', stroke: 'gray' });
  });

  test('colours that are partly clear become a colour and an opacity', () => {
    expect(style('.line { fill: rgb(30 34 25 / .32); stroke: #ff000080 }', 'light', path)).toEqual({
      fill: 'rgb(30,34,25)',
      'fill-opacity': '0.32',
      stroke: '#ff0000',
      'stroke-opacity': '0.5',
    });
  });

  test('rules for states and at-rules are left out, :is() is read', () => {
    expect(
      style(
        '.line:hover { fill: red } @media print { .line { fill: red } } :is(.line, .other) { fill: blue }',
        'light',
        path,
      ),
    ).toEqual({ fill: 'blue' });
  });

  test('selectors ask for ancestors and attributes', () => {
    const css = '.borders .line { fill: red } [data-untouched] .line { stroke: red } .other .line { opacity: 0 }';
    expect(style(css, 'light', board, svg('g'), path)).toEqual({ fill: 'red' });
  });
});

test('cells of one shade are one path, in steps', () => {
  const cell = (shade: string, points: string) => svg('g', {}, svg('polygon', { class: shade, points }));
  const paths = joinCells(
    svg(
      'g',
      {},
      cell('shade0', '0 0 100 0 100 100 0 100'),
      cell('shade1', '100 0 200 0 200 100'),
      cell('shade0', '200 0 300 0 300 100 200 100'),
    ),
  );
  expect(paths.map((it) => [it.attributes.class, it.attributes.d])).toEqual([
    ['shade0', 'm0 0h100v100h-100zm200 0h100v100h-100z'],
    ['shade1', 'm100 0h100v100z'],
  ]);
});

describe('fenced blocks', () => {
  test('blocks of our language are found, also in lists and quotations', () => {
    const found = findFences(
      'a\n```variant-diagram piece=knight\nfiles=5\n```\n- ~~~Variant-Diagram\n  ranks=5\n  ~~~\n> ```variant-diagram\n> x\nout\n',
    );
    expect(found.map(({ text, info, lines }) => [text, info.trim(), lines])).toEqual([
      ['files=5', 'piece=knight', [1, 4]],
      ['ranks=5', '', [4, 7]],
      ['x', '', [7, 9]],
    ]);
  });

  test('a block inside a block of another language is left alone', () => {
    expect(findFences('````md\n```variant-diagram\nx\n```\n````\n')).toEqual([]);
  });

  test('options are read with and without quotes; what makes no sense is a problem', () => {
    expect(readInfo('piece="night rider" fen=\'8/8 w\' flipped rules=off theme=dark lang=de')).toEqual({
      options: { piece: 'night rider', fen: '8/8 w', flipped: true, rules: false, theme: 'dark', lang: 'de' },
      problems: [],
    });
    expect(readInfo('theme=pink size=3').problems.map(({ id, args }) => say(id, args))).toEqual([
      'There is no theme "pink": it is auto, light or dark.',
      '"size" is no option of a diagram. There are: fen, piece, view, theme, lang, flipped, controls, rules, source.',
    ]);
  });
});

describe('trees of pages', () => {
  test('nothing of a text is markup, for HTML or for Markdown', () => {
    expect(toHtml(el('p', { title: '"<' }, 'a *b* <c>\n{{d}}'))).toBe(
      '<p title="&#34;&#60;">a &#42;b&#42; &#60;c&#62;&#10;&#123;&#123;d&#125;&#125;</p>',
    );
  });

  test('a picture is read as it was written', () => {
    expect(readPicture('<svg viewBox="0 0 1 1"><title>a&#38;b</title><path d="M0 0"/></svg>')).toEqual(
      el('svg', { viewBox: '0 0 1 1' }, el('title', {}, 'a&b'), el('path', { d: 'M0 0' })),
    );
    expect(() => readPicture('text')).toThrow('The picture is empty.');
  });
});

describe('links', () => {
  const shared = { definition: 'files=5\n♔', record: '1. a3', ply: 1 };

  test('a link brings back what it holds', async () => {
    const link = await writeHashLink('https://example.com/page?x=1#other', shared);
    expect(link).toMatch(/^https:\/\/example\.com\/page\?x=1#vd=[\w-]+$/);
    expect(await readHashLink(link)).toEqual(shared);
  });

  test('what is no link of ours, or holds nonsense or too much, is nothing', async () => {
    expect(await readHashLink('https://example.com/#top')).toBeUndefined();
    expect(await readHashLink('#vd=%%%')).toBeUndefined();
    expect(
      await readHashLink(await writeHashLink('https://example.com', { ...shared, definition: 3 as never })),
    ).toBeUndefined();
    expect(await readHashLink(`#vd=${'A'.repeat(100_001)}`)).toBeUndefined();
    await expect(writeHashLink('https://example.com', { ...shared, record: 'x'.repeat(2_000_000) })).resolves.toMatch(
      /#vd=/,
    );
  });
});

describe('small forms', () => {
  test('a definition is JSON only if it reads as JSON', () => {
    expect(definitionFrom(' {"files":5}')).toEqual({ files: 5 });
    expect(definitionFrom('{files=5')).toBe('{files=5');
    expect(definitionFrom('files=5')).toBe('files=5');
  });

  test('a piece from nowhere has a step, and only such steps have one', () => {
    expect(freePieceOf(freeStep({ type: 12, side: 'black' }))).toEqual({ type: 12, side: 'black' });
    for (const it of ['e4', '*0/2', '*1', 'x*1/0', undefined]) expect(freePieceOf(it)).toBeUndefined();
  });

  test('a type is found by its number, its ID or its name', () => {
    expect([2, ' Q ', 'QUEEN', 'q'].map((it) => typeNumber(board(), it))).toEqual([2, 2, 2, undefined]);
  });
});

describe('a text takes as long as it is', () => {
  // With expressions that go back, each of these takes minutes.
  const N = 200_000;
  const HOSTILE = {
    tildes: `${'~'.repeat(N)}\``,
    'tildes and text': `${'~'.repeat(N)} ${'x'.repeat(N)}\``,
    'blanks behind marks': `\`\`\`${' '.repeat(N)}x\``,
    braces: `\`\`\`variant-diagram ${'{'.repeat(N)}`,
    'marks of quotations': '> '.repeat(N),
    'marks of lists': '1. '.repeat(N),
    shortcodes: '{{< variant-diagram >}}'.repeat(N / 20),
    'shortcodes without an end': '{{< variant-diagram '.repeat(N / 20),
    'names that go on': `${'{{<variant-diagramm '.repeat(N / 20)}>}}`,
    'blanks in a tag': `{{<${' '.repeat(N)}`.repeat(3),
    'ends without a beginning': '{{< / variant-diagram >}}'.repeat(N / 20),
    'ends that are none': `{{< variant-diagram >}}${'{{</ variant-diagram'.repeat(N / 20)}`,
    lines: '\n'.repeat(N),
  };
  test.each(Object.entries(HOSTILE))('%s', (_, text) => {
    expect(findFences(text).length).toBeLessThan(2);
    expect(findShortcodes(text)).toEqual([]);
  });
});

test('shortcodes end with the first tag that closes one', () => {
  const found = (text: string): string[] => findShortcodes(text).map((it) => `${it.info}|${it.text}`);
  expect(found('a {{< variant-diagram piece="x" >}}\nfiles=4\n{{< /variant-diagram >}} b')).toEqual([
    ' piece="x" |\nfiles=4\n',
  ]);
  expect(
    found('{{%variant-diagram%}}1{{%/variant-diagram%}}{{<  variant-diagram>}}2{{</  variant-diagram  >}}'),
  ).toEqual(['|1', '|2']);
  expect(
    found('{{< variant-diagram >}}{{< variant-diagram >}}x{{< /variant-diagram >}}{{< /variant-diagram >}}'),
  ).toEqual([' |{{< variant-diagram >}}x']);
  for (const none of [
    '{{ variant-diagram >}}x{{< /variant-diagram >}}',
    '{{< variant-diagrams >}}{{< /variant-diagram >}}',
  ])
    expect(found(none)).toEqual([]);
});

test('what is said of many is a table with a caption, told in the place of its sentences', () => {
  const table = { caption: 'These promote:', columns: ['Piece', 'Becomes'], rows: [['Pawn', '<b> | queen']] };
  const sentences = [
    { rule: 'mate', text: 'A side wins.' },
    { rule: 'promotion', text: 'A pawn becomes a <b> | queen.', table },
  ];
  expect(rulesTree([{ title: 'Moves', sentences }]).map((it) => toHtml(it))).toEqual([
    '<p><strong>Moves</strong></p>',
    '<ul><li>A side wins.</li><li style="list-style:none"><table><caption style="text-align:start">These promote:</caption>' +
      '<thead><tr><th scope="col">Piece</th><th scope="col">Becomes</th></tr></thead>' +
      '<tbody><tr><th scope="row">Pawn</th><td>&#60;b&#62; &#124; queen</td></tr></tbody></table></li></ul>',
  ]);
});

test('fences of tildes may hold back quotes, and those of back quotes none', () => {
  expect(findFences('~~~ variant-diagram x\n`a`\n~~~').map((it) => it.text)).toEqual(['`a`']);
  expect(findFences('```variant-diagram `x`\na\n```')).toEqual([]);
  expect(findFences('- > 1. ````variant-diagram\n  >    a\n  >    ```\n  >    ````').map((it) => it.text)).toEqual([
    'a\n```',
  ]);
});

test('blocks and shortcodes of random text are those that expressions find, which take too long for long lines', () => {
  const FENCE = /^((?:[ \t]|>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))*)(`{3,}|~{3,})[ \t]*([^\s`,{]*)([^`\n]*|)$/;
  const SHORTCODE = /\{\{[<%]\s*variant-diagram(\s[^]*?|)[>%]\}\}([^]*?)\{\{[<%]\s*\/\s*variant-diagram\s*[>%]\}\}/g;
  const PARTS = [
    '`',
    '```',
    '~~~',
    '~',
    ' ',
    '  ',
    '\t',
    '>',
    '- ',
    '1. ',
    '12) ',
    '*',
    'variant-diagram',
    'a',
    ',',
    '{',
    '}',
  ];
  const TAGS = [
    '{{<',
    '{{%',
    '{',
    '>}}',
    '%}}',
    '}',
    '/',
    ' ',
    '\n',
    'variant-diagram',
    '{{< variant-diagram',
    ' >}}',
    '{{</variant-diagram',
    'x',
  ];
  let state = 7;
  const below = (n: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * n);
  };
  const text = (parts: string[], n: number): string =>
    Array.from({ length: 1 + below(n) }, () => parts[below(parts.length)]).join('');
  let [nFences, nTags] = [0, 0];
  for (let n = 0; n < 4000; n += 1) {
    const line = text(PARTS, 9);
    const [, prefix, , language, info] = FENCE.exec(line) ?? [];
    const [found] = findFences(line);
    const isOurs = language?.toLowerCase() === 'variant-diagram';
    expect([line, found?.before[0], found?.info]).toEqual([
      line,
      isOurs ? prefix : undefined,
      isOurs ? info : undefined,
    ]);
    nFences += isOurs ? 1 : 0;
    const page = text(TAGS, 24);
    const tags = [...page.matchAll(SHORTCODE)].map((it) => ({ info: it[1], text: it[2] }));
    expect([page, findShortcodes(page)]).toEqual([page, tags]);
    nTags += tags.length;
  }
  expect(nFences > 20 && nTags > 20, `${nFences} ${nTags}`).toBe(true);
});

describe('paths of TikZ', () => {
  test('steps are absolute, however they are written', () => {
    expect(tikzPath('M1 2l3-4h.5v-.5H0V1z')).toBe(
      '(1,2) -- (4,-2) -- (4.5,-2) -- (4.5,-2.5) -- (0,-2.5) -- (0,1) -- cycle',
    );
    expect(tikzPath('m1 1 2 0 0 2zl5 5')).toBe('(1,1) -- (3,1) -- (3,3) -- cycle -- (6,6)');
    expect(tikzPath('M.5.25L1e1-2')).toBe('(0.5,0.25) -- (10,-2)');
  });

  test('smooth curves mirror the control before, and only of such a curve', () => {
    expect(tikzPath('M0 0C0 1 2 1 2 0S4-1 4 0')).toBe(
      '(0,0) .. controls (0,1) and (2,1) .. (2,0) .. controls (2,-1) and (4,-1) .. (4,0)',
    );
    expect(tikzPath('M0 0s4-1 4 0')).toBe('(0,0) .. controls (0,0) and (4,-1) .. (4,0)');
    expect(tikzPath('M0 0q3 3 6 0t6 0')).toBe(
      '(0,0) .. controls (2,2) and (4,2) .. (6,0) .. controls (8,-2) and (10,-2) .. (12,0)',
    );
  });

  test('arcs become quarters, whichever way and however their flags are written', () => {
    const quarter = '(0,0) .. controls (5.52,0) and (10,4.48) .. (10,10)';
    expect(tikzPath('M0 0a10 10 0 0110 10')).toBe(quarter);
    expect(tikzPath('M0 0A10 10 0 0 1 10 10')).toBe(quarter);
    expect(tikzPath('M0 0a10 10 0 0010 10')).toBe('(0,0) .. controls (0,5.52) and (4.48,10) .. (10,10)');
    // Three quarters; a half that is too small for its chord grows.
    expect(tikzPath('M0 0a10 10 0 1110 10').match(/controls/g)).toHaveLength(3);
    expect(tikzPath('M0 0a1 1 0 0020 0')).toContain('.. (10,10) ..');
  });
});

test('colours have six digits, by whatever they are called', () => {
  expect(['#abc', '#A1B2C3D4', 'rgb(255,0,16)', 'DarkSlateGrey', 'none', 'transparent'].map(hexOf)).toEqual([
    'aabbcc',
    'a1b2c3',
    'ff0010',
    '2f4f4f',
    undefined,
    undefined,
  ]);
});
