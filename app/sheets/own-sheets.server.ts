import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Viewer } from '~/accounts/viewer';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId } from '~/db/ids';
import { staffActions, standings, teamSheets, tournaments } from '~/db/schema';
import { hasResults, isPublished } from '~/tournaments/tournament';
import { noteSheetChange } from '~/tournaments/tournament.server';
import { isEditKey } from './edit-key.server';
import { forgetImages } from './erase/player-ids.server';
import { isOpenAtWrite } from './team-sheet.server';

export interface OwnDeed {
  id: string;
  action: 'withdraw' | 'restore';
  byUserId: string | null;
}

/** Guarded write, until the deadline. @returns false if it was refused */
export async function withdrawOwnTeam(db: Database, { id, action, byUserId }: OwnDeed, now: Date) {
  const isWithdrawal = action === 'withdraw';
  const [written] = await db.batch([
    db
      .update(teamSheets)
      .set({ withdrawnAt: isWithdrawal ? now : null, withdrawnBy: isWithdrawal ? 'player' : null })
      .where(
        and(
          eq(teamSheets.id, id),
          isWithdrawal ? isNull(teamSheets.withdrawnAt) : eq(teamSheets.withdrawnBy, 'player'),
          isNull(teamSheets.erasedAt),
          isOpenAtWrite(db),
        ),
      )
      .returning({ id: teamSheets.id }),
    // Guarded by `changes()` of the previous statement.
    db.insert(staffActions).select(
      sql`select null, id, ${byUserId}, 'player', ${action}, '', null, ${now.getTime()}
        from team_sheets where id = ${id} and changes() = 1`,
    ),
    noteSheetChange(db, id),
  ]);
  return written.length === 1;
}

/** Takes effect once the tournament is over. @returns false if the team isn't theirs */
export async function setVisibility(
  db: Database,
  { id, ownerId, isPublic }: { id: string; ownerId: string; isPublic: boolean },
  now: Date,
) {
  if (!isId(id)) return false;
  const [changed] = await db.batch([
    db
      .update(teamSheets)
      .set({ isPublic })
      .where(and(eq(teamSheets.id, id), eq(teamSheets.ownerId, ownerId), isNull(teamSheets.withdrawnAt)))
      .returning({ id: teamSheets.id }),
    noteSheetChange(db, id),
    // An image kept only because its team was public goes with the team's visibility.
    ...forgetImages(
      db,
      sql`select id from team_sheets where id = ${id} and is_public = 0 and ids_removed_at is not null`,
      now,
    ),
  ]);
  return changed.length === 1;
}

const claimColumns = {
  ...columnsOf(teamSheets, 'id', 'displayName', 'ownerId', 'editKeyHash', 'submittedAt'),
  tournamentName: tournaments.name,
};
const selectClaimable = (db: Database) =>
  db
    .select(claimColumns)
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId));

export async function findClaimable(db: Database, id: string) {
  if (!isId(id)) return undefined;
  const [found] = await selectClaimable(db).where(
    and(eq(teamSheets.id, id), isNull(teamSheets.withdrawnAt), isNull(teamSheets.erasedAt)),
  );
  return found;
}

export async function listClaimable(db: Database, { editKeys }: Viewer) {
  const held = [...editKeys.keys()].slice(-40);
  if (held.length === 0) return [];
  const rows = await selectClaimable(db)
    .where(and(inArray(teamSheets.id, held), isNull(teamSheets.ownerId), isNull(teamSheets.withdrawnAt)))
    .orderBy(teamSheets.submittedAt);
  return rows
    .filter(({ id, editKeyHash }) => isEditKey(editKeys.get(id) ?? '', editKeyHash))
    .map(({ id, displayName, tournamentName }) => ({ id, displayName, tournamentName }));
}

/** Never takes sheets that have an owner. @returns how many sheets were claimed */
export async function claimTeams(db: Database, ids: readonly string[], userId: string): Promise<number> {
  if (ids.length === 0) return 0;
  const taken = await db
    .update(teamSheets)
    .set({ ownerId: userId })
    .where(
      and(inArray(teamSheets.id, ids.slice(0, 40)), isNull(teamSheets.ownerId), isNull(teamSheets.erasedAt)),
    )
    .returning({ id: teamSheets.id });
  return taken.length;
}

const maxOffered = 6;

const finishedTeams = (db: Database) =>
  db
    .select({
      id: teamSheets.id,
      members: teamSheets.members,
      teamCode: teamSheets.teamCode,
      isPublic: teamSheets.isPublic,
      sheetKind: tournaments.sheetKind,
      tournamentName: tournaments.name,
      ...columnsOf(tournaments, 'rule', 'regulation', 'externalUrl'),
      ...columnsOf(tournaments, 'publishedAt', 'archivedAt', 'endsAt', 'resultsPublishedAt'),
      rank: standings.rank,
    })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .leftJoin(standings, eq(standings.teamSheetId, teamSheets.id));

type Row = Awaited<ReturnType<typeof finishedTeams>>[number];

const finished = (ownerId: string, now: Date) =>
  and(eq(teamSheets.ownerId, ownerId), isNull(teamSheets.withdrawnAt), lte(tournaments.endsAt, now));

export type FinishedTeam = ReturnType<typeof asFinished>;

const asFinished = (row: Row, now: Date) => ({
  id: row.id,
  tournamentName: row.tournamentName,
  rule: row.rule,
  regulation: row.regulation,
  externalUrl: row.externalUrl,
  // Offers only codes that others have seen already: sharing the code of a closed sheet is up to its author.
  teamCode: row.sheetKind === 'ots' && row.isPublic ? row.teamCode : null,
  species: row.members.map(({ species }) => species),
  rank: isPublished(row, now) && hasResults(row, now) ? row.rank : null,
});

export async function listFinishedTeams(db: Database, ownerId: string, now: Date) {
  const rows = await finishedTeams(db)
    .where(finished(ownerId, now))
    .orderBy(desc(teamSheets.submittedAt))
    .limit(maxOffered);
  return rows.map((row) => asFinished(row, now));
}

export async function findFinishedTeam(
  db: Database,
  ownerId: string,
  id: string,
  now: Date,
): Promise<FinishedTeam | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await finishedTeams(db).where(and(eq(teamSheets.id, id), finished(ownerId, now)));
  return row && asFinished(row, now);
}
