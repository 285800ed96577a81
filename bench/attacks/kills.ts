// npm run bench:kills -- [--rounds=30] [--sheets=20] [--seed=1]
// Crash test: each round starts the built worker with its database, storage and rooms on the same folder, sends submissions
// with an image, saves of results and acts of the desk concurrently, and kills it at a random moment. At the end everything
// that was acknowledged must exist exactly once; after the sweep no object may be without a row.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '~/db/client.server';
import { newId } from '~/db/ids';
import { sweepOrphans } from '~/images/orphans.server';
import { inRun, newRun } from '~/log/run.server';
import { sweepReadings } from '~/readings/reading.server';
import { typedSix } from '../../tests/routes/typed-six';
import { demoPassword, ids } from '../../tests/world';
import { openWorker, printTable } from '../built-worker';
import { seeded } from '../random';
import { controlToken, persistIn } from './kept-world';

const numberOf = (name: string, fallback: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);
const rounds = numberOf('rounds', 30);
const sheets = numberOf('sheets', 20);
const random = seeded(numberOf('seed', 1));
const folder = mkdtempSync(join(tmpdir(), 'sixsheet-kills-'));
const image = new Blob([readFileSync('tests/sheets/akari.jpg')], { type: 'image/jpeg' });

let child: ChildProcess | undefined;

/** Starts the worker's process. @returns its URL */
async function start(): Promise<string> {
  child = spawn(process.execPath, ['--import', 'tsx', 'bench/attacks/kept-worker.ts', folder], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream }))
    if (line.startsWith('http')) return line;
  throw new Error('The worker did not start.');
}

/** Kills the whole process group with SIGKILL. */
async function kill() {
  const over = new Promise((resolve) => child?.once('exit', resolve));
  process.kill(-(child?.pid ?? 0), 'SIGKILL');
  await over;
}

const acknowledged = { sheets: new Map<string, string>(), wins: 0, revision: 0 };
const sent = { sheets: 0, saves: 0, acts: 0, wins: 0 };
const answered = { sheets: 0, saves: 0, acts: 0 };
let session = '';

const post = (url: string, path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(new URL(path, url), { method: 'POST', redirect: 'manual', body, headers });

async function handIn(url: string) {
  const submissionKey = newId();
  const at = sent.sheets;
  const displayName = `P${at}`;
  const form = new FormData();
  const own = { discordId: `kills${at}`, tonamelId: `K${at}` };
  const fields = { displayName, ...own, submissionKey, intent: 'submit' };
  for (const [name, value] of Object.entries({ ...fields, ...typedSix })) form.set(name, value);
  form.set('image', image, 'team.jpg');
  sent.sheets += 1;
  // Retries, like a player on a bad network.
  for (let again = 0; again < 2; again++) {
    const answer = await post(url, `/team-submit/ots/${ids.open}`, form);
    await answer.arrayBuffer();
    if (answer.status !== 302) throw new Error(`${answer.status} for a hand-in`);
    if (!acknowledged.sheets.has(submissionKey)) answered.sheets += 1;
    acknowledged.sheets.set(submissionKey, displayName);
    if (random() < 0.8) return;
  }
}

const results = `/admin/${ids.group}/tournaments/${ids.running}/result`;

async function saveResults(url: string) {
  for (;;) {
    const page = await (await fetch(new URL(results, url), { headers: { Cookie: session } })).text();
    const inputs = page.matchAll(/<input[^>]*name="((?:seen|wins|losses|rank)\.[^"]+)"[^>]*>/g);
    const fields = Object.fromEntries(
      [...inputs].map(([input, name = '']) => [name, /value="([^"]*)"/.exec(input)?.[1] ?? '']),
    );
    sent.wins += 1;
    sent.saves += 1;
    const wins = sent.wins;
    const body = new URLSearchParams({ ...fields, [`wins.${ids.haruka}`]: String(wins % 90) });
    const answer = await post(url, `${results}/save`, body, { Cookie: session });
    await answer.arrayBuffer();
    if (answer.status !== 302) throw new Error(`${answer.status} for results`);
    acknowledged.wins = wins;
    answered.saves += 1;
  }
}

async function act(url: string) {
  for (;;) {
    sent.acts += 1;
    const answer = await post(url, `/api/v1/groups/${ids.group}/broadcast/swap`, '', {
      Authorization: `Bearer ${controlToken}`,
    });
    const body = (await answer.json()) as { revision?: number };
    if (answer.status === 429) return;
    if (body.revision === undefined) throw new Error(`${answer.status} for an act of the desk`);
    acknowledged.revision = Math.max(acknowledged.revision, body.revision);
    answered.acts += 1;
  }
}

