import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId } from '~/db/ids';
import { listed } from '~/db/listed';
import { entrants, teamSheets, tournaments } from '~/db/schema';
import { publicName } from '~/db/shown-name';
import { groupedBy } from './match-entrants';
import { type Roster, rosterOf } from './roster';

const matched = columnsOf(entrants, 'id', 'name', 'tonamelId', 'discordId', 'teamSheetId', 'otherSheetIds');
const leanColumns = { ...matched, ...columnsOf(entrants, 'seat', 'droppedAt', 'checkedInAt') };
const allColumns = {
  ...leanColumns,
  ...columnsOf(entrants, 'reading', 'twitterId', 'seed', 'checkedInBy', 'createdAt'),
};
const sheetColumns = columnsOf(teamSheets, 'id', 'displayName', 'tonamelId', 'discordId', 'submittedAt');

export type LeanEntrant = Awaited<ReturnType<typeof selectLean>>[number];
export type Entrant = Awaited<ReturnType<typeof listEntrants>>[number];
export type RosterSheet = Awaited<ReturnType<typeof listRosterSheets>>[number];
export type TournamentRoster = Roster<LeanEntrant, RosterSheet>;

const inOrder = [asc(entrants.position), asc(entrants.id)];

const selectLean = (db: Database, tournamentId: string) =>
  db
    .select(leanColumns)
    .from(entrants)
    .where(eq(entrants.tournamentId, tournamentId))
    .orderBy(...inOrder);

export const listEntrants = (db: Database, tournamentId: string) =>
  db
    .select(allColumns)
    .from(entrants)
    .where(eq(entrants.tournamentId, tournamentId))
    .orderBy(...inOrder);

const isActive = and(isNull(teamSheets.withdrawnAt), isNull(teamSheets.erasedAt));

export const listRosterSheets = (db: Database, tournamentId: string) =>
  db
    .select(sheetColumns)
    .from(teamSheets)
    .where(and(eq(teamSheets.tournamentId, tournamentId), isActive))
    .orderBy(asc(teamSheets.submittedAt), asc(teamSheets.id));

/** Matches entrants with sheets, in one round trip. @returns undefined if the tournament has no list of entrants */
export async function findRoster(db: Database, tournamentId: string): Promise<TournamentRoster | undefined> {
  const [people, sheets] = await db.batch([selectLean(db, tournamentId), listRosterSheets(db, tournamentId)]);
  return people.length > 0 ? rosterOf(people, sheets) : undefined;
}

/** Roster with every column of its entrants, also of an empty list. */
export async function findWholeRoster(db: Database, tournamentId: string) {
  const [people, sheets] = await db.batch([
    listEntrants(db, tournamentId),
    listRosterSheets(db, tournamentId),
  ]);
  return rosterOf(people, sheets);
}

/** Names for streams by sheet ID, without names that were taken down. */
export async function listSheetHandles(db: Database, tournamentId: string) {
  const rows = await db
    .select({ ...columnsOf(teamSheets, 'id', 'twitterId'), displayName: publicName })
    .from(teamSheets)
    .where(and(eq(teamSheets.tournamentId, tournamentId), isActive));
  return new Map(rows.map(({ id, ...handle }) => [id, handle]));
}

/** Matches entrants with sheets that the caller has already loaded. */
export async function findRosterOf<
  Sheet extends { id: string; displayName: string; tonamelId: string; discordId: string },
>(
  db: Database,
  tournamentId: string,
  sheets: readonly Sheet[],
): Promise<Roster<LeanEntrant, Sheet> | undefined> {
  const people = await selectLean(db, tournamentId);
  return people.length > 0 ? rosterOf(people, sheets) : undefined;
}

