// npm run bench:venue -- [--players=512]
// A hall behind one address, on the built worker with the limits of wrangler.toml: each player opens the form, pastes a link,
// sends two images and a team, and signs up; meanwhile one device without our cookie floods it with images. All within a few
// minutes instead of ten, so the limits per minute are met more sharply than in a hall. Whoever is told to wait comes back
// after Retry-After and up to 20 s, as the form does. Bounded: images are small ones, and mails and pastes end at other sites,
// which fail here after the limit has let them pass: a paste over its limit gives the form as well, and is not told apart.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { unstable_readConfig } from 'wrangler';
import { openDatabase } from '~/db/client.server';
import { newId } from '~/db/ids';
import { typedSix } from '../tests/routes/typed-six';
import { ids, insertWorld, makeWorld } from '../tests/world';
import { openWorker, printTable } from './built-worker';

interface RateLimitOf {
  name: string;
  simple: { limit: number; period: 10 | 60 };
}

const players = Number(process.argv.find((word) => word.startsWith('--players='))?.split('=')[1] ?? 512);
const atOnce = 8;
const maxTries = 5;
const address = '198.51.100.7';
const open = `/team-submit/ots/${ids.open}`;

const { ratelimits = [] }: { ratelimits?: RateLimitOf[] } = unstable_readConfig(
  { config: 'wrangler.toml' },
  { hideWarnings: true },
);
const { miniflare, db } = await openWorker({
  ratelimits: Object.fromEntries(ratelimits.map(({ name, simple }) => [name, { simple }])),
  bindings: { PUBLIC_URL: '' },
  queueProducers: { READINGS: 'readings', MAILS: 'mails', NOTICES: 'notices' },
  outboundService: () => new Response('{}', { status: 404 }),
});
await insertWorld(openDatabase(db as unknown as D1Database), makeWorld(Date.now()));
const { hostname, port } = new URL(await miniflare.unsafeGetDirectURL());
// No keep-alive: the server may close a connection whose body it didn't read.
const agent = new Agent({ maxSockets: atOnce + 1 });

interface Answer {
  status: number;
  wait: number;
  cookies: string[];
  body: string;
}

function send(path: string, cookie: string, form?: FormData): Promise<Answer> {
  const encoded = form && new Response(form);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        ...{ agent, hostname, port, path, method: form ? 'POST' : 'GET', timeout: 60_000 },
        headers: {
          'CF-Connecting-IP': address,
          Cookie: cookie,
          ...(encoded && { 'Content-Type': encoded.headers.get('Content-Type') ?? '' }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            wait: Number(response.headers['retry-after'] ?? 0),
            cookies: (response.headers['set-cookie'] ?? []).map((each) => each.split(';', 1)[0] ?? ''),
            body: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    if (encoded) void encoded.arrayBuffer().then((bytes) => outgoing.end(Buffer.from(bytes)));
    else outgoing.end();
  });
}

const formOf = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const image = () => new File([readFileSync('tests/sheets/akari-phone.jpg')], 'a.jpg', { type: 'image/jpeg' });

const acts = ['form opened', 'paste', 'first image', 'second image', 'team', 'sign-up', 'flood'] as const;
type Act = (typeof acts)[number];
const tally = Object.fromEntries(
  acts.map((act) => [act, { tried: 0, atOnce: 0, waited: 0, lost: 0, other: new Map<number, number>() }]),
) as Record<Act, { tried: number; atOnce: number; waited: number; lost: number; other: Map<number, number> }>;

/** Tries, and comes back as often as it is told to wait. */
async function tryAct(act: Act, isTaken: (answer: Answer) => boolean, run: () => Promise<Answer>) {
  const counts = tally[act];
  counts.tried++;
  for (let tries = 1; ; tries++) {
    const answer = await run();
    if (isTaken(answer)) {
      counts[tries === 1 ? 'atOnce' : 'waited']++;
      return answer;
    }
    if (answer.status !== 429 || tries === maxTries) {
      counts.lost++;
      counts.other.set(answer.status, (counts.other.get(answer.status) ?? 0) + 1);
      return answer;
    }
    await new Promise((resolve) => setTimeout(resolve, (answer.wait + Math.random() * 20) * 1000));
  }
}

const hasStatus = (status: number) => (answer: Answer) => answer.status === status;

async function play(at: number) {
  const opened = await tryAct('form opened', hasStatus(200), () => send(open, ''));
  const cookie = opened.cookies.find((each) => each.startsWith('tries=')) ?? '';
  const person = {
    displayName: `ホール${at}`,
    discordId: `hall_${at}.`,
    tonamelId: `H${10_000 + at}`,
    submissionKey: newId(),
  };
  const paste = { ...person, paste: 'https://pokepast.es/0123456789abcdef', intent: 'paste' };
  await tryAct('paste', hasStatus(200), () => send(open, cookie, formOf(paste)));
  for (const act of ['first image', 'second image'] as const)
    await tryAct(act, hasStatus(201), () =>
      send('/readings', cookie, formOf({ tournament: ids.open, image: image() })),
    );
  await tryAct('team', hasStatus(302), () =>
    send(open, cookie, formOf({ ...person, ...typedSix, intent: 'submit' })),
  );
  const account = {
    ...{ displayName: `ホール${at}`, email: `hall${at}@hall.example`, password: 'rotom-dex-2026' },
    agreement: 'on',
  };
  await tryAct('sign-up', hasStatus(302), () => send('/sign-up', cookie, formOf(account)));
}

const started = performance.now();
let isOver = false;
async function flood() {
  while (!isOver) {
    tally.flood.tried++;
    const { status } = await send('/readings', '', formOf({ tournament: ids.open, image: image() }));
    if (status === 201) tally.flood.atOnce++;
    else if (status === 429) tally.flood.waited++;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
const flooding = flood();
let next = 0;
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (next < players) await play(next++);
  }),
);
isOver = true;
await flooding;

console.log(
  `${players} players behind one address in ${((performance.now() - started) / 1000).toFixed(0)} s, and a flood\n`,
);
printTable([
  ['act', 'tried', 'taken at once', 'told to wait', 'lost', ''],
  ...acts.map((act) => {
    const { tried, atOnce: taken, waited, lost, other } = tally[act];
    return [
      act,
      ...[tried, taken, waited, lost].map(String),
      [...other].map((pair) => pair.join(' × ')).join(', '),
    ];
  }),
]);
await miniflare.dispose();
if (acts.some((act) => act !== 'flood' && tally[act].lost > 0)) process.exitCode = 1;
