import type { AppLoadContext } from '@remix-run/cloudflare';
import { findViewer } from '~/accounts/viewer.server';
import { openDatabase } from '~/db/client.server';
import { logLook } from '~/judging/log-look.server';
import { type FoundTeamSheet, findTeamSheet } from '~/sheets/find-team-sheet.server';
import type { SheetViewer } from '~/sheets/reveal';

/** The sheet whose page is asked for, and who is looking; looked for once a request. */
export const findAskedTeam = (request: Request, context: AppLoadContext, id: string) =>
  context.once(`team ${id}`, async () => {
    const viewer = await findViewer(request, context);
    const first = openDatabase(context.env.DB);
    const found = await findTeamSheet(context.db, id.toLowerCase(), viewer);
    // Handed in a moment ago and scanned at once: a copy may not have it yet.
    return found ?? (first === context.db ? undefined : findTeamSheet(first, id.toLowerCase(), viewer));
  });

/** Staff who see a team before others may see it are noted, and nobody else. */
export async function noteLook(request: Request, context: AppLoadContext, { sheet, seenBy }: FoundTeamSheet) {
  if (seenBy === 'stranger' || isPlayer(seenBy)) return;
  const { userId } = await findViewer(request, context);
  const { groupId, tournamentId, kind, ...looked } = sheet;
  const tournament = { ...looked, id: tournamentId, sheetKind: kind };
  if (userId)
    logLook(context, { group: { id: groupId, place: seenBy }, user: { userId }, tournament }, sheet);
}

export const isPlayer = (seenBy: SheetViewer): seenBy is 'owner' | 'guest' =>
  seenBy === 'owner' || seenBy === 'guest';
