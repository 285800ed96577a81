import { z } from 'zod';
import { isId } from '~/db/ids';
import { lazy } from '~/memory/lazy';
import { countCharacters, plainText } from '~/text/text';
import { type Battle, isPossible } from './battle';
import { type Bracket, bracketMatches, bracketPlayers } from './bracket';
import { maxRoundNumber, numberedPresets, type Round, roundPresets } from './round';
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
  type UpcomingMatch,
} from './scene';

type Fields<T> = { [K in keyof T]-?: z.ZodType<T[K]> };

// Not by max(), which counts whole code points.
const text = (maxUnits: number) => z.string().refine(({ length }) => length <= maxUnits);

const line = (maxCharacters: number) =>
  // Characters of more units than these are an attack on the page's layout.
  text(maxCharacters * 8)
    .transform(plainText)
    .refine((plain) => countCharacters(plain) <= maxCharacters);

const id = lazy(() => z.string().refine(isId));

const instant = lazy(() =>
  text(39)
    .transform((given) => Date.parse(given))
    .refine((at) => at >= 0 && at < 4e12)
    .transform((at) => new Date(at).toISOString()),
);

const ownWords = lazy(() =>
  z
    .looseObject({})
    .refine((given) => !('preset' in given))
    .pipe(z.object({ ja: line(max.round), en: line(max.round) }))
    .refine(({ ja, en }) => ja || en),
);

const round = lazy(
  (): z.ZodType<Round> =>
    z.union([
      z.object({ preset: z.enum(numberedPresets), number: z.int().min(1).max(maxRoundNumber) }),
      z.object({ preset: z.enum(roundPresets).exclude(numberedPresets) }),
      ownWords(),
    ]),
);

const caster = lazy(
  (): z.ZodType<Caster> =>
    z
      .strictObject({
        name: line(max.caster),
        nameEn: line(max.caster).optional(),
        handle: line(max.handle),
      } satisfies Fields<Caster>)
      .transform(({ nameEn, ...one }) => (nameEn ? { ...one, nameEn } : one)),
);

const upcoming = lazy(
  (): z.ZodType<UpcomingMatch> =>
    z.strictObject({
      players: z.tuple([line(max.player), line(max.player)]),
      round: round().nullable(),
    } satisfies Fields<UpcomingMatch>),
);

const games = lazy(() => z.literal([0, 1, 2, 3]));
const bracket = lazy(() =>
  z.strictObject({
    players: z.array(line(max.player)).length(bracketPlayers),
    scores: z.array(z.tuple([games(), games()]).nullable()).length(bracketMatches),
  } satisfies Fields<Bracket>),
);

const slot = lazy(() => z.int().min(0).max(5));
const battle = lazy(
  (): z.ZodType<Battle> =>
    z
      .strictObject({
        came: z.array(slot()),
        down: z.array(slot()),
        tera: slot().nullable(),
        mega: slot().nullable(),
      } satisfies Fields<Battle>)
      .refine(isPossible),
);

const sideSchema = lazy(() =>
  z.strictObject({
    player: line(max.player),
    score: games(),
    teamSheetId: id().nullable(),
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .nullable(),
    battle: battle().nullable(),
    region: line(max.region),
    handle: line(max.handle),
    record: line(max.record),
    seed: z.int().min(1).max(max.seed).nullable(),
  } satisfies Fields<Side>),
);
const storedSide = lazy(() =>
  sideSchema().extend({
    battle: sideSchema().shape.battle.default(null),
    region: sideSchema().shape.region.default(''),
    handle: sideSchema().shape.handle.default(''),
    record: sideSchema().shape.record.default(''),
    seed: sideSchema().shape.seed.default(null),
  }),
);

const showFields = lazy(
  () =>
    ({
      kind: z.enum(sceneKinds),
      tournamentId: id().nullable(),
      round: round().nullable(),
      bestOf: z.literal(bestOfs),
      casters: z
        .array(caster())
        .max(max.casters)
        .transform((all) => all.filter(({ name, nameEn, handle }) => name || nameEn || handle)),
      ticker: z
        .array(line(max.tickerLine))
        .max(max.tickerLines)
        .transform((lines) => lines.filter((each) => each)),
      tickerEn: z.array(line(max.tickerLine)).max(max.tickerLines),
      countdownEndsAt: instant().nullable(),
      language: z.enum(languageModes),
      arrangement: z.enum(arrangements),
      upNext: z
        .array(upcoming())
        .max(max.upNext)
        .transform((all) => all.filter(({ players }) => players.some(Boolean))),
      bracket: bracket()
        .nullable()
        .transform((given) => (given?.players.some(Boolean) ? given : null)),
    }) satisfies Fields<Omit<Scene, 'sides'>>,
);

const sceneSchema = lazy(
  (): z.ZodType<Scene> =>
    z
      .strictObject({
        ...showFields(),
        // A scene that was stored earlier lacks these.
        arrangement: showFields().arrangement.default('frame'),
        tickerEn: showFields().tickerEn.default([]),
        upNext: showFields().upNext.default([]),
        bracket: showFields().bracket.default(null),
        sides: z.tuple([storedSide(), storedSide()]),
      })
      .refine((scene) => !impossibleScoreOf(scene)),
);

export const changesSchema = lazy(() =>
  z.strictObject({ ...showFields(), sides: z.array(sideSchema().partial().nullish()).length(2) }).partial(),
);

/** Out of anything that was stored or sent: all of it right, or undefined. */
export const sceneOf = (given: unknown): Scene | undefined => sceneSchema().safeParse(given).data;
