import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { groups, posts, postVersions, tournaments, users } from '~/db/schema';
import { phases } from '~/tournaments/tournament';
import { inOrder, inPhase, isShownAt } from '~/tournaments/tournament.server';

export type TournamentNews = Awaited<ReturnType<typeof findTournamentNews>>[number];
export type PostNews = Awaited<ReturnType<typeof findPostNews>>[number];

const newest = 50;
// All upcoming ones, as far as a site has them: the one announced last may start first.
const maxPerPhase = { running: newest, upcoming: 400, past: newest };

/** Finds the newest public tournaments without tests. Each phase reads its own index, all in one round trip. */
export async function findTournamentNews(db: Database, now: Date) {
  const ofPhase = (when: (typeof phases)[number]) =>
    db
      .select({
        ...columnsOf(tournaments, 'id', 'name', 'nameEn', 'rule', 'format', 'game', 'regulation'),
        ...columnsOf(tournaments, 'publishedAt', 'createdAt', 'toldAt', 'canceledAt'),
        ...columnsOf(tournaments, 'submissionDeadlineAt', 'scheduledStartAt'),
        // D1 merges equally named columns in a batch.
        groupName: sql<string>`${groups.name}`.as('group_name'),
      })
      .from(tournaments)
      .innerJoin(groups, eq(groups.id, tournaments.groupId))
      .where(and(inPhase[when](now), eq(tournaments.isTest, false), isShownAt(now)))
      .orderBy(...inOrder[when])
      .limit(maxPerPhase[when]);
  const [first, ...rest] = phases;
  const sections = await db.batch([ofPhase(first), ...rest.map(ofPhase)]);
  return sections
    .flat()
    .map(({ publishedAt, createdAt, ...row }) => ({ ...row, announcedAt: publishedAt ?? createdAt }))
    .sort(
      (one, other) => other.announcedAt.getTime() - one.announcedAt.getTime() || (one.id < other.id ? 1 : -1),
    )
    .slice(0, newest);
}

export const findPostNews = (db: Database) =>
  db
    .select({
      id: posts.id,
      publishedAt: posts.publishedAt,
      ...columnsOf(postVersions, 'title', 'species', 'rule', 'regulation', 'pictureIds', 'approvedAt'),
      authorName: users.displayName,
    })
    .from(posts)
    .innerJoin(
      postVersions,
      and(eq(postVersions.postId, posts.id), eq(postVersions.version, posts.approvedVersion)),
    )
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(isNotNull(posts.publishedAt))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(newest);
