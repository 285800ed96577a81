import { z } from 'zod';
import { type Translate, translatorFor } from '~/locales/i18n';
import { blockName } from '~/rounds/block-sizes';
import type { Match, Rounds } from '~/rounds/matches.server';
import { bracketRoundName, roundName } from '~/rounds/round-name';
import { shownMatch } from '~/rounds/shown-rounds.server';
import { type StageKind, stageKinds } from '~/rounds/stage';
import { instant, nameShape } from './name';

const winners = ['a', 'b', 'tie', 'nobody'] as const;
const states = ['open', 'reported', 'objected', 'confirmed', 'bye'] as const;

export const resultShape = z
  .object({
    winner: z.enum(winners).meta({ description: 'a: the first player; b: the second; nobody: both lose.' }),
    games: z
      .tuple([z.int(), z.int()])
      .nullable()
      .meta({ description: 'Games won by each; null where only the winner is known.' }),
    isWalkover: z.boolean(),
  })
  .meta({ id: 'MatchResult' });

const playerShape = z.string().nullable();

export const matchShape = z
  .object({
    id: z.string(),
    stage: z.enum(stageKinds),
    round: z.int(),
    name: nameShape.meta({ description: 'Of its round; in blocks, of the block and the match.' }),
    table: z.string().meta({ description: 'A number, or the hall’s own label; may be empty.' }),
    block: z.string().nullable().meta({ description: 'A, B …; null outside of blocks.' }),
    players: z
      .tuple([playerShape, playerShape])
      .meta({ description: 'Their names; null: nobody in a bye, or not known yet.' }),
    isBye: z.boolean(),
    isDecider: z.boolean().meta({ description: 'Parts players who are equal in their block.' }),
    result: resultShape.nullable(),
    state: z.enum(states).meta({
      description: 'reported: the opponent has yet to confirm it; objected: staff will decide.',
    }),
    revision: z.int().meta({ description: 'Counts up with each change of the result.' }),
  })
  .meta({ id: 'Match' });

export const roundShape = z
  .object({
    stage: z.enum(stageKinds),
    number: z.int().nullable().meta({ description: 'Null for blocks and the bracket, published at once.' }),
    name: nameShape,
    publishedAt: instant.nullable().meta({ description: 'Null once it is withdrawn.' }),
    endsAt: instant.nullable().meta({ description: 'When its time is up, if staff have said so.' }),
    isWithdrawn: z.boolean(),
    matches: z.array(matchShape),
  })
  .meta({ id: 'ToldRound', description: 'A Swiss round, all blocks, or the whole bracket.' });

export type ApiMatch = z.input<typeof matchShape>;
export type ToldRound = z.input<typeof roundShape>;

const inBoth = (name: (t: Translate) => string) => ({
  ja: name(translatorFor('ja')),
  en: name(translatorFor('en')),
});

/** Names a round of Swiss or of a bracket; without one, or in blocks, the whole stage. */
export const nameOfRound = (stage: StageKind, round?: { number: number; rounds: number }) =>
  inBoth((t) => {
    if (!round || stage === 'blocks') return t(`rounds.kinds.${stage}`);
    return stage === 'swiss'
      ? t('rounds.names.swiss', { number: round.number })
      : bracketRoundName(t, round.number, round.rounds);
  });

/** @param rounds number of rounds of its stage, by which those of a bracket are named */
export function apiMatchOf(match: Match, people: Rounds['people'], rounds: number): ApiMatch {
  const { id, stage, round, block, isBye, isDecider, seat, a, b, result, state } = shownMatch(match, people);
  return {
    ...{ id, stage, round, isBye, isDecider, state, table: seat, revision: match.revision },
    name: inBoth((t) => roundName(t, match, rounds)),
    block: block === null ? null : blockName(block),
    players: [a?.name ?? null, b?.name ?? null],
    result: result && {
      winner: result.winner,
      games: result.gamesA === null || result.gamesB === null ? null : [result.gamesA, result.gamesB],
      isWalkover: result.isWalkover,
    },
  };
}
