import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { fileReader } from '~/card/letters';
import type { Policy } from '~/http/policy';
import { keepDrawn, sendPrivately } from '~/images/drawn-image.server';
import { sendImage } from '~/images/send-image.server';
import { findTournamentUsage } from '~/usage/usage.server';
import { fieldOf } from '~/usage/usage-view';
import { statsCard } from './stats-card';
import { requireTournamentWithStats } from './tournament-stats.server';

export const handle: Policy = { audience: 'everyone', fromReplica: true };

const png = 'image/png';

/** Serves the share image in the URL's language; after the end it is cached until a figure changes. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { IMAGES, ASSETS } = context.env;
  const readFile = fileReader(ASSETS);
  const { tournament, isPublic } = await requireTournamentWithStats(args);
  const field = fieldOf(await findTournamentUsage(context.db, tournament, context.now));
  const card = statsCard(field, context.locale);
  const { drawStatsCard } = await import('./draw-stats-card');
  if (!isPublic) return sendPrivately(() => drawStatsCard(card, readFile));
  const image = { imageKey: `cards/kp-${tournament.id}-${context.locale}`, imageType: png };
  await keepDrawn(IMAGES, image.imageKey, card, () => drawStatsCard(card, readFile));
  const answer = await sendImage(request, IMAGES, image, true);
  return answer ?? new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
}
