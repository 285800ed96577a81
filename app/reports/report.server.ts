import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '~/db/client.server';
import { columnsOf, selectedRow } from '~/db/columns';
import { newId } from '~/db/ids';
import { groups, posts, postVersions, reportCases, reports, tournaments, users } from '~/db/schema';
import { namedSheets } from '~/sheets/players.server';
import type { Reported } from './find-reported.server';
import type { Cause } from './report';

const casesPageSize = 20;
const textsShown = 20;

const things = { post: posts, team: namedSheets, tournament: tournaments } as const;
const columns = { post: 'postId', team: 'teamSheetId', tournament: 'tournamentId' } as const;

interface NewReport {
  cause: Cause;
  text: string;
  /** Whoever wants to be asked; null otherwise, and for visitors. */
  reporterId: string | null;
}

/** Opens a case unless one is open of the same thing. Nothing is kept of a thing that went meanwhile. */
export async function addReport(
  db: Database,
  { kind, id }: Pick<Reported, 'kind' | 'id'>,
  { cause, text, reporterId }: NewReport,
  now: Date,
) {
  const column = columns[kind];
  const thing = things[kind];
  await db.batch([
    db
      .insert(reportCases)
      .select(
        db
          .select(selectedRow(reportCases, { id: newId(), kind, [column]: id, openedAt: now }))
          .from(thing)
          .where(eq(thing.id, id)),
      )
      .onConflictDoNothing(),
    db.insert(reports).select(
      sql`select ${newId()}, id, ${cause}, ${text}, ${reporterId}, ${now.getTime()}, null from report_cases
        where ${reportCases[column]} = ${id} and ${isOpen}`,
    ),
  ]);
}

const isOpen = isNull(reportCases.decidedAt) as SQL;
const sheetTournaments = alias(tournaments, 'sheet_tournament');
const authors = alias(users, 'author');
const deciders = alias(users, 'decider');
const restorers = alias(users, 'restorer');

// Of a post what is public, of a decided one what was.
const shownVersion = sql`coalesce(${reportCases.version}, ${posts.approvedVersion}, ${posts.latestVersion})`;

const select = (db: Database) =>
  db
    .select({
      ...columnsOf(reportCases, 'id', 'kind', 'openedAt', 'decidedAt', 'takenDownAt', 'restoredAt'),
      ...columnsOf(reportCases, 'version', 'cause', 'reason', 'note'),
      thingId: sql<string>`coalesce(${reportCases.postId}, ${reportCases.teamSheetId}, ${reportCases.tournamentId})`,
      count: sql<number>`(select count(*) from reports r where r.case_id = report_cases.id)`,
      post: { ...columnsOf(posts, 'authorId', 'approvedVersion'), author: authors.displayName },
      postTitle: postVersions.title,
      sheet: columnsOf(namedSheets, 'displayName', 'hiddenName', 'revision', 'ownerId', 'tournamentId'),
      // As it was called when it was decided on, if it was renamed since.
      nameThen: sql<string | null>`(select r.snapshot ->> '$.displayName' from team_revisions r
        where r.team_sheet_id = report_cases.team_sheet_id and r.revision = report_cases.version)`,
      sheetTournament: columnsOf(sheetTournaments, 'name', 'groupId'),
      tournament: columnsOf(tournaments, 'name', 'version', 'publishedAt', 'groupId'),
      groupName: groups.name,
      decider: deciders.displayName,
      restorer: restorers.displayName,
      /** Decided on once more since: an earlier decision has nothing to restore. */
      isReplaced:
        sql<number>`exists (select 1 from report_cases later where later.taken_down_at > report_cases.taken_down_at
        and (later.post_id = report_cases.post_id or later.team_sheet_id = report_cases.team_sheet_id
          or later.tournament_id = report_cases.tournament_id))`.mapWith(Boolean),
    })
    .from(reportCases)
    .leftJoin(posts, eq(posts.id, reportCases.postId))
    .leftJoin(authors, eq(authors.id, posts.authorId))
    .leftJoin(
      postVersions,
      and(eq(postVersions.postId, posts.id), sql`${postVersions.version} = ${shownVersion}`),
    )
    .leftJoin(namedSheets, eq(namedSheets.id, reportCases.teamSheetId))
    .leftJoin(sheetTournaments, eq(sheetTournaments.id, namedSheets.tournamentId))
    .leftJoin(tournaments, eq(tournaments.id, reportCases.tournamentId))
    .leftJoin(groups, eq(groups.id, tournaments.groupId))
    .leftJoin(deciders, eq(deciders.id, reportCases.decidedById))
    .leftJoin(restorers, eq(restorers.id, reportCases.restoredById));

