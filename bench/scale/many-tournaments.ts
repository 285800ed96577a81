import { openDatabase } from '~/db/client.server';
import { tournaments } from '~/db/schema';
import type { TeamMember } from '~/pokedex/member';
import { sweepUsage } from '~/usage/count-usage.server';
import { teamSheet, tournament, worldId } from '../../tests/world';
import { fieldTeams } from '../../tests/world-field';
import { akariReading } from '../../tests/world-sheets';
import { kinds } from '../../tests/world-tournaments';
import type { openWorker } from '../built-worker';

type Db = Awaited<ReturnType<typeof openWorker>>['db'];

export const teamsOfOne = 64;
const day = 86_400_000;
const tournamentsOfAGroup = 100;
const accountsOfATournament = 4;
const pattern = worldId('pattern');

// 26 characters, scattered like real IDs, so that indexes grow realistically.
const idFrom = (letter: string, number: string) =>
  `printf('${letter}%08x%017d', ((${number}) * 2654435761) % 4294967296, (${number}))`;
const one = (letter: string, at: number) =>
  `${letter}${((BigInt(at) * 2654435761n) % 4294967296n).toString(16).padStart(8, '0')}${String(at).padStart(17, '0')}`;

export const tournamentIdOf = (at: number) => one('t', at);
export const sheetIdOf = (tournament: number, seat: number) => one('s', tournament * teamsOfOne + seat);
export const groupIdOf = (tournament: number) => one('g', Math.floor(tournament / tournamentsOfAGroup));
const tournamentId = idFrom('t', 'n');
const groupId = idFrom('g', `n / ${tournamentsOfAGroup}`);
const sheet = `n * ${teamsOfOne} + seat`;
const sheetId = idFrom('s', sheet);
const readingId = idFrom('r', sheet);

/** Inserts a template tournament, counted by the sweeper itself, and the teams that all tournaments share. */
export async function insertPattern(db: Db, now: number) {
  const orm = openDatabase(db as unknown as D1Database);
  const endsAt = new Date(now - 2 * day);
  await orm
    .insert(tournaments)
    .values(
      tournament({ id: pattern, name: 'Pattern', ...kinds.champions, scheduledStartAt: endsAt, endsAt }, now),
    );
  const teams: TeamMember[][] = fieldTeams(teamsOfOne, 5);
  const content = ({ displayName, discordId, twitterId, tonamelId, members }: ReturnType<typeof teamSheet>) =>
    JSON.stringify({
      ...{ displayName, discordId, twitterId, tonamelId, members },
      ...{ isPublic: false, readingId: null, secondReadingId: null, improvesReading: false },
    });
  const sheets = teams.map((members, seat) =>
    teamSheet(
      { id: worldId(`pattern${seat}x`), tournamentId: pattern, members, isPublic: seat % 3 === 0 },
      now,
    ),
  );
  await db.batch([
    db.prepare(
      'create table bench_teams (seat integer primary key, members text, snapshot text, result text)',
    ),
    db
      .prepare('insert into bench_teams select key, value ->> 0, value ->> 1, ?2 from json_each(?1)')
      .bind(
        JSON.stringify(sheets.map((each) => [JSON.stringify(each.members), content(each)])),
        JSON.stringify(akariReading),
      ),
    db
      .prepare(
        `insert into team_sheets (id, tournament_id, submission_key, edit_key_hash, display_name, discord_id, tonamel_id,
          members, is_public, submitted_at) select value ->> 0, ?2, value ->> 0, '-', value ->> 0, '', '', value ->> 1,
          value ->> 2, ?3 from json_each(?1)`,
      )
      .bind(
        JSON.stringify(sheets.map((each) => [each.id, JSON.stringify(each.members), each.isPublic ? 1 : 0])),
        pattern,
        now - 3 * day,
      ),
  ]);
  await sweepUsage(orm, new Date(now));
}

/**
 * Inserts finished tournaments number `from` to `to` (exclusive), one every 2.6 hours back in time (10,000 are three years).
 * Each has 64 sheets of accounts, revisions (a fifth changed once), standings, readings for half, and counted usage.
 * @returns bytes by which each table grew, including its indexes
 */
