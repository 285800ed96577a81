import { and, asc, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Database, preparedFor } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId } from '~/db/ids';
import { groups, tournaments } from '~/db/schema';
import { type Stamped, stampOf, tournamentStamp } from '~/db/stamps.server';
import { foldText } from '~/text/text';
import { isPublished, type Phase } from './tournament';
import type { TournamentQuery } from './tournament-query';

const pageSize = 12;
const searchWords = 6;

export const tournamentColumns = {
  id: tournaments.id,
  name: tournaments.name,
  groupId: tournaments.groupId,
  groupName: groups.name,
  event: groups.event,
  ...columnsOf(tournaments, 'rule', 'game', 'regulation', 'format', 'sheetKind'),
  ...columnsOf(tournaments, 'speciesClause', 'houseRules', 'isStrict', 'allowsSeveral'),
  ...columnsOf(tournaments, 'submissionDeadlineAt', 'scheduledStartAt', 'endsAt', 'timeZone'),
  ...columnsOf(tournaments, 'externalUrl', 'isTest', 'topCut'),
  /** Changes with the organizer's picture, for cache busting. Null without a picture. */
  thumbnailVersion: sql<string | null>`substr(${tournaments.thumbnailKey}, -6)`,
  ...columnsOf(
    tournaments,
    'publishedAt',
    'archivedAt',
    'entryClosedAt',
    'submissionClosedAt',
    'resultsPublishedAt',
    'canceledAt',
    'cancelReason',
  ),
};

/** The event whose colors the pages of a tournament wear, for queries that do not join groups. */
export const eventOfGroup = sql<
  (typeof groups.$inferSelect)['event']
>`(select g.event from groups g where g.id = tournaments.group_id)`;

const select = (db: Database) =>
  db.select(tournamentColumns).from(tournaments).innerJoin(groups, eq(groups.id, tournaments.groupId));

export type FoundTournament = NonNullable<Awaited<ReturnType<typeof findTournament>>>;

type Moment = Date | SQL;

/** `isPublished`, for rows of tournaments. */
export const isShownAt = (now: Moment) =>
  and(
    // The unary + keeps SQLite from using an index on this column, which nearly all rows match.
    sql`+${tournaments.publishedAt} is not null`,
    sql`+${tournaments.publishedAt} <= ${now instanceof Date ? now.getTime() : now}`,
    or(isNull(tournaments.archivedAt), gt(tournaments.archivedAt, now)),
  );

// Each phase is one stretch of one index, read in the order in which it is shown.
export const inPhase: Record<Phase, (now: Date) => SQL | undefined> = {
  upcoming: (now) => gt(tournaments.scheduledStartAt, now),
  running: (now) =>
    and(gt(tournaments.endsAt, now), sql`+${tournaments.scheduledStartAt} <= ${now.getTime()}`),
  past: (now) => lte(tournaments.endsAt, now),
};
export const inOrder: Record<Phase, SQL[]> = {
  upcoming: [asc(tournaments.scheduledStartAt), asc(tournaments.id)],
  running: [asc(tournaments.endsAt), asc(tournaments.id)],
  past: [desc(tournaments.endsAt), asc(tournaments.id)],
};

// Not LIKE: D1 refuses patterns of more than 50 bytes, which is sixteen letters of Japanese.
export const matching = (search: string) =>
  foldText(search)
    .split(' ', searchWords)
    .filter(Boolean)
    .map((word) => sql`instr(${tournaments.searchText}, ${word}) > 0`);

export const tournamentsQuery = (
  db: Database,
  query: TournamentQuery & { when: Phase },
  now: Date,
  size: number,
) =>
  select(db)
    .where(
      and(
        inPhase[query.when](now),
        isShownAt(now),
        query.rule && eq(tournaments.rule, query.rule),
        query.format && eq(tournaments.format, query.format),
        ...matching(query.search),
      ),
    )
    .orderBy(...inOrder[query.when])
    .limit(size + 1)
    .offset((query.page - 1) * size);

export async function listTournaments(
  db: Database,
  query: TournamentQuery & { when: Phase },
  now: Date,
  size = pageSize,
) {
  const rows = await tournamentsQuery(db, query, now, size);
  return { tournaments: rows.slice(0, size), hasMore: rows.length > size };
}

/** The event whose colors a tournament wears. */
export async function findEvent(db: Database, id: string) {
  const [row] = await db
    .select({ event: groups.event })
    .from(tournaments)
    .innerJoin(groups, eq(groups.id, tournaments.groupId))
    .where(eq(tournaments.id, id));
  return row?.event ?? null;
}

