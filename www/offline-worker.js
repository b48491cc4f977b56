// The worker that lets the site be opened without a network. It asks the network first, always: what it keeps is for those who have none.
// The build puts the version of the site and the digests of its files into this script, so that each version has a place of its own,
// and no file of another version gets there: boards never meet the engine of another day.

const VERSION = '<!-- version -->';
/** The digests of scripts, styles and engines, by their names. */
const DIGESTS = JSON.parse('<!-- digests -->');
/** What is kept from the start: what a board needs. */
const CORE = JSON.parse('<!-- core -->');
/** By the languages of the site: the title and the text of a page that is not kept, with `#` in the place of the address of the gallery. */
const MISSING = JSON.parse('<!-- missing -->');

const PLACE = 'variant-diagram-';
const CACHE = PLACE + VERSION;

/** Most files that are kept; beyond the first ones the oldest go. */
const MOST = 600;

const home = self.registration.scope;

/** The name of a file of this site, without what is asked of it. */
const nameOf = (address) => decodeURIComponent(new URL(address).pathname.slice(new URL(home).pathname.length));

async function digestOf(response) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return [...bytes.slice(0, 8)].map((it) => it.toString(16).padStart(2, '0')).join('');
}

/** Whether a file is one of this version. Pages and pictures have no digest: they are of whatever day they were seen on. */
async function isOurs(name, response) {
  return !Object.hasOwn(DIGESTS, name) || DIGESTS[name] === (await digestOf(response));
}

/** Keeps an answer of the network. */
async function keep(request, response) {
  const name = nameOf(request.url);
  const isCode = /\.(?:js|wasm|css)$/.test(name);
  if (isCode && !Object.hasOwn(DIGESTS, name)) return;
  if (!(await isOurs(name, response.clone()))) return;
  const cache = await caches.open(CACHE);
  await cache.put(new URL(name, home).href, response);
  const all = await cache.keys();
  for (const it of all.slice(CORE.length, CORE.length + all.length - MOST)) await cache.delete(it);
}

/** Fetches the first files, all or none. */
async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    CORE.map(async (name) => {
      const response = await fetch(new URL(name, home), { cache: 'no-cache' });
      if (!response.ok || !(await isOurs(name, response.clone()))) throw new Error(`${name} is of another version.`);
      await cache.put(new URL(name, home).href, response);
    }),
  );
}

/** Forgets other versions. */
async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((it) => it.startsWith(PLACE) && it !== CACHE).map((it) => caches.delete(it)));
  await self.clients.claim();
}

/** What is shown for a page that is not kept, in the language of its folder. */
function missingPage(address) {
  const [folder] = nameOf(address).split('/');
  const language = Object.hasOwn(MISSING, folder) ? folder : 'en';
  const { title, text } = MISSING[language];
  const gallery = `${home}${language === 'en' ? '' : `${language}/`}index.html`;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<p>${text.replace('#', gallery)}</p></html>`;
}

async function answer(event) {
  const { request } = event;
  try {
    const response = await fetch(request);
    const isFile = response.ok && response.type === 'basic' && !response.redirected;
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (isFile && !isStream) event.waitUntil(keep(request, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(new URL(nameOf(request.url), home).href);
    if (kept) return kept;
    if (request.mode !== 'navigate') throw error;
    return new Response(missingPage(request.url), {
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(home) || request.headers.has('range')) return;
  event.respondWith(answer(event));
});
// What a page has loaded before this worker was there.
self.addEventListener('message', (event) => {
  const seen = (event.data?.seen ?? []).filter((it) => typeof it === 'string' && it.startsWith(home));
  event.waitUntil(
    Promise.all(
      seen.map(async (it) => {
        const response = await fetch(it);
        if (response.ok) await keep(new Request(it), response);
      }),
    ).catch(() => undefined),
  );
});
