// npm run bench:venue -- [--players=512]
// A hall behind one address, on the built worker with the limits of wrangler.toml: each player opens the form, pastes a link,
// sends two images and a team, checks in, signs up, and some ask for a new password. Meanwhile a device without our cookie
// floods the address with images, and one with it sends 40 at once. All within a few minutes instead of ten, so the limits per
// minute are met more sharply than in a hall. Whoever is told to wait comes back after Retry-After and up to 20 s, as the form
// does. Ten players come before, one by one, to count the CPU of each act. Bounded: images are small ones, and other sites
// (PokePaste, mail) are played by the tests' own.
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { and, count, eq, isNotNull } from 'drizzle-orm';
import { unstable_readConfig } from 'wrangler';
import { openDatabase } from '~/db/client.server';
import { newId } from '~/db/ids';
import { entrants, tournaments } from '~/db/schema';
import { insertRows } from '../tests/insert-rows';
import { answerOutgoing } from '../tests/other-sites';
import { typedSix } from '../tests/routes/typed-six';
import { demoPassword, ids, insertWorld, makeWorld } from '../tests/world';
import { cpuMilliseconds, openWorker, printTable } from './built-worker';

interface RateLimitOf {
  name: string;
  simple: { limit: number; period: 10 | 60 };
}

const players = Number(process.argv.find((word) => word.startsWith('--players='))?.split('=')[1] ?? 512);
const atOnce = 8;
/** Players who come one by one before the others. */
const first = 10;
const maxTries = 5;
const address = '198.51.100.7';
const form = `/team-submit/ots/${ids.open}`;

const { ratelimits = [] }: { ratelimits?: RateLimitOf[] } = unstable_readConfig(
  { config: 'wrangler.toml' },
  { hideWarnings: true },
);
const { miniflare, db } = await openWorker({
  ratelimits: Object.fromEntries(ratelimits.map(({ name, simple }) => [name, { simple }])),
  bindings: { PUBLIC_URL: '' },
  queueProducers: { READINGS: 'readings', MAILS: 'mails', NOTICES: 'notices' },
  outboundService: answerOutgoing,
});
const now = Date.now();
const database = openDatabase(db as unknown as D1Database);
await insertWorld(database, makeWorld(now));
const discordIdOf = (at: number) => `hall_${at}.`;
const hall = Array.from({ length: players }, (_, at) => ({
  ...{ id: newId(), tournamentId: ids.open, name: `ホール${at}`, position: 1000 + at },
  discordId: discordIdOf(at),
}));
for (const insert of insertRows(database, entrants, hall)) await insert;
await database
  .update(tournaments)
  .set({ checkInOpensAt: new Date(now - 60_000), checkInClosesAt: new Date(now + 3_600_000) })
  .where(eq(tournaments.id, ids.open));
const { hostname, port } = new URL(await miniflare.unsafeGetDirectURL());

interface Answer {
  status: number;
  wait: number;
  cookies: string[];
  location: string;
  body: string;
}

let cut = 0;
const cutOff: Answer = { status: 429, wait: 60, cookies: [], location: '', body: '' };

function send(path: string, cookie: string, form?: FormData): Promise<Answer> {
  const encoded = form && new Response(form);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        // No keep-alive: the server may close a connection whose body it didn't read.
        ...{ agent: false, hostname, port, path, method: form ? 'POST' : 'GET', timeout: 60_000 },
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
            location: response.headers.location ?? '',
            cookies: (response.headers['set-cookie'] ?? []).map((each) => each.split(';', 1)[0] ?? ''),
            body: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    // The runtime closes a connection whose body it refuses to read, sometimes before its answer is read here.
    outgoing.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (!form || (code !== 'ECONNRESET' && code !== 'EPIPE'))
        return reject(new Error(`${code} at ${path}`));
      cut++;
      resolve(cutOff);
    });
    if (encoded) void encoded.arrayBuffer().then((bytes) => outgoing.end(Buffer.from(bytes)));
    else outgoing.end();
  });
}

const formOf = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const image = new File([readFileSync('tests/sheets/akari-phone.jpg')], 'a.jpg', { type: 'image/jpeg' });
const sendImage = (cookie: string) => send('/readings', cookie, formOf({ tournament: ids.open, image }));

