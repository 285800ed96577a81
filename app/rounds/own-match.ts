import { type MatchState, type Side, stateOf } from './match';
import type { Match } from './matches.server';
import { type StageSettings, stageKinds } from './stage';

/** A match with the viewer's own side and the other one. */
export interface OwnRow {
  match: Match;
  settings: StageSettings;
  roundEndsAt: Date | null;
  publishedAt: Date | null;
  own: { id: string; sheetId: string | null; droppedAt: Date | null; droppedBy: 'player' | 'staff' | null };
  /** Null: not known yet, or nobody in a bye. No sheet: none is certainly theirs, or it is gone. */
  opponent: { id: string; name: string | null; sheetId: string | null; droppedAt: Date | null } | null;
  /** The tournament is canceled, or its results are public: only staff change a match now. */
  isClosed: boolean;
  rounds: number;
}

/** A player's match as their own page shows it. */
export interface OwnMatch {
  match: OwnRow['match'];
  side: Side;
  opponent: OwnRow['opponent'];
  state: MatchState;
  bestOf: OwnRow['settings']['bestOf'];
  /** Rounds of its stage, which name a bracket's rounds. */
  rounds: number;
  roundEndsAt: Date | null;
  /** The player reported it, or the opponent did. */
  reporter: 'self' | 'opponent' | 'staff' | null;
  isClosed: boolean;
  /** The player has left the tournament. */
  hasDropped: boolean;
}

const order = ({ match: { stage, round, place } }: OwnRow) =>
  stageKinds.indexOf(stage) * 1_000_000 + round * 1000 + place;

const isOpen = ({ match }: OwnRow) => stateOf(match) === 'open';
/** The opponent has reported it, and waits for an answer. */
const isAsked = (row: OwnRow) => stateOf(row.match) === 'reported' && row.match.reportedBy !== sideOf(row);

/** They gave up their match as they dropped out. */
const hasConceded = (row: OwnRow) =>
  row.match.isWalkover && !row.match.isBye && row.match.winner !== sideOf(row);

const sideOf = ({ match, own }: OwnRow): Side => (match.entrantA === own.id ? 'a' : 'b');

/** A player's matches in the order of play. */
export interface OwnMatches {
  entrantId: string;
  /** The match to show first. */
  current: OwnMatch;
  all: readonly OwnMatch[];
  isDropped: boolean;
  isClosed: boolean;
  droppedBy: 'player' | 'staff' | null;
  /** A player may take their own drop back until the next round is published. */
  mayReturn: boolean;
}

/**
 * Finds the match to show first. Of blocks and a bracket: the first that the opponent has reported, else the first that is
 * open. Of Swiss rounds: the latest, since an earlier one was settled elsewhere. If nothing waits: the last one.
 */
export function ownMatches(rows: readonly OwnRow[]): OwnMatches | undefined {
  const sorted = rows.toSorted((one, another) => order(one) - order(another));
  const lastStage = sorted.at(-1)?.match.stage;
  const ofStage = sorted.filter(({ match }) => match.stage === lastStage);
  const waiting = lastStage === 'swiss' ? undefined : (ofStage.find(isAsked) ?? ofStage.find(isOpen));
  const row = waiting ?? ofStage.at(-1);
  if (!row) return undefined;
  const { own } = row;
  const lastPublished = Math.max(...rows.map(({ publishedAt }) => publishedAt?.getTime() ?? 0));
  const { droppedAt, droppedBy } = own;
  return {
    entrantId: own.id,
    current: toOwn(row),
    all: sorted.map(toOwn),
    isDropped: droppedAt !== null,
    isClosed: row.isClosed,
    droppedBy,
    mayReturn:
      droppedAt !== null &&
      droppedBy === 'player' &&
      droppedAt.getTime() > lastPublished &&
      !row.isClosed &&
      !hasConceded(row),
  };
}

function toOwn(row: OwnRow): OwnMatch {
  const { match, opponent, settings, rounds, roundEndsAt } = row;
  const side = sideOf(row);
  const { reportedBy } = match;
  const isByPlayer = reportedBy === 'a' || reportedBy === 'b';
  return {
    match,
    side,
    opponent,
    state: stateOf(match),
    bestOf: settings.bestOf,
    rounds,
    roundEndsAt,
    reporter: isByPlayer ? (reportedBy === side ? 'self' : 'opponent') : reportedBy,
    isClosed: row.isClosed,
    hasDropped: row.own.droppedAt !== null,
  };
}
