// npm run bench:desk -- [--teams=2000] [--requests=30] [--only=day]
// Desk pages of a large tournament, and of its day with as many entrants, on the built worker (Miniflare's direct sockets).
// Counts D1 queries; CPU is that of the workerd process with D1 and SQLite, from /proc.
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { Miniflare } from 'miniflare';
import { openDatabase } from '~/db/client.server';
import { entrants, readings, teamSheets } from '~/db/schema';
import { legalRules } from '~/pokedex/legal-rules';
import { typedResult } from '~/results/result';
import { seenOf } from '~/results/results-form';
import { listResultRows } from '~/results/standings.server';
import { applyMigrations } from '../scripts/local-state';
import { demoPassword, ids, insertWorld, makeWorld, teamSheet, tournament, worldId } from '../tests/world';
import { akariReading, akariTeam } from '../tests/world-sheets';
import { builtModules, configuration, cpuMilliseconds, printTable } from './built-worker';
import { entrantsOf } from './desk-entrants';
import { legalTeam, poolOf, violations } from './legality/random-teams';
import { seeded } from './random';

const numberOf = (name: string, fallback: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);
const teams = numberOf('teams', 2000);
const requests = numberOf('requests', 30);
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length) ?? '';
const warmUp = 5;
const count = 'x-bench-queries';

// Wrapper worker that counts D1 queries: a batch is one trip with several statements.
const counting = `
import worker from './index.js';
const counted = (db, tally) => ({
  prepare: (sql) => wrap(db.prepare(sql), tally),
  batch: (all) => { tally.trips += 1; tally.statements += all.length; return db.batch(all.map((one) => one.real ?? one)); },
  exec: (sql) => db.exec(sql),
});
const wrap = (real, tally) => ({
  real,
  bind: (...values) => wrap(real.bind(...values), tally),
  ...Object.fromEntries(['all', 'first', 'run', 'raw'].map((way) => [way, (...rest) => {
    tally.trips += 1; tally.statements += 1; return real[way](...rest);
  }])),
});
export default { ...worker, async fetch(request, env, context) {
  const tally = { trips: 0, statements: 0 };
  const answer = await worker.fetch(request, { ...env, DB: counted(env.DB, tally) }, context);
  const body = await answer.arrayBuffer();
  const headers = new Headers(answer.headers);
  headers.set('${count}', tally.trips + '/' + tally.statements);
  return new Response(body, { status: answer.status, headers });
} };`;

const miniflare = new Miniflare({
  compatibilityDate: '2026-04-01',
  compatibilityFlags: ['nodejs_compat'],
  modulesRoot: 'build/server',
  modules: [{ type: 'ESModule', path: 'build/server/counting.js', contents: counting }, ...builtModules()],
  d1Databases: { DB: 'bench' },
  r2Buckets: ['IMAGES'],
  queueProducers: { READINGS: 'readings' },
  bindings: configuration,
  unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  milliseconds: number;
}

const origin = await miniflare.unsafeGetDirectURL();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let cookie = '';

function ask(path: string, form?: URLSearchParams): Promise<Answer> {
  const started = performance.now();
  const headers = form ? { cookie, 'content-type': 'application/x-www-form-urlencoded' } : { cookie };
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(path, origin), { agent, headers, method: form ? 'POST' : 'GET' });
    outgoing.on('error', reject).on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
          milliseconds: performance.now() - started,
        }),
      );
    });
    outgoing.end(form?.toString());
  });
}

const table: string[][] = [
  ['page', 'status', 'D1 trips', 'statements', 'bytes', 'gzipped', 'CPU ms', 'CPU p95', 'p50 ms', 'p95 ms'],
];

/** Requests a page repeatedly after a warm-up, or without one, once per form (undefined is a GET). */
async function measure(name: string, path: string, forms?: (URLSearchParams | undefined)[]) {
  if (!`${name} ${path}`.includes(only)) return;
  const all: Answer[] = [];
  const cpu: number[] = [];
  for (let i = 0; !forms && i < warmUp; i++) await ask(path);
  for (const form of forms ?? Array.from({ length: requests }, () => undefined)) {
    const before = cpuMilliseconds();
    all.push(await ask(path, form));
    cpu.push(cpuMilliseconds() - before);
  }
  // The kernel counts in steps of 10 ms: only the mean is precise.
  const mean = cpu.reduce((sum, each) => sum + each, 0) / cpu.length;
  const at = (list: number[], share: number) =>
    (list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0).toFixed(0);
  const times = all.map(({ milliseconds }) => milliseconds);
  const { status, headers, body } = all.at(-1) as Answer;
  const [trips = '', statements = ''] = String(headers[count]).split('/');
  const sizes = [body.length, gzipSync(body).length].map(String);
  const figures = [mean.toFixed(1), at(cpu, 0.95), at(times, 0.5), at(times, 0.95)];
  table.push([name, String(status), trips, statements, ...sizes, ...figures]);
}

const db = await miniflare.getD1Database('DB');
await applyMigrations(db);
const orm = openDatabase(db as unknown as D1Database);
const now = Date.now();
await insertWorld(orm, makeWorld(now));

const random = seeded(1);
const pool = poolOf(legalRules({ game: 'sv', regulation: 'sv-i', speciesClause: true, houseRules: null }));

/** Alternates one incomplete team and random teams, one in ten of them with an impossible move. */
function sixOf(at: number) {
  if (at % 2) return akariTeam;
  const team = legalTeam(pool, random);
  return (at % 20 === 0 && violations.moveImpossible(team, pool, random)) || team;
}

