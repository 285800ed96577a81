import { and, desc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { broadcasts, posts, tournaments } from '~/db/schema';
import { regulationAt, regulationsOf } from '~/pokedex/regulations';
import { latestWinnerQuery } from '~/sheets/published-teams.server';
import { isShownAt } from '~/tournaments/tournament.server';
import { type EndpointName, methodOf, paths } from '../paths';

const anything = '{id}';

/** Finds an example URL with data for each endpoint. All that need a token use one group, so that one token fits. */
export async function findExamples(db: Database, now: Date): Promise<Record<EndpointName, string>> {
  const isOnAir = isNotNull(broadcasts.scene);
  const [[winner], [post], [onAir], [own]] = await db.batch([
    latestWinnerQuery(db, now),
    db
      .select({ id: posts.id })
      .from(posts)
      .where(isNotNull(posts.publishedAt))
      .orderBy(desc(posts.publishedAt))
      .limit(1),
    db
      .select({ id: broadcasts.groupId })
      .from(broadcasts)
      .where(isOnAir)
      .orderBy(broadcasts.groupId)
      .limit(1),
    db
      .select({ id: tournaments.id })
      .from(tournaments)
      .innerJoin(broadcasts, and(eq(broadcasts.groupId, tournaments.groupId), isOnAir))
      .where(and(isShownAt(now), lte(tournaments.endsAt, now)))
      .orderBy(broadcasts.groupId, desc(tournaments.endsAt))
      .limit(1),
  ]);
  const regulation = regulationAt('champions', now) ?? regulationsOf('champions')[0];
  const given: Record<string, string> = {
    tournamentId: winner?.tournamentId ?? anything,
    teamId: winner?.id ?? anything,
    regulationId: regulation?.id ?? anything,
    postId: post?.id ?? anything,
    groupId: onAir?.id ?? anything,
  };
  const query: Partial<Record<EndpointName, string>> = {
    listTournaments: '?when=past&limit=5',
    listSpecies: '?q=garchomp',
    listPosts: '?species=incineroar',
    // Who tries it changes nothing.
    writeEntrants: '?dryRun=true',
    writeResults: '?dryRun=true',
    writeRound: '?dryRun=true',
  };
  return Object.fromEntries(
    Object.entries(paths).map(([name, path]) => {
      const isOwn = path.startsWith('groups/') || methodOf(name as EndpointName) === 'POST';
      const known = isOwn ? { ...given, tournamentId: own?.id ?? anything } : given;
      const filled = path.replace(/:(\w+)/g, (_, each: string) => known[each] ?? anything);
      return [name, `/${filled}${query[name as EndpointName] ?? ''}`];
    }),
  ) as Record<EndpointName, string>;
}
