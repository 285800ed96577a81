import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { atWrite } from '~/db/at-write';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import type { ForgottenPeople } from '~/db/forgotten-people';
import { listed } from '~/db/listed';
import type { OutdatedTable } from '~/db/outdated.server';
import { retention } from '~/db/retention';
import {
  lateLinks,
  playerNotes,
  postVersions,
  readingSamples,
  readings,
  reportCases,
  roomRemovals,
  sheetChecks,
  staffActions,
  standings,
  teamRevisions,
  teamSheets,
  tournaments,
} from '~/db/schema';
import { eraseEntrants, findErasedEntrants } from '~/entrants/sweep-entrants.server';
import { askImageRemoval } from '~/images/image-removal.server';
import { sampleIdOf } from '~/readings/sample-id';
import { nameless } from '~/text/nameless';
import { noteChanges } from '~/tournaments/tournament.server';
import { speciesAlone } from './erase/player-ids.server';
import { historyKey } from './histories.server';

export function sheetQueries(db: Database, userId: string) {
  const ids = db.select({ id: teamSheets.id }).from(teamSheets).where(eq(teamSheets.ownerId, userId));
  return {
    teams: db
      .select({ sheet: teamSheets, tournamentName: tournaments.name, standing: standings })
      .from(teamSheets)
      .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
      .leftJoin(standings, eq(standings.teamSheetId, teamSheets.id))
      .where(eq(teamSheets.ownerId, userId))
      .orderBy(asc(teamSheets.submittedAt)),
    revisions: db
      .select()
      .from(teamRevisions)
      .where(inArray(teamRevisions.teamSheetId, ids))
      .orderBy(asc(teamRevisions.revision)),
    actions: db
      .select(columnsOf(staffActions, 'teamSheetId', 'by', 'action', 'reason', 'until', 'createdAt'))
      .from(staffActions)
      .where(inArray(staffActions.teamSheetId, ids)),
    readings: db
      .select({
        teamSheetId: teamSheets.id,
        ...columnsOf(readings, 'id', 'state', 'result', 'createdAt', 'imageRemovedAt'),
      })
      .from(teamSheets)
      .innerJoin(readings, sql`${readings.id} in (${teamSheets.readingId}, ${teamSheets.secondReadingId})`)
      .where(eq(teamSheets.ownerId, userId)),
    staffActions: db
      .select(columnsOf(staffActions, 'action', 'reason', 'until', 'createdAt'))
      .from(staffActions)
      .where(and(eq(staffActions.byUserId, userId), eq(staffActions.by, 'staff'))),
  };
}

export const findOwnTraces = (db: Database, secret: string, userId: string) =>
  findTraces(db, secret, eq(teamSheets.ownerId, userId));

/** Statements that erase an account's sheets and its name in revisions, guarded by `may`. */
export const eraseSheetData = (db: Database, userId: string, traces: Traces, may: SQL, now: Date) =>
  [
    ...eraseSheets(db, traces, sql`owner_id = ${userId} and ${may}`, now),
    db
      .update(teamRevisions)
      .set({ byUserId: null })
      .where(and(eq(teamRevisions.byUserId, userId), may)),
  ] as const;

export const outdatedSheetData: readonly OutdatedTable[] = [
  {
    table: staffActions,
    key: staffActions.id,
    since: staffActions.createdAt,
    keptMs: retention.staffActions,
  },
];

/** References to a sheet's data, collected before the sheet is blanked. */
interface Traces {
  ids: string[];
  readingIds: string[];
  sampleIds: string[];
  entrantIds: string[];
  /** Keyed by the group whose broadcasts may show them. */
  rooms: Map<string, ForgottenPeople>;
}

async function findTraces(db: Database, secret: string, which: SQL | undefined): Promise<Traces> {
  const rows = await db
    .select({
      ...columnsOf(teamSheets, 'id', 'tournamentId', 'displayName', 'readingId', 'secondReadingId'),
      groupId: tournaments.groupId,
    })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .where(which);
  const ids = rows.map(({ id }) => id);
  const earlier = await db
    .select({
      readingId: sql<string | null>`snapshot ->> '$.readingId'`.as('first'),
      secondReadingId: sql<string | null>`snapshot ->> '$.secondReadingId'`.as('second'),
    })
    .from(teamRevisions)
    .where(inArray(teamRevisions.teamSheetId, listed(ids)));
  const readingIds = [
    ...new Set([...rows, ...earlier].flatMap((each) => [each.readingId, each.secondReadingId])),
  ].filter((id) => id !== null);
  const rooms = new Map<string, ForgottenPeople>();
  for (const { id, tournamentId, groupId, displayName: name } of rows) {
    const sheets = rooms.get(groupId)?.sheets ?? [];
    rooms.set(groupId, { sheets: [...sheets, { id, tournamentId, name }] });
  }
  const entrantIds = await findErasedEntrants(db, ids);
  return { ids, readingIds, sampleIds: readingIds.map((id) => sampleIdOf(secret, id)), entrantIds, rooms };
}

