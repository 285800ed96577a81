// npm run bench:stats -- [--tournaments=10000]
// Statistics at 10,000 finished tournaments of 64 teams: the sweeper counts 100 of them, and their sums are extrapolated.
// Per page: D1 trips, rows read and D1 time; then bytes, time and CPU of the workerd process for the page on the built
// worker (Miniflare's direct sockets).
import { gzipSync } from 'node:zlib';
import '~/locales/detect.server';
import { openDatabase } from '~/db/client.server';
import { tournaments } from '~/db/schema';
import type { TeamMember } from '~/pokedex/member';
import { findRegulation } from '~/pokedex/regulations';
import { findTournament } from '~/tournaments/tournament.server';
import { sweepUsage, uncountedQuery } from '~/usage/count-usage.server';
import { listPublicTeamsWith } from '~/usage/counted-sheets.server';
import { findTournamentUsage, listRegulationUsage, listSpeciesUsage } from '~/usage/usage.server';
import { insertWorld, makeWorld, teamSheet, tournament, worldId } from '../tests/world';
import { fieldTeams } from '../tests/world-field';
import { kinds } from '../tests/world-tournaments';
import { cpuMilliseconds, median, openWorker, printTable } from './built-worker';
import { countingDatabase, newTally } from './counting-db.mjs';
import { seeded } from './random';
import { randomTeam } from './reading/random-team';

const amount = Number(
  process.argv.find((word) => word.startsWith('--tournaments='))?.split('=')[1] ?? 10_000,
);
const counted = Math.min(100, amount);
const teams = 64;
const regulation = 'champions-m-c';
const allowed = { species: findRegulation(regulation)?.forms, items: findRegulation(regulation)?.items };
const day = 86_400_000;
const now = Date.now();

const { miniflare, db } = await openWorker();

const tally = newTally();
const plain = openDatabase(db as unknown as D1Database);
const orm = openDatabase(countingDatabase(db as unknown as D1Database, tally));

/** Every fourth team is random within the regulation: the long tail of a real field. */
function fieldOf(at: number): TeamMember[][] {
  const random = seeded(at);
  const any = () =>
    randomTeam(random, allowed).map(({ alignment, ...member }) => ({ ...member, statAlignment: alignment }));
  return fieldTeams(teams, at).map((six, seat) => (seat % 4 === 3 ? any() : six));
}

const idOf = (at: number) => worldId(`bench${at + 1}x`);
const started = performance.now();
await insertWorld(plain, makeWorld(now));
for (let at = 0; at < counted; at++) {
  const id = idOf(at);
  const endsAt = new Date(now - day - (amount - at) * 60_000);
  const row = tournament(
    {
      id,
      name: `Bench ${at}`,
      ...kinds.champions,
      scheduledStartAt: endsAt,
      endsAt,
      resultsPublishedAt: endsAt,
    },
    now,
  );
  const sheets = fieldOf(at + 1).map((members, seat) =>
    teamSheet(
      { id: worldId(`b${at + 1}t${seat + 1}x`), tournamentId: id, members, isPublic: seat % 3 === 0 },
      now,
    ),
  );
  await plain.insert(tournaments).values(row);
  await db.batch([
    db
      .prepare(
        `insert into team_sheets (id, tournament_id, submission_key, edit_key_hash, display_name, discord_id, tonamel_id,
          members, is_public, submitted_at) select value ->> 0, ?2, value ->> 0, '-', value ->> 0, '', '', value ->> 1,
          value ->> 2, ?3 from json_each(?1)`,
      )
      .bind(
        JSON.stringify(
          sheets.map((sheet) => [sheet.id, JSON.stringify(sheet.members), sheet.isPublic ? 1 : 0]),
        ),
        id,
        now - 2 * day,
      ),
    db
      .prepare(
        'insert into standings (team_sheet_id, wins, losses, rank) select value, 1, 1, key + 1 from json_each(?)',
      )
      .bind(JSON.stringify(sheets.map((sheet) => sheet.id))),
  ]);
}

