import type { AppLoadContext } from '@remix-run/cloudflare';
import { findViewer } from '~/accounts/viewer.server';
import { openDatabase } from '~/db/client.server';
import { logLook } from '~/judging/log-look.server';
import { type FoundTeamSheet, findTeamSheet } from '~/sheets/find-team-sheet.server';
import type { SheetViewer } from '~/sheets/reveal';

/** The requested sheet and who is looking; memoized per request. */
export const findAskedTeam = (request: Request, context: AppLoadContext, id: string) =>
  context.once(`team ${id}`, async () => {
    const viewer = await findViewer(request, context);
    const primary = openDatabase(context.env.DB);
    const found = await findTeamSheet(context.db, id.toLowerCase(), viewer);
    // A sheet that is scanned right after its submission may be missing from the replica.
    return found ?? (primary === context.db ? undefined : findTeamSheet(primary, id.toLowerCase(), viewer));
  });

export async function noteLook(request: Request, context: AppLoadContext, { sheet, seenBy }: FoundTeamSheet) {
  if (seenBy === 'stranger' || isPlayer(seenBy)) return;
  const { userId } = await findViewer(request, context);
  const { groupId, tournamentId, kind, ...rest } = sheet;
  const tournament = { ...rest, id: tournamentId, sheetKind: kind };
  if (userId)
    logLook(context, { group: { id: groupId, place: seenBy }, user: { userId }, tournament }, sheet);
}

export const isPlayer = (seenBy: SheetViewer): seenBy is 'owner' | 'guest' =>
  seenBy === 'owner' || seenBy === 'guest';
