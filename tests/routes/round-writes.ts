import { and, asc, eq, inArray } from 'drizzle-orm';
import { notices } from '~/db/schema';
import { findMatch } from '~/rounds/matches.server';
import { publishMatches } from '~/rounds/publish.server';
import type { RunningEvent } from './event';
import { db } from './sheet-writes';

/** Publishes the first half of the players against the second. */
export const publish = (event: RunningEvent, seen: number, round = 1) =>
  publishMatches(
    db,
    {
      ...{ tournamentId: event.tournamentId, kind: 'swiss', round, settings: { bestOf: 3 }, seen },
      matches: [0, 1].map((place) => ({
        ...{ round, place, seat: String(place + 1) },
        ...{ a: event.players[place]?.entrantId ?? '', b: event.players[place + 2]?.entrantId ?? '' },
      })),
    },
    new Date(),
  );

/** What was noted of its rounds, in order. */
export const noted = async ({ tournamentId }: RunningEvent) => {
  const rows = await db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.tournamentId, tournamentId),
        inArray(notices.kind, ['round.published', 'match.reported']),
      ),
    )
    .orderBy(asc(notices.id));
  return rows;
};
export const won = (winner: 'a' | 'b') => ({
  ...{ winner, gamesA: winner === 'a' ? 2 : 1, gamesB: winner === 'a' ? 1 : 2, isWalkover: false },
});

/** An act on one of its matches, by somebody who has seen this revision of it. */
export async function actOf(event: RunningEvent, seen: number, place = 0) {
  const match = (await event.matches())[place];
  const found = await findMatch(db, event.tournamentId, match?.id ?? '');
  if (!found) throw new Error('There is no match.');
  return { found, seen, byUserId: null, now: new Date() };
}
