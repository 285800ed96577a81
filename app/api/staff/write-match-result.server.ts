import { z } from 'zod';
import { logStaff } from '~/groups/log/staff-log.server';
import { logAct } from '~/log/log.server';
import { type BestOf, type MatchResult, savedResult, stateOf, winningScores } from '~/rounds/match';
import { type FoundMatch, findMatch, findRounds } from '~/rounds/matches.server';
import { followStandings } from '~/rounds/save-standings.server';
import { mayEndIn } from '~/rounds/stage';
import { enterResult } from '~/rounds/write-match.server';
import { type EndpointCall, endpoint } from '../answer/endpoint';
import { ApiProblem } from '../answer/problems';
import { apiMatchOf, matchShape, resultShape } from '../shapes/round';
import { findOfGroup, maxTries, staffOf } from './group-tournament.server';

const bodyShape = resultShape
  .extend({
    winner: resultShape.shape.winner.nullable(),
    games: resultShape.shape.games.optional(),
    isWalkover: z.boolean().optional(),
  })
  .meta({ id: 'ResultToEnter', description: 'As a match has it; winner null: clears the result.' });

const writtenShape = z
  .object({ match: matchShape })
  .meta({ id: 'WrittenResult', description: 'The match as it is now.' });

/** Enters or clears a result as staff. */
export const writeMatchResult = endpoint({
  name: 'writeMatchResult',
  scope: 'write',
  query: z.object({ revision: z.coerce.number().int().min(1).optional() }),
  body: bodyShape,
  isTable: false,
  answer: writtenShape,
  problems: [
    ...(['notFound', 'conflict', 'outdated', 'notPlayable', 'nextPlayed', 'tooLarge', 'unreadable'] as const),
  ],
  async find(call) {
    const target = await findOfGroup(call);
    if (target instanceof ApiProblem) return target;
    const { context, query } = call;
    const { db, now } = context;
    const { groupId, tournament, token } = target;
    const matchId = (call.params.matchId ?? '').toLowerCase();
    for (let at = 0; at < maxTries; at++) {
      const found = await findMatch(db, tournament.id, matchId);
      if (!found) return new ApiProblem('notFound');
      const { match } = found;
      const result = readResult(call.text, found);
      if (result instanceof ApiProblem) return result;
      if (match.isBye || !match.entrantA || !match.entrantB) return new ApiProblem('notPlayable');
      if (isAlready(match, result)) return answerOf(call, tournament.id, found);
      const { revision } = match;
      if ((query.revision ?? revision) !== revision) return new ApiProblem('outdated', { revision });
      const act = { found, seen: revision, byUserId: token.userId, now };
      if (!(await enterResult(db, act, result))) {
        const current = await findMatch(db, tournament.id, matchId);
        if (current?.match.revision === revision) return new ApiProblem('nextPlayed');
        continue;
      }
      logAct('match.entered', { tournament: tournament.id, by: token.userId });
      logStaff(context, { ...staffOf(token, groupId), tournament, act: 'enteredResult' });
      await followStandings(context, tournament, token.userId, now);
      return answerOf(call, tournament.id, found);
    }
    return new ApiProblem('conflict');
  },
});

/** Whether the match stands just so, and waits for nobody. */
function isAlready(match: FoundMatch['match'], result: MatchResult | null): boolean {
  const there = savedResult(match);
  if (!there || !result) return there === result;
  return (
    stateOf(match) === 'confirmed' &&
    there.winner === result.winner &&
    there.gamesA === result.gamesA &&
    there.gamesB === result.gamesB &&
    there.isWalkover === result.isWalkover
  );
}

async function answerOf({ context: { db } }: EndpointCall<unknown>, tournamentId: string, found: FoundMatch) {
  const { matches, people } = await findRounds(db, tournamentId);
  const match = matches.find(({ id }) => id === found.match.id);
  return match ? { match: apiMatchOf(match, people, found.rounds) } : new ApiProblem('notFound');
}

const unreadable = (reason: string, more: Record<string, unknown> = {}) =>
  new ApiProblem('unreadable', { faults: [{ reason, ...more }] });

/** @returns null to clear the result */
function readResult(text: string, { match, stage }: FoundMatch): MatchResult | null | ApiProblem {
  const body = bodyShape.safeParse(parsed(text));
  if (!body.success)
    return unreadable('wrongBody', {
      detail: body.error.issues[0]?.message,
      value: body.error.issues[0]?.path.join('.'),
    });
  const { winner, games, isWalkover = false } = body.data;
  if (winner === null) return null;
  const isWon = winner === 'a' || winner === 'b';
  if (!mayEndIn(match.stage, winner)) return unreadable('needsWinner');
  if (games && (!isWon || isWalkover || !mayEnd(winner, games, stage.settings.bestOf)))
    return unreadable('games');
  return {
    winner,
    gamesA: games?.[0] ?? null,
    gamesB: games?.[1] ?? null,
    isWalkover: isWalkover && isWon,
  };
}

function mayEnd(winner: 'a' | 'b', [a, b]: readonly [number, number], bestOf: BestOf): boolean {
  const [won, lost] = winner === 'a' ? [a, b] : [b, a];
  return winningScores[bestOf].some(([more, less]) => more === won && less === lost);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
