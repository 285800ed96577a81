import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { fileReader } from '~/card/letters';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { sendDrawn } from '~/images/drawn-image.server';
import { findRegulation } from '~/pokedex/regulations';
import { listRegulationUsage } from '~/usage/usage.server';
import { fieldOf } from '~/usage/usage-view';
import { statsCard } from './stats-card';

export const handle: Policy = { audience: 'everyone', fromReplica: true };

/** The most used of a regulation, in the URL's language. @throws 404 before anything was counted */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, locale, env } = context;
  const regulation = findRegulation((params.regulation ?? '').toLowerCase());
  const field = regulation && fieldOf(await listRegulationUsage(db, regulation.id));
  if (!field || field.teams === 0) throw pageNotFound(request);
  const content = statsCard(field, locale, regulation.name[locale]);
  const { drawStatsCard } = await import('./draw-stats-card');
  return sendDrawn(request, content, () => drawStatsCard(content, fileReader(env.ASSETS)));
}
