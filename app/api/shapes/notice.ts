import { z } from 'zod';
import { instant, nameShape } from './name';
import { tournamentShape } from './tournament';

const groupShape = z.object({ id: z.string(), name: z.string() });

const toldTournament = tournamentShape
  .omit({ description: true, rules: true })
  .meta({ id: 'ToldTournament', description: 'A tournament without its long texts.' });

const toldSheet = z
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

const ofTournament = { group: groupShape, tournament: toldTournament };

const data = {
  'tournament.published': z.object(ofTournament),
  'tournament.opened': z.object(ofTournament),
  'tournament.deadline_near': z.object({ ...ofTournament, hours: z.int().meta({ description: '24 or 1' }) }),
  'tournament.closed': z.object(ofTournament),
  'tournament.started': z.object(ofTournament),
  'tournament.ended': z.object(ofTournament),
  'sheet.submitted': z.object({ ...ofTournament, sheet: toldSheet }),
  'sheet.corrected': z.object({ ...ofTournament, sheet: toldSheet }),
  'results.published': z.object({
    ...ofTournament,
    standingsUrl: z.url().meta({ description: 'Of this API' }),
  }),
  'announcement.posted': z.object({
    ...ofTournament,
    announcement: z.object({
      id: z.string(),
      title: textShape.meta({ description: 'Empty where nothing is said in that language.' }),
      text: textShape,
      showsAt: instant,
    }),
  }),
  'broadcast.on_air': z.object({
    group: groupShape,
    tournament: toldTournament.nullable(),
    stream: z.int(),
    onAirUrl: z.url().meta({ description: 'Of this API: what is on air now.' }),
  }),
  'webhook.test': z.object({ group: groupShape, name: nameShape }),
};

type Shapes = typeof data;
export type ToldKind = keyof Shapes;
export type Told = {
  [Kind in ToldKind]: { type: Kind; timestamp: string; data: z.input<Shapes[Kind]> };
}[ToldKind];

const nameOf = (kind: string) =>
  `${kind.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}Event`;

export const toldShapes = (Object.keys(data) as ToldKind[]).map((kind) => ({
  kind,
  shape: z
    .object({
      type: z.literal(kind),
      timestamp: instant.meta({ description: 'When it happened: ISO 8601, in UTC.' }),
      data: data[kind],
    })
    .meta({ id: nameOf(kind) }),
}));
