import { and, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { listed } from '~/db/listed';
import { entrants, playerNotes } from '~/db/schema';
import { nameless } from '~/text/nameless';
import { findEntrantsOf, findRosters } from './entrants.server';

/**
 * Removes IDs and readings from an expired list, and entrants without a sheet. Saves the matches first, since they can't be
 * found again once the sheets have lost their IDs.
 */
export async function removeEntrantIds(db: Database, tournamentId: string) {
  const roster = (await findRosters(db, [tournamentId])).get(tournamentId);
  if (!roster) return;
  const matches = roster.entrants.flatMap(({ id, sheetId }) => (sheetId ? [{ id, sheetId }] : []));
  const matchedIds = listed(matches.map(({ id }) => id));
  await db.batch([
    db
      .delete(entrants)
      .where(and(eq(entrants.tournamentId, tournamentId), notInArray(entrants.id, matchedIds))),
    db
      .update(entrants)
      .set({
        ...{ reading: '', tonamelId: '', discordId: '', twitterId: '', seed: null, seat: '' },
        teamSheetId: sql`h.value ->> 'sheetId'`,
        otherSheetIds: [],
      })
      .from(sql`json_each(${JSON.stringify(matches)}) h`)
      .where(and(sql`entrants.id = h.value ->> 'id'`, eq(entrants.tournamentId, tournamentId))),
  ]);
}

/** IDs of the entrants to erase together with their sheets. */
export async function findErasedEntrants(db: Database, sheetIds: readonly string[]): Promise<string[]> {
  const found = await findEntrantsOf(db, listed(sheetIds));
  const theirs = new Set(sheetIds);
  return [...found].flatMap(([sheetId, { entrant }]) => (theirs.has(sheetId) ? [entrant.id] : []));
}

/** Statements that anonymize entrants. The rows stay, so that staff see that a player has left. */
export function eraseEntrants(db: Database, ids: readonly string[], erasedSheets: SQL, now: Date) {
  const isDone = sql`exists ${erasedSheets}`;
  const theirs = and(
    or(inArray(entrants.id, listed(ids)), inArray(entrants.teamSheetId, erasedSheets)),
    isDone,
  );
  return [
    db
      .delete(playerNotes)
      .where(inArray(playerNotes.entrantId, db.select({ id: entrants.id }).from(entrants).where(theirs))),
    db
      .update(entrants)
      .set({
        name: nameless,
        reading: '',
        tonamelId: '',
        discordId: '',
        twitterId: '',
        seat: '',
        seed: null,
        teamSheetId: null,
        otherSheetIds: [],
        droppedAt: sql`coalesce(${entrants.droppedAt}, ${now.getTime()})`,
      })
      .where(theirs),
  ] as const;
}
