import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { readings, teamSheets, tournaments } from '~/db/schema';
import { joinReadings } from '~/readings/join-readings';
import type { ReadingResult, ReadingState } from '~/readings/reading';

/** The table once more, for a sheet's second image. */
export const secondReadings = alias(readings, 'second_readings');

export const isFirstReading = eq(readings.id, teamSheets.readingId);
export const isSecondReading = eq(secondReadings.id, teamSheets.secondReadingId);

/** To be selected with both tables left joined; null where the sheet has no such image. */
export const readingColumns = {
  reading: columnsOf(readings, 'state', 'result', 'imageRemovedAt'),
  secondReading: columnsOf(secondReadings, 'state', 'result', 'imageRemovedAt'),
};

interface Found {
  state: ReadingState;
  result: ReadingResult | null;
}

export interface SheetReading {
  /** None without an image. */
  state: ReadingState | null;
  /** What was read of the images so far. */
  result?: ReadingResult;
}

/** One of two images that is still being read is waited for; one that could not be read leaves the other. */
export function readingOf(row: { reading: Found | null; secondReading: Found | null }): SheetReading {
  const found = [row.reading, row.secondReading].filter((each) => each !== null);
  const result = joinReadings(
    found.flatMap(({ state, result }) => (state === 'done' && result ? [result] : [])),
  );
  return { state: jointState(found.map(({ state }) => state)), result };
}

/** How many of its images are still kept. */
export const keptImages = (
  row: Record<'reading' | 'secondReading', { imageRemovedAt: Date | null } | null>,
) => [row.reading, row.secondReading].filter((each) => each && !each.imageRemovedAt).length;

export const jointState = (states: readonly (ReadingState | null)[]): ReadingState | null =>
  (['reading', 'queued', 'done', 'failed'] as const).find((state) => states.includes(state)) ?? null;

// Looking for the words is a hundred times quicker than parsing thousands of readings.
const isDoubtful = (result: string) =>
  `(instr(${result}, '"uncertain":true') or instr(${result}, '"key":null'))`;

/** A column of a query with both tables joined. The tab of stats alone names no move: of two images one without a doubt is enough. */
export const isUnsure = sql<number>`${sql.raw(isDoubtful('readings.result'))}
  and coalesce(${sql.raw(isDoubtful('second_readings.result'))}, 1)`;

const talliedAtOnce = 20;

/** Readings that nobody has compared yet, of sheets that their players can change no more. */
export const settledReadingsQuery = (db: Database, now: Date, limit = talliedAtOnce) =>
  db
    .select({
      ...columnsOf(readings, 'result', 'imageKey'),
      ...columnsOf(teamSheets, 'members', 'revision', 'improvesReading', 'withdrawnAt'),
      readingId: readings.id,
      sheetId: teamSheets.id,
      game: tournaments.game,
    })
    .from(readings)
    // A cross join keeps this order: what waits, by its own small index, and no walk over all sheets.
    .crossJoin(teamSheets)
    .crossJoin(tournaments)
    .where(
      and(
        or(eq(teamSheets.readingId, readings.id), eq(teamSheets.secondReadingId, readings.id)),
        eq(tournaments.id, teamSheets.tournamentId),
        isNull(readings.talliedAt),
        isNotNull(readings.result),
        lte(tournaments.submissionDeadlineAt, now),
        or(isNull(teamSheets.unlockedUntil), lte(teamSheets.unlockedUntil, now)),
      ),
    )
    // A sheet that stands before one that was withdrawn, should both name the same reading.
    .orderBy(asc(readings.createdAt), asc(readings.id), asc(teamSheets.withdrawnAt))
    .limit(limit);
