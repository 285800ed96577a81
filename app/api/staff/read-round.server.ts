import { withoutBirthDates } from '~/copied/tdf';
import type { ListedPlayer } from '~/rounds/known-players.server';
import type { BestOf } from '~/rounds/match';
import type { Rounds } from '~/rounds/matches.server';
import { readPairings } from '~/rounds/pasted/read-pairings';
import type { PairingReading, ReadSide } from '~/rounds/pasted/reading';
import type { NewMatch } from '~/rounds/publish-plan';
import { lastRound } from '~/rounds/shown-rounds.server';
import { bestOfOf, endOf, matchesToPublish, maxRound } from '~/rounds-desk/pasted-round.server';
import { ApiProblem } from '../answer/problems';

interface RoundQuery {
  round?: number;
  bestOf?: BestOf;
  endsAt?: Date;
}

interface WantedRound {
  round: number;
  bestOf: BestOf;
  endsAt: Date | null;
  matches: NewMatch[];
  /** Lines that were not understood, such as headings. */
  left: { line: number; text: string; reason: string }[];
  missing: ListedPlayer[];
}

/** Reads a round as the desk does, entrants by ID too. Nobody looks it over: anything in doubt is a problem. */
export function readRound(
  text: string,
  players: readonly ListedPlayer[],
  rounds: Rounds,
  query: RoundQuery,
): WantedRound | ApiProblem {
  const reading = readPairings(
    withoutBirthDates(text),
    players.map(({ id, names }) => ({ id, names: [...names, id] })),
  );
  const left = reading.left.map((line) => ({ ...line, reason: 'left' }));
  const faults = faultsIn(reading);
  if (faults.length > 0) return new ApiProblem('unreadable', { faults, leftOut: left });
  const round = query.round ?? reading.round;
  if (round === null || round < 1 || round > maxRound || (reading.round ?? round) !== round)
    return wrong(
      'round',
      reading.round === null ? 'the text does not say it' : `the text says ${reading.round}`,
    );
  if (query.endsAt && round < lastRound(rounds.matches.filter(({ stage }) => stage === 'swiss')))
    return wrong('endsAt', 'only the latest round has an end');
  const missing = new Set(reading.missing);
  return {
    round,
    bestOf: query.bestOf ?? bestOfOf(rounds),
    endsAt: query.endsAt ?? endOf(rounds, round),
    matches: matchesToPublish(reading.pairings, round),
    left,
    missing: players.filter(({ id, isDropped }) => missing.has(id) && !isDropped),
  };
}

const wrong = (value: string, why: string) =>
  new ApiProblem('wrongQuery', { value, detail: `${value}: ${why}` });

interface RoundFault {
  line?: number;
  reason: string;
}

function faultsIn({ fault, pairings, problems }: PairingReading): RoundFault[] {
  if (fault) return [fault];
  const unknown = pairings.flatMap(({ line, a, b }) => [a, b].flatMap((side) => nameFault(line, side)));
  return [...unknown, ...problems].sort((one, other) => one.line - other.line);
}

function nameFault(line: number, side: ReadSide) {
  if (side.kind === 'player' || side.kind === 'bye') return [];
  const { text } = side;
  return side.kind === 'unknown'
    ? { line, text, reason: 'nobody', entrants: side.near }
    : { line, text, reason: 'several', entrants: side.ids };
}
