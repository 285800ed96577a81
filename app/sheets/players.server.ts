import { and, eq, inArray, isNull, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { idsInCommon, type PlayerIdName } from '~/accounts/player-key';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { teamSheets, users } from '~/db/schema';

// A person has one or two sheets in a tournament.
const maxSame = 5;

/** Sheets as other tables' rows name them: posts and reports join this. */
export const namedSheets = alias(teamSheets, 'sheet');

/** Finds the account to write to about a sheet; undefined for a guest's, who left no address. */
export async function findOwner(db: Database, sheetId: string) {
  const [owner] = await db
    .select(columnsOf(users, 'email', 'locale'))
    .from(teamSheets)
    .innerJoin(users, eq(users.id, teamSheets.ownerId))
    .where(eq(teamSheets.id, sheetId));
  return owner;
}

/** Lists the accounts that have a team in a tournament. */
export const listOwners = (db: Database, tournamentId: string, limit: number) =>
  db
    .selectDistinct(columnsOf(users, 'email', 'locale'))
    .from(teamSheets)
    .innerJoin(users, eq(users.id, teamSheets.ownerId))
    .where(and(eq(teamSheets.tournamentId, tournamentId), isNull(teamSheets.withdrawnAt)))
    .limit(limit);

/** Lists which of these sheets are the account's. */
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

/** A subquery: the tournaments that an account (itself a subquery) has entered. */
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

/** Lists the sheets of the tournament that have an ID of the form; none if the form has made its sheet already. */
export async function listSamePlayer(db: Database, { tournamentId, submissionKey, typed }: PlayersForm) {
  const rows = await db
    .select(columnsOf(teamSheets, 'id', 'submissionKey', 'displayName', 'discordId', 'tonamelId'))
    .from(teamSheets)
    .where(and(eq(teamSheets.tournamentId, tournamentId), isNull(teamSheets.withdrawnAt)));
  if (rows.some((row) => row.submissionKey === submissionKey)) return [];
  return rows
    .map(({ id, displayName, ...row }) => ({ id, displayName, ids: idsInCommon(row, typed) }))
    .filter(({ ids }) => ids.length > 0)
    .slice(0, maxSame);
}
