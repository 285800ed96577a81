import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import type { OutdatedTable } from '~/db/outdated.server';
import { retention } from '~/db/retention';
import { retold } from '~/db/retold';
import { resultSaves, standings, tournaments, users } from '~/db/schema';
import { noteTimes } from '~/tournaments/note-times.server';
import { noteChange } from '~/tournaments/tournament.server';
import { type Result, resultFields } from './result';

/** A write guarded by version: applies only while `base` is the saved result's version (0: no result). */
export interface ResultWish {
  id: string;
  base: number;
  result: Result | null;
}

// Optimistic concurrency: wishes joined with saved results, only those whose base version is still current. A cross join has
// SQLite take one wish after the other; else it would read all wishes again for each sheet of the tournament.
const stillAsSeen = (tournamentId: string, wishes: string) => sql`
  from json_each(${wishes}) w
  cross join team_sheets s on s.id = w.value ->> 'id' and s.tournament_id = ${tournamentId}
  left join standings k on k.team_sheet_id = s.id
  where coalesce(k.version, 0) = w.value ->> 'base'`;

// In the order of the table's columns.
const fields = [...resultFields, 'version', 'games'] as const;
const saved = sql.raw(
  `case when k.version is null then null
    else json_object(${fields.map((field) => `'${field}', k.${field}`).join(', ')}) end`,
);
/** Extracts a standing's columns from JSON, in table order. Old saves have no ties. */
const valuesOf = (result: string) =>
  sql.raw(
    fields
      .map((field) => (field === 'ties' ? `coalesce(${result}.ties', 0)` : `${result}.${field}'`))
      .join(', '),
  );

const replaceSaved = {
  target: standings.teamSheetId,
  set: Object.fromEntries(fields.map((field) => [field, sql.raw(`excluded.${field}`)])),
};

/** Writes the wishes whose base version is current, and records them for undo. @returns IDs of the teams written */
export async function saveResults(
  db: Database,
  { tournamentId, byUserId, wishes }: { tournamentId: string; byUserId: string | null; wishes: ResultWish[] },
  now: Date,
): Promise<Set<string>> {
  // Versions grow with time, so that a removed and rewritten result never repeats one (ABA).
  const versioned = wishes.map(({ result, ...wish }) => ({
    ...wish,
    after: result && { ...result, version: Math.max(now.getTime(), wish.base + 1) },
  }));
  const json = JSON.stringify(versioned);
  const matching = stillAsSeen(tournamentId, json);
  const [, written, removed] = await db.batch([
    db.insert(resultSaves).select(sql`
      select null, ${tournamentId}, ${byUserId},
        json_group_array(json_object('teamSheetId', s.id, 'before', json(${saved}), 'after', json(w.value -> 'after'))),
        ${now.getTime()}, null ${matching} having count(*) > 0`),
    db
      .insert(standings)
      .select(sql`
      select s.id, ${valuesOf("w.value ->> '$.after")} ${matching} and w.value -> 'after' <> 'null'`)
      .onConflictDoUpdate(replaceSaved)
      .returning({ id: standings.teamSheetId }),
    db
      .delete(standings)
      .where(sql`${standings.teamSheetId} in (select s.id ${matching} and w.value -> 'after' = 'null')`)
      .returning({ id: standings.teamSheetId }),
    noteChange(db, tournamentId),
  ]);
  return new Set([...written, ...removed].map(({ id }) => id));
}

export async function findLastSave(db: Database, tournamentId: string) {
  const [save] = await db
    .select({
      id: resultSaves.id,
      createdAt: resultSaves.createdAt,
      by: users.displayName,
      teams: sql<number>`json_array_length(${resultSaves.changes})`,
    })
    .from(resultSaves)
    .leftJoin(users, eq(users.id, resultSaves.byUserId))
    .where(and(eq(resultSaves.tournamentId, tournamentId), isNull(resultSaves.undoneAt)))
    .orderBy(desc(resultSaves.id))
    .limit(1);
  return save;
}

/** @returns false if the save is not the latest, or any of its results has changed since */
export async function undoSave(
  db: Database,
  { tournamentId, saveId }: { tournamentId: string; saveId: number },
  now: Date,
): Promise<boolean> {
  const undone = sql`exists (select 1 from result_saves r where r.id = ${saveId} and r.undone_at = ${now.getTime()})`;
  const changes = sql`json_each((select changes from result_saves where id = ${saveId}))`;
  const [marked] = await db.batch([
    db
      .update(resultSaves)
      .set({ undoneAt: now })
      .where(
        and(
          eq(resultSaves.id, saveId),
          eq(resultSaves.tournamentId, tournamentId),
          isNull(resultSaves.undoneAt),
          sql`not exists (select 1 from result_saves later where later.tournament_id = ${tournamentId}
            and later.id > ${saveId} and later.undone_at is null)`,
          sql`not exists (select 1 from ${changes} c left join standings k on k.team_sheet_id = c.value ->> 'teamSheetId'
            where coalesce(k.version, 0) <> coalesce(c.value ->> '$.after.version', 0))`,
        ),
      )
      .returning({ id: resultSaves.id }),
    db
      .insert(standings)
      .select(sql`
      select c.value ->> 'teamSheetId', ${valuesOf("c.value ->> '$.before")}
      from ${changes} c where c.value -> 'before' <> 'null' and ${undone}`)
      .onConflictDoUpdate(replaceSaved),
    db.delete(standings).where(
      sql`${standings.teamSheetId} in (select c.value ->> 'teamSheetId' from ${changes} c
        where c.value -> 'before' = 'null') and ${undone}`,
    ),
    noteChange(db, tournamentId),
  ]);
  if (marked.length === 1) return true;
  // Idempotent: a repeated submit succeeds if this save is undone and still the latest.
  const [latest] = await db
    .select({ id: resultSaves.id, undoneAt: resultSaves.undoneAt })
    .from(resultSaves)
    .where(eq(resultSaves.tournamentId, tournamentId))
    .orderBy(desc(resultSaves.id))
    .limit(1);
  return latest?.id === saveId && latest.undoneAt !== null;
}

export async function publishResults(
  db: Database,
  { groupId, tournamentId }: { groupId: string; tournamentId: string },
  resultsPublishedAt: Date | null,
) {
  await db.batch([
    db
      .update(tournaments)
      .set({ resultsPublishedAt, ...retold })
      .where(and(eq(tournaments.id, tournamentId), eq(tournaments.groupId, groupId))),
    noteChange(db, tournamentId),
    ...noteTimes(db, { tournamentId, kinds: ['results.published'] }),
  ]);
}

export const outdatedResultSaves: readonly OutdatedTable[] = [
  { table: resultSaves, key: resultSaves.id, since: resultSaves.createdAt, keptMs: retention.resultSaves },
];
