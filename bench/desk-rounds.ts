// Rounds of a tournament of 512: published, corrected, drawn into blocks, reported by many at once (bench/desk.ts).
import { Agent } from 'node:http';
import { and, count, countDistinct, eq, isNotNull } from 'drizzle-orm';
import { editKeysCookie } from '~/accounts/guest-cookie.server';
import type { Database } from '~/db/client.server';
import { entrants, matchChanges, matches, notices, stages, teamSheets } from '~/db/schema';
import { hashEditKey } from '~/sheets/edit-key.server';
import { textDigest } from '~/ui/paste/given-text.server';
import { insertRows } from '../tests/insert-rows';
import { ids, insertWorld, makeWorld, teamSheet, tournament, worldId } from '../tests/world';
import { akariTeam } from '../tests/world-sheets';
import { configuration, cpuMilliseconds } from './built-worker';
import { type Ask, type Measure, signIn } from './desk-worker';

const players = 512;
const inBlocks = 256;
const atOnce = 20;
const publishing = { trips: 12, cpu: 150 };
const maxRatio = 1.5;
/** Acts of publishing change what they measure, so they are measured less often than pages. */
const repeats = 4;

interface Bench {
  orm: Database;
  ask: Ask;
  measure: Measure;
  table: string[][];
}

const [event, quiet] = [worldId('benchrounds'), worldId('benchquiet')];
const sheetOf = (at: number, id = event) => worldId(`${id === event ? 'round' : 'quiet'}sheet${at}x`);
const email = 'player@example.com';
const keyOf = (at: number) => `key-of-player-${at}`;
const guest = (at: number, id = event) =>
  editKeysCookie(configuration.SESSION_SECRET, [[sheetOf(at, id), keyOf(at)]], false).split(';', 1)[0] ?? '';
const nameOf = (at: number) => `プレイヤー${at}`;

/** Two tournaments of today with the same players; only one of them will have rounds. */
async function fill(orm: Database, now: number) {
  const today = {
    submissionDeadlineAt: new Date(now - 7_200_000),
    scheduledStartAt: new Date(now - 3_600_000),
    endsAt: new Date(now + 8 * 3_600_000),
  };
  const tournaments = [event, quiet].map((id) => tournament({ id, name: id, ...today }, now));
  const world = makeWorld(now);
  const newcomer = world.users.find(({ id }) => id === worldId('newcomer'));
  const users = newcomer ? [...world.users, { ...newcomer, id: worldId('benchplayer'), email }] : [];
  await insertWorld(orm, { ...world, users, tournaments });
  const numbers = Array.from({ length: players }, (_, at) => at);
  for (const id of [event, quiet]) {
    const sheets = numbers.map((at) =>
      teamSheet(
        {
          ...{
            id: sheetOf(at, id),
            tournamentId: id,
            members: akariTeam,
            editKeyHash: hashEditKey(keyOf(at)),
          },
          ...{ displayName: nameOf(at), tonamelId: `B${at}`, discordId: `player_${at}` },
          // Two accounts, each with one tournament of today.
          ownerId: at > 0 ? null : worldId(id === event ? 'benchplayer' : 'newcomer'),
        },
        now,
      ),
    );
    const people = numbers.map((at) => ({
      ...{ id: worldId(`${id === event ? 'round' : 'quiet'}player${at}x`), tournamentId: id },
      ...{ position: at + 1, name: nameOf(at), tonamelId: `B${at}` },
      checkedInAt: at < inBlocks ? new Date(now) : null,
    }));
    for (const insert of [...insertRows(orm, teamSheets, sheets), ...insertRows(orm, entrants, people)])
      await insert;
  }
}

/** A round as it stands on another platform. The first `moved` pairs have changed their opponents. */
function pastedText(round: number, moved = 0): string {
  const half = players / 2;
  const lines = Array.from({ length: half }, (_, at) => {
    const other = half + (at < moved ? (at + 1) % moved : at);
    return `${at + 1}卓 ${nameOf(at)} vs ${nameOf(other)}`;
  });
  return [`第${round}回戦`, ...lines].join('\n');
}

const times = <Item>(make: (at: number) => Item) => Array.from({ length: repeats }, (_, at) => make(at));

