// The element in the worlds of unit tests: documents without layout, some of them without shared style sheets.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const at = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const pkg = pathToFileURL(at('pkg/variant-diagram.js')).href;

/** What makes the window of a library the one of a program, as runners of tests do. */
const WORLDS = {
  jsdom: `import { JSDOM } from 'jsdom';
    const { window } = new JSDOM('<!doctype html><body>', { url: 'http://localhost/', pretendToBeVisual: true });`,
  'happy-dom': `import { Window } from 'happy-dom';
    const window = new Window({ url: 'http://localhost/' });`,
};

const GLOBALS = `
  const theirs = /^(?:Event|EventTarget|CustomEvent|MouseEvent|AbortController|AbortSignal|DOMException|Blob)$/;
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globalThis && !theirs.test(name)) continue;
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: window[name] });
  }
  globalThis.window = globalThis;
  const raised = [];
  process.on('unhandledRejection', (error) => raised.push(String(error?.stack ?? error)));
  console.error = (...all) => raised.push(all.join(' '));`;

/** Runs a program in a world, in a process of its own. Returns what it gives. */
function run(world, program) {
  const code = `${WORLDS[world]}${GLOBALS}
    const { define } = await import(${JSON.stringify(pkg)});
    define();
    ${program}
    process.stdout.write(JSON.stringify({ told, raised }));
    process.exit();`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    cwd: at('tests'),
    timeout: 60_000,
  });
  assert.match(stdout, /^\{/, stderr.slice(-2000));
  const { told, raised } = JSON.parse(stdout);
  assert.deepEqual(raised, []);
  return told;
}

const SMALL = 'royal=K\\nking:K:K::e1\\nrook:R:R::a1';

for (const world of Object.keys(WORLDS)) {
  test(`a board is shown and played in ${world}`, () => {
    const told = run(
      world,
      `document.body.innerHTML = '<variant-diagram controls>${SMALL}</variant-diagram>';
      const it = document.querySelector('variant-diagram');
      await it.ready;
      it.play(['e1', 'e2']);
      const root = it.shadowRoot;
      const told = {
        problems: it.diagnostics,
        ply: it.scene.ply,
        pieces: root.querySelectorAll('.pieces .piece').length,
        message: root.querySelector('.message').textContent,
        label: [...root.querySelectorAll('[role=gridcell]')].filter((cell) => cell.getAttribute('aria-label').startsWith('e2, white king')).length,
        styled: (root.adoptedStyleSheets?.length ?? 0) + root.querySelectorAll('style').length >= 4,
      };`,
    );
    const wanted = { problems: [], ply: 1, pieces: 4, label: 1, styled: true };
    assert.deepEqual({ ...told, message: undefined }, { ...wanted, message: undefined });
    assert.match(told.message, /Black to move/);
  });

  test(`clicks, another definition and a move within the page work in ${world}`, () => {
    const told = run(
      world,
      `const it = document.createElement('variant-diagram');
      it.definition = '${SMALL}';
      const events = [];
      for (const name of ['vd-moved', 'vd-diagnostics']) document.addEventListener(name, ({ type }) => events.push(type));
      document.body.append(it);
      await it.ready;
      for (const step of ['a1', 'a4']) it.step(step);
      const plies = [it.scene.ply];
      it.remove();
      document.body.prepend(it);
      await it.ready;
      plies.push(it.scene.ply);
      it.definition = '${SMALL}\\nknight:N:N::b1';
      await it.ready;
      const styles = new Set([...it.shadowRoot.querySelectorAll('style')].map((style) => style.textContent)).size === it.shadowRoot.querySelectorAll('style').length;
      const told = { plies, events, pieces: it.shadowRoot.querySelectorAll('.pieces .piece').length, styles };
      it.remove();`,
    );
    assert.deepEqual(told, {
      plies: [1, 1],
      events: ['vd-diagnostics', 'vd-moved', 'vd-diagnostics', 'vd-diagnostics'],
      pieces: 6,
      styles: true,
    });
  });
}
