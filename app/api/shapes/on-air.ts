import { z } from 'zod';
import { broadcastEvents } from '~/broadcast/event';
import {
  nameOfCaster,
  nameOfTournament,
  type OnAir,
  type OnAirMember,
  type OnAirSide,
} from '~/broadcast/on-air';
import { arrangements, languageModes, sceneKinds } from '~/broadcast/scene';
import { titleOnAir } from '~/overlays/event-titles';
import { isFreeName } from '~/pokedex/free-name';
import { instant, nameShape, type thingShape } from './name';
import { memberShape } from './team';

const score = z.int();
const place = z.int().meta({ description: 'A place among the six, from 0' });

const sideShape = z
  .object({
    player: z.string().meta({ description: 'Empty while nobody is chosen.' }),
    latin: z
      .string()
      .nullable()
      .meta({ description: 'The name in Latin letters, where its player gave it.' }),
    score,
    region: z.string().nullable(),
    handle: z.string().nullable(),
    record: z.string().nullable(),
    seed: z.int().nullable(),
    hidesTeam: z.boolean().meta({ description: 'A team is there, and may not be shown now.' }),
    team: z.object({ shows: z.enum(['open', 'species']), members: z.array(memberShape) }).nullable(),
    battle: z
      .object({
        came: z.array(place),
        down: z.array(place),
        tera: place.nullable(),
        mega: place.nullable(),
      })
      .nullable()
      .meta({ description: 'Of the game that is played; null before anything is marked.' }),
  })
  .meta({ id: 'Side' });

const sceneShape = z
  .object({
    kind: z.enum(sceneKinds),
    tournament: nameShape.nullable(),
    round: nameShape.nullable(),
    bestOf: z.int(),
    sides: z.tuple([sideShape, sideShape]),
    casters: z.array(z.object({ name: nameShape, handle: z.string() })),
    ticker: z.array(nameShape),
    countdownEndsAt: instant.nullable(),
    language: z.enum(languageModes),
    arrangement: z.enum(arrangements),
    upNext: z.array(z.object({ players: z.tuple([z.string(), z.string()]), round: nameShape.nullable() })),
    bracket: z
      .object({
        players: z
          .array(z.string())
          .meta({ description: 'In the order of the tree; empty for who is not known.' }),
        scores: z.array(z.tuple([score, score]).nullable()).meta({
          description: 'Games won in the four quarterfinals, both semifinals and the final.',
        }),
      })
      .nullable(),
  })
  .meta({ id: 'Scene' });

export const onAirShape = z
  .object({
    revision: z.int().meta({ description: 'Counts up with every change.' }),
    event: z
      .enum(broadcastEvents)
      .nullable()
      .meta({ description: 'The event whose overlays the stream shows.' }),
    eventName: nameShape.nullable().meta({ description: 'Its name, as the overlays write it.' }),
    scene: sceneShape.nullable().meta({ description: 'Null while nothing is on air.' }),
  })
  .meta({ id: 'OnAir' });

type OnAirAnswer = z.input<typeof onAirShape>;

export function describeOnAir(
  { revision, scene, eventNames }: OnAir,
  event: OnAirAnswer['event'],
): OnAirAnswer {
  const of = { revision, event, eventName: event && titleOnAir(event, eventNames) };
  if (!scene) return { ...of, scene: null };
  return {
    ...of,
    scene: {
      kind: scene.kind,
      tournament: nameOfTournament(scene),
      round: scene.round,
      bestOf: scene.bestOf,
      sides: [describeSide(scene.sides[0]), describeSide(scene.sides[1])],
      casters: scene.casters.map((caster) => ({ name: nameOfCaster(caster), handle: caster.handle })),
      ticker: scene.ticker.map((ja, at) => ({ ja, en: scene.tickerEn?.[at] || ja })),
      countdownEndsAt: scene.countdownEndsAt,
      language: scene.language,
      arrangement: scene.arrangement ?? 'frame',
      upNext: (scene.upNext ?? []).map(({ players, round }) => ({ players: [...players], round })),
      bracket: scene.bracket
        ? {
            players: [...scene.bracket.players],
            scores: scene.bracket.scores.map((pair) => pair && [...pair]),
          }
        : null,
    },
  };
}

function describeSide(side: OnAirSide): NonNullable<OnAirAnswer['scene']>['sides'][0] {
  const { player, score, hidesTeam, team, battle } = side;
  return {
    player,
    latin: side.latin ?? null,
    score,
    region: side.region ?? null,
    handle: side.handle ?? null,
    record: side.record ?? null,
    seed: side.seed ?? null,
    hidesTeam,
    team: team && { shows: team.level, members: team.members.map(describeMember) },
    battle: battle
      ? {
          came: [...battle.came],
          down: [...battle.down],
          tera: battle.tera ?? null,
          mega: battle.mega ?? null,
        }
      : null,
  };
}

type Named = OnAirMember['species'];
const thing = ({ key, ja, en }: Named): z.input<typeof thingShape> => ({
  id: isFreeName(key) ? null : key,
  name: { ja, en },
});
// Uncertain details never get on air.
const detail = (name: Named | undefined) => (name ? { ...thing(name), isSure: true } : null);

const describeMember = (member: OnAirMember): z.input<typeof memberShape> => ({
  species: thing(member.species),
  ability: detail(member.ability),
  item: detail(member.item),
  moves: (member.moves ?? []).map((move) => ({ ...thing(move), isSure: true })),
  teraType: detail(member.teraType),
  statAlignment: detail(member.statAlignment),
});
