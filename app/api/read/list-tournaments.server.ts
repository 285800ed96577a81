import { z } from 'zod';
import { games } from '~/pokedex/game';
import { listPublished, nextInList } from '~/tournaments/published.server';
import { formats, phases, rules, sheetKinds } from '~/tournaments/tournament';
import { decodeCursor, paged, splitPage } from '../answer/cursor';
import { endpoint } from '../answer/endpoint';
import { ApiProblem } from '../answer/problems';
import { apiTournamentOf, tournamentsShape } from '../shapes/tournament';

const day = z.iso
  .datetime({ offset: true })
  .or(z.iso.date())
  .transform((text) => new Date(text));

export const listTournamentsEndpoint = endpoint({
  name: 'listTournaments',
  query: z.object({
    when: z.enum(phases).optional(),
    q: z.string().max(60).default(''),
    game: z.enum(games).optional(),
    regulation: z.string().max(40).optional(),
    rule: z.enum(rules).optional(),
    format: z.enum(formats).optional(),
    sheetKind: z.enum(sheetKinds).optional(),
    group: z.string().max(26).optional(),
    startsFrom: day.optional(),
    startsBefore: day.optional(),
    ...paged,
  }),
  answer: tournamentsShape,
  cache: { tables: ['groups', 'tournaments'], nextMoment: nextInList },
  async find({ query: { q, limit, cursor, ...query }, context, link, changesWith }) {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, [z.number(), z.string()]);
    if (cursor !== undefined && !after) return new ApiProblem('wrongQuery', { value: 'cursor' });
    const { db, now } = context;
    const rows = await listPublished(db, { ...query, search: q, after }, now, limit + 1);
    changesWith(rows);
    const { page, next } = splitPage(rows, limit, (last) => [last.scheduledStartAt.getTime(), last.id]);
    return { items: page.map((row) => apiTournamentOf(row, now, link)), next };
  },
});
