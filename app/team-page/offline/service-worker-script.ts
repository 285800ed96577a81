import { localePath } from '~/locales/locale';
import { deviceLanguage } from '~/offline/device-language';
import {
  isOfTheDay,
  type KeptPage,
  type KeptPart,
  keepUntilHeader,
  keptAtHeader,
  type PageAddress,
  pageAddressOf,
  pagesOfTeam,
  pagesToForget,
  patienceFor,
} from '~/offline/kept-pages';
import { type Messages, type OfflineFiles, syncTag } from '~/offline/messages';
import { listOwnTeams, nameOwnTeams, pageCache } from '~/offline/own-teams';
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
const assetCache = 'assets';
const maxAssets = 160;
/** Milliseconds in which a stored page is not fetched again. */
const freshFor = 5 * 60_000;

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

/** A sign-out has emptied the device while this worker still ran: from then on it stores nothing. */
const isEmptied = async () => !(await caches.has(offlineCache));

/** Cache first: files of a build never change, and those of the last one serve pages still open. */
async function answerAsset(request: Request): Promise<Response> {
  const cached = await caches.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok && !(await isEmptied())) {
    const cache = await caches.open(assetCache);
    await cache.put(request, response.clone());
    const all = await cache.keys();
    for (const old of all.slice(0, Math.max(0, all.length - maxAssets))) await cache.delete(old);
  }
  return response;
}

async function answerPage(event: WorkerEvent, url: URL): Promise<Response> {
  const { request } = event;
  const address = pageAddressOf(url);
  // The navigation preload may fail, as right after a takeover: then fetch here.
  const ahead = event.preloadResponse.catch(() => undefined);
  const network = ahead.then((response) => response ?? fetch(request));
  if (!address) return network.catch(() => offlinePage(url));
  const stored = network.then(async (response) => {
    await keepOrForget(url, response.clone());
    return response;
  });
  event.waitUntil(stored.catch(() => undefined));
  const cached = await findKept(address);
  if (!cached) return network.catch(() => offlinePage(url));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceFor(address)));
  const first = await Promise.race([network, late]).catch(() => undefined);
  return first && first.status < 500 ? first : withNote(cached, address);
}

/** @returns the page's text if it was stored */
async function keepOrForget(url: URL, response: Response): Promise<string | undefined> {
  const address = pageAddressOf(url);
  if (!address || (await isEmptied())) return;
  const { id, key } = address;
  if (response.type === 'opaqueredirect') {
    // My page leads to the sign-in once the session is over, wherever it was ended.
    if (address.part === 'myPage') await forgetPart('myPage');
    return;
  }
  if ([403, 404, 410].includes(response.status)) {
    if (id !== '') await forgetTeam(id);
    return;
  }
  // Other queries choose names or a part of the page: the plain page is stored alone.
  const isPlain = key.endsWith(url.search.toLowerCase());
  if (response.status !== 200 || !isPlain) return;
  const cache = await caches.open(pageCache);
  if (!response.headers.has(keepUntilHeader)) {
    await cache.delete(key);
    return;
  }
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) headers.delete(name);
  headers.set(keptAtHeader, String(Date.now()));
  const html = await response.text();
  if (await isEmptied()) return;
  await cache.put(key, new Response(html, { headers }));
  await forgetPages();
  return html;
}

/** The stored page, or the same one in the other language. */
async function findKept({ key, id, part }: PageAddress): Promise<Response | undefined> {
  if (await isEmptied()) return undefined;
  const cache = await caches.open(pageCache);
  const exact = await cache.match(key);
  if (exact) return exact;
  const other = (await listKept()).find((page) => page.id === id && page.part === part);
  return other && cache.match(other.key);
}

async function listKept(): Promise<KeptPage[]> {
  const cache = await caches.open(pageCache);
  const pages: KeptPage[] = [];
  for (const request of await cache.keys()) {
    const address = pageAddressOf(new URL(request.url));
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
  const own = new Set((await listOwnTeams()).map(({ id }) => id));
  for (const { key } of pagesToForget(await listKept(), own, Date.now())) await cache.delete(key);
}

const forgetTeam = (id: string) => forgetWhere((page) => page.id === id);
const forgetPart = (part: KeptPart) => forgetWhere((page) => page.part === part);

async function forgetWhere(isGone: (page: KeptPage) => boolean) {
  const cache = await caches.open(pageCache);
  for (const page of await listKept()) if (isGone(page)) await cache.delete(page.key);
}

const words = {
  ja: {
    sheet: (time: string) => `${time}に保存した内容です。そのあとに修正されているかもしれません。`,
    day: (time: string) => `${time}に保存した内容です。対戦や卓は、そのあとに変わっているかもしれません。`,
  },
  en: {
    sheet: (time: string) => `Saved ${time}. It may have been corrected since.`,
    day: (time: string) => `Saved ${time}. Rounds and tables may have changed since.`,
  },
};

async function withNote(page: Response, address: PageAddress): Promise<Response> {
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
  const text = words[language][isOfTheDay(address) ? 'day' : 'sheet'];
  const note = `<div class="notice warn kept-note" role="status">${text(time)}</div>`;
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

async function keepOwn({ page, assets, language, teams }: Messages) {
  const offline = await caches.open(offlineCache);
  await offline.put('/language', new Response(language));
  await keepAssets(assets);
  await nameOwnTeams(teams);
  const paths = teams.flatMap(({ id }) => pagesOfTeam(id).map((path) => localePath(page, path)));
  // After a submission or a change, what was stored a moment ago is the old team.
  const age = pageAddressOf(new URL(page, self.location.origin))?.part === 'success' ? 0 : freshFor;
  // One after the other: a bad network must stay usable.
  for (const path of [page, ...paths]) await keepFresh(new URL(path, self.location.origin), age);
}

async function keepFresh(url: URL, age: number) {
  const address = pageAddressOf(url);
  if (!address?.key.endsWith(url.search.toLowerCase()) || (await isEmptied())) return;
  const kept = (await listKept()).find(({ key }) => key === address.key);
  if (kept && kept.keptAt > Date.now() - age) return;
  const response = await fetch(url).catch(() => undefined);
  const html = response && (await keepOrForget(url, response));
  await keepAssets(html?.match(/\/assets\/[\w.-]+\.(?:css|js)/g) ?? []);
}

async function keepAssets(assets: readonly string[]) {
  if (await isEmptied()) return;
  const cache = await caches.open(assetCache);
  for (const asset of assets) if (!(await caches.match(asset))) await cache.add(asset).catch(() => undefined);
}
