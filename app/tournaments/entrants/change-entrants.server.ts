import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { isId, newId } from '~/db/ids';
import { listed } from '~/db/listed';
import { entrants, teamSheets, tournaments } from '~/db/schema';
import { type EntrantValues, maxEntrants } from './entrant';
import type { Entrant } from './entrants.server';
import type { MergePlan } from './merge-entrants';

const one = (tournamentId: string, id: string) =>
  and(eq(entrants.id, id), eq(entrants.tournamentId, tournamentId));
const isSheetOf = (tournamentId: string, sheetId: string) =>
  sql`exists (select 1 from team_sheets s where s.id = ${sheetId} and s.tournament_id = ${tournamentId})`;

/** New IDs of a tournament that lost its own go soon as well (see retention.ts). */
const sweepAgain = (db: Database, tournamentId: string) =>
  db
    .update(tournaments)
    .set({ idsRemovedAt: null })
    .where(and(eq(tournaments.id, tournamentId), isNotNull(tournaments.idsRemovedAt)));

interface NewEntrant extends EntrantValues {
  teamSheetId?: string;
}

/** At the end of the list, as long as it holds as many as it did when it was seen, and no more than it may. */
function insertAll(db: Database, tournamentId: string, rows: readonly NewEntrant[], seen: number, now: Date) {
  const given = JSON.stringify(rows.map((row, at) => ({ ...row, id: newId(), at: at + 1 })));
  const ofTournament = sql`from entrants e where e.tournament_id = ${tournamentId}`;
  return db.insert(entrants).select(sql`
    select r.value ->> 'id', ${tournamentId}, r.value ->> 'name', r.value ->> 'reading', r.value ->> 'tonamelId',
      r.value ->> 'discordId', r.value ->> 'twitterId', r.value ->> 'seed', r.value ->> 'seat',
      (select coalesce(max(e.position), 0) ${ofTournament}) + (r.value ->> 'at'), r.value ->> 'teamSheetId', '[]',
      null, null, null, ${now.getTime()}
    from json_each(${given}) r
    where (select count(*) ${ofTournament}) = ${seen} and ${seen + rows.length <= maxEntrants ? 1 : 0}`);
}

/** False where somebody else has changed the list since it was seen, or it is full. */
export async function addEntrant(
  db: Database,
  tournamentId: string,
  row: NewEntrant,
  seen: number,
  now: Date,
): Promise<boolean> {
  const [added] = await db.batch([
    insertAll(db, tournamentId, [row], seen, now).returning({ id: entrants.id }),
    sweepAgain(db, tournamentId),
  ]);
  return added.length === 1;
}

/** A sheet of a tournament that its player has not withdrawn. */
export async function findPutOn(db: Database, tournamentId: string, sheetId: string) {
  if (!isId(sheetId)) return undefined;
  const [row] = await db
    .select({
      name: teamSheets.displayName,
      tonamelId: teamSheets.tonamelId,
      discordId: teamSheets.discordId,
      twitterId: sql<string>`coalesce(${teamSheets.twitterId}, '')`,
    })
    .from(teamSheets)
    .where(
      and(
        eq(teamSheets.id, sheetId),
        eq(teamSheets.tournamentId, tournamentId),
        isNull(teamSheets.withdrawnAt),
        isNull(teamSheets.erasedAt),
      ),
    );
  return row && { ...row, reading: '', seed: null, seat: '', teamSheetId: sheetId };
}

export async function editEntrant(db: Database, tournamentId: string, id: string, values: EntrantValues) {
  const [edited] = await db.batch([
    db.update(entrants).set(values).where(one(tournamentId, id)).returning({ id: entrants.id }),
    sweepAgain(db, tournamentId),
  ]);
  return edited.length === 1;
}

/** Staff's word on whose a sheet is; `null` takes it back. One sheet is one entrant's. */
export async function chooseSheet(
  db: Database,
  tournamentId: string,
  id: string,
  sheetId: string | null,
): Promise<boolean> {
  const isTheirs = sheetId === null ? sql`1` : isSheetOf(tournamentId, sheetId);
  const [, chosen] = await db.batch([
    db
      .update(entrants)
      .set({ teamSheetId: null })
      .where(
        and(
          eq(entrants.tournamentId, tournamentId),
          sql`${entrants.teamSheetId} = ${sheetId} and ${entrants.id} <> ${id}`,
        ),
      ),
    db
      .update(entrants)
      .set({
        teamSheetId: sheetId,
        otherSheetIds: sql`(select json_group_array(o.value) from json_each(entrants.other_sheet_ids) o
          where o.value is not ${sheetId})`,
      })
      .where(and(one(tournamentId, id), isTheirs))
      .returning({ id: entrants.id }),
  ]);
  return chosen.length === 1;
}

const maxOthers = 50;

