import { type BlockRow, blockStanding } from './block-standing';
import { ticketOf } from './lottery.server';
import { countedResult, type MatchResult, type MatchState, savedResult, stateOf } from './match';
import type { Match, Person, Rounds, Stage } from './matches.server';
import type { LateRule, StageKind } from './stage';

/** A player as everybody may see them. */
export interface ShownPlayer {
  id: string;
  name: string;
  isDropped: boolean;
}

/** A match as everybody may see it. */
export interface ShownMatch {
  id: string;
  stage: StageKind;
  round: number;
  place: number;
  block: number | null;
  isDecider: boolean;
  isBye: boolean;
  seat: string;
  /** Null: not known yet, or nobody. */
  a: ShownPlayer | null;
  b: ShownPlayer | null;
  result: MatchResult | null;
  state: MatchState;
}

export interface ShownBlock {
  index: number;
  /** In the order of the lottery. */
  players: ShownPlayer[];
  rows: BlockRow[];
  matches: ShownMatch[];
}

const shownPlayer = ({ id, name, droppedAt }: Person): ShownPlayer => ({
  id,
  name,
  isDropped: droppedAt !== null,
});

export function shownMatch(match: Match, people: Rounds['people']): ShownMatch {
  const { id, stage, round, place, block, isDecider, isBye, seat } = match;
  const side = (entrantId: string | null) => {
    const person = entrantId ? people.get(entrantId) : undefined;
    return person ? shownPlayer(person) : null;
  };
  return {
    ...{ id, stage, round, place, block, isDecider, isBye, seat },
    a: side(match.entrantA),
    b: side(match.entrantB),
    result: savedResult(match),
    state: stateOf(match),
  };
}

export const matchesOf = ({ matches, people }: Rounds, kind: StageKind): ShownMatch[] =>
  matches.filter(({ stage }) => stage === kind).map((match) => shownMatch(match, people));

/** Once the bracket is public, open matches of the blocks are not played any more. */
const isClosed = (rounds: Rounds) => Boolean(stageOf(rounds, 'bracket')?.publishedAt);

/** Matches of the blocks with the result that counts; the organizer's rule decides open ones once the blocks are closed. */
export function blockResults(rounds: Rounds, closed = isClosed(rounds)) {
  const rule = stageOf(rounds, 'blocks')?.settings.blocks?.late ?? 'wait';
  const late = closed ? lateResult(rule) : null;
  return rounds.matches.flatMap((match) => {
    const { stage, block, entrantA: a, entrantB: b, isDecider } = match;
    // The drop rule goes first.
    const hasDropped = [a, b].some((id) => id && rounds.people.get(id)?.droppedAt);
    const result = countedResult(match) ?? (isDecider || hasDropped ? null : late);
    return stage === 'blocks' && a && b ? [{ block, a, b, isDecider, result }] : [];
  });
}

interface BlocksWanted {
  /** Whether open matches are not played any more. */
  closed?: boolean;
  /** Index of the only block wanted. */
  only?: number;
}

/** Each published block with its standing. */
export function shownBlocks(
  rounds: Rounds,
  { closed = isClosed(rounds), only }: BlocksWanted = {},
): ShownBlock[] {
  const settings = stageOf(rounds, 'blocks')?.settings.blocks;
  if (!settings) return [];
  const results = blockResults(rounds, closed);
  const shown = matchesOf(rounds, 'blocks');
  return settings.blocks.flatMap((ids, index) => {
    if (only !== undefined && index !== only) return [];
    const players = ids.flatMap((id) => {
      const person = rounds.people.get(id);
      return person ? [shownPlayer(person)] : [];
    });
    const rows = blockStanding(
      players.map(({ id, isDropped }) => ({ id, hasDropped: isDropped })),
      results.filter(({ block }) => block === index),
      {
        drop: settings.drop,
        lot: (id) => (settings.tie === 'lot' ? ticketOf(settings.seed, id) : null),
      },
    );
    return { index, players, rows, matches: shown.filter(({ block }) => block === index) };
  });
}

const lateResult = (rule: LateRule): MatchResult | null =>
  rule === 'wait'
    ? null
    : { winner: rule === 'tie' ? 'tie' : 'nobody', gamesA: null, gamesB: null, isWalkover: true };

export const stageOf = ({ stages }: Rounds, kind: StageKind): Stage | undefined =>
  stages.find((stage) => stage.kind === kind);

/** Number of the last round that has matches; 0 without any. */
export const lastRound = (matches: readonly { round: number }[]): number =>
  Math.max(0, ...matches.map(({ round }) => round));
