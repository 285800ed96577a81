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

// Just the parts used here: the types of browser workers and of Cloudflare workers conflict.
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
const maxAssets = 160;

self.addEventListener('install', (event) => {
  const prepare = async () => {
    const cache = await caches.open(offlineCache);
    await cache.addAll([...Object.values(offlinePages), ...scripts]);
    // Scripts of open pages never change under their names: a new worker may serve them at once.
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
  // Claims a page that was still loading when this worker took over.
  event.waitUntil(self.clients.claim().then(() => keepOwn(event.data)));
});

self.addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(sendAndTell());
});

async function sendAndTell() {
  const remaining = await sendWaiting();
  for (const client of await self.clients.matchAll()) client.postMessage({ type: 'sent' });
  // Makes the browser retry later.
  if (remaining > 0) throw new Error('Some hand-ins still wait.');
}

/** Cache first: files of a build never change, and those of the last one serve pages still open. */
async function answerAsset(request: Request): Promise<Response> {
  const cached = await caches.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(assetCache);
    await cache.put(request, response.clone());
    const all = await cache.keys();
    for (const old of all.slice(0, Math.max(0, all.length - maxAssets))) await cache.delete(old);
  }
  return response;
}

async function answerPage(event: WorkerEvent, url: URL): Promise<Response> {
  const { request } = event;
  const address = pageAddressOf(url.pathname);
  // The navigation preload may fail, as right after a takeover: then fetch here.
  const ahead = event.preloadResponse.catch(() => undefined);
  const network = ahead.then((response) => response ?? fetch(request));
  if (!address) return network.catch(() => offlinePage(url));
  const stored = network.then(async (response) => {
    await keepOrForget(url, response.clone());
    return response;
  });
  event.waitUntil(stored.catch(() => undefined));
  const cached = await findKept(address.key, address.id);
  if (!cached) return network.catch(() => offlinePage(url));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const first = await Promise.race([network, late]).catch(() => undefined);
  return first && first.status < 500 ? first : withNote(cached);
}

async function keepOrForget(url: URL, response: Response) {
  const address = pageAddressOf(url.pathname);
  if (!address || response.type === 'opaqueredirect') return;
  if ([403, 404, 410].includes(response.status)) return forgetTeam(address.id);
  const until = response.headers.get(keepUntilHeader);
  // Stores the plain page only, not chosen names or a code that holds the sheet.
  if (response.status !== 200 || until === null || url.search !== '') return;
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) headers.delete(name);
  headers.set(keptAtHeader, String(Date.now()));
  const cache = await caches.open(pageCache);
  await cache.put(address.key, new Response(await response.text(), { headers }));
  await forgetPages();
}

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
  const pages: KeptPage[] = [];
  for (const request of await cache.keys()) {
    const address = pageAddressOf(new URL(request.url).pathname);
    const headers = (await cache.match(request))?.headers;
    if (address && headers)
      pages.push({
        ...address,
        keptAt: Number(headers.get(keptAtHeader)),
        keepUntil: Number(headers.get(keepUntilHeader)),
      });
  }
  return pages;
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

async function withNote(page: Response): Promise<Response> {
  const html = await page.text();
  const language = /<html[^<>]* lang="en"/.test(html) ? 'en' : 'ja';
  const at = new Date(Number(page.headers.get(keptAtHeader)));
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
    { headers: page.headers },
  );
}

async function offlinePage(url: URL): Promise<Response> {
  const cache = await caches.open(offlineCache);
  const chosen = await (await cache.match('/language'))?.text();
  const page = await cache.match(offlinePages[deviceLanguage(url.pathname, chosen, navigator.languages)]);
  return page ?? Response.error();
}

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
