import { apiMatchOf, nameOfRound, type ToldRound } from '~/api/shapes/round';
import type { Database } from '~/db/client.server';
import { matchIdOf, type Notice, type RoundSubject, roundSubjectOf } from '~/notices/notice';
import { findRounds, type Rounds } from '~/rounds/matches.server';
import { lastRound, stageOf } from '~/rounds/shown-rounds.server';

const ofStage = ({ matches }: Rounds, { stage }: RoundSubject) =>
  matches.filter((match) => match.stage === stage);

/** A round with its results, as things are now: without matches once it is withdrawn. */
export async function findToldRound(db: Database, notice: Notice): Promise<ToldRound> {
  const subject = roundSubjectOf(notice);
  const { stage } = subject;
  const rounds = await findRounds(db, subject.tournamentId);
  const all = ofStage(rounds, subject);
  const last = lastRound(all);
  const number = stage === 'swiss' ? subject.round : null;
  const matches = all.filter(({ round }) => number === null || round === number);
  const isWithdrawn = matches.length === 0;
  const endsAt = number === null || number === last ? stageOf(rounds, stage)?.roundEndsAt : null;
  return {
    ...{
      stage,
      number,
      isWithdrawn,
      name: nameOfRound(stage, number === null ? undefined : { number, rounds: last }),
    },
    publishedAt: isWithdrawn ? null : notice.happenedAt.toISOString(),
    endsAt: isWithdrawn ? null : (endsAt?.toISOString() ?? null),
    matches: matches.map((match) => apiMatchOf(match, rounds.people, last)),
  };
}

/** @returns undefined if the match is gone, as it was paired anew */
export async function findToldMatch(db: Database, notice: Notice) {
  const subject = roundSubjectOf(notice);
  const rounds = await findRounds(db, subject.tournamentId);
  const all = ofStage(rounds, subject);
  const match = all.find(({ id }) => id === matchIdOf(notice));
  return match && apiMatchOf(match, rounds.people, lastRound(all));
}

/** Page on which everybody sees the round. */
export const roundsPath = ({ tournamentId, stage, round }: RoundSubject): string =>
  `/tournaments/${tournamentId}/rounds${stage === 'swiss' ? `?round=${round}` : ''}`;
