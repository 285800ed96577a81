import type { Database } from '~/db/client.server';
import { notesQuery } from './player-note.server';
import { lastCheckQuery } from './sheet-check.server';

export async function findJudged(db: Database, teamSheetId: string) {
  const [[check], notes] = await db.batch([lastCheckQuery(db, teamSheetId), notesQuery(db, { teamSheetId })]);
  return { check, notes };
}