const sweeps: { cpu: number; wall: number; trips: number; read: number; written: number }[] = [];
while ((await uncountedQuery(plain, new Date(), 1)).length > 0) {
  Object.assign(tally, newTally());
  const [own, from, before] = [process.cpuUsage(), performance.now(), cpuMilliseconds()];
  await sweepUsage(orm, new Date());
  const used = process.cpuUsage(own);
  const cpu = (used.user + used.system) / 1000 + cpuMilliseconds() - before;
  sweeps.push({ cpu, wall: performance.now() - from, ...tally });
}
const times = amount / counted;
await db.batch([
  db.prepare('update usage_sums set count = count * ?').bind(times),
  // Public teams of the extrapolated tournaments: index rows that the pages read.
  db
    .prepare(
      `insert or ignore into usage_teams select t.tournament_id, t.species, t.team_sheet_id || '-' || n.value, t.regulation,
        t.ended_at - n.value * ${counted * 60_000}
        from usage_teams t join (with recursive n(value) as (select 1 union all select value + 1 from n where value < ?1 - 1)
        select value from n) n`,
    )
    .bind(times),
]);
const [rows] = (
  await db
    .prepare(
      'select (select count(*) from usage_sums) sums, (select count(*) from usage_teams) teams, (select avg(length(counts)) from tournament_usage) counts',
    )
    .all<{ sums: number; teams: number; counts: number }>()
).results;
console.log(
  `${amount} tournaments of ${teams} teams: ${rows?.sums} sums, ${rows?.teams} rows of public teams, ` +
    `${Math.round((rows?.counts ?? 0) / 1024)} KB kept a tournament (${((performance.now() - started) / 1000).toFixed(0)} s)\n`,
);

const ofOne = (pick: (each: (typeof sweeps)[number]) => number) =>
  (median(sweeps.map(pick)) / Math.min(20, counted)).toFixed(0);
console.log(
  `Counting one tournament: ${ofOne(({ trips }) => trips)} D1 trips, ${ofOne(({ read }) => read)} rows read, ` +
    `${ofOne(({ written }) => written)} written, ${ofOne(({ cpu }) => cpu)} ms of CPU, ${ofOne(({ wall }) => wall)} ms\n`,
);

const at = new Date();
const sample = await findTournament(plain, idOf(0), at);
if (!sample) throw new Error('The tournament of the benchmark is missing.');
const pages: [name: string, path: string, ask: () => Promise<unknown>][] = [
  ['regulation', `/stats/${regulation}`, () => listRegulationUsage(orm, regulation)],
  [
    'species, the most used',
    `/stats/${regulation}/incineroar`,
    async () => [
      await listSpeciesUsage(orm, regulation, 'incineroar'),
      await listPublicTeamsWith(orm, regulation, 'incineroar', at),
    ],
  ],
  [
    'species that nobody used',
    `/stats/${regulation}/eevee`,
    async () => [
      await listSpeciesUsage(orm, regulation, 'eevee'),
      await listPublicTeamsWith(orm, regulation, 'eevee', at),
    ],
  ],
  ['tournament', `/tournaments/${idOf(0)}/stats`, () => findTournamentUsage(orm, sample, at)],
  ['its CSV', `/tournaments/${idOf(0)}/stats.csv`, () => findTournamentUsage(orm, sample, at)],
  ['its image', `/tournaments/${idOf(0)}/stats/card`, async () => undefined],
];
const table: string[][] = [
  ['page', 'D1 trips', 'rows read', 'D1 ms', 'CPU ms', 'p50 ms', 'p95 ms', 'bytes', 'gzip'],
];
const requests = 30;
const url = await miniflare.unsafeGetDirectURL();
for (const [name, path, ask] of pages) {
  Object.assign(tally, newTally());
  await ask();
  const cost = { ...tally };
  const took: number[] = [];
  let body = Buffer.alloc(0);
  let cpu = 0;
  for (let i = -5; i < requests; i++) {
    if (i === 0) cpu = cpuMilliseconds();
    const from = performance.now();
    const answer = await fetch(new URL(path, url));
    body = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) throw new Error(`${answer.status} ${path}`);
    if (i >= 0) took.push(performance.now() - from);
  }
  took.sort((a, b) => a - b);
  table.push([
    name,
    String(cost.trips),
    String(cost.read),
    cost.milliseconds.toFixed(1),
    ((cpuMilliseconds() - cpu) / requests).toFixed(1),
    median(took).toFixed(1),
    (took[Math.floor(requests * 0.95)] ?? 0).toFixed(1),
    String(body.length),
    String(gzipSync(body).length),
  ]);
}
printTable(table);
await miniflare.dispose();
