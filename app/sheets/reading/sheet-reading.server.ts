import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { readings, teamSheets, tournaments } from '~/db/schema';
import { joinReadings } from '~/readings/join-readings';
import type { ReadingResult, ReadingState } from '~/readings/reading';

/** Alias for a sheet's second image. */
export const secondReadings = alias(readings, 'second_readings');

export const isFirstReading = eq(readings.id, teamSheets.readingId);
export const isSecondReading = eq(secondReadings.id, teamSheets.secondReadingId);

/** Requires left joins of both tables; null without such an image. */
export const readingColumns = {
  reading: columnsOf(readings, 'state', 'result', 'imageRemovedAt'),
  secondReading: columnsOf(secondReadings, 'state', 'result', 'imageRemovedAt'),
};

interface Found {
  state: ReadingState;
  result: ReadingResult | null;
}

export interface SheetReading {
  state: ReadingState | null;
  result?: ReadingResult;
}

/** Joins both readings. Waits for an image still being read; a failed one doesn't hide the other. */
export function readingOf(row: { reading: Found | null; secondReading: Found | null }): SheetReading {
  const images = [row.reading, row.secondReading].filter((each) => each !== null);
  const result = joinReadings(
    images.flatMap(({ state, result }) => (state === 'done' && result ? [result] : [])),
  );
  return { state: jointState(images.map(({ state }) => state)), result };
}

export const keptImages = (
  row: Record<'reading' | 'secondReading', { imageRemovedAt: Date | null } | null>,
) => [row.reading, row.secondReading].filter((each) => each && !each.imageRemovedAt).length;

export const jointState = (states: readonly (ReadingState | null)[]): ReadingState | null =>
  (['reading', 'queued', 'done', 'failed'] as const).find((state) => states.includes(state)) ?? null;

// Text search is a hundred times faster than parsing thousands of readings.
const isDoubtful = (result: string) =>
  `(instr(${result}, '"uncertain":true') or instr(${result}, '"key":null'))`;

/** Column of queries that join both tables. The stats tab alone has no moves, so one image without doubts is enough. */
export const isUnsure = sql<number>`${sql.raw(isDoubtful('readings.result'))}
  and coalesce(${sql.raw(isDoubtful('second_readings.result'))}, 1)`;

const talliedAtOnce = 20;

/** Readings not yet compared, of sheets that their players can no longer change. */
export const settledReadingsQuery = (db: Database, now: Date, limit = talliedAtOnce) =>
  db
    .select({
      ...columnsOf(readings, 'result', 'imageKey', 'shape'),
      ...columnsOf(teamSheets, 'members', 'revision', 'improvesReading', 'withdrawnAt'),
      readingId: readings.id,
      sheetId: teamSheets.id,
      game: tournaments.game,
    })
    .from(readings)
    // A cross join preserves this order: start from the small index of pending readings instead of scanning all sheets.
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
    // If two sheets share a reading, prefer one that isn't withdrawn.
    .orderBy(asc(readings.createdAt), asc(readings.id), asc(teamSheets.withdrawnAt))
    .limit(limit);
