import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { entrants, matches } from '~/db/schema';
import { findMatch } from './matches.server';
import { concedeMatch } from './write-match.server';

/**
 * A player leaves the tournament. Whom they would have met in an open match of a Swiss round or the bracket wins by
 * walkover; in blocks the organizer's drop rule decides.
 * @returns false if there is no such entrant; one who has dropped already counts as dropped
 */
export async function dropOut(
  db: Database,
  { tournamentId, entrantId, by }: { tournamentId: string; entrantId: string; by: 'player' | 'staff' },
  now: Date,
): Promise<boolean> {
  const dropped = await db
    .update(entrants)
    .set({
      droppedAt: sql`coalesce(${entrants.droppedAt}, ${now.getTime()})`,
      droppedBy: sql`iif(${entrants.droppedAt} is null, ${by}, ${entrants.droppedBy})`,
    })
    .where(and(eq(entrants.id, entrantId), eq(entrants.tournamentId, tournamentId)))
    .returning({ id: entrants.id });
  const open = await db
    .select({ id: matches.id, isA: sql`${matches.entrantA} = ${entrantId}`.mapWith(Boolean) })
    .from(matches)
    .where(
      and(
        eq(matches.tournamentId, tournamentId),
        or(eq(matches.entrantA, entrantId), eq(matches.entrantB, entrantId)),
        // An earlier Swiss round without a result was settled elsewhere.
        sql`(${matches.stage} = 'bracket' or (${matches.stage} = 'swiss' and ${matches.round} = (
          select max(m.round) from matches m where m.tournament_id = ${tournamentId} and m.stage = 'swiss')))`,
        isNull(matches.winner),
        isNotNull(matches.entrantA),
        isNotNull(matches.entrantB),
      ),
    );
  for (const { id, isA } of open) {
    const found = await findMatch(db, tournamentId, id);
    if (found) await concedeMatch(db, { found, by: isA ? 'a' : 'b', now });
  }
  return dropped.length === 1;
}

/** Takes back a player's own drop, until another round is published. @returns false if it is too late, or was no drop of theirs */
export async function returnToPlay(
  db: Database,
  { tournamentId, entrantId }: { tournamentId: string; entrantId: string },
): Promise<boolean> {
  const returned = await db
    .update(entrants)
    .set({ droppedAt: null, droppedBy: null })
    .where(
      and(
        eq(entrants.id, entrantId),
        eq(entrants.tournamentId, tournamentId),
        eq(entrants.droppedBy, 'player'),
        sql`not exists (select 1 from stages s where s.tournament_id = ${tournamentId}
          and s.published_at >= ${entrants.droppedAt})`,
      ),
    )
    .returning({ id: entrants.id });
  return returned.length === 1;
}
