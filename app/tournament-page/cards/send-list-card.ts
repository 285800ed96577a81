import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { fileReader } from '~/card/letters';
import { maxListRows } from '~/card/list-row';
import type { Database } from '~/db/client.server';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { sendDrawn } from '~/images/drawn-image.server';
import { listTournaments } from '~/tournaments/tournament.server';
import { parseTournamentQuery, type TournamentQuery } from '~/tournaments/tournament-query';
import { cardPhases, tournamentsCard } from './list-card';

export const handle: Policy = { audience: 'everyone', fromReplica: true };

/** Sends the card of the list of tournaments, filtered as the list is. @throws 404 for an empty list */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, now, locale, env } = context;
  const query = parseTournamentQuery(new URL(request.url).searchParams);
  const list = await findFirstFilled(db, query, now);
  if (!list) throw pageNotFound(request);
  const content = tournamentsCard(list, query, locale, now);
  const { drawListCard } = await import('~/card/list');
  return sendDrawn(request, content, () => drawListCard(content, fileReader(env.ASSETS)));
}

async function findFirstFilled(db: Database, query: TournamentQuery, now: Date) {
  for (const when of cardPhases(query)) {
    const { tournaments } = await listTournaments(db, { ...query, when, page: 1 }, now, maxListRows);
    if (tournaments.length > 0) return { when, tournaments };
  }
  return undefined;
}
