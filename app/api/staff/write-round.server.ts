import { z } from 'zod';
import { logStaff } from '~/groups/log/staff-log.server';
import { logAct } from '~/log/log.server';
import { isPublishedAlready } from '~/rounds/is-published';
import { listKnownPlayers } from '~/rounds/known-players.server';
import { bestOfs, savedResult } from '~/rounds/match';
import { findRounds, type Match, type Rounds } from '~/rounds/matches.server';
import { publishMatches } from '~/rounds/publish.server';
import { lastRound, stageOf } from '~/rounds/shown-rounds.server';
import { effectsOn, maxRound } from '~/rounds-desk/pasted-round.server';
import { endpoint } from '../answer/endpoint';
import { ApiProblem } from '../answer/problems';
import { instant, nameShape } from '../shapes/name';
import { apiMatchOf, matchShape, nameOfRound } from '../shapes/round';
import { findOfGroup, maxTries, staffOf } from './group-tournament.server';
import { readRound } from './read-round.server';
import { dryRun, leftOut } from './written';

const playerShape = z.string().meta({ description: 'Their name on the list of entrants, or their ID.' });

const pairingShape = z.object({
  table: z.union([z.string(), z.int()]).optional(),
  player1: playerShape,
  player2: playerShape.optional(),
  bye: z.boolean().optional().meta({ description: 'Needed where there is no player2.' }),
});

const bodyShape = z
  .object({ round: z.int().min(1).max(maxRound).optional(), pairings: z.array(pairingShape) })
  .meta({ id: 'RoundToPublish' });

const writtenRoundShape = z
  .object({
    dryRun: z.boolean(),
    version: z.int().meta({ description: 'Of the Swiss rounds: counts up with each publication.' }),
    round: z.int(),
    name: nameShape,
    bestOf: z.literal(bestOfs),
    endsAt: instant.nullable(),
    pairings: z.array(
      z.object({
        table: z.string(),
        players: z.tuple([z.string(), z.string().nullable()]),
        isBye: z.boolean(),
      }),
    ),
    matches: z.array(matchShape).meta({ description: 'The round as it is published now.' }),
    otherResults: z.array(z.string()).meta({
      description:
        'IDs of matches that keep another result than the body has: results are taken of new pairings only.',
    }),
    missing: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .meta({ description: 'Entrants in no pairing who have not dropped out.' }),
    leftOut,
  })
  .meta({ id: 'WrittenRound' });

/** Publishes a Swiss round with the desk's reader: JSON, or any text that the desk can paste. All or nothing. */
export const writeRound = endpoint({
  name: 'writeRound',
  scope: 'write',
  query: z.object({
    round: z.coerce.number().int().min(1).max(maxRound).optional(),
    bestOf: z
      .enum(['1', '3'])
      .transform((text) => bestOfs.find((each) => String(each) === text))
      .optional(),
    endsAt: z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(text))
      .optional(),
    version: z.coerce.number().int().min(0).optional(),
    lost: z.enum(['keep', 'delete']).default('keep'),
    dryRun,
  }),
  body: bodyShape,
  answer: writtenRoundShape,
  problems: ['notFound', 'conflict', 'outdated', 'resultsLost', 'tooLarge', 'unreadable'],
  async find(call) {
    const target = await findOfGroup(call);
    if (target instanceof ApiProblem) return target;
    const { context, query, text } = call;
    const { db, now } = context;
    const { groupId, tournament, token } = target;
    for (let at = 0; at < maxTries; at++) {
      const [rounds, players] = await Promise.all([
        findRounds(db, tournament.id),
        listKnownPlayers(db, tournament.id),
      ]);
      const wanted = readRound(text, players, rounds, query);
      if (wanted instanceof ApiProblem) return wanted;
      const { round, bestOf, endsAt, matches } = wanted;
      const seen = stageOf(rounds, 'swiss')?.version ?? 0;
      const isThere = isAlready(rounds, wanted);
      const refusal = isThere ? undefined : refusalOf(rounds, wanted, query);
      if (refusal) return refusal;
      if (isThere || query.dryRun) return answerOf(rounds, wanted, query.dryRun);
      const isPublished = await publishMatches(
        db,
        {
          ...{ tournamentId: tournament.id, kind: 'swiss', round, matches, settings: { bestOf }, seen },
          roundEndsAt: endsAt,
        },
        now,
      );
      if (!isPublished) continue;
      logAct('rounds.published', { group: groupId, tournament: tournament.id, by: token.userId });
      logStaff(context, { ...staffOf(token, groupId), tournament, act: 'paired' });
      return answerOf(await findRounds(db, tournament.id), wanted, false);
    }
    return new ApiProblem('conflict');
  },
});

