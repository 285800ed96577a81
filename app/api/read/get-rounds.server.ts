import { z } from 'zod';
import { blockName } from '~/rounds/block-sizes';
import { bestOfs } from '~/rounds/match';
import { findRounds, type Rounds, type Stage } from '~/rounds/matches.server';
import { lastRound, shownBlocks } from '~/rounds/shown-rounds.server';
import { type BlockSettings, dropRules, lateRules, stageKinds, tieRules } from '~/rounds/stage';
import { tournamentEndpoint } from '../answer/endpoint';
import { instant, nameShape } from '../shapes/name';
import { apiMatchOf, matchShape, nameOfRound } from '../shapes/round';

const criteria = ['wins', 'headToHead', 'games', 'decider', 'lot'] as const;

const blockRowShape = z
  .object({
    rank: z.int(),
    player: z.string(),
    wins: z.int(),
    losses: z.int(),
    ties: z.int(),
    gamesWon: z.int(),
    gamesLost: z.int(),
    left: z.int().meta({ description: 'Matches still to be played.' }),
    dropped: z.boolean(),
    decidedBy: z.enum(criteria).nullable().meta({ description: 'Null where the place is shared.' }),
  })
  .meta({ id: 'BlockRow' });

const blocksShape = z
  .object({
    seed: z.string().meta({ description: 'Of the lottery, which everybody can redo.' }),
    isMoved: z.boolean().meta({ description: 'Staff moved players after the lottery.' }),
    drop: z.enum(dropRules).meta({
      description:
        'Matches of a player who drops out. lose: the rest are walkovers; void: none counts; half: walkovers after half of them, otherwise none counts.',
    }),
    tie: z.enum(tieRules).meta({ description: 'What parts players who are equal in everything.' }),
    late: z.enum(lateRules).meta({ description: 'What matches count that never got a result.' }),
    advance: z.int().meta({ description: 'How many of each block go on; 0: there is no bracket.' }),
    blocks: z.array(z.object({ name: z.string(), standing: z.array(blockRowShape) })),
  })
  .meta({ id: 'Blocks' });

const stageShape = z
  .object({
    stage: z.enum(stageKinds),
    name: nameShape,
    bestOf: z.literal(bestOfs),
    version: z.int().meta({ description: 'Counts up with each publication.' }),
    publishedAt: instant.meta({ description: 'When it, or its latest round, was last published.' }),
    endsAt: instant.nullable().meta({ description: 'When the time of its latest round is up.' }),
    blocks: blocksShape.nullable().meta({ description: 'Null in other stages.' }),
    rounds: z.array(z.object({ number: z.int(), name: nameShape, matches: z.array(matchShape) })),
  })
  .meta({ id: 'Stage' });

const roundsShape = z
  .object({
    url: z.url(),
    stages: z.array(stageShape).meta({ description: 'In the order of play; empty if none is published.' }),
  })
  .meta({ id: 'Rounds' });

/** Only what is published, with names and results as on the page of pairings. */
export const getRounds = tournamentEndpoint({
  name: 'getRounds',
  query: z.object({}),
  answer: roundsShape,
  problems: ['notFound'],
  cache: { tables: ['groups'] },
  async find({ context: { db }, link }, tournament) {
    const rounds = await findRounds(db, tournament.id);
    const stages = rounds.stages
      .filter(({ publishedAt }) => publishedAt !== null)
      .sort((one, other) => stageKinds.indexOf(one.kind) - stageKinds.indexOf(other.kind));
    return {
      url: link(`/tournaments/${tournament.id}/rounds`),
      stages: stages.map((stage) => apiStageOf(stage, rounds)),
    };
  },
});

function apiStageOf({ kind, settings, version, publishedAt, roundEndsAt }: Stage, all: Rounds) {
  const matches = all.matches.filter(({ stage }) => stage === kind);
  const last = lastRound(matches);
  const numbers = [...new Set(matches.map(({ round }) => round))];
  return {
    stage: kind,
    name: nameOfRound(kind),
    ...{ bestOf: settings.bestOf, version },
    publishedAt: publishedAt?.toISOString() ?? '',
    endsAt: roundEndsAt?.toISOString() ?? null,
    blocks: kind === 'blocks' && settings.blocks ? apiBlocksOf(settings.blocks, all) : null,
    rounds: numbers.map((number) => ({
      number,
      name: nameOfRound(kind, { number, rounds: last }),
      matches: matches
        .filter(({ round }) => round === number)
        .map((match) => apiMatchOf(match, all.people, last)),
    })),
  };
}

const apiBlocksOf = ({ seed, isMoved, drop, tie, late, advance }: BlockSettings, rounds: Rounds) => ({
  ...{ seed, isMoved, drop, tie, late, advance },
  blocks: shownBlocks(rounds).map(({ index, players, rows }) => {
    const names = new Map(players.map(({ id, name }) => [id, name]));
    return {
      name: blockName(index),
      standing: rows.map(({ id, hasDropped, ...row }) => ({
        ...row,
        player: names.get(id) ?? '',
        dropped: hasDropped,
      })),
    };
  }),
});
