import { fieldInHead } from '~/copied/heads';
import {
  countIn,
  type Ending,
  endingIn,
  historyIn,
  type MatchRecord,
  recordIn,
  tellsOfEnding,
} from './cells';
import type { Mapping, Meaning } from './meaning';
import { placeIn } from './place';

/** A team's result as one line has it; null if the line does not say. A place without a record stays without one. */
export interface PastedStanding {
  record: MatchRecord | null;
  rank: number | null;
  dropped: boolean | null;
  disqualified: boolean | null;
  /** Games of a league table, if the text is one. */
  games?: string;
}

export type CellReason = 'wins' | 'losses' | 'ties' | 'rank' | 'record' | 'ending' | 'half' | 'disagree';

interface Wrong {
  /** The column, from 0. */
  at: number;
  reason: CellReason;
}

const counts = ['wins', 'losses', 'ties'] as const;
type Count = (typeof counts)[number];

interface Line {
  standing: PastedStanding;
  /** Numbers from columns of their own, which must agree with a record beside them. */
  numbers: Partial<MatchRecord>;
  wrong: Wrong[];
  /** Last place that the line shares with others, if it says so. */
  sharedTo?: number;
  /** Words of remarks that are about no ending. */
  remarks: string[];
}

type ReadCell = (line: Line, cell: string, at: number, head: string) => void;

const readCount =
  (field: Count): ReadCell =>
  ({ numbers, wrong }, cell, at) => {
    const count = countIn(cell);
    if (count === undefined) wrong.push({ at, reason: field });
    else if (count !== null) numbers[field] = count;
  };

const readRecord =
  (last: 'ties' | 'losses'): ReadCell =>
  ({ standing, wrong }, cell, at, head) => {
    if (cell === '' || /^[-–—]$/.test(cell)) return;
    const record =
      recordIn(cell, { last, slashes: head.includes('/') }) ?? (head ? historyIn(cell) : undefined);
    if (record) standing.record = record;
    else wrong.push({ at, reason: 'record' });
  };

function setEnding({ standing, wrong }: Line, ending: Ending, value: boolean, at: number) {
  if (standing[ending] !== null && standing[ending] !== value) wrong.push({ at, reason: 'disagree' });
  standing[ending] = value;
}

const readRank: ReadCell = (line, cell, at) => {
  const place = placeIn(cell);
  if (place === undefined) line.wrong.push({ at, reason: 'rank' });
  else if (typeof place === 'string') setEnding(line, place, true, at);
  else if (place) {
    line.standing.rank = place.from;
    line.sharedTo = place.to;
  }
};

/** Remarks are about anything; only one that may tell of an ending must be understood. */
const isRemark = (cell: string, head: string) => fieldInHead(head) === 'remarks' && !tellsOfEnding(cell);

const readEnding =
  (column: Ending | 'status'): ReadCell =>
  (line, cell, at, head) => {
    const ending = endingIn(cell, column);
    if (ending === undefined && isRemark(cell, head)) line.remarks.push(cell);
    else if (ending === undefined) line.wrong.push({ at, reason: 'ending' });
    else if (ending) setEnding(line, ending, true, at);
    else if (column !== 'status') setEnding(line, column, false, at);
    else for (const each of ['dropped', 'disqualified'] as const) setEnding(line, each, false, at);
  };

const readers: Partial<Record<Meaning | 'unknown', ReadCell>> = {
  wins: readCount('wins'),
  losses: readCount('losses'),
  ties: readCount('ties'),
  record: readRecord('ties'),
  recordTiesSecond: readRecord('losses'),
  rank: readRank,
  dropped: readEnding('dropped'),
  disqualified: readEnding('disqualified'),
  status: readEnding('status'),
};

/** Columns of numbers that say something else than the record. */
const disagreeing = ({ numbers }: Line, record: MatchRecord, mapping: Mapping): Wrong[] =>
  counts
    .filter((field) => numbers[field] !== undefined && numbers[field] !== record[field])
    .map((field) => ({ at: mapping.indexOf(field), reason: 'disagree' }));

/** The column to blame if wins or losses are missing beside other numbers: the missing one, else the first filled one. */
function halfAt({ numbers }: Line, mapping: Mapping): number {
  const missing = numbers.wins === undefined ? 'wins' : 'losses';
  const filled = counts.find((field) => numbers[field] !== undefined) ?? 'wins';
  return mapping.indexOf(mapping.includes(missing) ? missing : filled);
}

/** Completes the record from the columns of numbers. */
function settleRecord(line: Line, mapping: Mapping) {
  const { standing, numbers, wrong } = line;
  const { wins, losses, ties = 0 } = numbers;
  if (standing.record) wrong.push(...disagreeing(line, standing.record, mapping));
  else if (wins !== undefined && losses !== undefined) standing.record = { wins, losses, ties };
  else if (Object.keys(numbers).length > 0) wrong.push({ at: halfAt(line, mapping), reason: 'half' });
}

/** Reads a line as a whole or not at all: one cell that does not fit its column takes the line with it. */
export function readStanding(
  cells: readonly string[],
  mapping: Mapping,
  head: readonly string[] | undefined,
): { standing?: PastedStanding; sharedTo?: number; remarks: string[]; wrong: Wrong[] } {
  const line: Line = {
    standing: { record: null, rank: null, dropped: null, disqualified: null },
    numbers: {},
    wrong: [],
    remarks: [],
  };
  for (const [at, meaning] of mapping.entries())
    readers[meaning]?.(line, cells[at] ?? '', at, head?.[at] ?? '');
  if (line.wrong.length === 0) settleRecord(line, mapping);
  const { standing, sharedTo, remarks, wrong } = line;
  return wrong.length > 0 ? { remarks, wrong } : { standing, remarks, wrong, ...(sharedTo && { sharedTo }) };
}
