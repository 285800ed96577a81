import { z } from 'zod';
import { roundPresets } from '~/broadcast/round';
import { arrangements, languageModes, sceneKinds } from '~/broadcast/scene';
import { instant, nameShape } from './name';

const count = z.int();
const place = z.int().meta({ description: 'A place among the six, from 0' });
const battle = z.object({
  came: z.array(place),
  down: z.array(place),
  tera: place.nullable(),
  mega: place.nullable(),
});
const preset = { preset: z.enum(roundPresets).optional(), number: z.int().optional() };
const players = z.tuple([z.string(), z.string()]);
const common = {
  kind: z.enum(sceneKinds),
  bestOf: count,
  casters: z.array(z.object({ name: z.string(), nameEn: z.string().optional(), handle: z.string() })),
  ticker: z.array(z.string()),
  countdownEndsAt: instant.nullable(),
  language: z.enum(languageModes),
};
const bracket = z.object({
  players: z.array(z.string()),
  scores: z.array(z.tuple([count, count]).nullable()),
});

const side = z.object({
  player: z.string(),
  score: count,
  team: z.string().nullable().meta({ description: 'The ID of the team.' }),
  color: z.string().nullable(),
  battle: battle.nullable(),
  region: z.string(),
  handle: z.string(),
  record: z.string(),
  seed: z.int().nullable(),
});

const pictureShape = z
  .object({
    ...common,
    tournament: z.string().nullable().meta({ description: 'The ID of the tournament.' }),
    round: nameShape.extend(preset).nullable(),
    sides: z.tuple([side, side]),
    tickerEn: z.array(z.string()),
    arrangement: z.enum(arrangements),
    upNext: z.array(
      z.object({
        players,
        round: z.object({ ...preset, ja: z.string().optional(), en: z.string().optional() }).nullable(),
      }),
    ),
    bracket: bracket.nullable(),
  })
  .meta({ id: 'ControlPicture', description: 'What is on air or drafted, as the desk has it.' });

const revisions = {
  revision: count.meta({ description: 'Of what is on air.' }),
  draftRevision: count.meta({ description: 'Of the draft.' }),
};

export const controlStateShape = z
  .object({
    ...revisions,
    live: pictureShape.nullable().meta({ description: 'Null while nothing is on air.' }),
    draft: pictureShape,
    draftBy: z.string(),
    canUndo: z.boolean(),
    canRedo: z.boolean(),
  })
  .meta({ id: 'ControlState' });

const nameWithKey = z.object({ key: z.string(), ja: z.string(), en: z.string() });
const memberShape = z.object({
  species: nameWithKey,
  types: z.array(z.string()),
  ability: nameWithKey.optional(),
  item: nameWithKey.optional(),
  moves: z.array(nameWithKey).optional(),
  teraType: nameWithKey.optional(),
  statAlignment: nameWithKey.optional(),
});
const shownSide = z.object({
  player: z.string(),
  latin: z.string().optional(),
  score: count,
  color: z.string().nullable(),
  hidesTeam: z.boolean(),
  team: z
    .object({
      level: z.enum(['open', 'species']),
      members: z.array(memberShape),
      uses: z.array(z.enum(['tera', 'mega'])).optional(),
    })
    .nullable(),
  battle: battle.extend({ tera: place.optional(), mega: place.optional() }).optional(),
  region: z.string().optional(),
  handle: z.string().optional(),
  record: z.string().optional(),
  seed: z.int().optional(),
});
const standing = z.object({
  rank: z.int().nullable(),
  player: z.string(),
  latin: z.string().optional(),
  wins: count.nullable(),
  losses: count.nullable(),
  ties: count,
});
const usageRow = z.object({ species: nameWithKey, types: z.array(z.string()), teams: count });

const shownPictureShape = z
  .object({
    ...common,
    tournament: z.string().nullable().meta({ description: 'The name of the tournament.' }),
    tournamentEn: z.string().optional(),
    logo: z.string().optional(),
    round: nameShape.nullable(),
    sides: z.tuple([shownSide, shownSide]),
    tickerEn: z.array(z.string()).optional(),
    arrangement: z.enum(arrangements).optional(),
    standings: z.array(standing),
    usage: z.object({ teams: count, species: z.array(usageRow) }).nullable(),
    upNext: z.array(z.object({ players, round: nameShape.nullable() })).optional(),
    bracket: bracket.optional(),
  })
  .meta({ id: 'OverlayPicture', description: 'What overlays show, as scene.json has it.' });

export const controlAnswerShape = z
  .object({
    ...revisions,
    scene: shownPictureShape.nullable().meta({ description: 'Null while nothing is on air.' }),
  })
  .meta({ id: 'ControlAnswer' });
