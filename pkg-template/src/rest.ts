// The rest of the engine: what most boards never call. It is loaded when something asks for it, and joins the first part for good.

import { onDisk, type WasmSource } from './source.js';
import type { ReasonView } from './views.js';
import { imports, rest } from './wasm.js';

/** What the first part exports. An engine in one piece has nothing for a rest. */
interface FirstPart {
  readonly memory?: WebAssembly.Memory;
  /** Values of JavaScript that the engine holds. */
  readonly __wbindgen_externrefs?: WebAssembly.Table;
  /** 1 as soon as the rest is there. */
  readonly 'rest:ready'?: WebAssembly.Global;
  /** Where the stack ends. */
  readonly 'rest:global0'?: WebAssembly.Global;
}

/** Thrown through the engine where something can be done again. */
class NotYet extends Error {}

/** The rest cannot be had now. */
class NotFetched extends Error {
  readonly code = 'not-fetched';

  constructor(cause: unknown) {
    super('This needs a part of the engine that could not be loaded. Nothing has changed; the next time it is tried again.', { cause });
  }
}

/** Whether something failed for want of the rest, and may be done again. */
export const isNotFetched = (error: unknown): error is NotFetched => error instanceof NotFetched;

/** The same as a reason. */
export const unfetched = ({ code, message }: NotFetched): ReasonView => ({ code, sentence: message, marks: [] });

/** A memory that is larger, in bytes, is copied no longer than it takes to load the rest. */
const LARGE = 1 << 22;

let first: FirstPart = {};
/** Where the stack ends while nothing runs. Everything that lasts lies behind it. */
let end = 0;
let address: (() => URL) | undefined;
let source: () => WasmSource | Promise<WasmSource>;
let joining: Promise<void> | undefined;
let patient = false;
/** A call is running that leaves no trace if the rest cannot be had. */
let guarded = false;
/** Why that call cannot go on. */
let lost: NotFetched | undefined;

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
    if (patient) throw new NotYet('The rest of the engine is not loaded yet.');
    if (!address) throw new Error('The rest of the engine must be loaded first.');
    // What a routine of the page has caught holds for the whole call.
    if (guarded && lost) throw lost;
    try {
      join(moduleNow(address()));
    } catch (error) {
      const problem = new NotFetched(error);
      if (guarded) lost = problem;
      else clearStack();
      throw problem;
    }
  };
}

/** Puts the stack back when nothing runs any more. */
function clearStack(): void {
  const stack = first['rest:global0'];
  queueMicrotask(() => {
    if (stack) stack.value = end;
  });
}

/** Says what the first part exports. If the rest may fail to come, calls of these methods that miss it change nothing. */
export function joinTo(exports: object, methods: object | undefined): void {
  first = exports;
  end = first['rest:global0']?.value ?? 0;
  if (methods && isMissing()) guard(methods as Methods);
}

/** What boards ask for when they begin. Before anything else is asked for there is no change that could be half made. */
const BEGINNING = ['board', 'diagnostics', 'scene', 'puzzle'];

type Methods = Record<string, (this: unknown, ...given: unknown[]) => unknown>;

/** What is broken off in the middle leaves half of a change, and locks that nobody opens: the memory is put back as it was before. */
function guard(methods: Methods): void {
  const { memory, __wbindgen_externrefs: values, 'rest:global0': stack } = first;
  if (!memory || !values || !stack) return;
  let before = new Uint8Array(0);
  let begun = false;
  const empty = values.length;
  for (const name of Object.getOwnPropertyNames(methods)) {
    const act = methods[name];
    if (!act || name === 'constructor') continue;
    methods[name] = function (...given) {
      begun ||= !BEGINNING.includes(name);
      if (guarded || !begun || !isMissing()) return act.apply(this, given);
      const size = memory.buffer.byteLength - end;
      if (size > LARGE) void loadRest().catch(() => undefined);
      if (before.length !== size) before = new Uint8Array(size);
      before.set(new Uint8Array(memory.buffer, end));
      const [top, held] = [stack.value as number, values.length];
      [guarded, lost] = [true, undefined];
      let answer: unknown;
      try {
        answer = act.apply(this, given);
      } catch (error) {
        if (!lost) throw error;
      } finally {
        guarded = false;
      }
      if (!lost) return answer;
      stack.value = top;
      // The engine knows the room that it has made for values once it has made some; it must not find more.
      if (values.length === held || held === empty) new Uint8Array(memory.buffer, end).set(before);
      // Whoever gives something back need not know that it stays.
      if (name === 'free') return undefined;
      throw lost;
    };
  }
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
    throw new NotFetched(error);
  });
  return joining;
}

/** Does what makes something new. If that asks for the rest, it is done once more when the rest is there. */
export async function patiently<T>(act: () => T): Promise<T> {
  patient = true;
  try {
    return act();
  } catch (error) {
    if (!(error instanceof NotYet)) throw error;
    const stack = first['rest:global0'];
    if (stack) stack.value = end;
  } finally {
    patient = false;
  }
  await loadRest();
  return act();
}
