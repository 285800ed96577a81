import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { listed } from '~/db/listed';
import { entrants, playerNotes, readings, sheetChecks, teamSheets, users } from '~/db/schema';
import {
  isFirstReading,
  isSecondReading,
  isUnsure,
  secondReadings,
} from '~/sheets/reading/sheet-reading.server';
import { checkedRevision } from './sheet-check.server';

const maxLogged = 20_000;

const isPlaying = (tournamentId: string) =>
  and(eq(teamSheets.tournamentId, tournamentId), isNull(teamSheets.withdrawnAt), isNull(teamSheets.erasedAt));

const openNotes = sql<number>`(select count(*) from player_notes n
  where n.team_sheet_id = team_sheets.id and n.taken_back_at is null)`;

/** Lists the day's sheets without their six: the page shows a few of two thousand and counts the rest. */
export const listDaySheets = (db: Database, tournamentId: string) =>
  db
    .select({
      ...columnsOf(teamSheets, 'id', 'displayName', 'tonamelId', 'discordId', 'revision', 'unlockedUntil'),
      checkedRevision,
      notes: openNotes,
    })
    .from(teamSheets)
    .where(isPlaying(tournamentId))
    .orderBy(asc(teamSheets.submittedAt), asc(teamSheets.id));

export const listLookedAt = (db: Database, sheetIds: readonly string[]) =>
  db
    .select({
      ...columnsOf(teamSheets, 'id', 'revision', 'members'),
      state: readings.state,
      secondState: secondReadings.state,
      isUnsure,
    })
    .from(teamSheets)
    .leftJoin(readings, isFirstReading)
    .leftJoin(secondReadings, isSecondReading)
    .where(inArray(teamSheets.id, listed(sheetIds)));

/** IDs to draw from, in a fixed order, so that a seed reproduces its draw. */
export const drawableQuery = (db: Database, tournamentId: string) =>
  db
    .select({ id: teamSheets.id })
    .from(teamSheets)
    .where(isPlaying(tournamentId))
    .orderBy(asc(teamSheets.id));

export const drawnQuery = (db: Database, tournamentId: string) =>
  db
    .select({
      ...columnsOf(teamSheets, 'id', 'displayName', 'tonamelId', 'revision', 'withdrawnAt'),
      checkedRevision,
    })
    .from(teamSheets)
    .where(
      and(
        eq(teamSheets.tournamentId, tournamentId),
        sql`${teamSheets.id} in (select j.value from check_draws d, json_each(d.team_sheet_ids) j
          where d.tournament_id = ${tournamentId})`,
      ),
    );

const takers = alias(users, 'takers');

/** Lists notes with the player's name from the sheet, else from the list of entrants. */
export const listNotesWithNames = (db: Database, tournamentId: string) =>
  db
    .select({
      ...columnsOf(playerNotes, 'penalty', 'text', 'createdAt', 'takenBackAt'),
      player: sql<string | null>`coalesce(${teamSheets.displayName}, ${entrants.name})`.as('player'),
      tonamelId: sql<string | null>`coalesce(${teamSheets.tonamelId}, ${entrants.tonamelId})`.as('tonamel'),
      who: users.displayName,
      takenBackBy: sql<string | null>`takers.display_name`.as('taken_back_by'),
    })
    .from(playerNotes)
    .leftJoin(teamSheets, eq(teamSheets.id, playerNotes.teamSheetId))
    .leftJoin(entrants, eq(entrants.id, playerNotes.entrantId))
    .leftJoin(users, eq(users.id, playerNotes.byUserId))
    .leftJoin(takers, eq(takers.id, playerNotes.takenBackById))
    .where(eq(playerNotes.tournamentId, tournamentId))
    .limit(maxLogged);

export const listChecksWithNames = (db: Database, tournamentId: string) =>
  db
    .select({
      ...columnsOf(sheetChecks, 'revision', 'checkedAt'),
      ...columnsOf(teamSheets, 'displayName', 'tonamelId'),
      who: users.displayName,
    })
    .from(sheetChecks)
    .innerJoin(teamSheets, eq(teamSheets.id, sheetChecks.teamSheetId))
    .leftJoin(users, eq(users.id, sheetChecks.byUserId))
    .where(eq(teamSheets.tournamentId, tournamentId))
    .limit(maxLogged);
