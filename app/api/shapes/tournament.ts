import { z } from 'zod';
import { games } from '~/pokedex/game';
import type { PublishedTournament } from '~/tournaments/published.server';
import {
  formats,
  hasResults,
  type InBothLanguages,
  phaseOf,
  phases,
  rules,
  sheetKinds,
  submissionState,
} from '~/tournaments/tournament';
import { instant, nameShape, pageShape } from './name';

const states = ['open', 'closedByHand', 'deadlinePassed', 'notPublished', 'canceled'] as const;

const textShape = nameShape.meta({
  id: 'Text',
  description: 'Plain text; empty where nothing is said in that language.',
});

export const tournamentShape = z
  .object({
    id: z.string(),
    url: z.url(),
    name: nameShape,
    group: z.object({ id: z.string(), name: z.string() }),
    game: z.enum(games),
    regulation: z.string().nullable().meta({
      description:
        'The ID of a regulation; null in a free format; `champions-next` or `sv-next` while nobody has entered the regulation of its day.',
    }),
    rule: z.enum(rules),
    format: z.enum(formats),
    sheetKind: z.enum(sheetKinds).meta({ description: 'ots: open team sheets; cts: closed ones.' }),
    phase: z.enum(phases),
    submission: z.enum(states).meta({ description: 'Whether teams may be handed in now, and if not, why.' }),
    submissionDeadlineAt: instant,
    startsAt: instant,
    endsAt: instant,
    timeZone: z.string().meta({ description: 'An IANA name' }),
    isTest: z.boolean(),
    canceledAt: instant.nullable(),
    cancelReason: z.string(),
    hasResults: z.boolean(),
    place: z.string(),
    placeUrl: z.string().nullable(),
    capacity: z.int().nullable(),
    topCut: z
      .int()
      .nullable()
      .meta({ description: 'Players in the final bracket: 0 without one, null where nobody has said.' }),
    contact: z.string(),
    externalUrl: z.string().nullable(),
    description: textShape,
    rules: textShape,
  })
  .meta({ id: 'Tournament' });

export const tournamentsShape = pageShape('Tournaments', tournamentShape);

const nothing: InBothLanguages = { ja: '', en: '' };

export function apiTournamentOf(
  tournament: PublishedTournament,
  now: Date,
  link: (path: string) => string,
): z.input<typeof tournamentShape> {
  const { id, name, nameEn, groupId, groupName, canceledAt, description, ruleText } = tournament;
  return {
    ...tournament,
    url: link(`/tournaments/${id}`),
    name: { ja: name, en: nameEn || name },
    group: { id: groupId, name: groupName },
    phase: phaseOf(tournament, now),
    submission: submissionState(tournament, now),
    submissionDeadlineAt: tournament.submissionDeadlineAt.toISOString(),
    startsAt: tournament.scheduledStartAt.toISOString(),
    endsAt: tournament.endsAt.toISOString(),
    canceledAt: canceledAt?.toISOString() ?? null,
    hasResults: hasResults(tournament, now),
    description: description ?? nothing,
    rules: ruleText ?? nothing,
  };
}