export async function measureRounds({ orm, ask, measure, table }: Bench, now: number) {
  await fill(orm, now);
  const desk = `/admin/${ids.group}/tournaments/${event}/rounds`;
  const versionOf = async (kind: 'swiss' | 'blocks') => {
    const [stage] = await orm
      .select()
      .from(stages)
      .where(and(eq(stages.tournamentId, event), eq(stages.kind, kind)));
    return stage?.version ?? 0;
  };
  const paste = (round: number, text: string, seen: number) =>
    new URLSearchParams({
      ...{ text, read: textDigest(text), bestOf: '3', round: String(round), intent: 'publish' },
      seen: String(seen),
    });
  const look = new URLSearchParams({ text: pastedText(1), intent: 'look' });
  const press = (name: string, path: string, forms: URLSearchParams[], limit = {}) =>
    measure(`rounds: ${name}`, `${desk}${path}`, { forms, limit });
  const publish = (name: string, path: string, forms: URLSearchParams[]) =>
    press(name, path, forms, publishing);

  const looked = await press(
    'a round looked at',
    '/paste',
    times(() => look),
  );
  if (looked === undefined) return;
  await publish(
    'a round published',
    '/paste',
    times((at) => paste(at + 1, pastedText(at + 1), at)),
  );
  const seen = await versionOf('swiss');
  await publish(
    '… corrected',
    '/paste',
    times((at) => paste(1, pastedText(1, at % 2 === 0 ? 8 : 0), seen + at)),
  );
  const draw = { intent: 'draw', who: 'checkedIn', count: '16', bestOf: '3', advance: '2', drop: 'lose' };
  await publish('256 drawn into 16 blocks', '/blocks', [
    new URLSearchParams({ ...draw, tie: 'lot', late: 'wait', seen: '0' }),
  ]);
  const drawn = await versionOf('blocks');
  const blocks = (at: number) => new URLSearchParams({ intent: 'publish', seen: String(at) });
  await publish('1,920 matches of blocks published', '/blocks', [blocks(drawn)]);
  await publish(
    '… and published again',
    '/blocks',
    times((at) => blocks(drawn + 1 + at)),
  );
  await measurePlayer({ ask, measure, table });
  await reportAtOnce({ orm, ask, table });
  await press('results published', '/publish-results', [new URLSearchParams()]);
  await press(
    '… and published again',
    '/publish-results',
    times(() => new URLSearchParams()),
  );
  await measure('rounds: desk', desk);
  await measure('rounds: public page', `/tournaments/${event}/rounds`);
  await measure('rounds: hall', `/tournaments/${event}/hall`);
}

/** Pages of a player who has a match, compared with those of a player who has none. */
async function measurePlayer({ ask, measure, table }: Omit<Bench, 'orm'>) {
  const pages: [name: string, path: (id: string) => string, isGuest: boolean][] = [
    ['my page', () => '/mypage', false],
    ['front page', () => '/', false],
    ['tournament page', (id) => `/tournaments/${id}`, false],
    ['guest’s front page', () => '/', true],
    ['guest’s device', () => '/this-device', true],
  ];
  const accounts = {
    [quiet]: await signIn(ask, 'newcomer@example.com'),
    [event]: await signIn(ask, email),
  };
  for (const [name, path, isGuest] of pages) {
    const cookieOf = (id: string) => (isGuest ? guest(1, id) : (accounts[id] ?? ''));
    const [without, together] = [
      await measure(`rounds: ${name}, no match`, path(quiet), { cookie: cookieOf(quiet) }),
      await measure(`rounds: ${name}, with a match`, path(event), { cookie: cookieOf(event) }),
    ];
    if (!without || !together) continue;
    const ratio = together / without;
    table.at(-1)?.splice(-1, 1, `≤ ${maxRatio}× : ${ratio.toFixed(2)}×${ratio > maxRatio ? ' OVER' : ''}`);
  }
}

/** Both players of 150 matches report the same result, 20 at once. Prints what was refused, lost or doubled. */
async function reportAtOnce({ orm, ask, table }: Omit<Bench, 'measure'>) {
  const open = await orm
    .select()
    .from(matches)
    .where(and(eq(matches.tournamentId, event), eq(matches.stage, 'swiss'), eq(matches.round, 1)))
    .limit(150);
  const playerOf = new Map(Array.from({ length: players }, (_, at) => [worldId(`roundplayer${at}x`), at]));
  const reports = open.flatMap(({ id, revision, entrantA, entrantB }) =>
    [entrantA, entrantB].map((entrant, side) => ({
      at: playerOf.get(entrant ?? '') ?? 0,
      form: new URLSearchParams({ match: id, revision: String(revision), score: side === 0 ? '2-1' : '1-2' }),
    })),
  );
  const agent = new Agent({ maxSockets: atOnce });
  const [started, cpu] = [performance.now(), cpuMilliseconds()];
  const answers = await Promise.all(
    reports.map(({ at, form }) =>
      ask(`/teams/${sheetOf(at)}/match/report`, form, { cookie: guest(at), agent }),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  const each = (cpuMilliseconds() - cpu) / reports.length;
  agent.destroy();
  const refused = answers.filter(
    ({ status, headers }) => status !== 302 || !String(headers['set-cookie']).includes('success'),
  ).length;
  const [kept] = await orm
    .select({ matches: count(matches.confirmedAt) })
    .from(matches)
    .where(and(eq(matches.tournamentId, event), eq(matches.stage, 'swiss'), isNotNull(matches.winner)));
  const [history] = await orm
    .select({ all: count(), matches: countDistinct(matchChanges.matchId) })
    .from(matchChanges)
    .innerJoin(matches, eq(matches.id, matchChanges.matchId))
    .where(eq(matches.tournamentId, event));
  const [told] = await orm
    .select({ all: count() })
    .from(notices)
    .where(and(eq(notices.tournamentId, event), eq(notices.kind, 'match.reported')));
  const waited = answers.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const p = (share: number) => (waited[Math.floor(waited.length * share)] ?? 0).toFixed(0);
  table.push([
    `rounds: ${reports.length} reports, ${atOnce} at once`,
    `${refused} refused`,
    ...['', '', '', '', each.toFixed(1), '', p(0.5), p(0.95)],
    `${seconds.toFixed(1)} s; ${kept?.matches} of ${open.length} confirmed, ${history?.all} changes of ${history?.matches}, ${told?.all} notices`,
  ]);
}
