import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Viewer } from '~/accounts/viewer';
import type { Database } from '~/db/client.server';
import { teamSheets } from '~/db/schema';
import { isEditKey } from './edit-key.server';

// D1 takes 100 bound values a statement.
const most = 40;

/** The viewer's sheets of these tournaments: owned, or handed in as a guest from this device. */
export async function listOwnTeams(db: Database, viewer: Viewer, tournamentIds: readonly string[]) {
  const held = [...viewer.editKeys.keys()].slice(-most);
  if (tournamentIds.length === 0 || (held.length === 0 && viewer.userId === null)) return [];
  const rows = await db
    .select({
      id: teamSheets.id,
      tournamentId: teamSheets.tournamentId,
      displayName: teamSheets.displayName,
      ownerId: teamSheets.ownerId,
      editKeyHash: teamSheets.editKeyHash,
    })
    .from(teamSheets)
    .where(
      and(
        inArray(teamSheets.tournamentId, tournamentIds.slice(0, most)),
        or(
          held.length > 0 ? inArray(teamSheets.id, held) : undefined,
          viewer.userId ? eq(teamSheets.ownerId, viewer.userId) : undefined,
        ),
        isNull(teamSheets.withdrawnAt),
      ),
    )
    .orderBy(asc(teamSheets.submittedAt));
  return rows
    .filter(
      ({ id, ownerId, editKeyHash }) =>
        (ownerId !== null && ownerId === viewer.userId) ||
        isEditKey(viewer.editKeys.get(id) ?? '', editKeyHash),
    )
    .map(({ id, tournamentId, displayName }) => ({ id, tournamentId, displayName }));
}
