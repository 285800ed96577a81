import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Viewer } from '~/accounts/viewer';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { standings, teamSheets, tournaments } from '~/db/schema';
import type { Game } from '~/pokedex/game';
import { namingColumns, standingColumns } from '~/results/standings.server';
import { hasResults, isItsDay, isPublished, submissionState } from '~/tournaments/tournament';
import { isEditKey } from './edit-key.server';
import { proofOfSheet } from './sheet-proof.server';
import { findOwnTeamSheet, mayRevise } from './team-sheet.server';

// D1 allows 100 bound values per statement.
const maxBound = 40;
const ownPageSize = 10;
const historyPageSize = 20;
const maxToday = 3;

/** The viewer's sheets of these tournaments: owned, or submitted as a guest from this device. */
export async function listOwnTeams(db: Database, viewer: Viewer, tournamentIds: readonly string[]) {
  const held = [...viewer.editKeys.keys()].slice(-maxBound);
  if (tournamentIds.length === 0 || (held.length === 0 && viewer.userId === null)) return [];
  const rows = await db
    .select(columnsOf(teamSheets, 'id', 'tournamentId', 'displayName', 'ownerId', 'editKeyHash'))
    .from(teamSheets)
    .where(
      and(
        inArray(teamSheets.tournamentId, tournamentIds.slice(0, maxBound)),
        or(
          held.length > 0 ? inArray(teamSheets.id, held) : undefined,
          viewer.userId ? eq(teamSheets.ownerId, viewer.userId) : undefined,
        ),
        isNull(teamSheets.withdrawnAt),
      ),
    )
    .orderBy(asc(teamSheets.submittedAt));
  return rows
    .filter((row) => holds(viewer, row))
    .map(({ id, tournamentId, displayName }) => ({ id, tournamentId, displayName }));
}

/** Guest sheets that this device may change, including withdrawn ones. */
export async function listHeldTeams(db: Database, { editKeys }: Pick<Viewer, 'editKeys'>) {
  if (editKeys.size === 0) return [];
  const rows = await db
    .select({
      ...columnsOf(teamSheets, 'id', 'tournamentId', 'displayName', 'editKeyHash'),
      tournamentName: tournaments.name,
    })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .where(
      and(
        inArray(teamSheets.id, [...editKeys.keys()].slice(-maxBound)),
        isNull(teamSheets.ownerId),
        isNull(teamSheets.erasedAt),
      ),
    )
    .orderBy(desc(teamSheets.submittedAt));
  return rows.filter(({ id, editKeyHash }) => isEditKey(editKeys.get(id) ?? '', editKeyHash));
}

/**
 * The last team that the viewer submitted in the game of a tournament, owned or from this device. One of the same group
 * comes first: a series is played with the same team.
 */
export async function findLastTeam(
  db: Database,
  viewer: Viewer,
  { game, groupId }: { game: Game; groupId: string },
) {
  const held = [...viewer.editKeys.keys()].slice(-maxBound);
  if (held.length === 0 && viewer.userId === null) return undefined;
  const [last] = await db
    .select({ id: teamSheets.id, tournamentName: tournaments.name })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .where(
      and(
        eq(tournaments.game, game),
        viewer.userId ? eq(teamSheets.ownerId, viewer.userId) : inArray(teamSheets.id, held),
        isNull(teamSheets.withdrawnAt),
        isNull(teamSheets.erasedAt),
      ),
    )
    .orderBy(desc(eq(tournaments.groupId, groupId)), desc(teamSheets.submittedAt))
    .limit(1);
  return last && (await findOwnTeamSheet(db, last.id, viewer)) ? last : undefined;
}

const maxDayMs = 26 * 60 * 60 * 1000;

/** The viewer's sheets of today's tournaments, in the order of their starts. */
export async function listTodaysTeams(db: Database, viewer: Viewer, now: Date) {
  const held = [...viewer.editKeys.keys()].slice(-maxBound);
  if (held.length === 0 && viewer.userId === null) return [];
  const rows = await db
    .select({
      ...columnsOf(teamSheets, 'id', 'tournamentId', 'ownerId', 'editKeyHash', 'displayName', 'members'),
      ...columnsOf(teamSheets, 'typedMembers', 'revision', 'submittedAt', 'revisedAt'),
      tournamentName: tournaments.name,
      kind: tournaments.sheetKind,
      ...columnsOf(tournaments, 'checkInOpensAt', 'checkInClosesAt'),
      ...columnsOf(tournaments, 'scheduledStartAt', 'endsAt', 'timeZone', 'publishedAt', 'archivedAt'),
    })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .where(
      and(
        or(
          held.length > 0 ? inArray(teamSheets.id, held) : undefined,
          viewer.userId ? eq(teamSheets.ownerId, viewer.userId) : undefined,
        ),
        isNull(teamSheets.withdrawnAt),
        isNull(teamSheets.erasedAt),
        gt(tournaments.endsAt, now),
        lte(tournaments.scheduledStartAt, new Date(now.getTime() + maxDayMs)),
      ),
    )
    .orderBy(asc(tournaments.scheduledStartAt), asc(teamSheets.submittedAt))
    .limit(maxBound);
  return rows
    .filter((row) => holds(viewer, row) && isPublished(row, now) && isItsDay(row, now))
    .slice(0, maxToday)
    .map((row) => ({
      id: row.id,
      displayName: row.displayName,
      endsAt: row.endsAt,
      tournamentName: row.tournamentName,
      kind: row.kind,
      timeZone: row.timeZone,
      now,
      startsAt: row.scheduledStartAt,
      checkInTimes: {
        id: row.id,
        tournamentId: row.tournamentId,
        endsAt: row.endsAt,
        checkInOpensAt: row.checkInOpensAt,
        checkInClosesAt: row.checkInClosesAt,
      },
      species: row.members.map(({ species }) => species),
      proof: proofOfSheet(row),
    }));
}

