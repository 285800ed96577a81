import { and, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId } from '~/db/ids';
import { groups, tournaments } from '~/db/schema';
import type { Game } from '~/pokedex/game';
import { type Format, isPublished, type Phase, type Rule, type SheetKind } from './tournament';
import { inPhase, isShownAt, matching, tournamentColumns } from './tournament.server';

const columns = {
  ...tournamentColumns,
  ...columnsOf(tournaments, 'nameEn', 'place', 'placeUrl', 'capacity', 'description', 'ruleText', 'contact'),
};

const select = (db: Database) =>
  db.select(columns).from(tournaments).innerJoin(groups, eq(groups.id, tournaments.groupId));

export type PublishedTournament = Awaited<ReturnType<typeof listPublished>>[number];

export interface PublishedQuery {
  when?: Phase;
  rule?: Rule;
  game?: Game;
  regulation?: string;
  format?: Format;
  sheetKind?: SheetKind;
  group?: string;
  search: string;
  startsFrom?: Date;
  startsBefore?: Date;
  /** Keyset pagination: the last row of the previous page. */
  after?: readonly [startsAt: number, id: string];
}

const latestFirst = [desc(tournaments.scheduledStartAt), desc(tournaments.id)];
const isBehind = (after: PublishedQuery['after']) =>
  after && sql`(${tournaments.scheduledStartAt}, ${tournaments.id}) < (${after[0]}, ${after[1]})`;

export function listPublished(db: Database, query: PublishedQuery, now: Date, limit: number) {
  const { when, after, startsFrom, startsBefore } = query;
  const equal: (SQL | undefined)[] = [
    query.rule && eq(tournaments.rule, query.rule),
    query.game && eq(tournaments.game, query.game),
    query.regulation === undefined ? undefined : eq(tournaments.regulation, query.regulation),
    query.format && eq(tournaments.format, query.format),
    query.sheetKind && eq(tournaments.sheetKind, query.sheetKind),
    query.group === undefined ? undefined : eq(tournaments.groupId, query.group),
  ];
  return select(db)
    .where(
      and(
        isShownAt(now),
        when && inPhase[when](now),
        ...equal,
        ...matching(query.search),
        startsFrom && gte(tournaments.scheduledStartAt, startsFrom),
        startsBefore && lt(tournaments.scheduledStartAt, startsBefore),
        isBehind(after),
      ),
    )
    .orderBy(...latestFirst)
    .limit(limit);
}

/** Time at which the next tournament enters a list of any phase. Listed ones know their own times. */
export const nextInList = (now: Date): SQL =>
  sql`(select min(at) from (${sql.join(
    [tournaments.publishedAt, tournaments.scheduledStartAt, tournaments.endsAt].map(
      (at) => sql`select min(${at}) as at from ${tournaments} where ${gt(at, now)}`,
    ),
    sql` union all `,
  )}))`;

/** Drafts and archived ones too, for staff; latest start first. */
export const listAllOfGroup = (
  db: Database,
  groupId: string,
  { after, limit }: Pick<PublishedQuery, 'after'> & { limit: number },
) =>
  select(db)
    .where(and(eq(tournaments.groupId, groupId), isBehind(after)))
    .orderBy(...latestFirst)
    .limit(limit);

export async function findPublished(
  db: Database,
  id: string,
  now: Date,
): Promise<PublishedTournament | undefined> {
  const key = id.toLowerCase();
  if (!isId(key)) return undefined;
  const [row] = await select(db).where(eq(tournaments.id, key));
  return row && isPublished(row, now) ? row : undefined;
}
