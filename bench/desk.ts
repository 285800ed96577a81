// npm run bench:desk -- [--teams=2000] [--requests=30] [--only=day]
// Desk pages of a large tournament, and of its day with as many entrants, on the built worker (Miniflare's direct sockets).
// Counts D1 queries; CPU is that of the workerd process with D1 and SQLite, from /proc.
import { eq } from 'drizzle-orm';
import { entrants, readings, teamSheets } from '~/db/schema';
import { legalRules } from '~/pokedex/legal-rules';
import { typedResult } from '~/results/result';
import { seenOf } from '~/results/results-form';
import { listResultRows } from '~/results/standings.server';
import { ids, insertWorld, makeWorld, teamSheet, tournament, worldId } from '../tests/world';
import { akariReading, akariTeam } from '../tests/world-sheets';
import { printTable } from './built-worker';
import { entrantsOf, measurePaste } from './desk-entrants';
import { measureRounds } from './desk-rounds';
import { measurer, numberOf, openDeskWorker, signIn } from './desk-worker';
import { legalTeam, poolOf, violations } from './legality/random-teams';
import { seeded } from './random';

const teams = numberOf('teams', 2000);
const requests = numberOf('requests', 30);

const { orm, ask, stop } = await openDeskWorker();
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

const cookie = await signIn(ask, 'host-admin@example.com');
const { measure, table } = measurer(ask, { requests, cookie });
const desk = (id: string) => `/admin/${ids.group}/tournaments/${id}`;

await measure('list of 20 teams', `${desk(small)}/teams`);
await measure(`list of ${teams} teams, page 1`, `${desk(large)}/teams`);
await measure('… those that need a look', `${desk(large)}/teams?show=needsLook`);
await measure('… the last page', `${desk(large)}/teams?page=${Math.ceil(teams / 100)}`);
await measure('… searched by species', `${desk(large)}/teams?q=dragonite&show=uncertain`);
await measure(`day: ${teams} teams, no list`, `${desk(large)}/day`);
await measure('… the first time that a worker is asked', `${desk(day)}/day`, { forms: [undefined] });
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
await measure('500 results kept, first time', `${desk(results)}/result/save`, {
  forms: [await resultForm(0)],
});
await measure('500 results kept over others', `${desk(results)}/result/save`, {
  forms: [await resultForm(1)],
});
const keptRows = (await listResultRows(orm, results)).filter(({ result }) => result).length;

await measurePaste(ask, measure, desk(results), cookie);
await measureRounds({ orm, ask, measure, table }, now);

console.log(`${requests} requests each, one after another, after 5 to warm up; a save is made once\n`);
printTable(table);
const listed = await orm.$count(entrants, eq(entrants.tournamentId, results));
console.log(`\nresults kept: ${keptRows}; entrants kept: ${listed}`);
await stop();
