import { and, countDistinct, eq, inArray, isNull, not, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { idsInCommon, type PlayerIdName } from '~/accounts/player-key';
import { isReachable } from '~/accounts/returned-mail.server';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { teamSheets, users } from '~/db/schema';

const maxSame = 5;

/** Alias for joins from other tables: posts and reports. */
export const namedSheets = alias(teamSheets, 'sheet');

/** Finds the account to mail about a sheet; guests have no address. */
export async function findOwner(db: Database, sheetId: string) {
  const [owner] = await db
    .select({
      ...columnsOf(users, 'email', 'locale'),
      isReachable: sql<number>`${isReachable}`.mapWith(Boolean),
    })
    .from(teamSheets)
    .innerJoin(users, eq(users.id, teamSheets.ownerId))
    .where(eq(teamSheets.id, sheetId));
  return owner;
}

const isIn = (tournamentId: string) =>
  and(eq(teamSheets.tournamentId, tournamentId), isNull(teamSheets.withdrawnAt));

/** Counts accounts with a team in a tournament whose mails come back. */
export async function countUnreachable(db: Database, tournamentId: string): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(users.id) })
    .from(teamSheets)
    .innerJoin(users, eq(users.id, teamSheets.ownerId))
    .where(and(isIn(tournamentId), not(isReachable)));
  return row?.count ?? 0;
}

/** Lists the accounts to mail about a tournament. */
export const listOwners = (db: Database, tournamentId: string, limit: number) =>
  db
    .selectDistinct(columnsOf(users, 'email', 'locale'))
    .from(teamSheets)
    .innerJoin(users, eq(users.id, teamSheets.ownerId))
    .where(and(isIn(tournamentId), isReachable))
    .limit(limit);

export async function listOwnedAmong(
  db: Database,
  ids: readonly string[],
  userId: string,
): Promise<string[]> {
  const owned = await db
    .select({ id: teamSheets.id })
    .from(teamSheets)
    .where(and(inArray(teamSheets.id, [...ids]), eq(teamSheets.ownerId, userId)));
  return owned.map(({ id }) => id);
}

export const enteredBy = (db: Database, ownerId: SQLWrapper) =>
  db
    .select({ id: teamSheets.tournamentId })
    .from(teamSheets)
    .where(
      and(inArray(teamSheets.ownerId, ownerId), isNull(teamSheets.withdrawnAt), isNull(teamSheets.erasedAt)),
    );

export interface PlayersForm {
  tournamentId: string;
  submissionKey: string;
  typed: Readonly<Record<PlayerIdName, string>>;
}

/** Lists the tournament's sheets that share a player ID with the form; none on a repeated submission. */
export async function listSamePlayer(db: Database, { tournamentId, submissionKey, typed }: PlayersForm) {
  const rows = await db
    .select(columnsOf(teamSheets, 'id', 'submissionKey', 'displayName', 'discordId', 'tonamelId'))
    .from(teamSheets)
    .where(isIn(tournamentId));
  if (rows.some((row) => row.submissionKey === submissionKey)) return [];
  return rows
    .map(({ id, displayName, ...row }) => ({ id, displayName, ids: idsInCommon(row, typed) }))
    .filter(({ ids }) => ids.length > 0)
    .slice(0, maxSame);
}
