import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { fileReader } from '~/card/letters';
import { maxListRows } from '~/card/list-row';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { sendDrawn } from '~/images/drawn-image.server';
import { listTournaments } from '~/tournaments/tournament.server';
import { parseTournamentQuery } from '~/tournaments/tournament-query';
import { cardPhases, firstFilled, tournamentsCard } from './list-card';

export const handle: Policy = { audience: 'everyone', fromReplica: true };

/** What comes next in the list of tournaments, filtered as the list is. @throws 404 for an empty list */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, now, locale, env } = context;
  const query = parseTournamentQuery(new URL(request.url).searchParams);
  const lists = await Promise.all(
    cardPhases(query).map(async (when) => {
      const { tournaments } = await listTournaments(db, { ...query, when, page: 1 }, now, maxListRows);
      return { when, tournaments };
    }),
  );
  const list = firstFilled(lists);
  if (!list) throw pageNotFound(request);
  const content = tournamentsCard(list, query, locale, now);
  const { drawListCard } = await import('~/card/list');
  return sendDrawn(request, content, () => drawListCard(content, fileReader(env.ASSETS)));
}