const idOf = (kind: string, at: number) => worldId(`${kind}${at}x`);

/** Inserts the teams of a tournament, every other one with a finished reading. */
async function fill(tournamentId: string, kind: string, size: number) {
  for (let from = 0; from < size; from += 100) {
    const numbers = Array.from({ length: Math.min(100, size - from) }, (_, index) => from + index);
    const [first, ...rest] = numbers.flatMap((at) => {
      const readingId = at % 2 ? idOf(`${kind}reading`, at) : null;
      const sheet = teamSheet(
        {
          id: idOf(kind, at),
          tournamentId,
          displayName: `プレイヤー${at}`,
          tonamelId: `B${at}`,
          discordId: `player_${at}`,
          members: sixOf(at),
          readingId,
          submittedAt: new Date(now - at * 60_000),
        },
        now,
      );
      const reading = readingId && {
        id: readingId,
        imageKey: `readings/${readingId}`,
        imageType: 'image/jpeg',
        imageBytes: 1,
        state: 'done' as const,
        result: akariReading,
        queuedAt: new Date(now),
      };
      return [
        ...(reading ? [orm.insert(readings).values(reading)] : []),
        orm.insert(teamSheets).values(sheet),
      ];
    });
    if (first) await orm.batch([first, ...rest]);
  }
}

const [small, large, results, day] = ['benchsmall', 'benchlarge', 'benchresults', 'benchday'].map(
  worldId,
) as [string, string, string, string];
const begun = {
  scheduledStartAt: new Date(now - 3_600_000),
  submissionDeadlineAt: new Date(now - 7_200_000),
};
const soon = {
  submissionDeadlineAt: new Date(now + 3_600_000),
  scheduledStartAt: new Date(now + 7_200_000),
  checkInOpensAt: new Date(now - 3_600_000),
  checkInClosesAt: new Date(now + 7_200_000),
  namesMissing: true,
};
const world = {
  ...makeWorld(now),
  tournaments: [
    ...[small, large, results].map((id) => tournament({ id, name: id, ...begun }, now)),
    tournament({ id: day, name: day, ...soon }, now),
  ],
};
await insertWorld(orm, world);
await fill(small, 'small', 20);
await fill(large, 'large', teams);
await fill(results, 'result', 500);
await fill(day, 'day', teams);
const dayEntrants = entrantsOf(day, teams);
for (let from = 0; from < dayEntrants.length; from += 100) {
  const [first, ...rest] = dayEntrants
    .slice(from, from + 100)
    .map((entrant) => orm.insert(entrants).values(entrant));
  if (first) await orm.batch([first, ...rest]);
}

const signIn = await ask(
  '/sign-in',
  new URLSearchParams({ email: 'host-admin@example.com', password: demoPassword }),
);
cookie = (signIn.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
const desk = (id: string) => `/admin/${ids.group}/tournaments/${id}`;

await measure('list of 20 teams', `${desk(small)}/teams`);
await measure(`list of ${teams} teams, page 1`, `${desk(large)}/teams`);
await measure('… those that need a look', `${desk(large)}/teams?show=needsLook`);
await measure('… the last page', `${desk(large)}/teams?page=${Math.ceil(teams / 100)}`);
await measure('… searched by species', `${desk(large)}/teams?q=dragonite&show=uncertain`);
await measure(`day: ${teams} teams, no list`, `${desk(large)}/day`);
await measure('… the first time that a worker is asked', `${desk(day)}/day`, [undefined]);
await measure(`day: ${teams} entrants`, `${desk(day)}/day`);
await measure('… who is missing', `${desk(day)}/day?show=missing`);
await measure('… one is looked for', `${desk(day)}/day?q=B77`);
await measure('list of teams beside entrants', `${desk(day)}/teams`);
await measure(`list of ${teams} entrants`, `${desk(day)}/entrants`);
await measure('CSV of who is missing', `${desk(day)}/entrants/missing.csv`);
await measure('hall before the deadline', `/tournaments/${day}/hall`);
await measure('one team', `${desk(large)}/teams/${idOf('large', 3)}`);
await measure(`CSV of ${teams} teams`, `${desk(large)}/teams.csv`);
await measure('50 sheets to print', `${desk(large)}/teams/print`);
await measure('80 QR cards to print', `${desk(large)}/teams/slips`);

// The form as a browser sends it, each of its 500 rows changed since the last save.
async function resultForm(round: number) {
  const rows = await listResultRows(orm, results);
  const form = new URLSearchParams();
  rows.forEach(({ id, result, version }, index) => {
    form.set(`seen.${id}`, seenOf(version, typedResult(result)));
    form.set(`wins.${id}`, String((index + round) % 9));
    form.set(`losses.${id}`, String(index % 7));
    form.set(`rank.${id}`, String(index + 1));
  });
  return form;
}
await measure('results page of 500 teams', `${desk(results)}/result`);
await measure('500 results kept, first time', `${desk(results)}/result/save`, [await resultForm(0)]);
await measure('500 results kept over others', `${desk(results)}/result/save`, [await resultForm(1)]);
const keptRows = (await listResultRows(orm, results)).filter(({ result }) => result).length;

console.log(
  `${requests} requests each, one after another, after ${warmUp} to warm up; a save is made once\n`,
);
printTable(table);
console.log(`\nresults kept: ${keptRows}`);
agent.destroy();
await miniflare.dispose();
