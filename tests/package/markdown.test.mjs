// Blocks of Markdown as parts of pages: the function itself, remark, mdBook, Hugo.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compile } from '@mdx-js/mdx';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const at = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const load = (name) => import(pathToFileURL(at(`pkg/${name}`)).href);
const { fence, fenceToHtml, findFences, hugoFiles, readInfo, replaceFences } = await load('markdown.js');
const { default: remarkVariantDiagram } = await load('remark.js');
const page = readFileSync(at('tests/package/pages/page.md'), 'utf8');
const SMALL = 'files=5\nranks=5\nfirstRank=1\nroyal=K\npawn:P:fmWfcF::a2-e2\nking:K:K::c1';
const plain = (html) => html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

test('a block becomes a picture, rules and the definition', async () => {
  const { html, problems } = await fence(SMALL);
  assert.deepEqual(problems, []);
  assert.match(html, /^<variant-diagram style="display:block;margin:1em 0"><svg [^>]*role="img"/);
  assert.match(html, /<summary>Rules in words<\/summary>.*The king is royal/);
  assert.equal(plain(/<span data-definition="" translate="no">([^<]*)<\/span>/.exec(html)[1]), SMALL);
  assert.doesNotMatch(html, /\n/);
});

test('a block shows what is said of many types as a table', async () => {
  const shogi = readFileSync(at('tests/diagrams/shogi.txt'), 'utf8');
  const html = plain(await fenceToHtml(shogi, 'lang=de'));
  assert.match(html, /<caption [^>]*>Die Figuren werden mit diesen Buchstaben geschrieben:<\/caption>/);
  assert.match(html, /<th scope="col">Figur<\/th><th scope="col">Buchstabe<\/th>/);
  assert.match(html, /<tr><th scope="row">Lanze<\/th><td>L<\/td><\/tr>/);
});

test('a block speaks the language that it asks for, or English', async () => {
  const german = await fenceToHtml(SMALL, 'lang=de');
  assert.match(german, /^<variant-diagram lang="de" .*<details class="variant-diagram-rules" lang="de">/);
  assert.doesNotMatch(german, /The king is royal/);
  const english = await fenceToHtml(SMALL, 'lang=tlh');
  assert.match(english, /^<variant-diagram lang="tlh" .*<details class="variant-diagram-rules" lang="en">/);
  assert.match(english, /The king is royal/);
});

test('what stands behind the language says what is shown', async () => {
  assert.deepEqual(readInfo(`piece=knight fen="8/8 w" theme='dark' flipped rules=false`), {
    options: { piece: 'knight', fen: '8/8 w', theme: 'dark', flipped: true, rules: false },
    problems: [],
  });
  assert.deepEqual(readInfo('{piece="a b", controls=true}').options, { piece: 'a b', controls: true });
  assert.equal(readInfo('theme=pink what').problems.length, 2);
  const html = await fenceToHtml(SMALL, 'piece=pawn theme=dark flipped rules=false source=false');
  assert.match(html, /^<variant-diagram piece="pawn" flipped style="display:block;margin:1em 0;color-scheme:dark">/);
  assert.match(html, /aria-label="How the pawn moves"/);
  assert.doesNotMatch(html, /<details/);
  assert.match(html, /<div hidden><pre><span data-definition/);
  const [first, turned, other] = await Promise.all(
    ['', 'flipped', 'fen="4k/5/5/5/K4 w - - 0 1"'].map((it) => fenceToHtml(SMALL, it)),
  );
  assert.equal(new Set([first, turned, other].map((it) => /<svg.*<\/svg>/.exec(it)[0])).size, 3);
  assert.match(other, /^<variant-diagram fen="4k\/5\/5\/5\/K4 w - - 0 1" style=/);
});

