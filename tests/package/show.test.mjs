// A game to show: films as animated SVG and as GIF, games as one page, definitions for other programs.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { createDiagram } from '../../pkg/engine.js';
import { toIdiagram, toIdiagramPage, toIni } from '../../pkg/import.js';
import { film, filmOf, filmPictures, gamePage, pdf } from '../../pkg/still.js';
import { linesOf, linkTags, previewSvg } from '../../www/build/link-preview.mjs';
import { framesOfGif } from '../gif.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const diagram = (name) => readFileSync(path.join(root, 'tests', 'diagrams', `${name}.txt`), 'utf8');
const chess = diagram('chess');
const GAME = '1. e4 e5 2. Nf3 (2. f4 exf4) 2... Nc6 3. Bb5 a6 4. Bxc6 dxc6 *';

/** The sum of the brackets of a style sheet, and how long it says that the film is. */
const secondsOf = (svg) => Number(/animation:([\d.]+)s linear infinite/.exec(svg)?.[1]);

test('a film shows each move of a game, the last position longest', async () => {
  const svg = await film(chess, GAME, { pace: 500 });
  assert.equal(secondsOf(svg), (8 * 500 + 3 * 500) / 1000);
  for (const move of ['1. e4', '1... e5', '4... dxc6']) assert.ok(svg.includes(`>${move}<`), move);
  assert.match(svg, /^<svg width="480" height="\d+" /);
  assert.match(svg, /aria-label="Chess, a film of 8 moves: 1\. e4 1\.\.\. e5/);
  assert.match(svg, /@media\(prefers-reduced-motion:no-preference\)\{[^<]*\}<\/style>/);
  assert.doesNotMatch(svg, /vd-film-|\bundefined\b|NaN/);
});

test('a film has what is asked for: a part, a width, no captions, a variation', async () => {
  const game = await createDiagram(chess);
  game.load(GAME);
  const before = game.fen();
  const part = filmOf(game, { from: 2, to: 4, width: 300, captions: false, pace: 1000 });
  assert.equal(secondsOf(part), 5);
  assert.match(part, /^<svg width="300" /);
  assert.doesNotMatch(part, />2\. Nf3</);
  assert.equal(game.fen(), before, 'the game stays where it is');
  const variation = game.lines().moves.findIndex((it) => it.san === 'exf4') + 1;
  game.visit(variation);
  assert.match(filmOf(game), /aria-label="[^"]*2\. f4 2\.\.\. exf4"/);
  game.free();
});

test('numbers that make no sense are taken within bounds', async () => {
  const game = await createDiagram(chess);
  game.load(GAME);
  for (const options of [
    { from: -5, to: 1e9, pace: 0, width: -1 },
    { from: Number.NaN, to: Number.NaN, pace: Number.NaN, width: Number.NaN },
    { from: 99 },
  ]) {
    const pictures = filmPictures(game, options);
    assert.ok(pictures.length >= 1 && pictures.length <= 9);
    for (const { svg, ms } of pictures) assert.ok(ms >= 200 && /^<svg width="\d+" height="\d+"/.test(svg));
  }
  game.free();
});

test('every game of some kinds has a film: hands, walls, hexagons, terrain, characters', async () => {
  for (const name of ['crazyhouse', 'shogi', 'xiangqi', 'glinski', 'cyvasse', 'duck', 'flipersi', 'connectfour']) {
    const game = await createDiagram(diagram(name));
    for (let ply = 0; ply < 8; ply += 1) {
      const moves = game.moves();
      if (moves.length === 0) break;
      game.play(moves[(ply * 7) % moves.length].split(' '));
    }
    const svg = filmOf(game, { theme: 'auto' });
    assert.doesNotMatch(svg, /\bundefined\b|NaN/, name);
    assert.ok(svg.length < 400_000, `${name}: ${svg.length}`);
    const sizes = new Set(filmPictures(game).map((it) => /^<svg width="\d+" height="\d+"/.exec(it.svg)[0]));
    assert.equal(sizes.size, 1, name);
    game.free();
  }
});

test('markup in titles and moves stays text', async () => {
  const svg = await film('title=<script>&"\nfiles=3\nranks=3\nroyal=0\nking:K:K::b1', '1. Kb2');
  assert.doesNotMatch(svg, /<script/);
});

/** Runs the program of the package. */
const run = (...args) =>
  spawnSync(process.execPath, [path.join(root, 'pkg', 'bin.mjs'), ...args], {
    cwd: path.join(root, 'tests', 'diagrams'),
    env: { ...process.env, LC_ALL: 'C', LANGUAGE: '' },
    maxBuffer: 1e8,
  });

test('the program writes films as GIF, with a frame for each position', () => {
  const { status, stdout, stderr } = run(
    'render',
    'chess.txt',
    '--play',
    'e4 e5 Nf3',
    '--to',
    'gif',
    '--width',
    '200',
    '--pace',
    '400',
  );
  assert.equal(status, 0, String(stderr));
  const { width, height, repeats, frames } = framesOfGif(stdout);
  assert.equal(width, 200);
  assert.deepEqual([repeats, frames.length], [0, 4]);
  for (const it of frames) assert.deepEqual([it.width, it.height], [width, height]);
  assert.deepEqual(
    frames.map((it) => it.ms),
    [400, 400, 400, 1200],
  );
});

test('the program says which options do not go together', () => {
  for (const args of [
    ['--film', '--to', 'png'],
    ['--pace', '500'],
    ['--film', '--piece', 'knight'],
    ['--to', 'page', '--theme', 'dark'],
    ['--film', '--pace', 'quick'],
    ['--film', '--range', '5'],
  ]) {
    const { status, stderr } = run('render', 'chess.txt', ...args);
    assert.equal(status, 2, `${args}: ${stderr}`);
  }
});

/** The objects of a PDF file by their numbers, found where its table says; and what its page draws. */
function readPdf(bytes) {
  const text = Buffer.from(bytes).toString('latin1');
  assert.match(text, /^%PDF-1\.7\n/);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)[1]);
  const [, count, lines] = /^xref\n0 (\d+)\n((?:.{20})*)trailer/s.exec(text.slice(table));
  const places = lines
    .match(/.{20}/gs)
    .slice(1)
    .map((it) => Number(it.slice(0, 10)));
  assert.equal(places.length, Number(count) - 1);
  const objects = places.map((place, index) => {
    const head = `${index + 1} 0 obj\n`;
    assert.equal(text.slice(place, place + head.length), head);
    return text.slice(place + head.length, text.indexOf('endobj', place));
  });
  const stream = objects.find((it) => it.includes('stream\n'));
  const [, length] = /\/Length (\d+)/.exec(stream);
  const begin = stream.indexOf('stream\n') + 'stream\n'.length;
  const drawn = inflateSync(Buffer.from(stream.slice(begin, begin + Number(length)), 'latin1')).toString();
  return { objects, drawn };
}

