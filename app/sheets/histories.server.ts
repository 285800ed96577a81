import { and, eq, exists, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { listed } from '~/db/listed';
import { day, retention } from '~/db/retention';
import { readings, teamRevisions, teamSheets, tournaments, users } from '~/db/schema';
import { reached } from '~/http/faults';
import { fewAtOnce } from '~/limits/few-at-once';

/** A row of `team_revisions` as JSON in R2. */
export type MovedRevision = Omit<typeof teamRevisions.$inferSelect, 'teamSheetId' | 'createdAt'> & {
  /** Unix time in ms. */
  createdAt: number;
};

export const historyKey = (sheetId: string) => `histories/${sheetId}`;

/** @returns an empty list if the history was not moved @throws Unavailable if R2 doesn't answer */
export async function readMovedHistory(images: R2Bucket, sheetId: string): Promise<MovedRevision[]> {
  const object = await reached(images.get(historyKey(sheetId)));
  return object ? await reached(object.json<MovedRevision[]>()) : [];
}

/** Lists revisions that `moveHistories` took out of the database, newest first. */
export async function listMovedRevisions(db: Database, images: R2Bucket, id: string) {
  const [sheet] = await db
    .select({
      ...columnsOf(teamSheets, 'revision', 'ownerId', 'submittedAt', 'erasedAt'),
      content: sql<string>`json_object('displayName', display_name, 'members', json(coalesce(typed_members, members)))`,
    })
    .from(teamSheets)
    .where(eq(teamSheets.id, id));
  if (!sheet || sheet.erasedAt) return [];
  const moved: MovedRevision[] =
    sheet.revision > 1
      ? await readMovedHistory(images, id)
      : [
          {
            revision: 1,
            by: 'player',
            byUserId: sheet.ownerId,
            reason: null,
            snapshot: JSON.parse(sheet.content),
            createdAt: sheet.submittedAt.getTime(),
          },
        ];
  const userIds = [...new Set(moved.flatMap(({ byUserId }) => byUserId ?? []))];
  const known = userIds.length
    ? await db
        .select(columnsOf(users, 'id', 'displayName'))
        .from(users)
        .where(inArray(users.id, userIds))
    : [];
  const nameOf = new Map(known.map((user) => [user.id, user.displayName]));
  return moved
    .map(({ byUserId, createdAt, ...revision }) => ({
      ...revision,
      who: nameOf.get(byUserId ?? '') ?? null,
      createdAt: new Date(createdAt),
    }))
    .sort((a, b) => b.revision - a.revision);
}

/** Time after the tournament's end, in ms. Its sheets have lost their player IDs by then and can't change. */
const movedAfter = 365 * day;
const tournamentsAtOnce = 20;
// Each may cost one R2 write.
const sheetsAtOnce = 40;

export const settledQuery = (db: Database, now: Date) =>
  db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(
      and(
        sql`histories_moved_at is null`,
        lte(tournaments.endsAt, new Date(now.getTime() - movedAfter)),
        isNotNull(tournaments.idsRemovedAt),
      ),
    )
    .orderBy(tournaments.endsAt)
    .limit(tournamentsAtOnce);

/** Skips corrected sheets: their pages show what was corrected. */
export const unmovedQuery = (db: Database, tournamentId: string, limit: number) =>
  db
    .select(columnsOf(teamSheets, 'id', 'revision'))
    .from(teamSheets)
    .where(
      and(
        eq(teamSheets.tournamentId, tournamentId),
        isNotNull(teamSheets.idsRemovedAt),
        isNull(teamSheets.correctedAt),
        exists(
          db.select({ one: sql`1` }).from(teamRevisions).where(eq(teamRevisions.teamSheetId, teamSheets.id)),
        ),
      ),
    )
    .limit(limit);

/** Moves revisions to R2, as D1 is limited in size. A sheet's only revision equals the sheet: it is deleted. */
export async function moveHistories(db: Database, images: R2Bucket, now: Date) {
  let room = sheetsAtOnce;
  for (const { id } of await settledQuery(db, now)) {
    const sheets = await unmovedQuery(db, id, room);
    room -= sheets.length;
    if (sheets.length > 0) await move(db, images, sheets);
    if (room <= 0) return;
    await db.batch([
      dropReadings(db, id, now),
      db
        .update(tournaments)
        .set({ historiesMovedAt: now })
        .where(and(eq(tournaments.id, id), sql`not exists ${unmovedQuery(db, id, 1)}`)),
    ]);
  }
}

async function move(db: Database, images: R2Bucket, sheets: readonly { id: string; revision: number }[]) {
  const changed = sheets.filter(({ revision }) => revision > 1).map(({ id }) => id);
  const rows = await db
    .select()
    .from(teamRevisions)
    .where(inArray(teamRevisions.teamSheetId, listed(changed)))
    .orderBy(teamRevisions.revision);
  // Write the object first: after a crash both copies exist, and the next run repeats the move.
  await fewAtOnce(changed, (id) => {
    const moved = rows
      .filter(({ teamSheetId }) => teamSheetId === id)
      .map(({ teamSheetId, ...row }): MovedRevision => ({ ...row, createdAt: row.createdAt.getTime() }));
    const httpMetadata = { contentType: 'application/json' };
    return reached(images.put(historyKey(id), JSON.stringify(moved), { httpMetadata }));
  });
  const ids = sheets.map(({ id }) => id);
  await db.delete(teamRevisions).where(inArray(teamRevisions.teamSheetId, listed(ids)));
}

// The page still fills blank fields from the image's reading.
const isWhole = sql`(json_array_length(s.members) = 6 and not exists (select 1 from json_each(s.members) m
  where m.value ->> 'ability' is null or m.value ->> 'item' is null or json_array_length(m.value, '$.moves') is not 4
    or coalesce(m.value ->> 'teraType', m.value ->> 'statAlignment') is null))`;

const isNeeded = (tournamentId: string) => sql`exists (select 1 from team_sheets s
    where s.reading_id = readings.id and (s.tournament_id <> ${tournamentId} or not ${isWhole}))
  or exists (select 1 from team_sheets s
    where s.second_reading_id = readings.id and (s.tournament_id <> ${tournamentId} or not ${isWhole}))`;

const dropReadings = (db: Database, tournamentId: string, now: Date) =>
  db
    .update(readings)
    .set({ result: null })
    .where(
      sql`result is not null and tallied_at is not null and id in (
        select reading_id from team_sheets where tournament_id = ${tournamentId}
        union select second_reading_id from team_sheets where tournament_id = ${tournamentId})
        and not (${isNeeded(tournamentId)})
        and exists (select 1 from tournaments t where t.id = ${tournamentId}
          and t.ends_at <= ${now.getTime() - retention.readingResults})`,
    );
