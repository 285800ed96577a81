import { deviceLanguage } from '~/offline/device-language';
import {
  type KeptPage,
  keepUntilHeader,
  keptAtHeader,
  pageAddressOf,
  pagesToForget,
  patience,
} from '~/offline/kept-pages';
import { type Messages, type OfflineFiles, syncTag } from '~/offline/messages';
import { sendWaiting } from '~/offline/waiting';

// As far as it is used here: the types of a worker in a browser and of one in the network exclude each other.
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
  request: Request;
  respondWith(answer: Promise<Response>): void;
  preloadResponse: Promise<Response | undefined>;
  data: Messages;
  tag: string;
}

interface Scope {
  files: OfflineFiles;
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; matchAll(): Promise<Client[]> };
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
  skipWaiting(): Promise<void>;
}

interface Client {
  postMessage(message: unknown): void;
}

declare const self: Scope;

const { build, pages: offlinePages, scripts } = self.files;
const offlineCache = `offline ${build}`;
const pageCache = 'pages';
const assetCache = 'assets';
const mostAssets = 160;

self.addEventListener('install', (event) => {
  const prepare = async () => {
    const cache = await caches.open(offlineCache);
    await cache.addAll([...Object.values(offlinePages), ...scripts]);
    // An open page has its scripts by their names, which do not change: a new worker may serve it at once.
    await self.skipWaiting();
  };
  event.waitUntil(prepare());
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('offline ') && name !== offlineCache) await caches.delete(name);
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
    await forgetPages();
  };
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(answerAsset(request));
  else if (request.mode === 'navigate') event.respondWith(answerPage(event, url));
});

self.addEventListener('message', (event) => {
  if (event.data.type !== 'keep') return;
  // A page that was on its way while this worker took over the others is still nobody's.
  event.waitUntil(self.clients.claim().then(() => keepOwn(event.data)));
});

self.addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(sendAndTell());
});

async function sendAndTell() {
  const left = await sendWaiting();
  for (const client of await self.clients.matchAll()) client.postMessage({ type: 'sent' });
  // The browser tries again later by itself.
  if (left > 0) throw new Error('Some hand-ins still wait.');
}

/** Files of a build never change under their name; those of the last one serve pages that are still open. */
async function answerAsset(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(assetCache);
    await cache.put(request, response.clone());
    const all = await cache.keys();
    for (const old of all.slice(0, Math.max(0, all.length - mostAssets))) await cache.delete(old);
  }
  return response;
}

async function answerPage(event: WorkerEvent, url: URL): Promise<Response> {
  const { request } = event;
  const address = pageAddressOf(url.pathname);
  // What the browser asked ahead may come to nothing, as when a worker has only just taken over: then it is asked here.
  const ahead = event.preloadResponse.catch(() => undefined);
  const network = ahead.then((response) => response ?? fetch(request));
  if (!address) return network.catch(() => offlinePage(url));
  const heard = network.then(async (response) => {
    await keepOrForget(url, response.clone());
    return response;
  });
  event.waitUntil(heard.catch(() => undefined));
  const kept = await findKept(address.key, address.id);
  if (!kept) return network.catch(() => offlinePage(url));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const first = await Promise.race([network, late]).catch(() => undefined);
  return first && first.status < 500 ? first : asKept(kept);
}

async function keepOrForget(url: URL, response: Response) {
  const address = pageAddressOf(url.pathname);
  if (!address || response.type === 'opaqueredirect') return;
  if ([403, 404, 410].includes(response.status)) return forgetTeam(address.id);
  const until = response.headers.get(keepUntilHeader);
  // Chosen names, a code with the sheet in it: only the page itself is kept.
  if (response.status !== 200 || until === null || url.search !== '') return;
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) headers.delete(name);
  headers.set(keptAtHeader, String(Date.now()));
  const cache = await caches.open(pageCache);
  await cache.put(address.key, new Response(await response.text(), { headers }));
  await forgetPages();
}

/** The page as it was asked for, else in the other language. */
async function findKept(key: string, id: string): Promise<Response | undefined> {
  const cache = await caches.open(pageCache);
  const own = await cache.match(key);
  if (own) return own;
  const ending = key.slice(key.indexOf(id));
  const other = (await listKept()).find((page) => page.id === id && page.key.endsWith(ending));
  return other && cache.match(other.key);
}

async function listKept(): Promise<KeptPage[]> {
  const cache = await caches.open(pageCache);
  const found: KeptPage[] = [];
  for (const request of await cache.keys()) {
    const address = pageAddressOf(new URL(request.url).pathname);
    const headers = (await cache.match(request))?.headers;
    if (address && headers)
      found.push({
        ...address,
        keptAt: Number(headers.get(keptAtHeader)),
        keepUntil: Number(headers.get(keepUntilHeader)),
      });
  }
  return found;
}

async function forgetPages() {
  const cache = await caches.open(pageCache);
  for (const { key } of pagesToForget(await listKept(), Date.now())) await cache.delete(key);
}

async function forgetTeam(id: string) {
  const cache = await caches.open(pageCache);
  for (const page of await listKept()) if (page.id === id) await cache.delete(page.key);
}

const words = {
  ja: (time: string) => `${time}に保存した内容です。そのあとに修正されているかもしれません。`,
  en: (time: string) => `Saved ${time}. It may have been corrected since.`,
};

async function asKept(kept: Response): Promise<Response> {
  const html = await kept.text();
  const language = /<html[^<>]* lang="en"/.test(html) ? 'en' : 'ja';
  const at = new Date(Number(kept.headers.get(keptAtHeader)));
  const isToday = at.toDateString() === new Date().toDateString();
  const time = new Intl.DateTimeFormat(language, {
    ...(!isToday && { month: 'numeric', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  const note = `<div class="notice warn kept-note" role="status">${words[language](time)}</div>`;
  return new Response(
    html.replace(/<main[^<>]*>/, (tag) => tag + note),
    { headers: kept.headers },
  );
}

/** What is shown where nothing was kept: it reads the sheet in the scanned address, or lists what is there. */
async function offlinePage(url: URL): Promise<Response> {
  const cache = await caches.open(offlineCache);
  const chosen = await (await cache.match('/language'))?.text();
  const page = await cache.match(offlinePages[deviceLanguage(url.pathname, chosen, navigator.languages)]);
  return page ?? Response.error();
}

/** A player's own page, with all that it needs, and the language in which they read. */
async function keepOwn({ path, assets, language }: Messages) {
  const offline = await caches.open(offlineCache);
  await offline.put('/language', new Response(language));
  const cache = await caches.open(assetCache);
  for (const asset of assets) if (!(await caches.match(asset))) await cache.add(asset).catch(() => undefined);
  if (!pageAddressOf(path)) return;
  const url = new URL(path, self.location.origin);
  await fetch(url).then(
    (response) => keepOrForget(url, response),
    () => undefined,
  );
}
