// npm run bench:scale -- [--tournaments=10000]
// The most used pages, and the sweeper, of a site with 100, 1,000 and 10,000 finished tournaments of 64 teams, and ten
// posts for each: D1 trips, rows read, CPU; then the size of the database.
import '~/locales/detect.server';
import { openDatabase } from '~/db/client.server';
import { newId } from '~/db/ids';
import { submitTeamSheet } from '~/sheets/team-sheet.server';
import { demoPassword, ids, insertWorld, makeWorld } from '../../tests/world';
import { harukaTeam } from '../../tests/world-sheets';
import { cpuMilliseconds, openWorker, printTable } from '../built-worker';
import { countingDatabase, newTally, type Tally } from '../counting-db.mjs';
import { insertPosts, postIdOf } from '../many-posts';
import {
  groupIdOf,
  insertPattern,
  insertTournaments,
  sheetIdOf,
  teamsOfOne,
  tournamentIdOf,
} from './many-tournaments';

const maxTournaments = Number(
  process.argv.find((word) => word.startsWith('--tournaments='))?.split('=')[1] ?? 10_000,
);
const sizes = [100, 1000, 10_000].filter((size) => size < maxTournaments).concat(maxTournaments);
const requests = 15;
const now = Date.now();
const { miniflare, db } = await openWorker({
  entry: 'scale/counting-worker.mjs',
});
const url = await miniflare.unsafeGetDirectURL();

await insertWorld(openDatabase(db as unknown as D1Database), makeWorld(now));
await insertPattern(db, now);

async function signIn(email: string) {
  const answer = await fetch(new URL('/sign-in', url), {
    method: 'POST',
    body: new URLSearchParams({ email, password: demoPassword }),
    redirect: 'manual',
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
const host = await signIn('host-admin@example.com');
const player = await signIn('haruka@example.com');
const tournament = tournamentIdOf(3);
const desk = `/admin/${groupIdOf(0)}/tournaments`;
const pages: [name: string, path: string, cookie?: string][] = [
  ['home', '/'],
  ['tournaments', '/tournaments'],
  ['tournaments, found by name', '/tournaments?q=tournament99'],
  ['a tournament with its results', `/tournaments/${tournament}`],
  ['the opponent’s page', `/teams/${sheetIdOf(3, 6)}`],
  ['the form', `/team-submit/ots/${'opensv'.padEnd(26, 'a')}`],
  ['posts', '/posts'],
  ['posts of a species', '/posts?species=incineroar'],
  ['a post', `/post/${postIdOf(5)}`],
  ['statistics', '/stats/champions-m-c'],
  ['my page', '/mypage', player],
  ['a group’s tournaments', desk, host],
  ['the team desk', `${desk}/${tournament}/teams`, host],
];

async function ask(path: string, cookie = '') {
  const answer = await fetch(new URL(path, url), { headers: { Cookie: cookie }, redirect: 'manual' });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${answer.status} ${path}`);
  return JSON.parse(answer.headers.get('X-Tally') ?? '') as Tally;
}

interface Cost extends Tally {
  cpu: number;
}
async function costOf(path: string, cookie?: string): Promise<Cost> {
  let tally = await ask(path, cookie);
  const before = cpuMilliseconds();
  for (let i = 0; i < requests; i++) tally = await ask(path, cookie);
  return { ...tally, cpu: (cpuMilliseconds() - before) / requests };
}

const sizeNow = async () => (await db.prepare('select 1').all()).meta.size_after;
const costs: Map<string, Cost>[] = [];
const bytes: { tournaments: number; posts: number }[] = [];
let tables = new Map<string, number>();
let [from, start] = [0, await sizeNow()];
for (const to of sizes) {
  const started = performance.now();
  tables = await insertTournaments(db, from, to, now);
  const between = await sizeNow();
  await insertPosts(db, from * 10, to * 10);
  const after = await sizeNow();
  bytes.push({ tournaments: (between - start) / (to - from), posts: (after - between) / (to - from) / 10 });
  console.log(
    `${to} tournaments, ${to * teamsOfOne} sheets, ${to * 10} posts: ${(after / 1e6).toFixed(0)} MB, written in ` +
      `${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  const byPage = new Map<string, Cost>();
  for (const [name, path, cookie] of pages) byPage.set(name, await costOf(path, cookie));
  // The first runs do the pending work; the last one measures the search for more.
  for (let i = 0; i < 3; i++) {
    const before = cpuMilliseconds();
    const tally = (await (await fetch(new URL('/sweep', url))).json()) as Tally;
    byPage.set('a run of the sweeper', { ...tally, cpu: cpuMilliseconds() - before });
  }
  costs.push(byPage);
  [from, start] = [to, after];
}

console.log();
const [first] = costs;
const at = (name: string, pick: (cost: Cost) => string) =>
  costs.map((byPage) => pick(byPage.get(name) as Cost));
printTable([
  [
    'page',
    'D1 trips',
    ...sizes.map((size) => `rows at ${size}`),
    ...sizes.map((size) => `CPU ms at ${size}`),
  ],
  ...[...(first?.keys() ?? [])].map((name) => [
    name,
    at(name, ({ trips }) => String(trips)).at(-1) as string,
    ...at(name, ({ read }) => String(read)),
    ...at(name, ({ cpu }) => cpu.toFixed(1)),
  ]),
]);
const last = bytes.at(-1);
if (last) {
  const [tournamentKb, postKb] = [last.tournaments / 1024, last.posts / 1024];
  console.log(
    `\nA tournament of ${teamsOfOne}: ${tournamentKb.toFixed(0)} KB, a post ${postKb.toFixed(1)} KB; 10 GB are full after ` +
      `${Math.floor(1e10 / (last.tournaments + 10 * last.posts))} tournaments with ten posts each.`,
  );
}
// Capacity of the single writer: submissions one after the other.
const tally = newTally();
const orm = openDatabase(countingDatabase(db as unknown as D1Database, tally));
const handIns = 200;
for (let i = 0; i < handIns; i++) {
  const content = {
    ...{
      displayName: 'ハルカ',
      saidName: '',
      discordId: 'haruka',
      twitterId: '',
      tonamelId: 'Hrk4Tm',
      members: harukaTeam,
    },
    ...{ isPublic: false, readingId: null, secondReadingId: null, improvesReading: false },
  };
  const submission = { tournamentId: ids.open, submissionKey: newId(), editKeyHash: '-', ownerId: null };
  await submitTeamSheet(orm, { ...submission, content }, new Date());
}
console.log(
  `A hand-in takes the database ${(tally.milliseconds / handIns).toFixed(2)} ms, ${tally.written / handIns} rows.`,
);
const added = maxTournaments - (sizes.at(-2) ?? 0);
const ofOne = [...tables].map(([table, size]) => `${table} ${(size / added / 1024).toFixed(0)}`);
console.log(`KB of a tournament, by table with its indexes: ${ofOne.join(', ')}.`);
await miniflare.dispose();
