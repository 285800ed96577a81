import { z } from 'zod';
import { listStandings as listRows } from '~/results/standings.server';
import { decodeCursor, encodeCursor, paged } from '../answer/cursor';
import { tournamentEndpoint } from '../answer/endpoint';
import { ApiProblem } from '../answer/problems';
import { pageShape } from '../shapes/name';

const recordShape = z.object({ wins: z.int(), losses: z.int(), ties: z.int() }).meta({ id: 'Record' });

const standingShape = z
  .object({
    rank: z.int().nullable(),
    player: z.string(),
    record: recordShape.nullable().meta({ description: 'Null where only the place is known.' }),
    dropped: z.boolean(),
    disqualified: z.boolean(),
    team: z.string().nullable().meta({ description: 'The ID of the team, where its player made it public.' }),
  })
  .meta({ id: 'Standing' });

const standingsShape = pageShape('Standings', standingShape)
  .extend({ players: z.int().meta({ description: 'How many played.' }) })
  .meta({ id: 'Standings' });

export const listStandingsEndpoint = tournamentEndpoint({
  name: 'listStandings',
  query: z.object(paged),
  answer: standingsShape,
  problems: ['notFound'],
  cache: { tables: ['groups'] },
  async find({ query: { limit, cursor }, context: { db, now } }, tournament) {
    const [from] = (cursor === undefined ? [0] : decodeCursor(cursor, [z.int().min(0).max(1e6)])) ?? [];
    if (from === undefined) return new ApiProblem('wrongQuery', { value: 'cursor' });
    const { naming, rows, hasMore } = await listRows(db, tournament, now, limit, from);
    return {
      players: naming.players,
      next: hasMore ? encodeCursor([from + limit]) : null,
      items: rows.map(({ displayName, teamSheetId, ...standing }) => ({
        ...standing,
        player: displayName,
        team: teamSheetId ?? null,
      })),
    };
  },
});