/** Rosters by tournament ID; tournaments without a list are absent. */
export async function findRosters(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, TournamentRoster>> {
  if (ids.length === 0) return new Map();
  const people = await db
    .select({ ...leanColumns, tournamentId: entrants.tournamentId })
    .from(entrants)
    .where(inArray(entrants.tournamentId, listed(ids)))
    .orderBy(...inOrder);
  const peopleOf = groupedBy(people, ({ tournamentId }) => tournamentId);
  if (peopleOf.size === 0) return new Map();
  const sheets = await db
    .select({ ...sheetColumns, tournamentId: teamSheets.tournamentId })
    .from(teamSheets)
    .where(and(inArray(teamSheets.tournamentId, listed([...peopleOf.keys()])), isActive))
    .orderBy(asc(teamSheets.submittedAt), asc(teamSheets.id));
  const sheetsOf = groupedBy(sheets, ({ tournamentId }) => tournamentId);
  return new Map([...peopleOf].map(([id, rows]) => [id, rosterOf(rows, sheetsOf.get(id) ?? [])]));
}

/** Entrants by sheet ID, where the match is certain. */
export async function findEntrantsOf(db: Database, sheets: SQL) {
  const rows = await db
    .selectDistinct({ id: teamSheets.tournamentId })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .where(
      and(
        inArray(teamSheets.id, sheets),
        sql`exists (select 1 from entrants e where e.tournament_id = team_sheets.tournament_id)`,
      ),
    );
  const entrantsOf = new Map<string, { tournamentId: string; entrant: Entrant }>();
  for (const { id: tournamentId } of rows) {
    const { entrants: people } = await findWholeRoster(db, tournamentId);
    for (const { state, sheetId, ...entrant } of people)
      if (sheetId) entrantsOf.set(sheetId, { tournamentId, entrant });
  }
  return entrantsOf;
}

/** Other tournaments of the group to copy entrants from, newest first. */
export const listEarlier = (db: Database, groupId: string, tournamentId: string) =>
  db
    .select({
      ...columnsOf(tournaments, 'id', 'name'),
      entrants: sql<number>`(select count(*) from entrants e where e.tournament_id = tournaments.id)`,
      teams: sql<number>`(select count(*) from team_sheets s where s.tournament_id = tournaments.id
        and s.withdrawn_at is null and s.erased_at is null)`,
    })
    .from(tournaments)
    .where(and(eq(tournaments.groupId, groupId), ne(tournaments.id, tournamentId)))
    .orderBy(sql`${tournaments.scheduledStartAt} desc`, asc(tournaments.id))
    .limit(30);

/** People of another tournament of the group, from its list or its sheets. */
export async function listEarlierPeople(
  db: Database,
  { groupId, tournamentId, from }: { groupId: string; tournamentId: string; from: 'entrants' | 'teams' },
) {
  const isOurs = sql`(select id from tournaments where id = ${tournamentId} and group_id = ${groupId})`;
  if (from === 'entrants')
    return db
      .select(columnsOf(entrants, 'name', 'reading', 'tonamelId', 'discordId', 'twitterId'))
      .from(entrants)
      .where(and(inArray(entrants.tournamentId, isOurs), isNull(entrants.droppedAt)))
      .orderBy(...inOrder);
  const sheets = await db
    .select(columnsOf(teamSheets, 'displayName', 'tonamelId', 'discordId', 'twitterId'))
    .from(teamSheets)
    .where(and(inArray(teamSheets.tournamentId, isOurs), isActive))
    .orderBy(asc(teamSheets.displayName), asc(teamSheets.id));
  return sheets.map(({ displayName, twitterId, ...ids }) => ({
    ...ids,
    name: displayName,
    reading: '',
    twitterId: twitterId ?? '',
  }));
}

/** Values of a new entrant taken from their sheet. @returns undefined if the sheet was withdrawn or erased */
export async function findPutOn(db: Database, tournamentId: string, sheetId: string) {
  if (!isId(sheetId)) return undefined;
  const [row] = await db
    .select({
      name: teamSheets.displayName,
      tonamelId: teamSheets.tonamelId,
      discordId: teamSheets.discordId,
      twitterId: sql<string>`coalesce(${teamSheets.twitterId}, '')`,
    })
    .from(teamSheets)
    .where(
      and(
        eq(teamSheets.id, sheetId),
        eq(teamSheets.tournamentId, tournamentId),
        isNull(teamSheets.withdrawnAt),
        isNull(teamSheets.erasedAt),
      ),
    );
  return row && { ...row, reading: '', seed: null, seat: '', teamSheetId: sheetId };
}