const utf16 = (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex');

test('a position is a PDF file of outlines, with its words for programs that read aloud', async () => {
  for (const name of ['chess', 'shogi', 'xiangqi', 'glinski', 'cyvasse']) {
    const { objects, drawn } = readPdf(await pdf(diagram(name)));
    assert.match(drawn, /^\/Figure <<\/MCID 0>> BDC\n.*\nEMC$/s, name);
    assert.doesNotMatch(drawn, /NaN|undefined|null|e-\d/, name);
    const [saved, restored] = ['q', 'Q'].map((it) => drawn.split('\n').filter((line) => line === it).length);
    assert.equal(saved, restored, name);
    assert.ok(objects.some((it) => it.includes('/S/Figure') && /\/Alt <feff[\da-f]{40,}>/.test(it)));
  }
  const { objects } = readPdf(await pdf(chess, { lang: 'de' }));
  assert.ok(objects.some((it) => it.includes(utf16('Schach')) || it.includes(utf16('Chess'))));
  assert.ok(objects.some((it) => it.includes(`/Lang <${utf16('de')}>`)));
  const written = run('render', 'chess.txt', '--piece', 'knight', '--to', 'pdf');
  assert.ok(readPdf(written.stdout).objects.some((it) => /knight/i.test(it) || it.includes(utf16('knight').slice(4))));
});

test('a page holds the definition, the game and the script, and nothing that ends them', () => {
  const { status, stdout } = run('render', 'chess.txt', '--play', 'e4 e5', '--to', 'page');
  const page = stdout.toString('latin1');
  assert.equal(status, 0);
  assert.match(page, /^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">/);
  assert.match(page, /^[\t\n\x20-\x7e]*$/, 'ASCII');
  assert.match(page, /<variant-diagram controls record="[^"]*1\. e4 e5[^"]*">/);
  assert.equal(page.split('</script').length - 1, 2);
  assert.doesNotMatch(page.slice(page.indexOf('data-variant-diagram-script')), /<!--/);
  const odd = gamePage({
    definition: { title: '</script>"é', pieces: [] },
    record: '{"</variant-diagram>}',
    script: 'x="</script><!--"',
    title: '<b>',
    lang: '"><i>',
  });
  assert.equal(
    odd.match(/<(?!\/)[a-z-]+/g).join(' '),
    '<html <head <meta <meta <meta <title <style <body <variant-diagram <script <script',
  );
});

test('definitions are written for other programs, or it is said why not', async () => {
  const ini = await toIni(chess);
  assert.match(ini.text, /^\[[\w-]+(?::\w+)?\]\n/);
  assert.deepEqual(ini.refusals, []);
  const idiagram = await toIdiagram(chess);
  assert.match(idiagram.text, /^files=8\n/);
  assert.ok(idiagram.notes.some((it) => chess.slice(...(it.span ?? [0, 0])) === 'repetition'));
  assert.match((await toIdiagramPage(chess)).text, /^<div class="idiagram" data-variant-diagram>/);
  const shogi = diagram('shogi');
  const refused = await toIdiagram(shogi);
  assert.equal(refused.text, '');
  assert.ok(refused.refusals.some((it) => shogi.slice(...it.span) === 'nifu' && /nifu/.test(it.message)));
  for (const it of ['', '\0', { pieces: 'x' }, { files: 1e9 }, 'files=99\nranks=99\nx:::::::::']) {
    assert.equal(typeof (await toIdiagram(it)).text, 'string');
    assert.equal(typeof (await toIni(it)).text, 'string');
  }
});

test('pages say what sites show beside links to them, and games have a picture', async () => {
  const page = '<title>Chess – Variant Diagram</title><meta name="description" content="Mate &#34;him&#34;.">';
  const game = linkTags(page, 'games/chess/index.html', 'en');
  assert.match(game, /<meta property="og:title" content="Chess – Variant Diagram">/);
  assert.match(game, /<meta property="og:description" content="Mate &#34;him&#34;\.">/);
  assert.match(game, /<meta property="og:image" content="[^"]*games\/chess\/preview\.png">/);
  assert.doesNotMatch(linkTags(page, 'learn/index.html', 'de'), /og:image/);
  assert.deepEqual(linesOf('a bb ccc dddd', 5, 2), ['a bb', 'ccc …']);
  const svg = previewSvg({ title: '<b>&', summary: undefined, plain: '<svg viewBox="0 0 800 800"></svg>' });
  assert.match(svg, /viewBox="0 0 1200 630"/);
  assert.doesNotMatch(svg, /<b>|NaN|undefined/);
});