// Kills break connections; any other failure is a fault.
const faults: string[] = [];
const tolerant = (work: Promise<void>) =>
  work.catch((error: Error) => {
    if (!/fetch failed|terminated|closed/.test(error.message)) faults.push(error.message);
  });

for (let round = 1; round <= rounds; round++) {
  const url = await start();
  if (!session) {
    const fields = { email: 'moderator@example.com', password: demoPassword };
    const answer = await post(url, '/sign-in', new URLSearchParams(fields));
    session =
      answer.headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith('session='))
        ?.split(';', 1)[0] ?? '';
  }
  const work = [saveResults(url), act(url), ...Array.from({ length: sheets }, () => handIn(url))].map(
    tolerant,
  );
  await new Promise((resolve) => setTimeout(resolve, 300 + random() * 2500));
  await kill();
  await Promise.all(work);
}

const { miniflare, db } = await openWorker({ ...persistIn(folder), isNew: false });
const all = async <Row>(query: string) => (await db.prepare(query).all<Row>()).results;
const stored = await all<{ key: string; name: string; reading: string | null }>(
  `select submission_key as key, display_name as name, reading_id as reading
    from team_sheets s where discord_id glob 'kills*'`,
);
const byKey = new Map(stored.map((row) => [row.key, row]));
const lost = [...acknowledged.sheets].filter(([key, name]) => byKey.get(key)?.name !== name);
const doubled = stored.length - byKey.size;

const bucket = await miniflare.getR2Bucket('IMAGES');
const keysOf = async () => {
  const keys: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await bucket.list({ cursor });
    keys.push(...page.objects.map(({ key }) => key));
    if (!page.truncated) return keys;
    cursor = page.cursor;
  }
};
const knownKeys = async () =>
  new Set((await all<{ key: string }>('select image_key as key from readings')).map(({ key }) => key));
const orphansOf = async () => {
  const rows = await knownKeys();
  return (await keysOf()).filter((key) => key.startsWith('readings/') && !rows.has(key)).length;
};
const objects = new Set(await keysOf());
const imageless = stored.filter(({ reading }) => reading && !objects.has(`readings/${reading}`)).length;
const orphansBefore = await orphansOf();
const unreadBefore = (await knownKeys()).size - stored.filter(({ reading }) => reading).length;
const drizzled = openDatabase(db as unknown as D1Database);
const stores = {
  IMAGES: bucket as unknown as R2Bucket,
  READINGS: (await miniflare.getQueueProducer('READINGS')) as unknown as Queue<never>,
};
const later = Date.now() + 2 * 86_400_000;
await inRun(newRun({ LOG: 'errors' } as Env), async () => {
  for (let turn = 0; turn < 30; turn++) {
    const now = new Date(later + turn * 300_000);
    await sweepReadings(drizzled, stores, now);
    await sweepOrphans(drizzled, stores.IMAGES, now);
  }
});
const orphansAfter = await orphansOf();
const [standing] = await all<{ wins: number }>(
  `select wins from standings where team_sheet_id = '${ids.haruka}'`,
);
const room = await miniflare.dispatchFetch(`http://site/broadcast/groups/${ids.group}/scene.json`);
const { revision = 0 } = (await room.json()) as { revision?: number };
await miniflare.dispose();
rmSync(folder, { recursive: true });

// The last acknowledged value, or one that was in flight at a kill.
const isBetween = Array.from(
  { length: sent.wins - acknowledged.wins + 1 },
  (_, after) => (acknowledged.wins + after) % 90,
).includes(standing?.wins ?? -1);
printTable([
  [`${rounds} kills`, 'sent', 'acknowledged', 'lost', 'doubled'],
  ['teams with an image', String(sent.sheets), String(answered.sheets), String(lost.length), String(doubled)],
  ['saves of results', String(sent.saves), String(answered.saves), isBetween ? '0' : 'the last', '–'],
  [
    'acts of the desk',
    String(sent.acts),
    String(answered.acts),
    revision >= acknowledged.revision ? '0' : 'some',
    '–',
  ],
]);
console.log(`\nteams whose image is not there: ${imageless}`);
console.log(
  `images of no team: ${unreadBefore}, objects of no row: ${orphansBefore}; after the sweep ${orphansAfter}`,
);
for (const fault of new Set(faults)) console.log(`not broken, and yet refused: ${fault}`);
const isWell = lost.length + doubled + imageless + orphansAfter + faults.length === 0 && isBetween;
process.exit(isWell && revision >= acknowledged.revision ? 0 : 1);
