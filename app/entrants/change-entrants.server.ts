import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { newId } from '~/db/ids';
import { listed } from '~/db/listed';
import { entrants, tournaments } from '~/db/schema';
import { isStill } from '~/db/still';
import { type EntrantValues, entrantFields, maxEntrants } from './entrant';
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
  /** The form's own: sent twice, it makes one. */
  id?: string;
  teamSheetId?: string;
}

/** At the end of the list, as long as it holds as many as it did when it was seen, and no more than it may. */
function insertAll(db: Database, tournamentId: string, rows: readonly NewEntrant[], seen: number, now: Date) {
  const given = JSON.stringify(rows.map((row, at) => ({ id: newId(), ...row, at: at + 1 })));
  const ofTournament = sql`from entrants e where e.tournament_id = ${tournamentId}`;
  const all = db.insert(entrants).select(sql`
    select r.value ->> 'id', ${tournamentId}, r.value ->> 'name', r.value ->> 'reading', r.value ->> 'tonamelId',
      r.value ->> 'discordId', r.value ->> 'twitterId', r.value ->> 'seed', r.value ->> 'seat',
      (select coalesce(max(e.position), 0) ${ofTournament}) + (r.value ->> 'at'), r.value ->> 'teamSheetId', '[]',
      null, null, null, ${now.getTime()}
    from json_each(${given}) r
    where (select count(*) ${ofTournament}) = ${seen} and ${seen + rows.length <= maxEntrants ? 1 : 0}`);
  return all.onConflictDoNothing();
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

export interface EditedEntrant extends EntrantValues {
  /** The sheet that staff say is theirs. */
  teamSheetId: string | null;
}

const isNobodys = (tournamentId: string, id: string, sheetId: string | null) =>
  sql`not exists (select 1 from entrants o where o.tournament_id = ${tournamentId}
    and o.team_sheet_id = ${sheetId} and o.id <> ${id})`;

/** False, and nothing is written, where the row is no longer as `before`, or the sheet is somebody else's by now. */
export async function editEntrant(
  db: Database,
  { tournamentId, id }: { tournamentId: string; id: string },
  { teamSheetId, ...values }: EditedEntrant,
  before: EditedEntrant,
) {
  const chosen = teamSheetId !== before.teamSheetId && {
    teamSheetId: sql`(select s.id from team_sheets s where s.id = ${teamSheetId} and s.tournament_id = ${tournamentId})`,
    otherSheetIds: withoutSheet(teamSheetId),
  };
  const [edited] = await db.batch([
    db
      .update(entrants)
      .set({ ...values, ...chosen })
      .where(and(one(tournamentId, id), isStill(entrants, before), isNobodys(tournamentId, id, teamSheetId)))
      .returning({ id: entrants.id }),
    sweepAgain(db, tournamentId),
  ]);
  return edited.length === 1;
}

const withoutSheet = (sheetId: string | null) =>
  sql`(select json_group_array(o.value) from json_each(entrants.other_sheet_ids) o where o.value is not ${sheetId})`;
const refused = (sheetId: string) =>
  sql`exists (select 1 from json_each(entrants.other_sheet_ids) o where o.value = ${sheetId})`;

/** Staff's word that a sheet is theirs. False where somebody said otherwise since it was asked. */
export async function chooseSheet(
  db: Database,
  tournamentId: string,
  id: string,
  sheetId: string,
): Promise<boolean> {
  const chosen = await db
    .update(entrants)
    .set({ teamSheetId: sheetId })
    .where(
      and(
        one(tournamentId, id),
        isSheetOf(tournamentId, sheetId),
        isNobodys(tournamentId, id, sheetId),
        sql`coalesce(${entrants.teamSheetId}, ${sheetId}) = ${sheetId} and not ${refused(sheetId)}`,
      ),
    )
    .returning({ id: entrants.id });
  return chosen.length === 1;
}

const maxOthers = 50;

/** Staff's word that a sheet is somebody else's. False where somebody said since it was asked that it is theirs. */
export async function refuseSheet(
  db: Database,
  tournamentId: string,
  id: string,
  sheetId: string,
): Promise<boolean> {
  const said = await db
    .update(entrants)
    .set({
      otherSheetIds: sql`case when ${refused(sheetId)} then entrants.other_sheet_ids
        else json_insert(entrants.other_sheet_ids, '$[#]', ${sheetId}) end`,
    })
    .where(
      and(
        one(tournamentId, id),
        isSheetOf(tournamentId, sheetId),
        sql`${entrants.teamSheetId} is not ${sheetId}
          and (json_array_length(entrants.other_sheet_ids) < ${maxOthers} or ${refused(sheetId)})`,
      ),
    )
    .returning({ id: entrants.id });
  return said.length === 1;
}

/** False where they are not on the list, or not as the act needs them. What is so already stays as it is. */
async function changeOne(
  db: Database,
  where: SQL | undefined,
  change: Parameters<ReturnType<typeof db.update<typeof entrants>>['set']>[0],
): Promise<boolean> {
  const changed = await db.update(entrants).set(change).where(where).returning({ id: entrants.id });
  return changed.length === 1;
}

export const dropEntrant = (db: Database, tournamentId: string, id: string, now: Date) =>
  changeOne(db, one(tournamentId, id), {
    droppedAt: sql`coalesce(${entrants.droppedAt}, ${now.getTime()})`,
  });
export const restoreEntrant = (db: Database, tournamentId: string, id: string) =>
  changeOne(db, one(tournamentId, id), { droppedAt: null });

/** False where the row is no longer as `before`, or not there. */
export async function removeEntrant(
  db: Database,
  { tournamentId, id }: { tournamentId: string; id: string },
  before: EditedEntrant,
): Promise<boolean> {
  const removed = await db
    .delete(entrants)
    .where(and(one(tournamentId, id), isStill(entrants, before)))
    .returning({ id: entrants.id });
  return removed.length === 1;
}

/** By staff at any time; once they are there, and who has not dropped. */
export const checkInEntrant = (db: Database, tournamentId: string, id: string, now: Date) =>
  changeOne(db, and(one(tournamentId, id), isNull(entrants.droppedAt)), {
    checkedInAt: sql`coalesce(${entrants.checkedInAt}, ${now.getTime()})`,
    checkedInBy: sql`coalesce(${entrants.checkedInBy}, 'staff')`,
  });
/** Of the check-in at this time alone: a later one, by the player or somebody of the staff, stays. */
export const undoCheckIn = (db: Database, tournamentId: string, id: string, at: Date) =>
  changeOne(db, and(one(tournamentId, id), or(isNull(entrants.checkedInAt), eq(entrants.checkedInAt, at))), {
    checkedInAt: null,
    checkedInBy: null,
  });

export const goneChoices = ['keep', 'drop', 'remove'] as const;
export type GoneChoice = (typeof goneChoices)[number];

/** Nothing is left to do of it. */
export const isKept = ({ added, changed, gone }: MergePlan<Entrant>, choice: GoneChoice): boolean =>
  added.length + changed.length === 0 &&
  (choice === 'keep' || gone.every(({ droppedAt }) => choice === 'drop' && droppedAt !== null));

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
  // Of each row only what the list changes: somebody else may have edited the rest since.
  const changes = JSON.stringify(
    plan.changed.map(({ entrant: { id }, values, fields }) => ({
      ...Object.fromEntries(fields.map((field) => [field, values[field]])),
      id,
    })),
  );
  const changed = (field: keyof EntrantValues) =>
    sql`coalesce(c.value ->> ${sql.raw(`'${field}'`)}, ${entrants[field]})`;
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
        ...Object.fromEntries(entrantFields.map((field) => [field, changed(field)])),
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
