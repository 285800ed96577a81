import { and, asc, eq, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { tournaments, tournamentUsage, usageSums, usageTeams } from '~/db/schema';
import { findRegulation, sheetDetails } from '~/pokedex/regulations';
import { isPublished } from '~/tournaments/tournament';
import { listCountedSheets } from './counted-sheets.server';
import { countUsage, differenceOf, inBothWays, speciesOf, type UsageCount } from './usage';

const countedAtOnce = 20;
// A bound value may be 2 MB; this many counts are under 500 KB.
const countsAtOnce = 8000;

const columns = {
  ...columnsOf(tournaments, 'id', 'game', 'regulation', 'sheetKind', 'topCut', 'endsAt', 'isTest'),
  ...columnsOf(tournaments, 'publishedAt', 'archivedAt', 'resultsPublishedAt', 'changes', 'countedChanges'),
  kept: { regulation: tournamentUsage.regulation, counts: tournamentUsage.counts },
};

/** Tournaments that are over and were not counted since their last change; or were counted, and are not over after all. */
export const uncountedQuery = (db: Database, now: Date, limit = countedAtOnce) =>
  db
    .select(columns)
    .from(tournaments)
    .leftJoin(tournamentUsage, eq(tournamentUsage.tournamentId, tournaments.id))
    .where(
      and(
        sql`counted_changes is not changes`,
        or(lte(tournaments.endsAt, now), isNotNull(tournaments.countedChanges)),
      ),
    )
    .orderBy(asc(tournaments.endsAt))
    .limit(limit);

type Uncounted = Awaited<ReturnType<typeof uncountedQuery>>[number];

/** Closed sheets count no details: only staff may see them. */
export const countedDetails = ({
  sheetKind,
  game,
  regulation,
}: Pick<Uncounted, 'sheetKind' | 'game' | 'regulation'>) =>
  sheetKind === 'cts' ? [] : sheetDetails(game, regulation);

/** Every few minutes: counts what has ended, and again what has changed since. Each counts once, however often this runs. */
export async function sweepUsage(db: Database, now: Date) {
  const errors: unknown[] = [];
  // One that cannot be counted keeps none of the others waiting.
  for (const tournament of await uncountedQuery(db, now))
    await count(db, tournament, now).catch((error) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}

async function count(db: Database, tournament: Uncounted, now: Date) {
  const { id, changes, countedChanges, regulation, endsAt, isTest, kept } = tournament;
  const isOver = endsAt <= now;
  // Read after `changes`: what changes meanwhile raises it, and nothing of this is written.
  const sheets = isOver ? await listCountedSheets(db, tournament, now) : [];
  const counts = countUsage(sheets, countedDetails(tournament), tournament.topCut);
  const isSummed =
    isOver && !isTest && isPublished(tournament, now) && regulation && findRegulation(regulation);
  const into = isSummed ? regulation : null;
  const asFound = sql`exists (select 1 from tournaments t where t.id = ${id} and t.changes = ${changes}
    and t.counted_changes is ${countedChanges})`;
  const shown = into ? sheets.filter(({ isPublic }) => isPublic) : [];
  // One transaction: each statement asks whether all is as it was found, and the last one ends that.
  await db.batch([
    ...addToSums(db, kept, { regulation: into, counts }, asFound),
    db.delete(usageTeams).where(and(eq(usageTeams.tournamentId, id), asFound)),
    db.insert(usageTeams).select(
      sql`select ${id}, value ->> 0, value ->> 1, ${into}, ${endsAt.getTime()}
        from json_each(${JSON.stringify(shown.flatMap((sheet) => speciesOf(sheet).map((species) => [species, sheet.id])))})
        where ${asFound}`,
    ),
    db
      .insert(tournamentUsage)
      .select(sql`select ${id}, ${into}, ${JSON.stringify(counts)}, ${now.getTime()} where ${asFound}`)
      .onConflictDoUpdate({
        target: tournamentUsage.tournamentId,
        set: {
          regulation: sql`excluded.regulation`,
          counts: sql`excluded.counts`,
          countedAt: sql`excluded.counted_at`,
        },
      }),
    db
      .update(tournaments)
      .set({ countedChanges: isOver ? changes : null })
      .where(and(eq(tournaments.id, id), asFound)),
  ] as unknown as [BatchItem<'sqlite'>]);
}

interface Summed {
  regulation: string | null;
  counts: UsageCount[];
}

/** Takes what was counted before out of the sums, and puts in what is counted now: their difference where both are of one. */
function addToSums(db: Database, before: Summed | null, after: Summed, asFound: SQL) {
  const regulations = new Set(
    [before?.regulation, after.regulation].filter((each) => typeof each === 'string'),
  );
  return [...regulations].flatMap((regulation) => {
    const countsIn = (summed: Summed | null) => (summed?.regulation === regulation ? summed.counts : []);
    const difference = inBothWays(differenceOf(countsIn(before), countsIn(after)));
    const parts = Array.from({ length: Math.ceil(difference.length / countsAtOnce) }, (_, at) =>
      difference.slice(at * countsAtOnce, (at + 1) * countsAtOnce),
    );
    return parts.map((part) =>
      db
        .insert(usageSums)
        .select(
          sql`select ${regulation}, value ->> 0, value ->> 1, value ->> 2, value ->> 3
            from json_each(${JSON.stringify(part)}) where ${asFound}`,
        )
        .onConflictDoUpdate({
          target: [usageSums.regulation, usageSums.species, usageSums.kind, usageSums.value],
          set: { count: sql`${usageSums.count} + excluded.count` },
        }),
    );
  });
}
