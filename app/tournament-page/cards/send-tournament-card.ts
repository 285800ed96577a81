import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { fileReader } from '~/card/letters';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { sendDrawn } from '~/images/drawn-image.server';
import { findPodium } from '~/results/podium.server';
import { findPublished } from '~/tournaments/published.server';
import { eventCard, resultsCard } from './card-content';

export const handle: Policy = { audience: 'everyone', fromReplica: true };

/** Link preview of a tournament in the URL's language: when it is, or once results are public its best eight. @throws 404 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, now, locale, env } = context;
  const tournament = await findPublished(db, params.tournamentId ?? '', now);
  if (!tournament) throw pageNotFound(request);
  const podium = await findPodium(db, tournament, now);
  const readFile = fileReader(env.ASSETS);
  if (podium.best.length === 0) {
    const content = eventCard(tournament, locale, now);
    const { drawEventCard } = await import('./draw-event-card');
    return sendDrawn(request, content, () => drawEventCard(content, readFile));
  }
  const content = resultsCard(tournament, podium, locale);
  const { drawResultsCard } = await import('./draw-results-card');
  return sendDrawn(request, content, () => drawResultsCard(content, readFile));
}