/**
 * Statements that erase personal data of sheets, guarded by `may`. Species and result remain, without an owner; during
 * a tournament also the six, which are still played against, until its IDs go (see retention.ts). A team whose
 * tournament has not begun is withdrawn.
 */
function eraseSheets(
  db: Database,
  { ids, readingIds, sampleIds, entrantIds, rooms }: Traces,
  may: SQL,
  now: Date,
) {
  const at = (column: 'scheduled_start_at' | 'ends_at') =>
    sql`(select ${sql.raw(column)} from tournaments t where t.id = team_sheets.tournament_id)`;
  const isOn = sql`${at('scheduled_start_at')} <= ${atWrite} and ${at('ends_at')} > ${atWrite}`;
  const isBefore = sql`${at('scheduled_start_at')} > ${atWrite}`;
  // The first statement marks the rows that the others change.
  const erased = sql`(select id from team_sheets where id in ${listed(ids)} and erased_at = ${now.getTime()})`;
  const isDone = sql`exists ${erased}`;
  const unnamed = sql`id in ${listed(readingIds)} and ${isDone}
    and not exists (select 1 from team_sheets s where s.reading_id = readings.id)
    and not exists (select 1 from team_sheets s where s.second_reading_id = readings.id)`;
  const samples = sql`id in ${listed(sampleIds)} and ${isDone}`;
  const removals = [...rooms].map(([groupId, people]) => ({ groupId, people }));
  return [
    db
      .update(teamSheets)
      .set({
        submissionKey: sql`id`,
        editKeyHash: '-',
        ownerId: null,
        displayName: nameless,
        saidName: '',
        hiddenName: null,
        discordId: '',
        twitterId: null,
        tonamelId: '',
        members: sql`case when ${isOn} then members else ${speciesAlone} end`,
        typedMembers: null,
        teamCode: null,
        readingId: null,
        secondReadingId: null,
        improvesReading: false,
        isPublic: false,
        unlockedUntil: null,
        withdrawnBy: sql`case when withdrawn_at is null and ${isBefore} then 'player' else withdrawn_by end`,
        withdrawnAt: sql`case when withdrawn_at is null and ${isBefore} then ${now.getTime()} else withdrawn_at end`,
        idsRemovedAt: sql`case when ${isOn} then ids_removed_at else ${now.getTime()} end`,
        erasedAt: now,
      })
      .where(and(inArray(teamSheets.id, listed(ids)), isNull(teamSheets.erasedAt), may))
      .returning({ id: teamSheets.id }),
    ...eraseEntrants(db, entrantIds, erased, now),
    db.delete(teamRevisions).where(inArray(teamRevisions.teamSheetId, erased)),
    askImageRemoval(
      db,
      sql`select ${historyKey('')} || id as image_key from team_sheets where id in ${erased} and revision > 1`,
      now,
    ),
    // Staff may have named the player here.
    db.update(staffActions).set({ reason: '' }).where(inArray(staffActions.teamSheetId, erased)),
    db.update(lateLinks).set({ playerName: '', reason: '' }).where(inArray(lateLinks.teamSheetId, erased)),
    db.delete(sheetChecks).where(inArray(sheetChecks.teamSheetId, erased)),
    db.delete(playerNotes).where(inArray(playerNotes.teamSheetId, erased)),
    db.delete(reportCases).where(inArray(reportCases.teamSheetId, erased)),
    db.update(postVersions).set({ teamSheetId: null }).where(inArray(postVersions.teamSheetId, erased)),
    askImageRemoval(db, sql`select image_key from readings where ${unnamed}`, now),
    db.delete(readings).where(unnamed),
    askImageRemoval(db, sql`select image_key from reading_samples where ${samples}`, now),
    db.delete(readingSamples).where(samples),
    db.insert(roomRemovals).select(
      sql`select null, value ->> 'groupId', json_extract(value, '$.people'), ${now.getTime()}
          from json_each(${JSON.stringify(removals)}) where ${isDone}`,
    ),
    noteChanges(db, sql`id in (select tournament_id from team_sheets where id in ${erased})`),
  ] as const;
}

/** Erases for good, once the tournament is over. @returns false if it was refused */
export async function deleteOwnTeam(db: Database, secret: string, id: string, now: Date): Promise<boolean> {
  const traces = await findTraces(db, secret, eq(teamSheets.id, id));
  const isOver = sql`exists (select 1 from tournaments t
    where t.id = team_sheets.tournament_id and t.ends_at <= ${atWrite})`;
  const [deleted] = await db.batch(eraseSheets(db, traces, isOver, now));
  return deleted.length === 1;
}
