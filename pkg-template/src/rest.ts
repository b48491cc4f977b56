// The rest of the engine: what most boards never call. It is loaded when something asks for it, and joins the first part for good.

import { onDisk, type WasmSource } from './source.js';
import { imports, rest } from './wasm.js';

/** What the first part exports for the rest. An engine in one piece has nothing of this. */
interface FirstPart {
  /** 1 as soon as the rest is there. */
  readonly 'rest:ready'?: WebAssembly.Global;
  /** Where the stack ends. */
  readonly 'rest:global0'?: WebAssembly.Global;
}

/** Thrown through the engine where something can be done again. */
class NotYet extends Error {}

let first: FirstPart = {};
let address: (() => URL) | undefined;
let source: () => WasmSource | Promise<WasmSource>;
let joining: Promise<void> | undefined;
let patient = false;

const isMissing = (): boolean => first['rest:ready']?.value === 0;

function join(module: WebAssembly.Module): void {
  const ready = first['rest:ready'];
  if (!ready || !isMissing()) return;
  // Its functions take their places in the table of the first part.
  new WebAssembly.Instance(module, { ...imports(), rest: first as WebAssembly.ModuleImports });
  ready.value = 1;
}

/** What is at an address. A page may fetch at once only what it calls text: these characters keep the bytes as they are. */
function fetchedNow(url: URL): Uint8Array<ArrayBuffer> {
  const request = new XMLHttpRequest();
  request.open('GET', url, false);
  request.overrideMimeType('text/plain; charset=x-user-defined');
  request.send();
  if (request.status !== 200) throw new Error(`${url.href} could not be fetched.`);
  return Uint8Array.from(request.responseText, (it) => it.charCodeAt(0) & 0xff);
}

/** The module at an address, now: whoever asks cannot wait. */
function moduleNow(url: URL): WebAssembly.Module {
  const found = onDisk(url);
  return found instanceof WebAssembly.Module ? found : new WebAssembly.Module(fetchedNow(url));
}

/** Compiles a module, from wherever it comes. */
async function compiled(from: WasmSource): Promise<WebAssembly.Module> {
  if (from instanceof WebAssembly.Module) return from;
  if (from instanceof URL) return compiled(await fetch(from));
  if (!('arrayBuffer' in from)) return WebAssembly.compile(from);
  if (!from.ok) throw new Error(`${from.url} could not be fetched.`);
  return WebAssembly.compile(await from.arrayBuffer());
}

/** Says, before the engine starts, where its rest comes from, and from which address it can be had at once. */
export function expectRest(from: () => WasmSource | Promise<WasmSource>, at: (() => URL) | undefined): void {
  [source, address] = [from, at];
  rest.need = () => {
    // A call that is broken off in the middle leaves its diagram unusable; only what makes a new one may be.
    if (patient) throw new NotYet('The rest of the engine is not loaded yet.');
    if (!address) throw new Error('The rest of the engine must be loaded first.');
    join(moduleNow(address()));
  };
}

/** Says what the first part exports. */
export function joinTo(exports: object): void {
  first = exports;
}

/** Has the rest of the engine there at once, where that can be. Says whether it is. */
export function restNow(): boolean {
  try {
    if (isMissing()) rest.need();
  } catch {
    // Who asks says what can be done without it.
  }
  return !isMissing();
}

/** Loads the rest of the engine, once. */
export function loadRest(): Promise<void> {
  if (!isMissing()) return Promise.resolve();
  joining ??= (async () => join(await compiled(await source())))().catch((error: unknown) => {
    joining = undefined;
    throw error;
  });
  return joining;
}

/** Does what makes something new. If that asks for the rest, it is done once more when the rest is there. */
export async function patiently<T>(act: () => T): Promise<T> {
  const stack = first['rest:global0'];
  const end: unknown = stack?.value;
  patient = true;
  try {
    return act();
  } catch (error) {
    if (!(error instanceof NotYet)) throw error;
    if (stack) stack.value = end;
  } finally {
    patient = false;
  }
  await loadRest();
  return act();
}
