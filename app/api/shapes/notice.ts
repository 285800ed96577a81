import { z } from 'zod';
import { instant, nameShape } from './name';
import { matchShape, roundShape } from './round';
import { tournamentShape } from './tournament';

const groupShape = z.object({ id: z.string(), name: z.string() });

const tournamentSummary = tournamentShape
  .omit({ description: true, rules: true })
  .meta({ id: 'ToldTournament', description: 'A tournament without its long texts.' });

const sheetSummary = z
  .object({
    id: z.string().meta({ description: 'Of the sheet. Whoever has it opens the team: keep it to staff.' }),
    url: z.url().meta({ description: 'At the desk, for staff.' }),
    playerName: z.string(),
    revision: z.int(),
    submittedAt: instant,
    correctedAt: instant.nullable(),
    sheets: z.int().meta({ description: 'How many sheets the tournament has now.' }),
  })
  .meta({ id: 'ToldSheet', description: 'That there is a sheet, and whose: nothing of what is in it.' });

const textShape = z.object({ ja: z.string(), en: z.string() });

const about = { group: groupShape, tournament: tournamentSummary };

const roundsUrl = z.url().meta({ description: 'The page on which everybody sees the pairings.' });

const data = {
  'tournament.published': z.object(about),
  'tournament.opened': z.object(about),
  'tournament.deadline_near': z.object({ ...about, hours: z.int().meta({ description: '24 or 1' }) }),
  'tournament.closed': z.object(about),
  'tournament.started': z.object(about),
  'tournament.ended': z.object(about),
  'sheet.submitted': z.object({ ...about, sheet: sheetSummary }),
  'sheet.corrected': z.object({ ...about, sheet: sheetSummary }),
  'results.published': z.object({
    ...about,
    standingsUrl: z.url().meta({ description: 'Of this API' }),
  }),
  'announcement.posted': z.object({
    ...about,
    announcement: z.object({
      id: z.string(),
      title: textShape.meta({ description: 'Empty where nothing is said in that language.' }),
      text: textShape,
      showsAt: instant,
    }),
  }),
  'broadcast.on_air': z.object({
    group: groupShape,
    tournament: tournamentSummary.nullable(),
    stream: z.int(),
    onAirUrl: z.url().meta({ description: 'Of this API: what is on air now.' }),
  }),
  'round.published': z.object({
    ...about,
    round: roundShape,
    roundsUrl,
  }),
  'match.reported': z.object({
    ...about,
    match: matchShape,
    roundsUrl,
  }),
  'webhook.test': z.object({ group: groupShape, name: nameShape }),
};

type Shapes = typeof data;
export type WebhookMessageKind = keyof Shapes;
export type WebhookMessage = {
  [Kind in WebhookMessageKind]: { type: Kind; timestamp: string; data: z.input<Shapes[Kind]> };
}[WebhookMessageKind];

const nameOf = (kind: string) =>
  `${kind.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}Event`;

export const webhookMessageShapes = (Object.keys(data) as WebhookMessageKind[]).map((kind) => ({
  kind,
  shape: z
    .object({
      type: z.literal(kind),
      timestamp: instant.meta({ description: 'When it happened: ISO 8601, in UTC.' }),
      data: data[kind],
    })
    .meta({ id: nameOf(kind) }),
}));
