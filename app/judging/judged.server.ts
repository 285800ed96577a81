import type { Database } from '~/db/client.server';
import { notesQuery } from './player-note.server';
import { lastCheckQuery } from './sheet-check.server';

/** What judges have done with a sheet: when it was last looked through, and what was noted of its player. */
export async function findJudged(db: Database, teamSheetId: string) {
  const [[check], notes] = await db.batch([lastCheckQuery(db, teamSheetId), notesQuery(db, { teamSheetId })]);
  return { check, notes };
}
