import { z } from 'zod';
import { listAllOfGroup } from '~/tournaments/published.server';
import { decodeCursor, paged, splitPage } from '../answer/cursor';
import { endpoint } from '../answer/endpoint';
import { ApiProblem } from '../answer/problems';
import { instant, pageShape } from '../shapes/name';
import { apiTournamentOf, tournamentShape } from '../shapes/tournament';

const ownTournamentShape = tournamentShape
  .extend({
    publishedAt: instant.nullable().meta({ description: 'Null for a draft.' }),
    archivedAt: instant.nullable(),
    resultsPublishedAt: instant.nullable(),
  })
  .meta({ id: 'OwnTournament', description: 'A tournament as its own staff see it.' });

export const listGroupTournaments = endpoint({
  name: 'listGroupTournaments',
  scope: 'read',
  query: z.object(paged),
  answer: pageShape('OwnTournaments', ownTournamentShape),
  async find({ params, query: { limit, cursor }, context: { db, now }, link }) {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, [z.number(), z.string()]);
    if (cursor !== undefined && !after) return new ApiProblem('wrongQuery', { value: 'cursor' });
    const groupId = (params.groupId ?? '').toLowerCase();
    const rows = await listAllOfGroup(db, groupId, { after, limit: limit + 1 });
    const { page, next } = splitPage(rows, limit, (last) => [last.scheduledStartAt.getTime(), last.id]);
    const items = page.map((row) => ({
      ...apiTournamentOf(row, now, link),
      publishedAt: row.publishedAt?.toISOString() ?? null,
      archivedAt: row.archivedAt?.toISOString() ?? null,
      resultsPublishedAt: row.resultsPublishedAt?.toISOString() ?? null,
    }));
    return { items, next };
  },
});
