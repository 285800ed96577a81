import { z } from 'zod';
import { listPublishedTeams } from '~/sheets/published-teams.server';
import { hasResults, phaseOf } from '~/tournaments/tournament';
import { decodeCursor, paged, splitPage } from '../answer/cursor';
import { tournamentEndpoint } from '../answer/endpoint';
import { ApiProblem } from '../answer/problems';
import { teamsShape } from '../shapes/team';
import { shownTeam } from './shown-team';

export const listTeamsEndpoint = tournamentEndpoint({
  name: 'listTeams',
  query: z.object(paged),
  answer: teamsShape,
  problems: ['notFound'],
  cache: { tables: ['groups'] },
  async find({ query: { limit, cursor }, context, link, changesWith }, tournament) {
    const { db, now } = context;
    if (phaseOf(tournament, now) !== 'past') return { items: [], next: null };
    const isRanked = hasResults(tournament, now);
    const shape = isRanked
      ? ([z.number(), z.string(), z.string()] as const)
      : ([z.string(), z.string()] as const);
    const after = cursor === undefined ? undefined : decodeCursor(cursor, shape);
    if (cursor !== undefined && !after) return new ApiProblem('wrongQuery', { value: 'cursor' });
    const rows = await listPublishedTeams(db, tournament.id, { isRanked, after, limit: limit + 1 });
    changesWith(rows);
    const { page, next } = splitPage(rows, limit, ({ rank, displayName, id }) => [
      ...(isRanked ? [rank ?? 1_000_000] : []),
      displayName,
      id,
    ]);
    const items = page.flatMap((row) => {
      const team = shownTeam(row, now, link);
      return team instanceof ApiProblem ? [] : [team];
    });
    return { items, next };
  },
});
