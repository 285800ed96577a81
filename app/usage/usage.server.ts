import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { tournaments, tournamentUsage, usageSums } from '~/db/schema';
import type { FoundTournament } from '~/tournaments/tournament.server';
import { countedDetails } from './count-usage.server';
import { listCountedSheets } from './counted-sheets.server';
import { countUsage, details, type UsageCount, type UsageKind } from './usage';
import { minTeamsForPair } from './usage-view';

/** Statistics from the sweeper's cache; counted on demand if the tournament has changed since. */
export async function findTournamentUsage(
  db: Database,
  tournament: FoundTournament,
  now: Date,
): Promise<UsageCount[]> {
  const [kept] = await db
    .select({ counts: tournamentUsage.counts })
    .from(tournamentUsage)
    .innerJoin(tournaments, eq(tournaments.id, tournamentUsage.tournamentId))
    .where(
      and(
        eq(tournamentUsage.tournamentId, tournament.id),
        eq(tournaments.countedChanges, tournaments.changes),
      ),
    );
  if (kept) return kept.counts;
  return countUsage(
    await listCountedSheets(db, tournament, now),
    countedDetails(tournament),
    tournament.topCut,
  );
}

export const topCountsQuery = (
  db: Database,
  regulation: string,
  species: string,
  kind: UsageKind,
  limit: number,
) =>
  db
    .select(columnsOf(usageSums, 'species', 'kind', 'value', 'count'))
    .from(usageSums)
    .where(
      and(
        eq(usageSums.regulation, regulation),
        eq(usageSums.species, species),
        eq(usageSums.kind, kind),
        gt(usageSums.count, kind === 'partner' ? minTeamsForPair - 1 : 0),
      ),
    )
    .orderBy(desc(usageSums.count), desc(usageSums.value))
    .limit(limit);

const cut = alias(usageSums, 'in_cut');

export const speciesQuery = (db: Database, regulation: string, limit: number) =>
  db
    .select({
      ...columnsOf(usageSums, 'value', 'count'),
      // A batch's rows are objects: of two columns of one name it keeps the last.
      cut: sql<number | null>`${cut.count}`.as('cut'),
    })
    .from(usageSums)
    .leftJoin(
      cut,
      and(
        eq(cut.regulation, usageSums.regulation),
        eq(cut.species, ''),
        eq(cut.kind, sql`'cut'`),
        eq(cut.value, usageSums.value),
      ),
    )
    .where(
      and(
        eq(usageSums.regulation, regulation),
        eq(usageSums.species, ''),
        eq(usageSums.kind, 'species'),
        gt(usageSums.count, 0),
      ),
    )
    .orderBy(desc(usageSums.count), desc(usageSums.value))
    .limit(limit);

const countOf = ({
  species,
  kind,
  value,
  count,
}: Omit<typeof usageSums.$inferSelect, 'regulation'>): UsageCount => [species, kind, value, count];

const listed = { species: 100, details: 15, detailsOfOne: 24, partners: 24 };

/** All finished public tournaments of a regulation: its most used species, and the most used of each detail. */
export async function listRegulationUsage(db: Database, regulation: string): Promise<UsageCount[]> {
  const kinds = [...(['field', 'stated'] as const), ...details];
  const [species, ...rest] = await db.batch([
    speciesQuery(db, regulation, listed.species),
    ...kinds.map((kind) => topCountsQuery(db, regulation, '', kind, listed.details)),
  ]);
  return [
    ...species.flatMap(({ value, count, cut }): UsageCount[] => [
      ['', 'species', value, count],
      ['', 'cut', value, cut ?? 0],
    ]),
    ...rest.flat().map(countOf),
  ];
}

const completed = { species: 100, item: 40, move: 80, ability: 40 };

/** Keys of a regulation's public statistics, most used first, to rank suggestions by. */
export async function listMostUsed(db: Database, regulation: string) {
  const most = (kind: 'item' | 'move' | 'ability') =>
    topCountsQuery(db, regulation, '', kind, completed[kind]);
  const found = await db.batch([
    speciesQuery(db, regulation, completed.species),
    ...[most('item'), most('move'), most('ability')],
  ]);
  const [species = [], items = [], moves = [], abilities = []] = found.map((rows) =>
    rows.map(({ value }) => value),
  );
  return { species, items, moves, abilities };
}

/** Whether anything was counted in a regulation. */
export const hasUsage = async (db: Database, regulation: string): Promise<boolean> =>
  (await speciesQuery(db, regulation, 1)).length > 0;

/** Statistics of one species in a regulation, with the totals to compare it with. */
export async function listSpeciesUsage(
  db: Database,
  regulation: string,
  species: string,
): Promise<UsageCount[]> {
  const one = (kind: 'species' | 'cut') =>
    db
      .select(columnsOf(usageSums, 'species', 'kind', 'value', 'count'))
      .from(usageSums)
      .where(
        and(
          eq(usageSums.regulation, regulation),
          eq(usageSums.species, ''),
          eq(usageSums.kind, kind),
          eq(usageSums.value, species),
        ),
      );
  const kinds = [...(['stated'] as const), ...details];
  const found = await db.batch([
    topCountsQuery(db, regulation, '', 'field', listed.details),
    one('species'),
    one('cut'),
    topCountsQuery(db, regulation, species, 'partner', listed.partners),
    ...kinds.map((kind) => topCountsQuery(db, regulation, species, kind, listed.detailsOfOne)),
  ]);
  return found.flat().map(countOf);
}