/** A published tournament; undefined for any other, and for what cannot be an id. */
export async function findTournament(db: Database, id: string, now = new Date()) {
  const key = id.toLowerCase();
  if (!isId(key)) return undefined;
  const [row] = await select(db).where(eq(tournaments.id, key));
  return row && isPublished(row, now) ? row : undefined;
}

const stampedTournament = preparedFor((db) =>
  db
    .select({ ...tournamentColumns, stamp: stampOf(sql.placeholder('tables')) })
    .from(tournaments)
    .innerJoin(groups, eq(groups.id, tournaments.groupId))
    .where(eq(tournaments.id, sql.placeholder('id')))
    .prepare(),
);

/** A published tournament with the version stamp of these tables, in one query. */
export async function findStampedTournament(db: Database, id: string, now: Date, tables: readonly Stamped[]) {
  const key = id.toLowerCase();
  if (!isId(key)) return undefined;
  const row = await stampedTournament(db).get({
    id: key,
    tables: JSON.stringify([...tables, tournamentStamp(key)]),
  });
  return row && isPublished(row, now) ? row : undefined;
}

export async function findDetails(db: Database, id: string) {
  const [row] = await db
    .select(
      columnsOf(tournaments, 'nameEn', 'place', 'placeUrl', 'capacity', 'description', 'ruleText', 'contact'),
    )
    .from(tournaments)
    .where(eq(tournaments.id, id));
  return row;
}

export type Details = NonNullable<Awaited<ReturnType<typeof findDetails>>>;

/** ID and name of a tournament that is no longer public, for people who have entered it. */
export async function findWithdrawn(db: Database, id: string, now: Date) {
  const key = id.toLowerCase();
  if (!isId(key)) return undefined;
  const [row] = await db
    .select(columnsOf(tournaments, 'id', 'name', 'publishedAt', 'archivedAt'))
    .from(tournaments)
    .where(eq(tournaments.id, key));
  return row && !isPublished(row, now) ? { id: row.id, name: row.name } : undefined;
}

/** Name and image key of a published tournament with its own picture. */
export async function findPublicThumbnail(db: Database, id: string, now: Date) {
  const key = id.toLowerCase();
  if (!isId(key)) return undefined;
  const [row] = await db
    .select({
      name: tournaments.name,
      imageKey: tournaments.thumbnailKey,
      ...columnsOf(tournaments, 'publishedAt', 'archivedAt'),
    })
    .from(tournaments)
    .where(eq(tournaments.id, key));
  return row && isPublished(row, now) ? row : undefined;
}

/** `submissionState(…) === 'open'`, for rows of tournaments. */
export const isSubmissionOpen = (now: Moment) =>
  and(
    gt(tournaments.submissionDeadlineAt, now),
    or(isNull(tournaments.submissionClosedAt), gt(tournaments.submissionClosedAt, now)),
    isNull(tournaments.canceledAt),
    isShownAt(now),
  );

const openQuery = (db: Database, now: Date, search = '') =>
  select(db)
    .where(and(isSubmissionOpen(now), ...matching(search)))
    .orderBy(asc(tournaments.isTest), asc(tournaments.submissionDeadlineAt), asc(tournaments.id));

export const listOpenTournaments = (db: Database, now: Date, limit: number): Promise<FoundTournament[]> =>
  openQuery(db, now).limit(limit);

/** Open tournaments that match a search, in the same order as `listOpenTournaments`. */
export async function searchOpenTournaments(
  db: Database,
  { search, page }: { search: string; page: number },
  now: Date,
) {
  const rows = await openQuery(db, now, search)
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize);
  return { tournaments: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}

const hour = 3_600_000;

/**
 * Belongs into every write that changes what statistics rest on: sheets, who may see them, results, the tournament. Before
 * the end nothing is counted; an hour is more than clocks differ.
 */
export const noteChanges = (db: Database, which: SQL) =>
  db
    .update(tournaments)
    .set({ changes: sql`${tournaments.changes} + 1` })
    .where(and(which, lte(tournaments.endsAt, sql`(unixepoch('subsec') * 1000 + ${hour})`)));

export const noteChange = (db: Database, tournamentId: string | SQL) =>
  noteChanges(db, eq(tournaments.id, tournamentId));

export const noteSheetChange = (db: Database, teamSheetId: string) =>
  noteChange(db, sql`(select tournament_id from team_sheets where id = ${teamSheetId})`);