const holds = (
  viewer: Viewer,
  { id, ownerId, editKeyHash }: { id: string; ownerId: string | null; editKeyHash: string },
) => (ownerId !== null && ownerId === viewer.userId) || isEditKey(viewer.editKeys.get(id) ?? '', editKeyHash);

const ownColumns = {
  ...columnsOf(teamSheets, 'id', 'displayName', 'members', 'isPublic'),
  ...columnsOf(teamSheets, 'submittedAt', 'unlockedUntil', 'withdrawnAt', 'withdrawnBy', 'idsRemovedAt'),
  tournament: {
    ...columnsOf(tournaments, 'id', 'name', 'nameEn', 'sheetKind', 'timeZone', 'isTest'),
    ...columnsOf(tournaments, 'publishedAt', 'archivedAt', 'submissionDeadlineAt', 'submissionClosedAt'),
    ...columnsOf(tournaments, 'canceledAt'),
    ...columnsOf(tournaments, 'scheduledStartAt', 'endsAt', 'resultsPublishedAt'),
  },
  standing: { ...standingColumns, ...namingColumns(tournaments.id, tournaments.topCut) },
};

const selectOwn = (db: Database) =>
  db
    .select(ownColumns)
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .leftJoin(standings, eq(standings.teamSheetId, teamSheets.id));

type OwnRow = Awaited<ReturnType<typeof selectOwn>>[number];

const withResult = ({ standing, members, ...row }: OwnRow, now: Date) => ({
  ...row,
  species: members.map(({ species }) => species),
  result: hasResults(row.tournament, now) ? standing : null,
});

/** Running and upcoming tournaments by start, then the rest. */
const nextFirst = (now: Date) => {
  const isAhead = sql`(${tournaments.endsAt} > ${now.getTime()} and ${teamSheets.withdrawnAt} is null)`;
  return [desc(isAhead), sql`case when ${isAhead} then ${tournaments.scheduledStartAt} end`];
};

export async function listSubmittedTeams(db: Database, userId: string, page: number, now: Date) {
  const rows = await selectOwn(db)
    .where(eq(teamSheets.ownerId, userId))
    .orderBy(...nextFirst(now), desc(teamSheets.submittedAt), desc(teamSheets.id))
    .limit(ownPageSize + 1)
    .offset((page - 1) * ownPageSize);
  const teams = rows.slice(0, ownPageSize).map((row) => ({
    ...withResult(row, now),
    mayWithdraw: !row.withdrawnAt && submissionState(row.tournament, now) === 'open',
    mayChange: !row.withdrawnAt && mayRevise({ sheet: row, tournament: row.tournament }, now),
  }));
  return { teams, hasMore: rows.length > ownPageSize };
}

const tookPart = (userId: string, now: Date) =>
  and(eq(teamSheets.ownerId, userId), isNull(teamSheets.withdrawnAt), lte(tournaments.scheduledStartAt, now));

export async function listTakenPart(db: Database, userId: string, page: number, now: Date) {
  const rows = await selectOwn(db)
    .where(tookPart(userId, now))
    .orderBy(desc(tournaments.scheduledStartAt), desc(teamSheets.id))
    .limit(historyPageSize + 1)
    .offset((page - 1) * historyPageSize);
  const entries = rows.slice(0, historyPageSize).map((row) => withResult(row, now));
  return { entries, hasMore: rows.length > historyPageSize };
}

/** Sums up an account's published results, without test tournaments. */
export async function sumUpResults(db: Database, userId: string, now: Date) {
  const hasPublishedResult = sql`${tournaments.endsAt} <= ${now.getTime()} and ${tournaments.resultsPublishedAt} <= ${now.getTime()}`;
  const ifPublished = (column: AnySQLiteColumn) => sql`case when ${hasPublishedResult} then ${column} end`;
  const [sum] = await db
    .select({
      tournaments: count(),
      wins: sql<number>`coalesce(sum(${ifPublished(standings.wins)}), 0)`,
      losses: sql<number>`coalesce(sum(${ifPublished(standings.losses)}), 0)`,
      ties: sql<number>`coalesce(sum(${ifPublished(standings.ties)}), 0)`,
      bestRank: sql<number | null>`min(${ifPublished(standings.rank)})`,
    })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .leftJoin(standings, eq(standings.teamSheetId, teamSheets.id))
    .where(and(tookPart(userId, now), eq(tournaments.isTest, false)));
  return sum ?? { tournaments: 0, wins: 0, losses: 0, ties: 0, bestRank: null };
}
