import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findViewer } from '~/accounts/viewer.server';
import { findPost } from '~/posts/post.server';
import { findTeamSheet } from '~/sheets/find-team-sheet.server';
import { reveal } from '~/sheets/reveal';
import { hiddenName, nameless } from '~/text/nameless';
import { findTournament } from '~/tournaments/tournament.server';
import type { ReportedKind } from './report';

export interface Reported {
  kind: ReportedKind;
  id: string;
  name: string;
}

/** Finds the reported post, tournament or team. @returns undefined if missing or not visible to the viewer */
export async function findReported({
  request,
  params,
  context,
}: LoaderFunctionArgs): Promise<Reported | undefined> {
  const { db, now } = context;
  if (params.postId) {
    const found = await findPost(db, params.postId, undefined);
    return found && { kind: 'post', id: found.post.id, name: found.shown.title };
  }
  if (params.tournamentId) {
    const found = await findTournament(db, params.tournamentId, now);
    return found && { kind: 'tournament', id: found.id, name: found.name };
  }
  const viewer = await findViewer(request, context);
  const found = await findTeamSheet(db, params.teamId?.toLowerCase() ?? '', viewer);
  if (!found || reveal(found.seenBy, found.sheet, now).denied) return undefined;
  const { id, displayName } = found.sheet;
  // Only a sheet's name can be reported, and this one has none.
  if (displayName === nameless || displayName === hiddenName) return undefined;
  return { kind: 'team', id, name: displayName };
}
