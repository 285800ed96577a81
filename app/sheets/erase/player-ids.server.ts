import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { listed } from '~/db/listed';
import { retention } from '~/db/retention';
import {
  checkDraws,
  lateLinks,
  playerNotes,
  readings,
  sheetChecks,
  teamRevisions,
  teamSheets,
  tournaments,
} from '~/db/schema';
import { removeEntrantIds } from '~/entrants/sweep-entrants.server';
import { askImageRemoval } from '~/images/image-removal.server';

const tournamentsAtOnce = 20;
const sheetsAtOnce = 200;

/** Tournaments past the retention of player IDs. */
export const overdueQuery = (db: Database, now: Date) =>
  db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(
      and(
        sql`ids_removed_at is null`,
        lte(tournaments.endsAt, new Date(now.getTime() - retention.playerIds)),
      ),
    )
    .orderBy(tournaments.endsAt)
    .limit(tournamentsAtOnce);

export const sheetsWithIdsQuery = (db: Database, tournamentId: string, limit: number) =>
  db
    .select({ id: teamSheets.id })
    .from(teamSheets)
    .where(and(eq(teamSheets.tournamentId, tournamentId), sql`ids_removed_at is null`))
    .limit(limit);

/** Runs every few minutes: removes IDs, and images of private teams, from some sheets past their retention. */
export async function sweepPlayerIds(db: Database, now: Date) {
  let room = sheetsAtOnce;
  for (const { id } of await overdueQuery(db, now)) {
    // Expired links still name their players.
    await db.delete(lateLinks).where(eq(lateLinks.tournamentId, id));
    await removeEntrantIds(db, id);
    const sheets = await sheetsWithIdsQuery(db, id, room);
    room -= sheets.length;
    if (sheets.length > 0)
      await removeIds(
        db,
        sheets.map((sheet) => sheet.id),
        now,
      );
    if (room <= 0) return;
    const isDone = sql`not exists ${sheetsWithIdsQuery(db, id, 1)}`;
    await db.batch([
      // Notes on entrants without a sheet and on erased sheets.
      db.delete(playerNotes).where(and(eq(playerNotes.tournamentId, id), isDone)),
      db.delete(checkDraws).where(and(eq(checkDraws.tournamentId, id), isDone)),
      db
        .update(tournaments)
        .set({ idsRemovedAt: now })
        .where(and(eq(tournaments.id, id), isDone)),
    ]);
  }
}

/** Keeps only the species. Plain table name, since an update's columns have no prefix. */
export const speciesAlone = sql`(select json_group_array(json_object('species', m.value ->> 'species'))
  from json_each(team_sheets.members) m)`;

async function removeIds(db: Database, ids: readonly string[], now: Date) {
  await db.batch([
    db
      .update(teamRevisions)
      .set({
        snapshot: sql`json_remove(json_set(snapshot, '$.discordId', '', '$.twitterId', '', '$.tonamelId', ''), '$.teamCode', '$.saidName')`,
      })
      .where(inArray(teamRevisions.teamSheetId, listed(ids))),
    db.delete(sheetChecks).where(inArray(sheetChecks.teamSheetId, listed(ids))),
    db.delete(playerNotes).where(inArray(playerNotes.teamSheetId, listed(ids))),
    ...forgetImages(db, sql`select id from team_sheets where is_public = 0 and id in ${listed(ids)}`, now),
    db
      .update(teamSheets)
      .set({
        saidName: '',
        discordId: '',
        twitterId: null,
        tonamelId: '',
        teamCode: null,
        unlockedUntil: null,
        idsRemovedAt: now,
        members: sql`case when erased_at is null then members else ${speciesAlone} end`,
      })
      .where(and(inArray(teamSheets.id, listed(ids)), isNull(teamSheets.idsRemovedAt))),
  ]);
}

/** Statements that remove the images of these sheets unless another sheet shows them; readings stay. */
export function forgetImages(db: Database, sheets: SQL, now: Date) {
  const theirs = sql`image_removed_at is null and id in (
      select reading_id from team_sheets where id in (${sheets})
      union select second_reading_id from team_sheets where id in (${sheets}))
    and not exists (select 1 from team_sheets o where o.reading_id = readings.id and o.id not in (${sheets}))
    and not exists (select 1 from team_sheets o where o.second_reading_id = readings.id and o.id not in (${sheets}))`;
  return [
    askImageRemoval(db, sql`select image_key from readings where ${theirs}`, now),
    db.update(readings).set({ imageRemovedAt: now }).where(theirs),
  ] as const;
}
