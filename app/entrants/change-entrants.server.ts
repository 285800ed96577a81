import { and, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { newId } from '~/db/ids';
import { listed } from '~/db/listed';
import { entrants, tournaments } from '~/db/schema';
import { isStill } from '~/db/still';
import { type EntrantValues, entrantFields, maxEntrants } from './entrant';
import { type Entrant, listRosterSheets } from './entrants.server';
import type { MergePlan } from './merge-entrants';

const one = (tournamentId: string, id: string) =>
  and(eq(entrants.id, id), eq(entrants.tournamentId, tournamentId));
const isSheetOf = (tournamentId: string, sheetId: string) =>
  sql`exists (select 1 from team_sheets s where s.id = ${sheetId} and s.tournament_id = ${tournamentId})`;

/** Reopens the ID sweep: new IDs in a tournament that was already swept must expire too (see retention.ts). */
const sweepAgain = (db: Database, tournamentId: string) =>
  db
    .update(tournaments)
    .set({ idsRemovedAt: null })
    .where(and(eq(tournaments.id, tournamentId), isNotNull(tournaments.idsRemovedAt)));

// Matches name their players: who has one can drop out, but not be removed.
const hasNoMatch = sql`not exists (select 1 from matches m
  where m.entrant_a = ${entrants.id} or m.entrant_b = ${entrants.id})`;

interface NewEntrant extends EntrantValues {
  /** Idempotency key: the form's own ID, so that a double submit adds one row. */
  id?: string;
  teamSheetId?: string;
}

/** Appends rows. Guarded write: adds nothing if the list no longer has `seen` rows, or would exceed `maxEntrants`. */
function insertAll(db: Database, tournamentId: string, rows: readonly NewEntrant[], seen: number, now: Date) {
  const json = JSON.stringify(rows.map((row, at) => ({ id: newId(), ...row, at: at + 1 })));
  const ofTournament = sql`from entrants e where e.tournament_id = ${tournamentId}`;
  const all = db.insert(entrants).select(sql`
    select r.value ->> 'id', ${tournamentId}, r.value ->> 'name', r.value ->> 'reading', r.value ->> 'tonamelId',
      r.value ->> 'discordId', r.value ->> 'twitterId', r.value ->> 'seed', r.value ->> 'seat',
      (select coalesce(max(e.position), 0) ${ofTournament}) + (r.value ->> 'at'), r.value ->> 'teamSheetId', '[]',
      null, null, null, null, ${now.getTime()}
    from json_each(${json}) r
    where (select count(*) ${ofTournament}) = ${seen} and ${seen + rows.length <= maxEntrants ? 1 : 0}`);
  return all.onConflictDoNothing();
}

/** @returns false if the list has changed since it had `seen` rows, or is full */
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

/** Makes a list of all who have submitted, in the order of their names. @returns false if nobody has; a list that is there stays */
export async function putAllOn(db: Database, tournamentId: string, now: Date): Promise<boolean> {
  const sheets = await listRosterSheets(db, tournamentId);
  const rows = sheets
    .slice(0, maxEntrants)
    .map(({ id: teamSheetId, displayName: name, tonamelId, discordId }) => ({
      ...{ name, tonamelId, discordId, reading: '', twitterId: '', seed: null, seat: '', teamSheetId },
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'ja'));
  if (rows.length === 0) return false;
  const [added] = await db.batch([
    insertAll(db, tournamentId, rows, 0, now).returning({ id: entrants.id }),
    sweepAgain(db, tournamentId),
  ]);
  return added.length > 0 || (await db.$count(entrants, eq(entrants.tournamentId, tournamentId))) > 0;
}

export interface EditedEntrant extends EntrantValues {
  /** Sheet that staff assigned to the entrant. */
  teamSheetId: string | null;
}

const isNobodys = (tournamentId: string, id: string, sheetId: string | null) =>
  sql`not exists (select 1 from entrants o where o.tournament_id = ${tournamentId}
    and o.team_sheet_id = ${sheetId} and o.id <> ${id})`;

/** Compare-and-set. @returns false if the row no longer equals `before`, or another entrant has the sheet by now */
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

/** Assigns a sheet to an entrant. @returns false if other staff have decided otherwise meanwhile */
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

/** Records that a sheet is not this entrant's. @returns false if other staff have assigned it to them meanwhile */
export async function refuseSheet(
  db: Database,
  tournamentId: string,
  id: string,
  sheetId: string,
): Promise<boolean> {
  const updated = await db
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
  return updated.length === 1;
}

export const playsMatches = async (db: Database, tournamentId: string, id: string): Promise<boolean> =>
  (await db.$count(entrants, and(one(tournamentId, id), not(hasNoMatch)))) > 0;

/** @returns false if no entrant meets the condition; an entrant already in the wanted state counts as changed */
async function changeOne(
  db: Database,
  where: SQL | undefined,
  change: Parameters<ReturnType<typeof db.update<typeof entrants>>['set']>[0],
): Promise<boolean> {
  const changed = await db.update(entrants).set(change).where(where).returning({ id: entrants.id });
  return changed.length === 1;
}

export const restoreEntrant = (db: Database, tournamentId: string, id: string) =>
  changeOne(db, one(tournamentId, id), { droppedAt: null, droppedBy: null });

/** @returns false if the row no longer equals `before`, is gone, or has a match */
export async function removeEntrant(
  db: Database,
  { tournamentId, id }: { tournamentId: string; id: string },
  before: EditedEntrant,
): Promise<boolean> {
  const removed = await db
    .delete(entrants)
    .where(and(one(tournamentId, id), isStill(entrants, before), hasNoMatch))
    .returning({ id: entrants.id });
  return removed.length === 1;
}

/** Checks in an entrant who has not dropped. Staff may do so outside the check-in times; the first time stays. */
export const checkInEntrant = (db: Database, tournamentId: string, id: string, now: Date) =>
  changeOne(db, and(one(tournamentId, id), isNull(entrants.droppedAt)), {
    checkedInAt: sql`coalesce(${entrants.checkedInAt}, ${now.getTime()})`,
    checkedInBy: sql`coalesce(${entrants.checkedInBy}, 'staff')`,
  });
/** Undoes only the check-in made at `at`: a later one, by the player or other staff, stays. */
export const undoCheckIn = (db: Database, tournamentId: string, id: string, at: Date) =>
  changeOne(db, and(one(tournamentId, id), or(isNull(entrants.checkedInAt), eq(entrants.checkedInAt, at))), {
    checkedInAt: null,
    checkedInBy: null,
  });

export const goneChoices = ['keep', 'drop', 'remove'] as const;
export type GoneChoice = (typeof goneChoices)[number];

/** Whether the plan is already carried out: a repeated submit then succeeds without a write. */
export const isKept = ({ added, changed, gone }: MergePlan<Entrant>, choice: GoneChoice): boolean =>
  added.length + changed.length === 0 &&
  (choice === 'keep' || gone.every(({ droppedAt }) => choice === 'drop' && droppedAt !== null));

/** Applies a whole plan or nothing of it. @returns false if the list has changed since it had `plan.seen` rows */
export async function keepPlan(
  db: Database,
  tournamentId: string,
  plan: MergePlan<Entrant>,
  gone: GoneChoice,
  now: Date,
): Promise<boolean> {
  const { seen } = plan;
  const isAsSeen = sql`(select count(*) from entrants e where e.tournament_id = ${tournamentId}) = ${seen}`;
  // Only the fields that the list changes: other staff may have edited the rest since.
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
      ? // Marked now and deleted last: the guard counts rows, so a delete here would fail the statements after it.
        db
          .update(entrants)
          .set({
            position: sql`iif(${hasNoMatch}, -1, ${entrants.position})`,
            droppedAt: sql`iif(${hasNoMatch}, ${entrants.droppedAt}, coalesce(${entrants.droppedAt}, ${now.getTime()}))`,
          })
          .where(isGone)
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
