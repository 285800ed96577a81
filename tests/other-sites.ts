// The internet as the built worker finds it in the tests: sites that behave, sites that mean ill, and a DNS resolver.
import { ReadableStream } from 'node:stream/web';
import { fetch, type Request, Response } from 'miniflare';
import { PNG } from 'pngjs';

const png = (width = 320, height = 200) => new Uint8Array(PNG.sync.write(new PNG({ width, height })));
type Bytes = Uint8Array<ArrayBuffer>;

/** A PNG by its first bytes, of any size that it claims. */
function claimed(width: number, height: number): Uint8Array {
  const bytes = png();
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(16, width);
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(20, height);
  return bytes;
}

/** Far more bytes than anybody waits for, each part so many milliseconds after the one before. */
function endless(first: Bytes, part: Bytes, everyMs: number) {
  let left = 100;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(first),
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      if (left-- > 0) controller.enqueue(part);
      else controller.close();
    },
    cancel: () => {
      left = 0;
    },
  });
}

const redirect = (to: string, status = 302) => new Response(null, { status, headers: { Location: to } });
const good = (headers?: Record<string, string>) => new Response(png(), { headers });

/** By path, whatever the host. */
const paths: Record<string, (url: URL) => Response | Promise<Response>> = {
  '/team.png': () => good(),
  '/other.png': () => new Response(png(400, 300)),
  '/as-html.png': () => good({ 'Content-Type': 'text/html' }),
  '/short.png': () => good({ 'Content-Length': '9' }),
  '/moved': () => redirect('/team.png', 301),
  '/three': () => redirect('/two'),
  '/two': () => redirect('/moved', 307),
  '/four': () => redirect('/three'),
  '/loop': () => redirect('/loop'),
  '/nowhere': () => new Response(null, { status: 302 }),
  '/odd': () => redirect('http://['),
  '/to': ({ search }) => redirect(decodeURIComponent(search.slice(1))),
  '/page': () => new Response('<!doctype html><img src=x>', { headers: { 'Content-Type': 'image/png' } }),
  '/drawing': () => new Response('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  '/empty': () => new Response(null, { status: 204 }),
  '/nothing': () => new Response(''),
  '/part': () => new Response(png(), { status: 206 }),
  '/gone': () => new Response('gone', { status: 404 }),
  '/small': () => new Response(png(100, 100)),
  '/bomb': () => new Response(claimed(30_000, 30_000)),
  '/cut': () => new Response(png().subarray(0, 20)),
  '/endless': () => new Response(endless(png(), new Uint8Array(256 * 1024), 0)),
  '/slow': () => new Response(endless(png(), new Uint8Array(1), 50)),
  '/silent': () => new Promise((resolve) => setTimeout(() => resolve(good()), 3000)),
};

/** PokePaste, by the id of a paste. */
function pokePaste({ pathname }: URL): Response | Promise<Response> {
  const [, id = '', rest] = pathname.split('/');
  const paste = 'Garchomp @ Life Orb  \r\nAbility: Rough Skin  \r\nTera Type: Steel  \r\n- Earthquake  \r\n';
  if (rest !== 'json') return new Response('<html>', { status: 200 });
  switch (id) {
    case '0123456789abcdef':
      return Response.json({ author: 'x', notes: 'Format: gen9vgc2026regf', paste, title: 'y' });
    case '00000000000000aa':
      return Response.json({ paste: 7 });
    case '00000000000000bb':
      return redirect('https://pasted-private.example/x');
    case '00000000000000cc':
      return new Response(endless(new Uint8Array(1024), new Uint8Array(64 * 1024), 0));
    case '00000000000000dd':
      return new Promise((done) => setTimeout(() => done(new Response('late')), 8000));
    case '00000000000000ee':
      return Response.json({ paste: '<b>Pikachu</b><script>alert(1)</script>' });
    default:
      return new Response('not found', { status: 404 });
  }
}

/** Name → the addresses of each look, the last one from then on; all others are public. */
const names: Record<string, string[][]> = {
  'private.example': [['10.0.0.1']],
  'pasted-private.example': [['10.0.0.1']],
  'metadata.example': [['169.254.169.254']],
  'loopback.example': [['::1']],
  'mapped.example': [['::ffff:10.0.0.1']],
  'shared.example': [['100.64.0.1']],
  'unique.example': [['fd00::1']],
  'translated.example': [['64:ff9b::a00:1']],
  'mixed.example': [['93.184.215.14', '192.168.0.1']],
  'unknown.example': [[]],
  'first-private.example': [['127.0.0.1'], ['93.184.215.14']],
  'then-private.example': [['93.184.215.14'], ['127.0.0.1']],
};
const looks = new Map<string, number>();

function resolve({ searchParams }: URL): Response {
  const name = searchParams.get('name') ?? '';
  if (name === 'broken.example') return new Response('?', { status: 500 });
  if (name === 'odd.example') return new Response('<html>');
  const isA = searchParams.get('type') === 'A';
  // A and AAAA are one look, in whichever order they come.
  const asked = `${isA ? 'A' : 'AAAA'} ${name}`;
  const look = looks.get(asked) ?? 0;
  looks.set(asked, look + 1);
  const known = names[name];
  const found = known ? (known[look] ?? known.at(-1) ?? []) : ['93.184.215.14', '2606:2800:21f::1'];
  const type = isA ? 1 : 28;
  const answers = found.filter((address) => address.includes(':') !== isA);
  const alias = { name, type: 5, TTL: 1, data: 'cdn.example.' };
  const Answer = [alias, ...answers.map((data) => ({ name, type, TTL: 1, data }))];
  return Response.json({ Status: 0, Answer });
}

interface Received {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}
/** By path: what a receiver of webhooks was sent. */
const received = new Map<string, Received[]>();

/** `/hook/<any>/500-200-410` answers by its turns, the last one from then on. */
async function receive(request: Request, { href, pathname }: URL): Promise<Response> {
  const all = received.get(pathname) ?? [];
  received.set(pathname, all);
  all.push({
    method: request.method,
    url: href,
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
  });
  const turns = pathname.split('/').at(-1)?.split('-') ?? [];
  return new Response('heard', { status: Number(turns[all.length - 1] ?? turns.at(-1)) });
}

/** IDs of the messages that Discord has. */
const messages = new Set<string>();
let posted = 0;

/** A channel that keeps its messages, as Discord does: posted, edited and deleted. */
async function channel(
  request: Request,
  { href, pathname }: URL,
  messageId?: string,
  channel_id = '120000000000000000',
): Promise<Response> {
  const path = pathname.replace(/\/messages\/\d+$/, '');
  const { method } = request;
  if (messageId && !messages.has(messageId))
    return Response.json({ message: 'Unknown Message', code: 10008 }, { status: 404 });
  if (method === 'DELETE')
    return new Response(null, { status: messages.delete(messageId ?? '') ? 204 : 404 });
  const headers = Object.fromEntries(request.headers);
  const body = await request.text();
  received.set(path, [...(received.get(path) ?? []), { method, url: href, headers, body }]);
  const id = messageId ?? String(130_000_000_000_000_000n + BigInt(posted++));
  messages.add(id);
  return Response.json({ type: 0, embeds: JSON.parse(body).embeds, id, channel_id });
}

const refusal = (status: number, code: number) => Response.json({ message: '…', code }, { status });

const threads = new Set<string>();

/** A forum takes messages in its threads (posts), or with a name for a new one; `tagged` requires a tag of a new one. */
async function forum(request: Request, url: URL, isTagged: boolean, messageId?: string): Promise<Response> {
  const thread = url.searchParams.get('thread_id');
  if (request.method === 'DELETE' && thread && !messageId)
    return new Response(null, { status: threads.delete(thread) ? 204 : 404 });
  if (thread) return threads.has(thread) ? channel(request, url, messageId, thread) : refusal(404, 10003);
  if (messageId) return refusal(404, 10008);
  const { thread_name: name } = (await request.clone().json()) as { thread_name?: string };
  if (!name) return refusal(400, 220001);
  if (isTagged) return refusal(400, 40067);
  const made = String(140_000_000_000_000_000n + BigInt(posted));
  threads.add(made);
  return channel(request, url, undefined, made);
}

/** Webhooks of Discord: one that is full, those that are gone, channels, and such as take all. */
function discord(request: Request, url: URL): Response | Promise<Response> {
  const [, token = '', messageId] = /([\w-]+)(?:\/messages\/(\d+))?$/.exec(url.pathname) ?? [];
  const [what = '', status, code] = token.split('-');
  if (what === 'rate')
    return Response.json(
      { message: 'You are being rate limited.', retry_after: 3 },
      { status: 429, headers: { 'Retry-After': '3', 'X-RateLimit-Remaining': '0' } },
    );
  if (what === 'channel') return channel(request, url, messageId);
  if (what === 'forum' || what === 'tagged') return forum(request, url, what === 'tagged', messageId);
  if (what === 'refuses') return refusal(Number(status), Number(code));
  return new Response(null, { status: what === 'gone' ? Number(status) : 204 });
}

interface Held {
  open: number;
  /** The most connections that were open at the same time, questions about names too. */
  most: number;
  isReleased: boolean;
  release: (() => void)[];
}
/** By run: sites `{any}.{run}.held.example`, which answer once the run is released. */
const runs = new Map<string, Held>();
const runOf = (hostname: string) => /([^.]+)\.held\.example$/.exec(hostname)?.[1];

/** Counts what is open at a time to the sites of a run and to the resolver about their names. */
async function counted(run: string, answer: () => Response | Promise<Response>): Promise<Response> {
  const held = runs.get(run) ?? { open: 0, most: 0, isReleased: false, release: [] };
  runs.set(run, held);
  held.open++;
  held.most = Math.max(held.most, held.open);
  try {
    // Two connections that the worker opens at once must overlap here.
    await new Promise((resolve) => setTimeout(resolve, 20));
    return await answer();
  } finally {
    held.open--;
  }
}

/** `/slow/…` answers once the run is released; all others at once. */
async function hold(run: string, request: Request, url: URL): Promise<Response> {
  const answer = await receive(request, url);
  const held = runs.get(run);
  if (url.pathname.startsWith('/slow/') && held && !held.isReleased)
    await new Promise<void>((resolve) => held.release.push(resolve));
  return answer;
}

/** What a test asks of a run: `/release` lets its sites answer. */
function askRun({ pathname, searchParams }: URL): Response {
  const held = runs.get(searchParams.get('run') ?? '');
  if (held && pathname === '/release') {
    held.isReleased = true;
    for (const release of held.release) release();
  }
  return Response.json({ open: held?.open ?? 0, most: held?.most ?? 0 });
}

const seen: { url: string; headers: Record<string, string> }[] = [];

/** What the worker's requests are answered by; those to this machine reach it. `seen.example` tells of all so far. */
export async function answerOutgoing(request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (url.hostname === 'localhost') return fetch(request, { redirect: 'manual' });
  if (url.hostname === 'cloudflare-dns.com') {
    const name = url.searchParams.get('name') ?? '';
    const run = runOf(name);
    if (name === 'slow-name.example') await new Promise((done) => setTimeout(done, 700));
    return run ? counted(run, () => resolve(url)) : resolve(url);
  }
  const run = runOf(url.hostname);
  if (run) return counted(run, () => hold(run, request, url));
  if (url.hostname === 'runs.example') return askRun(url);
  if (url.hostname === 'pokepast.es') {
    seen.push({ url: url.href, headers: Object.fromEntries(request.headers) });
    return pokePaste(url);
  }
  if (url.hostname === 'discord.com') return discord(request, url);
  if (url.hostname === 'received.example') return Response.json(received.get(url.pathname) ?? []);
  if (url.pathname.startsWith('/hook/')) return receive(request, url);
  if (url.hostname === 'seen.example') return Response.json(seen);
  seen.push({ url: url.href, headers: Object.fromEntries(request.headers) });
  const path = paths[url.pathname];
  return path ? path(url) : new Response('nothing here', { status: 404 });
}
