import { z } from 'zod';
import { findWholeRoster } from '~/entrants/entrants.server';
import { logStaff } from '~/groups/log/staff-log.server';
import { decodeCursor, encodeCursor, paged } from '../answer/cursor';
import { endpoint } from '../answer/endpoint';
import { ApiProblem } from '../answer/problems';
import { instant, pageShape } from '../shapes/name';
import { findOfGroup, staffOf } from './group-tournament.server';

const entrantShape = z
  .object({
    id: z.string(),
    name: z.string(),
    reading: z.string().nullable(),
    tonamelId: z.string().nullable(),
    discordId: z.string().nullable(),
    xId: z.string().nullable(),
    seed: z.int().nullable(),
    seat: z.string().nullable(),
    state: z.enum(['submitted', 'doubtful', 'missing']).meta({
      description: 'doubtful: a sheet may be theirs, which staff are asked about.',
    }),
    sheet: z.string().nullable().meta({ description: 'The ID of their team sheet.' }),
    droppedAt: instant.nullable(),
    checkedInAt: instant.nullable(),
  })
  .meta({ id: 'Entrant', description: 'One of the list of entrants; what is not known is null.' });

export const listEntrantsEndpoint = endpoint({
  name: 'listEntrants',
  scope: 'read',
  query: z.object(paged),
  answer: pageShape('Entrants', entrantShape),
  problems: ['notFound'],
  async find(call) {
    const source = await findOfGroup(call);
    if (source instanceof ApiProblem) return source;
    const { context, query } = call;
    const { groupId, tournament, token } = source;
    const [from] =
      (query.cursor === undefined ? [0] : decodeCursor(query.cursor, [z.int().min(0).max(1e6)])) ?? [];
    if (from === undefined) return new ApiProblem('wrongQuery', { value: 'cursor' });
    const { entrants } = await findWholeRoster(context.db, tournament.id);
    logStaff(context, { ...staffOf(token, groupId), tournament, act: 'exported' });
    const to = from + query.limit;
    return {
      next: entrants.length > to ? encodeCursor([to]) : null,
      items: entrants.slice(from, to).map(({ sheetId, twitterId, ...entrant }) => ({
        ...entrant,
        reading: entrant.reading || null,
        tonamelId: entrant.tonamelId || null,
        discordId: entrant.discordId || null,
        xId: twitterId || null,
        seat: entrant.seat || null,
        sheet: sheetId ?? null,
        droppedAt: entrant.droppedAt?.toISOString() ?? null,
        checkedInAt: entrant.checkedInAt?.toISOString() ?? null,
      })),
    };
  },
});
