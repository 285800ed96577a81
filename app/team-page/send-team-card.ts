import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { fileReader } from '~/card/letters';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { sendDrawn } from '~/images/drawn-image.server';
import { findStrangersTeam } from '~/sheets/published-teams.server';
import { findEvent } from '~/tournaments/tournament.server';
import { teamCard } from './team-card';

export const handle: Policy = { audience: 'everyone', fromReplica: true };

/** Link preview of a team for everybody, whoever asks for it. @throws 404 for a team that they may not know of */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, now, locale, env } = context;
  const team = await findStrangersTeam(db, params.teamId ?? '');
  const shown = team && teamCard(team, locale, now);
  if (!shown) throw pageNotFound(request);
  const content = { ...shown, event: await findEvent(db, team.tournamentId) };
  const { drawSixCard } = await import('~/card/six');
  return sendDrawn(request, content, () => drawSixCard(content, fileReader(env.ASSETS)));
}