export async function insertTournaments(db: Db, from: number, to: number, now: number) {
  const accounts = to * accountsOfATournament;
  const userId = idFrom('u', `((${sheet}) % ${accounts})`);
  const at = `(${now - 2 * day} - n * ${9_460_800})`;
  const lostIds = `${at} < ${now - 90 * day}`;
  const run = (first: number, last: number, sql: string) =>
    db
      .prepare(
        `with recursive n(n) as (select ${first} union all select n + 1 from n where n < ${last - 1}) ${sql}`,
      )
      .run();
  await run(
    from * accountsOfATournament,
    accounts,
    `insert into users (id, email, display_name, created_at)
      select ${idFrom('u', 'n')}, 'player' || n || '@example.com', 'Player ' || n, ${now - 3 * 365 * day} from n`,
  );
  const statements = [
    `insert or ignore into groups (id, name) select distinct ${groupId}, 'Group ' || (n / ${tournamentsOfAGroup}) from n`,
    `insert into tournaments (id, group_id, name, rule, game, regulation, format, sheet_kind, submission_deadline_at,
        scheduled_start_at, ends_at, published_at, results_published_at, search_text, changes, counted_changes, created_at,
        ids_removed_at)
      select ${tournamentId}, ${groupId}, 'Tournament ' || n, 'double', 'champions', 'champions-m-c', 'online', 'ots', ${at},
        ${at}, ${at}, ${at} - ${7 * day}, ${at}, 'tournament' || n || 'group' || (n / ${tournamentsOfAGroup}), 1, 1, ${at},
        case when ${lostIds} then ${at} + ${90 * day} end from n`,
    `insert into readings (id, image_key, image_type, image_bytes, state, attempts, tournament_id, result, engine_version,
        queued_at, finished_at, tallied_at, used_at, created_at)
      select ${readingId}, 'readings/' || ${readingId}, 'image/jpeg', 60000, 'done', 1, ${tournamentId}, result, 'bench', ${at},
        ${at}, ${at}, ${at}, ${at} from n join bench_teams on seat % 2 = 0`,
    `insert into team_sheets (id, tournament_id, submission_key, edit_key_hash, owner_id, display_name, discord_id,
        twitter_id, tonamel_id, members, reading_id, is_public, revision, submitted_at, ids_removed_at)
      select ${sheetId}, ${tournamentId}, ${idFrom('k', sheet)}, '-', ${userId}, 'Player ' || (${sheet}),
        case when ${lostIds} then '' else 'discord' || n end, null, '', members, case when seat % 2 = 0 then ${readingId} end,
        seat % 3 = 0, 1 + (seat % 5 = 0), ${at}, case when ${lostIds} then ${at} + ${90 * day} end from n join bench_teams`,
    `insert into team_revisions (team_sheet_id, revision, by_user_id, "by", snapshot, created_at)
      select ${sheetId}, 1, ${userId}, 'player', snapshot, ${at} from n join bench_teams union all
      select ${sheetId}, 2, ${userId}, 'player', snapshot, ${at} from n join bench_teams where seat % 5 = 0`,
    `insert into standings (team_sheet_id, wins, losses, rank)
      select ${sheetId}, 5 - seat / 16, seat / 16, seat + 1 from n join bench_teams`,
    `insert into tournament_usage (tournament_id, regulation, counts, counted_at)
      select ${tournamentId}, 'champions-m-c', u.counts, ${at} from n join tournament_usage u on u.tournament_id = '${pattern}'`,
    `insert into usage_teams (tournament_id, species, team_sheet_id, regulation, ended_at)
      select ${tournamentId}, u.species, u.team_sheet_id || n, u.regulation, ${at}
      from n join usage_teams u on u.tournament_id = '${pattern}'`,
  ];
  const bytes = new Map<string, number>();
  let size = (await db.prepare('select 1').all()).meta.size_after;
  for (let first = from; first < to; first += 100)
    for (const sql of statements) {
      const { meta } = await run(first, Math.min(first + 100, to), sql);
      const [, table = ''] = /into (\w+)/.exec(sql) ?? [];
      bytes.set(table, (bytes.get(table) ?? 0) + meta.size_after - size);
      size = meta.size_after;
    }
  await db.prepare('update usage_sums set count = count / ?1 * ?2').bind(Math.max(1, from), to).run();
  await db
    .prepare("insert or ignore into members (group_id, user_id, role) values (?, ?, 'admin')")
    .bind(groupIdOf(0), worldId('hostadmin'))
    .run();
  return bytes;
}