type Wanted = Exclude<ReturnType<typeof readRound>, ApiProblem>;

/** Whether the round is published just so, by whomever. */
function isAlready(rounds: Rounds, { round, bestOf, endsAt, matches }: Wanted): boolean {
  const { version = 0, roundEndsAt = null } = stageOf(rounds, 'swiss') ?? {};
  const which = { kind: 'swiss', round, seen: version - 1, settings: { bestOf } } as const;
  return isPublishedAlready(rounds, which, matches) && endsAt?.getTime() === roundEndsAt?.getTime();
}

const ofRound = ({ matches }: Rounds, round: number) =>
  matches.filter((match) => match.stage === 'swiss' && match.round === round);

const lastOf = ({ matches }: Rounds) => lastRound(matches.filter(({ stage }) => stage === 'swiss'));

function refusalOf(
  rounds: Rounds,
  { round, matches }: Wanted,
  query: { version?: number; lost: 'keep' | 'delete' },
): ApiProblem | undefined {
  const version = stageOf(rounds, 'swiss')?.version ?? 0;
  if (query.version !== undefined && query.version !== version)
    return new ApiProblem('outdated', { version });
  const { lost } = effectsOn(rounds, round, matches);
  if (lost.length === 0 || query.lost === 'delete') return undefined;
  const last = lastOf(rounds);
  return new ApiProblem('resultsLost', {
    matches: lost.map((match) => apiMatchOf(match, rounds.people, last)),
  });
}

function answerOf(rounds: Rounds, wanted: Wanted, isDry: boolean) {
  const { round, bestOf, endsAt, matches, missing, left } = wanted;
  const last = lastOf(rounds);
  const nameOf = (id: string | null) => rounds.people.get(id ?? '')?.name ?? null;
  const there = ofRound(rounds, round);
  return {
    dryRun: isDry,
    version: stageOf(rounds, 'swiss')?.version ?? 0,
    round,
    name: nameOfRound('swiss', { number: round, rounds: last }),
    bestOf,
    endsAt: endsAt?.toISOString() ?? null,
    pairings: matches.map(({ seat, a, b, isBye = false }) => ({
      table: seat,
      players: [nameOf(a) ?? '', nameOf(b)] as [string, string | null],
      isBye,
    })),
    matches: there.map((match) => apiMatchOf(match, rounds.people, last)),
    otherResults: there.filter((match) => hasOther(match, matches)).map(({ id }) => id),
    missing: missing.map(({ id, names: [name = ''] }) => ({ id, name })),
    leftOut: left,
  };
}

/** Whether a match has another result than the body has for its players. */
function hasOther(match: Match, wanted: Wanted['matches']): boolean {
  const { entrantA, entrantB } = match;
  const own = wanted.find(
    ({ a, b }) => (a === entrantA && b === entrantB) || (a === entrantB && b === entrantA),
  );
  if (!own?.result) return false;
  const winnerOf = (winner: string | undefined, a: string | null, b: string | null) =>
    winner === 'a' ? a : winner === 'b' ? b : winner;
  const stored = savedResult(match);
  return winnerOf(own.result.winner, own.a, own.b) !== winnerOf(stored?.winner, entrantA, entrantB);
}
