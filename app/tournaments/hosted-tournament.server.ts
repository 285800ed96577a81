import { and, asc, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId } from '~/db/ids';
import { groups, tournaments } from '~/db/schema';
import { foldText } from '~/text/text';
import { resultsAwaitedMs } from './attention';
import { findDetails, tournamentColumns } from './tournament.server';

const hostedPageSize = 12;

// Plain column names: drizzle leaves out the table's name inside a subquery.
const teams = sql<number>`(select count(*) from team_sheets s
  where s.tournament_id = tournaments.id and s.withdrawn_at is null)`;
const hasEntrants = sql`exists (select 1 from entrants e where e.tournament_id = tournaments.id)`.mapWith(
  Boolean,
);

const select = (db: Database) =>
  db
    .select({
      ...tournamentColumns,
      ...columnsOf(tournaments, 'version', 'plannedEndsAt', 'entrantsOnly', 'namesMissing', 'remindedAt'),
      ...columnsOf(tournaments, 'checkInOpensAt', 'checkInClosesAt'),
      teams,
      hasEntrants,
    })
    .from(tournaments)
    .innerJoin(groups, eq(groups.id, tournaments.groupId));

export type HostedTournament = NonNullable<Awaited<ReturnType<typeof findHostedTournament>>>;

/** Drafts and archived ones too. @returns undefined for another group's, and for a malformed ID */
export async function findHostedTournament(db: Database, groupId: string, id: string | undefined) {
  const key = (id ?? '').toLowerCase();
  if (!isId(key)) return undefined;
  const [row] = await select(db).where(and(eq(tournaments.id, key), eq(tournaments.groupId, groupId)));
  return row;
}

/** Adds the free text of its form, which no other page needs. */
export async function findEditedTournament(db: Database, groupId: string, id: string | undefined) {
  const found = await findHostedTournament(db, groupId, id);
  const details = found && (await findDetails(db, found.id));
  return details && { ...found, ...details };
}

export const hostedFilters = ['current', 'draft', 'past', 'archived'] as const;
export type HostedFilter = (typeof hostedFilters)[number];

export interface HostedQuery {
  search: string;
  show: HostedFilter;
  page: number;
}

const conditions: Record<HostedFilter, (now: Date) => SQL | undefined> = {
  current: (now) => and(isNull(tournaments.archivedAt), gt(tournaments.endsAt, now)),
  draft: () => and(isNull(tournaments.archivedAt), isNull(tournaments.publishedAt)),
  past: (now) => and(isNull(tournaments.archivedAt), lte(tournaments.endsAt, now)),
  archived: () => isNotNull(tournaments.archivedAt),
};

// Not LIKE: D1 refuses patterns of more than 50 bytes.
const matching = (search: string) =>
  foldText(search)
    .split(' ', 6)
    .filter(Boolean)
    .map((word) => sql`instr(${tournaments.searchText}, ${word}) > 0`);

export async function listHostedTournaments(
  db: Database,
  groupId: string,
  { search, show, page }: HostedQuery,
  now: Date,
) {
  const order = show === 'current' ? asc : desc;
  const rows = await select(db)
    .where(and(eq(tournaments.groupId, groupId), conditions[show](now), ...matching(search)))
    .orderBy(order(tournaments.scheduledStartAt), asc(tournaments.id))
    .limit(hostedPageSize + 1)
    .offset((page - 1) * hostedPageSize);
  return { tournaments: rows.slice(0, hostedPageSize), hasMore: rows.length > hostedPageSize };
}

/** Tournaments that are not over, or ended lately; soonest first. */
export const listOnDesk = (db: Database, groupId: string, now: Date): Promise<HostedTournament[]> =>
  select(db)
    .where(
      and(
        eq(tournaments.groupId, groupId),
        isNull(tournaments.archivedAt),
        gt(tournaments.endsAt, new Date(now.getTime() - resultsAwaitedMs)),
      ),
    )
    .orderBy(asc(tournaments.scheduledStartAt), asc(tournaments.id))
    .limit(60);
