import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId, newId } from '~/db/ids';
import { playerNotes, users } from '~/db/schema';

/** A sheet's player, an entrant without a sheet, or both. */
export interface NoteSubject {
  teamSheetId?: string;
  entrantId?: string;
}

interface NewNote extends NoteSubject {
  key: string;
  tournamentId: string;
  /** Empty for a note without a penalty. */
  penalty: string;
  text: string;
  byUserId: string;
}

const maxNotesOfPlayer = 100;

const about = ({ teamSheetId, entrantId }: NoteSubject): SQL | undefined =>
  teamSheetId === undefined
    ? eq(playerNotes.entrantId, entrantId ?? '')
    : eq(playerNotes.teamSheetId, teamSheetId);

/** @returns false if the player erased the sheet, or has too many notes */
export async function addNote(db: Database, note: NewNote, now: Date): Promise<boolean> {
  const { key, tournamentId, teamSheetId, entrantId, penalty, text, byUserId } = note;
  const id = isId(key) ? key : newId();
  const isThere =
    teamSheetId === undefined
      ? sql`exists (select 1 from entrants where id = ${entrantId ?? ''} and tournament_id = ${tournamentId})`
      : sql`exists (select 1 from team_sheets where id = ${teamSheetId} and tournament_id = ${tournamentId}
          and erased_at is null)`;
  const [, written] = await db.batch([
    db
      .insert(playerNotes)
      .select(
        sql`select ${id}, ${tournamentId}, ${teamSheetId ?? null}, ${entrantId ?? null}, ${penalty}, ${text},
          ${byUserId}, ${now.getTime()}, null, null
          where ${isThere} and (select count(*) from player_notes where ${about(note)}) < ${maxNotesOfPlayer}`,
      )
      .onConflictDoNothing(),
    db
      .select({ id: playerNotes.id })
      .from(playerNotes)
      .where(and(eq(playerNotes.id, id), about(note))),
  ]);
  return written.length === 1;
}

/** @returns false if the note was already taken back */
export async function takeBackNote(
  db: Database,
  { id, byUserId, ...subject }: NoteSubject & { id: string; byUserId: string },
  now: Date,
): Promise<boolean> {
  const taken = await db
    .update(playerNotes)
    .set({ takenBackAt: now, takenBackById: byUserId })
    .where(and(eq(playerNotes.id, id), about(subject), isNull(playerNotes.takenBackAt)))
    .returning({ id: playerNotes.id });
  return taken.length === 1;
}

const takers = alias(users, 'takers');

export const notesQuery = (db: Database, subject: NoteSubject) =>
  db
    .select({
      ...columnsOf(playerNotes, 'id', 'penalty', 'text', 'createdAt', 'takenBackAt'),
      who: users.displayName,
      takenBackBy: sql<string | null>`takers.display_name`.as('taken_back_by'),
    })
    .from(playerNotes)
    .leftJoin(users, eq(users.id, playerNotes.byUserId))
    .leftJoin(takers, eq(takers.id, playerNotes.takenBackById))
    .where(about(subject))
    .orderBy(desc(playerNotes.createdAt), desc(playerNotes.id))
    .limit(maxNotesOfPlayer);

export type ListedNote = Awaited<ReturnType<typeof notesQuery>>[number];

/** Column of queries on team_sheets: penalties of active notes as a JSON array. */
export const notedKinds = sql<string>`(select json_group_array(n.penalty) from player_notes n
  where n.team_sheet_id = team_sheets.id and n.taken_back_at is null)`;

export async function notesBySheet(db: Database, tournamentId: string) {
  const rows = await db
    .select(columnsOf(playerNotes, 'teamSheetId', 'penalty', 'text', 'createdAt'))
    .from(playerNotes)
    .where(and(eq(playerNotes.tournamentId, tournamentId), isNull(playerNotes.takenBackAt)))
    .orderBy(asc(playerNotes.createdAt));
  const bySheet = new Map<string, typeof rows>();
  for (const row of rows)
    if (row.teamSheetId) bySheet.set(row.teamSheetId, [...(bySheet.get(row.teamSheetId) ?? []), row]);
  return bySheet;
}
