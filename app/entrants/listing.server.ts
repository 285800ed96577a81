import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { entrants, tournaments } from '~/db/schema';
import { disagree, keysOf } from './match-entrants';

interface Player {
  displayName: string;
  tonamelId: string;
  discordId: string;
}

/**
 * Finds the entrant who submits, in a tournament that accepts sheets of its entrants only: by an ID, or by name if no ID
 * disagrees. @returns undefined if anyone may submit, as without a list
 */
export async function findListing(db: Database, tournamentId: string, player: Player) {
  const people = await db
    .select({
      ...columnsOf(entrants, 'id', 'name', 'tonamelId', 'discordId', 'droppedAt'),
      contact: tournaments.contact,
    })
    .from(tournaments)
    .innerJoin(entrants, eq(entrants.tournamentId, tournaments.id))
    .where(and(eq(tournaments.id, tournamentId), eq(tournaments.entrantsOnly, true)))
    .orderBy(asc(entrants.position), asc(entrants.id));
  const [first] = people;
  if (!first) return undefined;
  const keys = keysOf(player, player.displayName);
  const active = people
    .filter(({ droppedAt }) => !droppedAt)
    .map(({ id, name, ...ids }) => ({ id, keys: keysOf(ids, name) }));
  const same = (by: keyof typeof keys) =>
    active.find(
      (each) =>
        keys[by] !== '' && each.keys[by] === keys[by] && (by !== 'name' || !disagree(each.keys, keys)),
    );
  const match = same('tonamelId') ?? same('discordId') ?? same('name');
  return { entrantId: match?.id, contact: first.contact };
}

/** Whether staff have matched this sheet with an entrant. */
export const isMatched = async (db: Database, teamSheetId: string): Promise<boolean> =>
  (await db.$count(entrants, eq(entrants.teamSheetId, teamSheetId))) > 0;