const acts = [
  ...['form opened', 'paste', 'first image', 'second image', 'team', 'check-in', 'sign-up', 'new password'],
  ...['one device’s 40 images', 'flood'],
] as const;
type Act = (typeof acts)[number];
const zero = () => ({
  ...{ tried: 0, atOnce: 0, waited: 0, lost: 0, longestSeconds: 0 },
  other: new Map<number, number>(),
  cpu: [] as number[],
});
const tally = Object.fromEntries(acts.map((act) => [act, zero()])) as Record<Act, ReturnType<typeof zero>>;
/** While nobody else sends anything, the CPU of the runtime is that of one request. */
let isAlone = true;

/** Tries, and comes back as often as it is told to wait. */
async function tryAct(act: Act, isTaken: (answer: Answer) => boolean, run: () => Promise<Answer>) {
  const counts = tally[act];
  counts.tried++;
  const begun = performance.now();
  for (let tries = 1; ; tries++) {
    const before = isAlone ? cpuMilliseconds() : 0;
    const answer = await run();
    if (isAlone) counts.cpu.push(cpuMilliseconds() - before);
    counts.longestSeconds = Math.max(counts.longestSeconds, (performance.now() - begun) / 1000);
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
/** PokePaste's team is in the form. */
const isFilled = ({ status, body }: Answer) => status === 200 && body.includes('value="ガブリアス"');

async function open() {
  const opened = await tryAct('form opened', hasStatus(200), () => send(form, ''));
  return opened.cookies.find((each) => each.startsWith('tries=')) ?? '';
}

async function play(at: number) {
  const cookie = await open();
  const person = {
    displayName: `ホール${at}`,
    discordId: discordIdOf(at),
    tonamelId: `H${10_000 + at}`,
    submissionKey: newId(),
  };
  const paste = { ...person, paste: 'https://pokepast.es/0123456789abcdef', intent: 'paste' };
  await tryAct('paste', isFilled, () => send(form, cookie, formOf(paste)));
  for (const act of ['first image', 'second image'] as const)
    await tryAct(act, hasStatus(201), () => sendImage(cookie));
  const team = await tryAct('team', hasStatus(302), () =>
    send(form, cookie, formOf({ ...person, ...typedSix, intent: 'submit' })),
  );
  const held = [cookie, ...team.cookies].join('; ');
  const [, id = ''] = /\/teams\/([^/]+)/.exec(team.location) ?? [];
  await tryAct('check-in', hasStatus(302), () => send(`/teams/${id}/check-in`, held, formOf({})));
  const account = {
    ...{ displayName: `ホール${at}`, email: `hall${at}@hall.example`, password: demoPassword },
    agreement: 'on',
  };
  await tryAct('sign-up', hasStatus(302), () => send('/sign-up', cookie, formOf(account)));
  if (at % 2 === 0)
    await tryAct('new password', hasStatus(302), () =>
      send('/forgot-password', cookie, formOf({ email: account.email })),
    );
}

for (let at = 0; at < first; at++) await play(at);
isAlone = false;
const started = performance.now();
let isOver = false;
async function flood() {
  while (!isOver) {
    tally.flood.tried++;
    const { status } = await sendImage('');
    if (status === 201) tally.flood.atOnce++;
    else if (status === 429) tally.flood.waited++;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
async function sendForty() {
  const cookie = await open();
  const images = Array.from({ length: 40 }, () =>
    tryAct('one device’s 40 images', hasStatus(201), () => sendImage(cookie)),
  );
  await Promise.all(images);
}
const others = [flood(), flood(), sendForty()];
let next = first;
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (next < players) await play(next++);
  }),
);
isOver = true;
await Promise.all(others);
const [checkedIn] = await database
  .select({ number: count() })
  .from(entrants)
  .where(and(eq(entrants.tournamentId, ids.open), isNotNull(entrants.checkedInAt)));

console.log(
  `${players} players behind one address in ${((performance.now() - started) / 1000).toFixed(0)} s, ${checkedIn?.number} of them checked in\n`,
);
printTable([
  ['act', 'tried', 'taken at once', 'told to wait', 'longest s', 'lost', '', 'CPU ms'],
  ...acts.map((act) => {
    const { tried, atOnce: taken, waited, longestSeconds, lost, other, cpu } = tally[act];
    return [
      act,
      ...[tried, taken, waited, longestSeconds.toFixed(0), lost].map(String),
      [...other].map((pair) => pair.join(' × ')).join(', '),
      cpu.length > 0 ? (cpu.reduce((sum, each) => sum + each, 0) / cpu.length).toFixed(0) : '',
    ];
  }),
]);
console.log(`connections closed while a form was sent, counted as told to wait: ${cut}\n`);
await miniflare.dispose();
if (acts.some((act) => act !== 'flood' && tally[act].lost > 0)) process.exitCode = 1;
