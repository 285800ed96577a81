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
const kept = {
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
    ...kept,
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

/** What GET state answers. */
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

/** What an act answers; its scene is the one of scene.json. */
export const controlAnswerShape = z
  .object({
    ...revisions,
    scene: z
      .looseObject({
        ...kept,
        tournament: z.string().nullable().meta({ description: 'The name of the tournament.' }),
        round: nameShape.nullable(),
        sides: z.array(z.looseObject({ player: z.string(), score: count })),
      })
      .nullable()
      .meta({ description: 'What overlays get: null while nothing is on air.' }),
  })
  .meta({ id: 'ControlAnswer' });
