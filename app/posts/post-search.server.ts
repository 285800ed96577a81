import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '~/db/client.server';
import { favorites, postSpecies, posts, postVersions, users } from '~/db/schema';
import { type Cursor, examinedAtMost, type PostQuery, regulationAsked } from './post-query';

// How far back so many of its posts reach tells how rare a species is.
const probed = 200;

/** What a list shows of a post. */
export const shown = {
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

/** A stretch of an index: the posts that it holds, its order, and what is checked of each on the way. */
interface Stretch {
  of: 'posts' | 'species';
  /** The columns of its order, all of them from the highest down. */
  order: SQLiteColumn[];
  holds: SQL;
  checks: SQL[];
}

const published = sql`${posts.publishedAt} is not null`;
const isRanked = sql`${posts.finalRank} is not null`;
const standsIn = (list: string) =>
  sql`exists (select 1 from post_species as also where also.post_id = ${postSpecies.postId} and also.species = ${list})`;

function stretchOf(query: PostQuery): Stretch {
  const { rule, ranked } = query;
  const regulation = regulationAsked(query);
  const byCount = query.order === 'favorite';
  const [first, ...others] = query.species;
  // The plus keeps a column from choosing the index: it is checked while the list is read in another one's order.
  const rankCheck = ranked ? [sql`+${isRanked}`] : [];
  const ruleCheck = rule ? [sql`+${posts.rule} = ${rule}`] : [];
  if (first)
    return {
      of: 'species',
      order: [...(byCount ? [postSpecies.favoriteCount] : []), postSpecies.publishedAt, postSpecies.postId],
      holds: eq(postSpecies.species, first),
      checks: [
        ...others.map(standsIn),
        ...ruleCheck,
        ...(regulation === undefined ? [] : [sql`+${posts.regulationKey} = ${regulation}`]),
        ...rankCheck,
      ],
    };
  const order = [...(byCount ? [posts.favoriteCount] : []), posts.publishedAt, posts.id];
  const stretch = (condition: SQL, checks: SQL[]): Stretch => ({
    of: 'posts',
    order,
    holds: sql`${published} and ${condition}`,
    checks,
  });
  if (regulation !== undefined)
    return stretch(eq(posts.regulationKey, regulation), [...ruleCheck, ...rankCheck]);
  if (rule) return stretch(eq(posts.rule, rule), rankCheck);
  return stretch(ranked ? isRanked : published, []);
}

const list = (parts: readonly (SQL | SQLiteColumn | string | number)[]) =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );

const behind = ({ order }: Stretch, after: Cursor | undefined): SQL | undefined => {
  if (!after) return undefined;
  const { favoriteCount, publishedAt, id } = after;
  const values = [...(favoriteCount === undefined ? [] : [favoriteCount]), publishedAt.getTime(), id];
  return sql`(${list(order)}) < (${list(values)})`;
};

/** The places of a stretch in its order, to be cut by a limit: read from the index alone. */
const places = ({ of, order, holds }: Stretch, start: SQL | undefined) => {
  const columns = order.map((column, at) => sql`${column} as ${sql.raw(`at${at}`)}`);
  return sql`select ${list(columns)} from ${of === 'posts' ? posts : postSpecies} where ${and(holds, start)} order by ${list(order.map((column) => desc(column)))}`;
};

/** The last place that a page looks at. */
const lastExamined = (stretch: Stretch, start: SQL | undefined) => {
  const names = sql.raw(stretch.order.map((_, at) => `at${at}`).join(', '));
  return sql`select ${names} from (${places(stretch, start)} limit ${sql.raw(String(examinedAtMost))}) order by ${names} limit 1`;
};

const isFavorite = (viewerId: string | undefined) =>
  viewerId
    ? sql<number>`exists (select 1 from ${favorites} where ${favorites.userId} = ${viewerId} and ${favorites.postId} = ${posts.id})`.mapWith(
        Boolean,
      )
    : sql<number>`0`.mapWith(Boolean);

/** The query of one page, asking for one row more than the page holds. It reads one index, in its order. */
export function postsQuery(db: Database, query: PostQuery, viewerId: string | undefined, size: number) {
  const stretch = stretchOf(query);
  const { order, holds, checks } = stretch;
  const start = behind(stretch, query.after);
  const bound = checks.length > 0 ? sql`(${list(order)}) >= (${lastExamined(stretch, start)})` : undefined;
  const version = and(eq(postVersions.postId, posts.id), eq(postVersions.version, posts.approvedVersion));
  const conditions = and(holds, start, bound, ...checks);
  const down = order.map((column) => desc(column));
  const selected = db.select({ ...shown, isFavorite: isFavorite(viewerId) });
  if (stretch.of === 'posts')
    return selected
      .from(posts)
      .innerJoin(postVersions, version)
      .innerJoin(users, eq(users.id, posts.authorId))
      .where(conditions)
      .orderBy(...down)
      .limit(size + 1);
  return selected
    .from(postSpecies)
    .innerJoin(posts, eq(posts.id, postSpecies.postId))
    .innerJoin(postVersions, version)
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(conditions)
    .orderBy(...down)
    .limit(size + 1);
}

/** Where a page ended that looked at all it may; undefined when it came to the end of its list. */
export async function findStop(db: Database, query: PostQuery): Promise<Cursor | undefined> {
  const stretch = stretchOf(query);
  if (stretch.checks.length === 0) return undefined;
  const skipped = sql.raw(String(examinedAtMost - 1));
  const [last] = await db.values<(number | string)[]>(
    sql`${places(stretch, behind(stretch, query.after))} limit 1 offset ${skipped}`,
  );
  if (!last) return undefined;
  const [id, publishedAt, favoriteCount] = last.reverse();
  return {
    id: String(id),
    publishedAt: new Date(Number(publishedAt)),
    ...(favoriteCount !== undefined && { favoriteCount: Number(favoriteCount) }),
  };
}

/** The query that orders species by how rare they are: the rarest first, whose list is the shortest to look through. */
export const rarestQuery = (species: readonly string[]) => {
  const reach = (key: string) =>
    sql`select ${key} as list, (select one.published_at from post_species as one where one.species = ${key} order by one.published_at desc limit 1 offset ${sql.raw(String(probed - 1))}) as since`;
  return sql`select list from (${sql.join(species.map(reach), sql` union all `)}) order by since`;
};

/** The same question, its rarest species first. */
export async function rarestFirst(db: Database, query: PostQuery): Promise<PostQuery> {
  if (query.species.length < 2) return query;
  const rows = await db.all<{ list: string }>(rarestQuery(query.species));
  return { ...query, species: rows.map((row) => row.list) };
}