type CaseRow = Awaited<ReturnType<typeof select>>[number];

interface Subject {
  name: string;
  of: string;
  current: number | null;
  isPublic: boolean;
  authorId: string | null;
  groupId: string | null;
}

type Joined = Pick<
  CaseRow,
  'post' | 'postTitle' | 'sheet' | 'nameThen' | 'sheetTournament' | 'tournament' | 'groupName'
>;

const subjectOf: Record<CaseRow['kind'], (joined: Joined) => Subject> = {
  post: ({ post, postTitle }) => ({
    name: postTitle ?? '',
    of: post.author ?? '',
    current: post.approvedVersion,
    isPublic: post.approvedVersion !== null,
    authorId: post.authorId,
    groupId: null,
  }),
  team: ({ sheet, nameThen, sheetTournament }) => ({
    name: nameThen ?? sheet?.displayName ?? '',
    of: sheetTournament?.name ?? '',
    current: sheet?.revision ?? null,
    isPublic: sheet !== null && sheet.displayName !== sheet.hiddenName,
    authorId: sheet?.ownerId ?? null,
    groupId: sheetTournament?.groupId ?? null,
  }),
  tournament: ({ tournament, groupName }) => ({
    name: tournament?.name ?? '',
    of: groupName ?? '',
    current: tournament?.version ?? null,
    isPublic: tournament !== null && tournament.publishedAt !== null,
    authorId: null,
    groupId: tournament?.groupId ?? null,
  }),
};

const caseOf = ({ post, postTitle, sheet, nameThen, sheetTournament, tournament, ...row }: CaseRow) => ({
  ...row,
  ...subjectOf[row.kind]({
    post,
    postTitle,
    sheet,
    nameThen,
    sheetTournament,
    tournament,
    groupName: row.groupName,
  }),
  sheetTournamentId: sheet?.tournamentId ?? null,
  /** Current name, hidden or not. */
  sheetName: sheet?.displayName ?? '',
});

export type FoundCase = ReturnType<typeof caseOf>;

export async function findCase(db: Database, id: string): Promise<FoundCase | undefined> {
  const [row] = await select(db).where(eq(reportCases.id, id));
  return row && caseOf(row);
}

/** The longest open first; the latest decided first. */
export async function listCases(db: Database, show: 'open' | 'decided', page: number) {
  const listed = select(db);
  const asked =
    show === 'open'
      ? listed.where(isOpen).orderBy(asc(reportCases.openedAt), asc(reportCases.id))
      : listed
          .where(isNotNull(reportCases.decidedAt))
          .orderBy(desc(reportCases.decidedAt), desc(reportCases.id));
  const rows = await asked.limit(casesPageSize + 1).offset((page - 1) * casesPageSize);
  return { cases: rows.slice(0, casesPageSize).map(caseOf), hasMore: rows.length > casesPageSize };
}

/** Of each case: how often it was reported for what, and what was written, the first of it. */
export async function listReports(db: Database, caseIds: readonly string[]) {
  if (caseIds.length === 0) return { counts: [], texts: [] };
  const ofThese = inArray(reports.caseId, [...caseIds]);
  const ranked = db
    .select({
      ...columnsOf(reports, 'caseId', 'cause', 'text', 'createdAt'),
      reporter: sql<string | null>`${users.displayName}`.as('reporter'),
      email: users.email,
      nth: sql<number>`row_number() over (partition by ${reports.caseId} order by ${reports.createdAt})`.as(
        'nth',
      ),
    })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.reporterId))
    .where(and(ofThese, sql`(${reports.text} <> '' or ${reports.reporterId} is not null)`))
    .as('ranked');
  const [counts, texts] = await Promise.all([
    db
      .select({ caseId: reports.caseId, cause: reports.cause, count: sql<number>`count(*)` })
      .from(reports)
      .where(ofThese)
      .groupBy(reports.caseId, reports.cause)
      .orderBy(desc(sql`count(*)`)),
    db.select().from(ranked).where(lte(ranked.nth, textsShown)).orderBy(asc(ranked.createdAt)),
  ]);
  return { counts, texts: texts.map(({ nth: _, ...text }) => text) };
}

export const countOpenCases = (db: Database): Promise<number> => db.$count(reportCases, isOpen);
