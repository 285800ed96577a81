import { z } from 'zod';
import { isId } from '~/db/ids';
import { countCharacters, plainText } from '~/text/text';
import { maxRounds, numberedPresets, type Round, roundPresets } from './round';
import {
  arrangements,
  bestOfs,
  type Caster,
  impossibleScoreOf,
  languageModes,
  max,
  type Scene,
  type Side,
  sceneKinds,
} from './scene';

type Fields<T> = { [K in keyof T]-?: z.ZodType<T[K]> };

// Not by max(), which counts whole code points.
const text = (maxUnits: number) => z.string().refine(({ length }) => length <= maxUnits);

const line = (maxCharacters: number) =>
  // Characters of more units than these are an attack on the page's layout.
  text(maxCharacters * 8)
    .transform(plainText)
    .refine((plain) => countCharacters(plain) <= maxCharacters);

const id = z.string().refine(isId);

const instant = text(39)
  .transform((given) => Date.parse(given))
  .refine((at) => at >= 0 && at < 4e12)
  .transform((at) => new Date(at).toISOString());

const ownWords = z
  .looseObject({})
  .refine((given) => !('preset' in given))
  .pipe(z.object({ ja: line(max.round), en: line(max.round) }))
  .refine(({ ja, en }) => ja || en);

const round: z.ZodType<Round> = z.union([
  z.object({ preset: z.enum(numberedPresets), number: z.int().min(1).max(maxRounds) }),
  z.object({ preset: z.enum(roundPresets).exclude(numberedPresets) }),
  ownWords,
]);

const caster: z.ZodType<Caster> = z.strictObject({
  name: line(max.caster),
  handle: line(max.handle),
} satisfies Fields<Caster>);

const sideSchema = z.strictObject({
  player: line(max.player),
  score: z.literal([0, 1, 2, 3]),
  teamSheetId: id.nullable(),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
} satisfies Fields<Side>);

const showFields = {
  kind: z.enum(sceneKinds),
  tournamentId: id.nullable(),
  round: round.nullable(),
  bestOf: z.literal(bestOfs),
  casters: z
    .array(caster)
    .max(max.casters)
    .transform((all) => all.filter(({ name, handle }) => name || handle)),
  ticker: z
    .array(line(max.tickerLine))
    .max(max.tickerLines)
    .transform((lines) => lines.filter((each) => each)),
  countdownEndsAt: instant.nullable(),
  language: z.enum(languageModes),
  arrangement: z.enum(arrangements),
} satisfies Fields<Omit<Scene, 'sides'>>;

const sceneSchema: z.ZodType<Scene> = z
  .strictObject({
    ...showFields,
    // What was stored before there was a choice.
    arrangement: showFields.arrangement.default('frame'),
    sides: z.tuple([sideSchema, sideSchema]),
  })
  .refine((scene) => !impossibleScoreOf(scene));

export const changesSchema = z
  .strictObject({ ...showFields, sides: z.array(sideSchema.partial().nullish()).length(2) })
  .partial();

/** Out of anything that was stored or sent: all of it right, or undefined. */
export const sceneOf = (given: unknown): Scene | undefined => sceneSchema.safeParse(given).data;
