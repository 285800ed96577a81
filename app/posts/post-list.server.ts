import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { favorites, postSpecies, posts, postVersions, users } from '~/db/schema';
import type { Cursor, PostQuery } from './post-query';
import { regulationAsked } from './post-query';

export const pageSize = 12;
// Of each asked species at most this many posts are counted to find the rarest.
const countedAtMost = 1000;

const shown = {
  id: posts.id,
  version: postVersions.version,
  title: postVersions.title,
  species: postVersions.species,
  rule: postVersions.rule,
  regulation: postVersions.regulation,
  finalRank: postVersions.finalRank,
  pictureIds: postVersions.pictureIds,
  imageUrl: postVersions.imageUrl,
  authorName: users.displayName,
  publishedAt: posts.publishedAt,
  favoriteCount: posts.favoriteCount,
};
export type ListedPost = Awaited<ReturnType<typeof listPosts>>['posts'][number];

const isFavorite = (viewerId: string | undefined) =>
  viewerId
    ? sql<number>`exists (select 1 from ${favorites} where ${favorites.userId} = ${viewerId} and ${favorites.postId} = ${posts.id})`.mapWith(
        Boolean,
      )
    : sql<number>`0`.mapWith(Boolean);

interface Ordered {
  publishedAt: typeof posts.publishedAt | typeof postSpecies.publishedAt;
  favoriteCount: typeof posts.favoriteCount | typeof postSpecies.favoriteCount;
  id: typeof posts.id | typeof postSpecies.postId;
}

function inOrder({ order, after }: PostQuery, { publishedAt, favoriteCount, id }: Ordered) {
  const byCount = order === 'favorite';
  const orderBy = [...(byCount ? [desc(favoriteCount)] : []), desc(publishedAt), desc(id)];
  return { orderBy, behind: after && behind(after, { publishedAt, favoriteCount, id }) };
}

const behind = (after: Cursor, { publishedAt, favoriteCount, id }: Ordered): SQL =>
  after.favoriteCount === undefined
    ? sql`(${publishedAt}, ${id}) < (${after.publishedAt.getTime()}, ${after.id})`
    : sql`(${favoriteCount}, ${publishedAt}, ${id}) < (${after.favoriteCount}, ${after.publishedAt.getTime()}, ${after.id})`;

// The plus keeps a column from choosing the index: it is checked while the list is read in another one's order.
const checked = (column: typeof posts.rule | typeof posts.regulationKey, value: string | undefined) =>
  value === undefined ? undefined : sql`+${column} = ${value}`;

/** The query of one page, asking for one row more than the page holds. It reads one index, in its order. */
export function postsQuery(db: Database, query: PostQuery, viewerId: string | undefined, size: number) {
  const { species, rule, ranked } = query;
  const regulation = regulationAsked(query);
  const columns = { ...shown, isFavorite: isFavorite(viewerId) };
  const version = and(eq(postVersions.postId, posts.id), eq(postVersions.version, posts.approvedVersion));
  if (species.length > 0) {
    const { orderBy, behind } = inOrder(query, {
      publishedAt: postSpecies.publishedAt,
      favoriteCount: postSpecies.favoriteCount,
      id: postSpecies.postId,
    });
    return db
      .select(columns)
      .from(postSpecies)
      .innerJoin(posts, eq(posts.id, postSpecies.postId))
      .innerJoin(postVersions, version)
      .innerJoin(users, eq(users.id, posts.authorId))
      .where(
        and(
          sql`${postSpecies.species} = ${rarest(species)}`,
          behind,
          ...(species.length > 1 ? species.map(inList) : []),
          checked(posts.rule, rule),
          checked(posts.regulationKey, regulation),
          ranked ? isNotNull(posts.finalRank) : undefined,
        ),
      )
      .orderBy(...orderBy)
      .limit(size + 1);
  }
  const { orderBy, behind } = inOrder(query, posts);
  return db
    .select(columns)
    .from(posts)
    .innerJoin(postVersions, version)
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(
      and(
        sql`${posts.publishedAt} is not null`,
        regulation === undefined ? undefined : eq(posts.regulationKey, regulation),
        regulation === undefined ? rule && eq(posts.rule, rule) : checked(posts.rule, rule),
        ranked ? sql`${posts.finalRank} is not null` : undefined,
        behind,
      ),
    )
    .orderBy(...orderBy)
    .limit(size + 1);
}

