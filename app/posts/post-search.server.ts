import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { favorites, postSpecies, posts, postVersions, users } from '~/db/schema';
import { type Cursor, examinedAtMost, type PostQuery, regulationAsked } from './post-query';

// How far back so many of its posts reach tells how rare a list is.
const probed = 200;

export const shown = {
  id: posts.id,
  ...columnsOf(postVersions, 'version', 'title', 'species', 'rule', 'regulation', 'finalRank'),
  pictureIds: postVersions.pictureIds,
  authorName: users.displayName,
  publishedAt: posts.publishedAt,
  favoriteCount: posts.favoriteCount,
};

/** The list that leads, the others being checked: a species' key, or one of the posts' own columns. */
export type Lead = { species: string } | 'regulation' | 'rule' | 'ranked' | undefined;

export const leadsOf = (query: PostQuery): Lead[] => [
  ...query.species.map((species) => ({ species })),
  ...(query.regulation ? (['regulation'] as const) : []),
  ...(query.rule ? (['rule'] as const) : []),
  ...(query.ranked ? (['ranked'] as const) : []),
];

/** A part of an index: the posts that it holds, its order, and what is checked of each on the way. */
interface Stretch {
  of: 'posts' | 'species';
  /** The columns of its order, all of them from the highest down. */
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

function stretchOf(query: PostQuery, lead: Lead): Stretch {
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
    // The plus keeps a column from choosing the index: it is checked while another one's order is read.
    typeof other === 'object' ? standsIn(other.species, id) : sql`+${columnIs[other](query)}`;
  return {
    of: bySpecies ? 'species' : 'posts',
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

const behind = ({ order }: Stretch, after: Cursor | undefined): SQL | undefined => {
  if (!after) return undefined;
  const { favoriteCount, publishedAt, id } = after;
  const values = [...(favoriteCount === undefined ? [] : [favoriteCount]), publishedAt.getTime(), id];
  return sql`(${list(order)}) < (${list(values)})`;
};

const places = ({ of, order, holds }: Stretch, start: SQL | undefined) => {
  const columns = order.map((column, at) => sql`${column} as ${sql.raw(`at${at}`)}`);
  return sql`select ${list(columns)} from ${of === 'posts' ? posts : postSpecies} where ${and(holds, start)} order by ${list(order.map((column) => desc(column)))}`;
};

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

/** One row more than the page holds. Reads one index, in its order. */
export function postsQuery(
  db: Database,
  query: PostQuery,
  lead: Lead,
  viewerId: string | undefined,
  size: number,
) {
  const stretch = stretchOf(query, lead);
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

/** Where a page ended that looked at all it may; undefined at the end of its list. */
export async function findStop(db: Database, query: PostQuery, lead: Lead): Promise<Cursor | undefined> {
  const stretch = stretchOf(query, lead);
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

/** How far back each list reaches with its newest posts: null, further than all, when it has but few. */
export function reachQuery(query: PostQuery, leads: readonly Lead[]) {
  const reach = (lead: Lead) => {
    const { of, holds } = stretchOf(query, lead);
    const table = of === 'posts' ? posts : postSpecies;
    return sql`(select ${table.publishedAt} from ${table} where ${holds} order by ${table.publishedAt} desc limit 1 offset ${sql.raw(String(probed - 1))})`;
  };
  return sql`select ${list(leads.map(reach))}`;
}

/** The list that is rarest, so that the fewest posts have to be looked through. */
export async function findLead(db: Database, query: PostQuery): Promise<Lead> {
  const leads = leadsOf(query);
  if (leads.length < 2) return leads[0];
  const [reaches = []] = await db.values<(number | null)[]>(reachQuery(query, leads));
  const furthest = Math.min(...reaches.map((reach) => reach ?? 0));
  return leads[reaches.findIndex((reach) => (reach ?? 0) === furthest)];
}
