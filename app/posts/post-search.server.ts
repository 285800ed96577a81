import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { favorites, postSpecies, posts, postVersions, users } from '~/db/schema';
import { type Cursor, examinedAtMost, type PostQuery, regulationAsked } from './post-query';

// The date of a list's 200th newest post estimates how rare the list is.
const probeDepth = 200;

export const listedColumns = {
  id: posts.id,
  ...columnsOf(postVersions, 'version', 'title', 'species', 'rule', 'regulation', 'finalRank'),
  pictureIds: postVersions.pictureIds,
  authorName: users.displayName,
  publishedAt: posts.publishedAt,
  favoriteCount: posts.favoriteCount,
};

/** The list whose index drives the search: a species, or a column of posts. Others are checked per row. */
export type Lead = { species: string } | 'regulation' | 'rule' | 'ranked' | undefined;

export const leadsOf = (query: PostQuery): Lead[] => [
  ...query.species.map((species) => ({ species })),
  ...(query.regulation ? (['regulation'] as const) : []),
  ...(query.rule ? (['rule'] as const) : []),
  ...(query.ranked ? (['ranked'] as const) : []),
];

/** A range of an index: its condition, its order, and the checks on each row. */
interface IndexRange {
  source: 'posts' | 'species';
  order: SQLiteColumn[];
  holds: SQL;
  checks: SQL[];
}

const published = sql`${posts.publishedAt} is not null`;
const standsIn = (species: string, postId: SQLiteColumn) =>
  sql`exists (select 1 from post_species as also where also.post_id = ${postId} and also.species = ${species})`;

const columnIs = {
  regulation: (query: PostQuery) => sql`${posts.regulationKey} = ${regulationAsked(query)}`,
  rule: ({ rule }: PostQuery) => sql`${posts.rule} = ${rule}`,
  ranked: () => sql`${posts.finalRank} is not null`,
};

function indexRange(query: PostQuery, lead: Lead): IndexRange {
  const byCount = query.order === 'favorite';
  const bySpecies = typeof lead === 'object';
  const { favoriteCount, publishedAt } = bySpecies ? postSpecies : posts;
  const id = bySpecies ? postSpecies.postId : posts.id;
  const holding = !lead
    ? published
    : bySpecies
      ? eq(postSpecies.species, lead.species)
      : columnIs[lead](query);
  const isLead = (other: Lead) =>
    typeof other === 'object' && bySpecies ? other.species === lead.species : other === lead;
  const check = (other: NonNullable<Lead>) =>
    // The unary plus keeps SQLite from using this column's index instead of the lead's.
    typeof other === 'object' ? standsIn(other.species, id) : sql`+${columnIs[other](query)}`;
  return {
    source: bySpecies ? 'species' : 'posts',
    order: [...(byCount ? [favoriteCount] : []), publishedAt, id],
    holds: bySpecies ? holding : sql`${published} and ${holding}`,
    checks: leadsOf(query).flatMap((other) => (!other || isLead(other) ? [] : [check(other)])),
  };
}

const list = (parts: readonly (SQL | SQLiteColumn | string | number)[]) =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );

const behind = ({ order }: IndexRange, after: Cursor | undefined): SQL | undefined => {
  if (!after) return undefined;
  const { favoriteCount, publishedAt, id } = after;
  const values = [...(favoriteCount === undefined ? [] : [favoriteCount]), publishedAt.getTime(), id];
  return sql`(${list(order)}) < (${list(values)})`;
};

const positions = ({ source, order, holds }: IndexRange, start: SQL | undefined) => {
  const columns = order.map((column, at) => sql`${column} as ${sql.raw(`at${at}`)}`);
  return sql`select ${list(columns)} from ${source === 'posts' ? posts : postSpecies} where ${and(holds, start)} order by ${list(order.map((column) => desc(column)))}`;
};

const lastExamined = (range: IndexRange, start: SQL | undefined) => {
  const names = sql.raw(range.order.map((_, at) => `at${at}`).join(', '));
  return sql`select ${names} from (${positions(range, start)} limit ${sql.raw(String(examinedAtMost))}) order by ${names} limit 1`;
};

const isFavorite = (viewerId: string | undefined) =>
  viewerId
    ? sql<number>`exists (select 1 from ${favorites} where ${favorites.userId} = ${viewerId} and ${favorites.postId} = ${posts.id})`.mapWith(
        Boolean,
      )
    : sql<number>`0`.mapWith(Boolean);

/** Selects `size + 1` posts by scanning one index in order. */
export function postsQuery(
  db: Database,
  query: PostQuery,
  lead: Lead,
  viewerId: string | undefined,
  size: number,
) {
  const range = indexRange(query, lead);
  const { order, holds, checks } = range;
  const start = behind(range, query.after);
  const bound = checks.length > 0 ? sql`(${list(order)}) >= (${lastExamined(range, start)})` : undefined;
  const version = and(eq(postVersions.postId, posts.id), eq(postVersions.version, posts.approvedVersion));
  const conditions = and(holds, start, bound, ...checks);
  const down = order.map((column) => desc(column));
  const selected = db.select({ ...listedColumns, isFavorite: isFavorite(viewerId) });
  if (range.source === 'posts')
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

/** Cursor at the scan limit; undefined at the end of the list. */
export async function findStop(db: Database, query: PostQuery, lead: Lead): Promise<Cursor | undefined> {
  const range = indexRange(query, lead);
  if (range.checks.length === 0) return undefined;
  const skipped = sql.raw(String(examinedAtMost - 1));
  const [last] = await db.values<(number | string)[]>(
    sql`${positions(range, behind(range, query.after))} limit 1 offset ${skipped}`,
  );
  if (!last) return undefined;
  const [id, publishedAt, favoriteCount] = last.reverse();
  return {
    id: String(id),
    publishedAt: new Date(Number(publishedAt)),
    ...(favoriteCount !== undefined && { favoriteCount: Number(favoriteCount) }),
  };
}

/** Date of each list's 200th newest post; null, treated as oldest, if it has fewer. */
export function reachQuery(query: PostQuery, leads: readonly Lead[]) {
  const reach = (lead: Lead) => {
    const { source, holds } = indexRange(query, lead);
    const table = source === 'posts' ? posts : postSpecies;
    return sql`(select ${table.publishedAt} from ${table} where ${holds} order by ${table.publishedAt} desc limit 1 offset ${sql.raw(String(probeDepth - 1))})`;
  };
  return sql`select ${list(leads.map(reach))}`;
}

/** Picks the rarest list, so that the fewest posts are scanned. */
export async function findLead(db: Database, query: PostQuery): Promise<Lead> {
  const leads = leadsOf(query);
  if (leads.length < 2) return leads[0];
  const [reaches = []] = await db.values<(number | null)[]>(reachQuery(query, leads));
  const furthest = Math.min(...reaches.map((reach) => reach ?? 0));
  return leads[reaches.findIndex((reach) => (reach ?? 0) === furthest)];
}