const inList = (list: string) =>
  sql`exists (select 1 from post_species as also where also.post_id = ${postSpecies.postId} and also.species = ${list})`;

/** The species with the fewest posts of those asked for: its list is the shortest to read. */
function rarest(species: readonly string[]): SQL {
  if (species.length === 1) return sql`${species[0]}`;
  const counted = species.map(
    (list) =>
      sql`select ${list} as list, (select count(*) from (select 1 from post_species as one where one.species = ${list} limit ${sql.raw(String(countedAtMost))})) as posts`,
  );
  return sql`(select list from (${sql.join(counted, sql` union all `)}) order by posts limit 1)`;
}

/** One page of published posts, and where the next one begins. Nothing fits a name that is unknown. */
export async function listPosts(db: Database, query: PostQuery, viewerId?: string, size = pageSize) {
  if (query.unknown.length > 0) return { posts: [], next: undefined };
  const rows = await postsQuery(db, query, viewerId, size);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { posts: page, next: last && rows.length > size ? cursorOf(last, query) : undefined };
}

const cursorOf = (
  { publishedAt, id, favoriteCount }: { publishedAt: Date | null; id: string; favoriteCount: number },
  { order }: PostQuery,
): Cursor => ({
  publishedAt: publishedAt ?? new Date(0),
  id,
  ...(order === 'favorite' && { favoriteCount }),
});

/** The query of somebody's favorites, the last one first. */
export const favoritesQuery = (db: Database, userId: string, after: Cursor | undefined, size: number) =>
  db
    .select({ ...shown, isFavorite: sql<number>`1`.mapWith(Boolean), favoredAt: favorites.createdAt })
    .from(favorites)
    .innerJoin(posts, eq(posts.id, favorites.postId))
    .innerJoin(
      postVersions,
      and(eq(postVersions.postId, posts.id), eq(postVersions.version, posts.approvedVersion)),
    )
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(
      and(
        eq(favorites.userId, userId),
        after &&
          sql`(${favorites.createdAt}, ${favorites.postId}) < (${after.publishedAt.getTime()}, ${after.id})`,
      ),
    )
    .orderBy(desc(favorites.createdAt), desc(favorites.postId))
    .limit(size + 1);

export async function listFavorites(db: Database, userId: string, after?: Cursor, size = pageSize) {
  const rows = await favoritesQuery(db, userId, after, size);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    posts: page,
    next: last && rows.length > size ? { publishedAt: last.favoredAt, id: last.id } : undefined,
  };
}

/** The query of an author's own posts, as they stand: the newest first. */
export const ownPostsQuery = (db: Database, authorId: string, after: Cursor | undefined, size: number) =>
  db
    .select({
      id: posts.id,
      approvedVersion: posts.approvedVersion,
      version: postVersions.version,
      title: postVersions.title,
      species: postVersions.species,
      createdAt: posts.createdAt,
      writtenAt: postVersions.createdAt,
      approvedAt: postVersions.approvedAt,
      rejectedAt: postVersions.rejectedAt,
      reason: postVersions.reason,
      favoriteCount: posts.favoriteCount,
    })
    .from(posts)
    .innerJoin(
      postVersions,
      and(eq(postVersions.postId, posts.id), eq(postVersions.version, posts.latestVersion)),
    )
    .where(
      and(
        eq(posts.authorId, authorId),
        after && sql`(${posts.createdAt}, ${posts.id}) < (${after.publishedAt.getTime()}, ${after.id})`,
      ),
    )
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(size + 1);

export async function listOwnPosts(db: Database, authorId: string, after?: Cursor, size = pageSize) {
  const rows = await ownPostsQuery(db, authorId, after, size);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    posts: page,
    next: last && rows.length > size ? { publishedAt: last.createdAt, id: last.id } : undefined,
  };
}

export type OwnPost = Awaited<ReturnType<typeof listOwnPosts>>['posts'][number];