test('the picture is light or dark as the page is, or as the block says', async () => {
  const [auto, dark] = [await fenceToHtml(SMALL), await fenceToHtml(SMALL, 'theme=dark')];
  assert.match(auto, /light-dark\(#[\da-f]+,#[\da-f]+\)/);
  assert.doesNotMatch(auto, /color-scheme:light dark/, 'the picture would ask the system, not the page');
  assert.doesNotMatch(dark, /light-dark/);
});

test('a block without an option of its own follows the site', async () => {
  assert.match(
    await fenceToHtml(SMALL, '', { controls: true, rules: false }),
    /^<variant-diagram controls [^>]*><svg(?!.*Rules in words)/,
  );
  assert.match(await fenceToHtml(SMALL, 'rules', { rules: false }), /Rules in words/);
});

test('what is wrong is said on the page, and nothing of it is markup', async () => {
  const bad = 'title=<script>alert(1)</script>\npawn:P:fW(:::\nking:K:K::c1\n</pre><img src=x onerror=alert(1)>';
  const { html, problems } = await fence(bad, 'fen="<b>" piece="<i>" <u>=1');
  assert.equal(problems.length, 5, problems.join('\n'));
  assert.match(html, /role="note".*Line 2: .*Line 4: /);
  assert.doesNotMatch(html, /<(?:script|img|b|i|u)\b/);
  for (const text of ['', '{', '{"files": 4', '\u0000', '='.repeat(5000), 'files=0', '{"pieces": 7}']) {
    const made = await fence(text);
    assert.match(made.html, /^<variant-diagram[^]*<\/variant-diagram>$/, text);
  }
});

test('signs that Markdown knows do not stand in the HTML', async () => {
  const { html } = await fence(`title=*a* _b_ \`c\` [d](e) {{ f }} ~~g~~ $h$\n\n\n    ${SMALL}`);
  assert.doesNotMatch(html.replace(/<style>.*?<\/style>/g, ''), /[*_`[\]{}$~\n]/);
});

const html = async (text, options) =>
  String(
    await unified()
      .use(remarkParse)
      .use(remarkVariantDiagram, options)
      .use(remarkRehype)
      .use(rehypeStringify)
      .process(text),
  );

test('remark makes diagrams without leave for raw HTML', async () => {
  const made = await html(page);
  assert.equal([...made.matchAll(/<variant-diagram/g)].length, 3);
  assert.match(made, /<h1>Two games<\/h1>[^]*<p>After\.<\/p>$/);
  assert.match(
    made,
    /<li>[^]*<variant-diagram piece="knight" style="[^"]*color-scheme:light"><svg [^>]*viewBox=[^]*<\/li>/,
  );
  assert.match(made, /language-markdown">```variant-diagram/);
  assert.doesNotMatch(made.replace(/="[^"]*"/g, ''), /<script|<img/);
  // The tree and the HTML say the same.
  const own = await fenceToHtml(SMALL);
  const through = await html(`\`\`\`variant-diagram\n${SMALL}\n\`\`\``);
  const bare = (it) =>
    plain(it.replaceAll('=""', '')).replace(/&#x([\dA-F]+);/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
  assert.equal(bare(through), bare(own));
});

test('remark reports problems at their block', async () => {
  const file = await unified()
    .use(remarkParse)
    .use(remarkVariantDiagram)
    .use(remarkRehype)
    .use(rehypeStringify)
    .process(page);
  assert.ok(file.messages.length >= 4);
  assert.deepEqual(
    new Set(file.messages.map((it) => it.line)),
    new Set([page.split('\n').findIndex((it) => it.includes('nonsense')) + 1]),
  );
});

test('MDX takes the diagrams as elements', async () => {
  const code = String(await compile(page, { remarkPlugins: [[remarkVariantDiagram, { source: false }]], jsx: true }));
  assert.match(code, /_component0 = _components\["variant-diagram"\]/);
  assert.equal([...code.matchAll(/<_component0/g)].length, 3);
  assert.match(code, /<_component0 piece="knight" style=\{\{[^}]*colorScheme: "light"/);
  assert.match(code, /strokeLinecap="round"/);
  assert.match(code, /data-definition/);
  assert.doesNotMatch(code, /dangerouslySetInnerHTML/);
});

test('blocks are found where Markdown finds them', () => {
  const found = (text) => findFences(text).map((it) => it.text);
  assert.deepEqual(found('```variant-diagram\na\n\nb\n```\n'), ['a\n\nb']);
  assert.deepEqual(found('~~~ variant-diagram x=1\r\na\r\n~~~'), ['a']);
  assert.deepEqual(found('````variant-diagram\n```\n````'), ['```']);
  assert.deepEqual(found('- ```variant-diagram\n  a\n  ```\n'), ['a']);
  assert.deepEqual(found('1. x\n\n   ```variant-diagram\n   a\n     b\n   ```\n'), ['a\n  b']);
  assert.deepEqual(found('> ```variant-diagram\n> a\nno more'), ['a']);
  assert.deepEqual(found('```variant-diagram\nopen'), ['open']);
  assert.deepEqual(found('````md\n```variant-diagram\na\n```\n````\n```js\n```'), []);
  assert.deepEqual(found('``` `variant-diagram`\n'), []);
  assert.deepEqual(findFences('```variant-diagram,flipped\na\n```')[0].info, ',flipped');
});

test('the rest of a text stays as it is', async () => {
  const made = await replaceFences(page);
  const [before, after] = [page.split('```variant-diagram')[0], '\nAfter.\n'];
  assert.ok(made.startsWith(before) && made.endsWith(after));
  assert.match(made, /\n\n<variant-diagram style="[^"\n]*">\n<svg[^\n]*<\/variant-diagram>\n\n/);
  assert.match(made, /\n {2}<variant-diagram piece="knight"[^>\n]*>\n {2}<svg/);
  assert.equal(await replaceFences('a\r\nb\n\n```js\n```'), 'a\r\nb\n\n```js\n```');
});

const mdbook = (input, ...args) =>
  spawnSync(process.execPath, [at('pkg/mdbook.mjs'), ...args], { encoding: 'utf8', input });

test('mdBook gets its book back, with chapters in chapters', () => {
  const recorded = readFileSync(at('tests/package/pages/book.json'), 'utf8');
  const { stdout, stderr, status } = mdbook(recorded);
  assert.equal(status, 0, stderr);
  const [before, after] = [JSON.parse(recorded)[1], JSON.parse(stdout)];
  const contents = [];
  const compare = (one, other) => {
    assert.deepEqual({ ...one, content: '', sub_items: [] }, { ...other, content: '', sub_items: [] });
    contents.push(other.content);
    one.sub_items.forEach((it, index) => compare(it.Chapter, other.sub_items[index].Chapter));
  };
  before.sections.forEach((it, index) =>
    it.Chapter ? compare(it.Chapter, after.sections[index].Chapter) : assert.deepEqual(after.sections[index], it),
  );
  assert.deepEqual(
    contents.map((it) => [...it.matchAll(/<variant-diagram/g)].length),
    [0, 1, 1],
  );
  assert.match(contents[1], /^<variant-diagram piece="rook" style="[^"]*">$/m);
  assert.doesNotMatch(contents.join(''), /Rules in words/, 'book.toml says rules = false');
  assert.match(stderr, /part\/deep\.md: Line 1/);
});

test('mdBook is told what is supported', () => {
  assert.deepEqual(
    ['html', 'epub'].map((it) => mdbook('', 'supports', it).status),
    [0, 1],
  );
  assert.match(mdbook('', '--help').stdout, /additional-js/);
  const broken = mdbook('no book');
  assert.deepEqual([broken.status, broken.stdout], [1, '']);
  assert.match(broken.stderr, /could not be read/);
});

test('mdBook gets its book whatever stands in one of its files', () => {
  const fenced = `\`\`\`variant-diagram\n${SMALL}\n\`\`\`\n`;
  const book = (sections, table = {}) =>
    JSON.stringify([{ config: { preprocessor: { 'variant-diagram': table } } }, { sections }]);
  const chapter = (content, sub_items = [], name = 'x') => ({ Chapter: { name, content, sub_items } });
  const made = (input) => {
    const { status, stdout, stderr } = mdbook(input);
    assert.equal(status, 0, stderr);
    return { book: JSON.parse(stdout), stderr };
  };
  const options = { theme: 5, rules: 'no', controls: [], flipped: null, source: false, command: 'npx' };
  const odd = made(book([null, { Chapter: null }, 'Separator', chapter(5), chapter(fenced, {})], options));
  assert.match(odd.book.sections[4].Chapter.content, /^<variant-diagram style="[^"]*">$/m);
  assert.equal(odd.book.sections[3].Chapter.content, 5);
  assert.equal([...odd.stderr.matchAll(/book\.toml: "\w+" cannot be/g)].length, 4, odd.stderr);
  // What steers a terminal does not reach it.
  const named = made(
    book([chapter(`\`\`\`variant-diagram\nwhat\u001b[2J=1\n\`\`\`\n`, [], '\u001b]0;x\u0007\u009b31m\nEnd')]),
  );
  assert.match(named.stderr, /␛\]0;x␇/);
  assert.doesNotMatch(named.stderr, /[\x00-\x08\x0b-\x1f\x7f-\x9f]/);
  // Chapters in chapters, deeper than a stack.
  const depth = 4000;
  const deep = `{"sections":${'[{"Chapter":{"content":"a","sub_items":'.repeat(depth)}[${JSON.stringify(chapter(fenced))}]${'}}]'.repeat(depth)}}`;
  const { status, stdout, stderr } = mdbook(`[{},${deep}]`);
  assert.deepEqual([status, stderr], [0, '']);
  assert.match(stdout, /<variant-diagram/);
  assert.equal(stdout.split('sub_items').length, depth + 2);
});

test('options of a site that are none are left out, in every tool', async () => {
  const plainly = await fenceToHtml(SMALL);
  for (const it of [{ theme: 5 }, { theme: 'pink"' }, { view: [] }, { fen: 8 }, { rules: 'x' }, { onclick: 'x' }])
    assert.equal(await fenceToHtml(SMALL, '', it), plainly, JSON.stringify(it));
  assert.notEqual(await fenceToHtml(SMALL, '', { theme: 'dark' }), plainly);
});

test('remark finds blocks in any depth', async () => {
  const root = { type: 'root', children: [] };
  let place = root;
  for (let k = 0; k < 20_000; k += 1) {
    const inner = { type: 'blockquote', children: [] };
    place.children.push(inner);
    place = inner;
  }
  place.children.push({ type: 'code', lang: 'variant-diagram', value: SMALL }, { type: 'code', lang: 5 });
  await remarkVariantDiagram()(root);
  assert.deepEqual(
    place.children.map(({ type }) => type),
    ['variantDiagram', 'code'],
  );
});

test('pictures for Hugo have the names that its templates work out', async () => {
  const name = (text) => `${createHash('sha256').update(text).digest('hex')}.html`;
  const files = await hugoFiles(
    `\`\`\`variant-diagram {flipped=true piece="pawn"}\n${SMALL}\n\`\`\`\n\n{{< variant-diagram theme="dark" >}}\n${SMALL}\n{{< /variant-diagram >}}\n`,
  );
  assert.deepEqual([...files.keys()], [name(`${SMALL}\npiece=pawn\nflipped=true`), name(`${SMALL}\ntheme=dark`)]);
  for (const html of files.values()) assert.match(html, /^<variant-diagram/);
});

test('pictures for Hugo follow options without braces, which its templates do not see', async () => {
  const name = `${createHash('sha256').update(SMALL).digest('hex')}.html`;
  const block = (info) => `\`\`\`variant-diagram ${info}\n${SMALL}\n\`\`\`\n\n`;
  const problems = [];
  const files = await hugoFiles(block('piece=pawn flipped') + block('piece=pawn flipped'), (it) => problems.push(it));
  assert.deepEqual([...files.keys()], [name]);
  assert.match(files.get(name), /^<variant-diagram piece="pawn" flipped/);
  assert.deepEqual(problems, []);
  // What looks different needs a name of its own.
  await hugoFiles(block('piece=king') + block('{piece="king"}'), (it) => problems.push(it), files);
  assert.equal(files.size, 2);
  assert.match(files.get(name), /piece="pawn"/);
  assert.equal(problems.length, 1);
  assert.match(problems[0], /options in braces/);
});

test('the templates for Hugo ask for all options in the order of the names', async () => {
  const template = readFileSync(at('pkg/hugo/layouts/partials/variant-diagram.html'), 'utf8');
  const names = [.../range slice (.*) -/.exec(template)[1].matchAll(/"(\w+)"/g)].map((it) => it[1]);
  const texts = { fen: '4k/5/5/5/K4 w', piece: 'pawn', view: 'white', theme: 'dark', lang: 'de' };
  const all = Object.fromEntries(names.map((it) => [it, texts[it] ?? true]));
  const info = Object.entries(all)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .reverse()
    .join(' ');
  const key =
    SMALL +
    Object.entries(all)
      .map(([name, value]) => `\n${name}=${value}`)
      .join('');
  const [made] = (await hugoFiles(`\`\`\`variant-diagram {${info}}\n${SMALL}\n\`\`\``)).keys();
  assert.equal(names.length, 9);
  assert.equal(made, `${createHash('sha256').update(key).digest('hex')}.html`);
});

test('the command makes the pictures of a Hugo site and drops old ones', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hugo-'));
  try {
    const out = path.join(folder, 'assets', 'variant-diagram');
    mkdirSync(path.join(folder, 'content', 'posts'), { recursive: true });
    mkdirSync(out, { recursive: true });
    writeFileSync(path.join(out, 'old.html'), '');
    cpSync(at('tests/package/pages/page.md'), path.join(folder, 'content', 'posts', 'one.md'));
    const run = (args, input) =>
      spawnSync(process.execPath, [at('pkg/bin.mjs'), ...args], {
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C' },
        input,
      });
    const { stdout, status } = run(['hugo', folder]);
    assert.deepEqual([stdout, status], ['3 diagrams in 1 page\n', 0]);
    assert.equal(readdirSync(out).filter((it) => /^[\da-f]{64}\.html$/.test(it)).length, 3);
    assert.equal(readdirSync(out).length, 3);
    // A page that cannot be read costs its own pictures; a folder may be called like a page.
    const posts = (name, content) => writeFileSync(path.join(folder, 'content', 'posts', name), content);
    posts('latin.md', Buffer.from([0xe4, 0xff, 0x41]));
    posts('large.md', 'x'.repeat(5 << 20));
    posts('\u001b[31m.md', Buffer.from([0xff]));
    mkdirSync(path.join(folder, 'content', 'posts', 'x.md'));
    posts('x.md/two.markdown', `\`\`\`variant-diagram\n${SMALL}\n\`\`\`\n`);
    const again = run(['hugo', folder]);
    assert.deepEqual([again.stdout, again.status], ['4 diagrams in 2 pages\n', 0]);
    assert.match(again.stderr, /latin\.md: this file is not UTF-8 text\. Its blocks get no pictures\./);
    assert.match(again.stderr, /large\.md: this file is too large\./);
    assert.match(again.stderr, /␛\[31m\.md: /);
    assert.doesNotMatch(again.stderr, /\u001b/);
    const made = run(['markdown', '-'], page);
    assert.equal([...made.stdout.matchAll(/^ *<variant-diagram/gm)].length, 3);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
