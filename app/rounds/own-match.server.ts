import { and, type Column, eq, type GetColumnData, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { listed } from '~/db/listed';
import { entrants, matches, stages, teamSheets, tournaments } from '~/db/schema';
import { findRosters } from '~/entrants/entrants.server';
import { hiddenName } from '~/text/nameless';
import { type OwnMatches, type OwnRow, ownMatches } from './own-match';

const own = alias(entrants, 'own');
const other = alias(entrants, 'other');
const otherSheet = alias(teamSheets, 'other_sheet');

/** Tells in SQL what `hasResults` in `tournament.ts` tells, or that the tournament is canceled. */
const isClosedAt = (now: Date) =>
  sql`(${tournaments.canceledAt} is not null or (${tournaments.endsAt} <= ${now.getTime()}
    and coalesce(${tournaments.resultsPublishedAt} <= ${now.getTime()}, 0)))`.mapWith(Boolean);

/** A batch gives rows by the names of their columns, so that no two may be alike. */
const named = <C extends Column>(column: C, name: string) =>
  sql<GetColumnData<C> | null>`${column}`.mapWith(column).as(name);

const select = (db: Database, now: Date, which: SQL | undefined) =>
  db
    .select({
      match: matches,
      ...columnsOf(stages, 'settings', 'roundEndsAt', 'publishedAt'),
      own: {
        id: sql<string>`${own.id}`.as('own_id'),
        sheetId: named(own.teamSheetId, 'own_sheet'),
        droppedAt: named(own.droppedAt, 'own_dropped_at'),
        droppedBy: named(own.droppedBy, 'own_dropped_by'),
      },
      opponent: {
        id: named(other.id, 'other_id'),
        droppedAt: named(other.droppedAt, 'other_dropped_at'),
        sheetId: sql<
          string | null
        >`case when ${otherSheet.withdrawnAt} is null and ${otherSheet.erasedAt} is null
          then ${otherSheet.id} end`.as('other_sheet'),
        name: sql<string | null>`case when ${other.name} = ${otherSheet.hiddenName}
          then ${sql.raw(`'${hiddenName}'`)} else ${other.name} end`.as('other_name'),
      },
      isClosed: isClosedAt(now).as('is_closed'),
      rounds: sql<number>`(select max(m.round) from matches m
        where m.tournament_id = ${matches.tournamentId} and m.stage = ${matches.stage})`.as('rounds'),
    })
    .from(own)
    .innerJoin(matches, or(eq(matches.entrantA, own.id), eq(matches.entrantB, own.id)))
    .innerJoin(stages, and(eq(stages.tournamentId, matches.tournamentId), eq(stages.kind, matches.stage)))
    .innerJoin(tournaments, eq(tournaments.id, matches.tournamentId))
    .leftJoin(
      other,
      eq(other.id, sql`iif(${matches.entrantA} = ${own.id}, ${matches.entrantB}, ${matches.entrantA})`),
    )
    .leftJoin(otherSheet, eq(otherSheet.id, other.teamSheetId))
    .where(and(isNotNull(stages.publishedAt), which));

type SelectedRow = Awaited<ReturnType<typeof select>>[number];

const toOwnRow = ({ opponent: { id, ...them }, ...row }: SelectedRow): OwnRow => ({
  ...row,
  opponent: id === null ? null : { id, ...them },
});

/** Matches by sheet ID, for pages of their players: one trip, unless a sheet came after its round was published. */
export async function findOwnMatches(
  db: Database,
  sheets: readonly { id: string; tournamentId: string }[],
  now: Date,
): Promise<Map<string, OwnMatches>> {
  if (sheets.length === 0) return new Map();
  const [published, rows] = await db.batch([
    db
      .selectDistinct({ id: stages.tournamentId })
      .from(stages)
      .where(
        and(
          isNotNull(stages.publishedAt),
          inArray(stages.tournamentId, listed(sheets.map(({ tournamentId }) => tournamentId))),
        ),
      ),
    select(db, now, inArray(own.teamSheetId, listed(sheets.map(({ id }) => id)))),
  ]);
  const inRounds = new Set(published.map(({ id }) => id));
  const found = groupBySheet(rows.map(toOwnRow));
  const late = sheets.filter(({ id, tournamentId }) => inRounds.has(tournamentId) && !found.has(id));
  for (const [id, rows] of late.length > 0 ? await findLate(db, late, now) : []) found.set(id, rows);
  return new Map(
    [...found].flatMap(([id, rows]) => {
      const mine = ownMatches(rows);
      return mine ? [[id, mine] as const] : [];
    }),
  );
}

function groupBySheet(rows: readonly OwnRow[]) {
  const groups = new Map<string, OwnRow[]>();
  for (const row of rows)
    if (row.own.sheetId) groups.set(row.own.sheetId, [...(groups.get(row.own.sheetId) ?? []), row]);
  return groups;
}

/** Sheets submitted after their round was published: nobody has fixed yet whose they are. */
async function findLate(db: Database, sheets: readonly { id: string; tournamentId: string }[], now: Date) {
  const rosters = await findRosters(db, [...new Set(sheets.map(({ tournamentId }) => tournamentId))]);
  const entrantOf = new Map(
    [...rosters.values()].flatMap(({ entrants: people }) =>
      people.flatMap(({ id, sheetId }) => (sheetId ? [[sheetId, id] as const] : [])),
    ),
  );
  const ids = sheets.flatMap(({ id }) => entrantOf.get(id) ?? []);
  const rows = ids.length > 0 ? (await select(db, now, inArray(own.id, ids))).map(toOwnRow) : [];
  return sheets.flatMap(({ id }) => {
    const mine = rows.filter((row) => row.own.id === entrantOf.get(id));
    return mine.length > 0 ? [[id, mine] as const] : [];
  });
}
