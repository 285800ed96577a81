import { z } from 'zod';
import { findWholeRoster } from '~/entrants/entrants.server';
import { logStaff } from '~/groups/log/staff-log.server';
import { paged, printCursor, readCursor } from '../answer/cursor';
import { endpoint } from '../answer/endpoint';
import { NoAnswer } from '../answer/problems';
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

export const listEntrants = endpoint({
  name: 'listEntrants',
  scope: 'read',
  query: z.object(paged),
  answer: pageShape('Entrants', entrantShape),
  problems: ['notFound'],
  async find(asked) {
    const found = await findOfGroup(asked);
    if (found instanceof NoAnswer) return found;
    const { context, query } = asked;
    const { groupId, tournament, token } = found;
    const [from] =
      (query.cursor === undefined ? [0] : readCursor(query.cursor, [z.int().min(0).max(1e6)])) ?? [];
    if (from === undefined) return new NoAnswer('wrongQuery', { value: 'cursor' });
    const { entrants } = await findWholeRoster(context.db, tournament.id);
    logStaff(context, { ...staffOf(token, groupId), tournament, act: 'exported' });
    const to = from + query.limit;
    return {
      next: entrants.length > to ? printCursor([to]) : null,
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
