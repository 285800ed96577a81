import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { fileReader } from '~/card/letters';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { sendDrawn } from '~/images/drawn-image.server';
import { findPodium } from '~/results/podium.server';
import { findPublished } from '~/tournaments/published.server';
import { winnerCard } from './card-content';

export const handle: Policy = { audience: 'everyone', fromReplica: true };

/** The winner's card, in the URL's language. @throws 404 without a winner in public results */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, now, locale, env } = context;
  const tournament = await findPublished(db, params.tournamentId ?? '', now);
  const content = tournament && winnerCard(tournament, await findPodium(db, tournament, now), locale);
  if (!content) throw pageNotFound(request);
  const { drawPlayerCard } = await import('./draw-player-card');
  return sendDrawn(request, content, () => drawPlayerCard(content, fileReader(env.ASSETS)));
}