/** Staff's word that a sheet is somebody else's. */
export async function refuseSheet(
  db: Database,
  tournamentId: string,
  id: string,
  sheetId: string,
): Promise<boolean> {
  const refused = await db
    .update(entrants)
    .set({
      teamSheetId: sql`nullif(${entrants.teamSheetId}, ${sheetId})`,
      otherSheetIds: sql`json_insert(${entrants.otherSheetIds}, '$[#]', ${sheetId})`,
    })
    .where(
      and(
        one(tournamentId, id),
        isSheetOf(tournamentId, sheetId),
        sql`json_array_length(entrants.other_sheet_ids) < ${maxOthers}
          and not exists (select 1 from json_each(entrants.other_sheet_ids) o where o.value = ${sheetId})`,
      ),
    )
    .returning({ id: entrants.id });
  return refused.length === 1;
}

/** False where they are not on the list, or it is so already. */
async function changeOne(
  db: Database,
  where: SQL | undefined,
  change: Partial<typeof entrants.$inferInsert>,
): Promise<boolean> {
  const changed = await db.update(entrants).set(change).where(where).returning({ id: entrants.id });
  return changed.length === 1;
}

export const dropEntrant = (db: Database, tournamentId: string, id: string, now: Date) =>
  changeOne(db, and(one(tournamentId, id), isNull(entrants.droppedAt)), { droppedAt: now });
export const restoreEntrant = (db: Database, tournamentId: string, id: string) =>
  changeOne(db, one(tournamentId, id), { droppedAt: null });

export async function removeEntrant(db: Database, tournamentId: string, id: string): Promise<boolean> {
  const removed = await db.delete(entrants).where(one(tournamentId, id)).returning({ id: entrants.id });
  return removed.length === 1;
}

/** By staff at any time; once they are there, and who has not dropped. */
export const checkInEntrant = (db: Database, tournamentId: string, id: string, now: Date) =>
  changeOne(db, and(one(tournamentId, id), isNull(entrants.checkedInAt), isNull(entrants.droppedAt)), {
    checkedInAt: now,
    checkedInBy: 'staff',
  });
export const undoCheckIn = (db: Database, tournamentId: string, id: string) =>
  changeOne(db, one(tournamentId, id), { checkedInAt: null, checkedInBy: null });

export const goneChoices = ['keep', 'drop', 'remove'] as const;
export type GoneChoice = (typeof goneChoices)[number];

/** All of it or nothing. False where the list has changed since it was seen. */
export async function keepPlan(
  db: Database,
  tournamentId: string,
  plan: MergePlan<Entrant>,
  gone: GoneChoice,
  now: Date,
): Promise<boolean> {
  const { seen } = plan;
  const isAsSeen = sql`(select count(*) from entrants e where e.tournament_id = ${tournamentId}) = ${seen}`;
  const changes = JSON.stringify(plan.changed.map(({ entrant, values }) => ({ ...values, id: entrant.id })));
  const goneIds = listed(plan.gone.map(({ id }) => id));
  const isGone = and(eq(entrants.tournamentId, tournamentId), sql`${entrants.id} in ${goneIds}`, isAsSeen);
  const [asSeen] = await db.batch([
    db
      .select({ yes: sql<number>`${isAsSeen}` })
      .from(tournaments)
      .where(eq(tournaments.id, tournamentId)),
    db
      .update(entrants)
      .set({
        name: sql`c.value ->> 'name'`,
        reading: sql`c.value ->> 'reading'`,
        tonamelId: sql`c.value ->> 'tonamelId'`,
        discordId: sql`c.value ->> 'discordId'`,
        twitterId: sql`c.value ->> 'twitterId'`,
        seed: sql`c.value ->> 'seed'`,
        seat: sql`c.value ->> 'seat'`,
      })
      .from(sql`json_each(${changes}) c`)
      .where(and(sql`entrants.id = c.value ->> 'id'`, eq(entrants.tournamentId, tournamentId), isAsSeen)),
    gone === 'remove'
      ? // Marked first, since the list is as it was seen until something of it is gone.
        db.update(entrants).set({ position: -1 }).where(isGone)
      : db
          .update(entrants)
          .set({ droppedAt: sql`coalesce(${entrants.droppedAt}, ${now.getTime()})` })
          .where(and(isGone, sql`${gone === 'drop' ? 1 : 0}`)),
    insertAll(
      db,
      tournamentId,
      plan.added.map(({ values }) => values),
      seen,
      now,
    ),
    db.delete(entrants).where(and(eq(entrants.tournamentId, tournamentId), eq(entrants.position, -1))),
    sweepAgain(db, tournamentId),
  ]);
  return asSeen[0]?.yes === 1;
}

interface EntrantSettings {
  entrantsOnly: boolean;
  namesMissing: boolean;
  checkInOpensAt: Date | null;
  checkInClosesAt: Date | null;
}

export const saveEntrantSettings = (
  db: Database,
  { groupId, tournamentId }: { groupId: string; tournamentId: string },
  settings: EntrantSettings,
) =>
  db
    .update(tournaments)
    .set(settings)
    .where(and(eq(tournaments.id, tournamentId), eq(tournaments.groupId, groupId)));
