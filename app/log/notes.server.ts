import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { operationNotes } from '~/db/schema';

export interface Notes {
  sweep: { ms: number; failed: string[] };
  /** HTTP status of the mail API. Null: no answer. */
  mail: { status: number | null; isOver: boolean };
  /** Last sheet that was searched for names known by now. Empty: the search starts over. */
  freeNames: { after: string };
}

export type Noted<Key extends keyof Notes> = Notes[Key] & { at: Date };

export async function noteDown<Key extends keyof Notes>(
  db: Database,
  key: Key,
  value: Notes[Key],
  now: Date,
) {
  await db
    .insert(operationNotes)
    .values({ key, value, notedAt: now })
    .onConflictDoUpdate({ target: operationNotes.key, set: { value, notedAt: now } });
}

export async function findNotes(db: Database): Promise<{ [Key in keyof Notes]?: Noted<Key> }> {
  const rows = await db
    .select()
    .from(operationNotes)
    .where(inArray(operationNotes.key, ['sweep', 'mail'] satisfies (keyof Notes)[]));
  return Object.fromEntries(
    rows.map(({ key, value, notedAt }) => [key, { ...(value as object), at: notedAt }]),
  );
}

export async function findNote<Key extends keyof Notes>(
  db: Database,
  key: Key,
): Promise<Notes[Key] | undefined> {
  const [row] = await db.select().from(operationNotes).where(eq(operationNotes.key, key));
  return row?.value as Notes[Key] | undefined;
}

export async function noteMailWorks(db: Database) {
  await db
    .update(operationNotes)
    .set({ value: sql`json_set(${operationNotes.value}, '$.isOver', json('true'))` })
    .where(and(eq(operationNotes.key, 'mail'), sql`${operationNotes.value} ->> 'isOver' = 0`));
}

const alarmKey = (problem: string) => `alarm ${problem}`;

/** Claims an alarm, once per `againMs` for all callers. @returns whether this caller is to send it */
export async function claimAlarm(
  db: Database,
  problem: string,
  againMs: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .insert(operationNotes)
    .values({ key: alarmKey(problem), value: {}, notedAt: now })
    .onConflictDoUpdate({
      target: operationNotes.key,
      set: { notedAt: now },
      setWhere: lte(operationNotes.notedAt, new Date(now.getTime() - againMs)),
    })
    .returning({ key: operationNotes.key });
  return rows.length > 0;
}

/** Ends an alarm. @returns whether it was sent, and this caller is to send the all-clear */
export async function endAlarm(db: Database, problem: string): Promise<boolean> {
  const rows = await db
    .delete(operationNotes)
    .where(eq(operationNotes.key, alarmKey(problem)))
    .returning({ key: operationNotes.key });
  return rows.length > 0;
}
