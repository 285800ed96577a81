import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { fileReader } from '~/card/letters';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { sendDrawn, sendPrivately } from '~/images/drawn-image.server';
import { findTeamResult } from '~/results/team-result.server';
import { isPublicTeam } from '~/sheets/reveal';
import { findAskedTeam, isPlayer } from '../asked-team.server';
import { resultCard } from './result-card';

export const handle: Policy = { audience: 'everyone', fromReplica: true };

/** A player's result to save and to post: for everyone if the team is public, else for the player alone. @throws 404 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, now, locale, env } = context;
  const found = await findTeamResult(db, params.teamId ?? '', now);
  const content = found && resultCard(found, locale);
  if (!content) throw pageNotFound(request);
  const { team, tournament } = found;
  const draw = async () => {
    const { drawPlayerCard } = await import('~/tournament-page/cards/draw-player-card');
    return drawPlayerCard(content, fileReader(env.ASSETS));
  };
  if (isPublicTeam({ ...tournament, ...team, kind: tournament.sheetKind }, now))
    return sendDrawn(request, content, draw);
  const asked = await findAskedTeam(request, context, team.id);
  if (!asked || !isPlayer(asked.seenBy)) throw pageNotFound(request);
  return sendPrivately(draw);
}
