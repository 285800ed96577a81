import { countIn, type Ending, endingIn, type MatchRecord, placeIn, recordIn } from './cells';
import type { Mapping } from './meaning';

/** What a line says of a team; null is not said, and a place without a record stays without. */
export interface PastedStanding {
  record: MatchRecord | null;
  rank: number | null;
  dropped: boolean | null;
  disqualified: boolean | null;
}

export type CellReason = 'wins' | 'losses' | 'ties' | 'rank' | 'record' | 'ending' | 'half' | 'disagree';

interface Wrong {
  /** The column, from 0. */
  at: number;
  reason: CellReason;
}

const counts = ['wins', 'losses', 'ties'] as const;

/** All of a line or nothing: a cell that says something else than its column is about takes the line with it. */
export function readStanding(
  cells: readonly string[],
  mapping: Mapping,
  head: readonly string[] | undefined,
): { standing?: PastedStanding; wrong: Wrong[] } {
  const wrong: Wrong[] = [];
  const standing: PastedStanding = { record: null, rank: null, dropped: null, disqualified: null };
  const said: Partial<MatchRecord> = {};
  const end = (ending: Ending, value: boolean, at: number) => {
    if (standing[ending] !== null && standing[ending] !== value) wrong.push({ at, reason: 'disagree' });
    standing[ending] = value;
  };

  for (const [at, meaning] of mapping.entries()) {
    const cell = cells[at] ?? '';
    switch (meaning) {
      case 'wins':
      case 'losses':
      case 'ties': {
        const count = countIn(cell);
        if (count === undefined) wrong.push({ at, reason: meaning });
        else if (count !== null) said[meaning] = count;
        break;
      }
      case 'record':
      case 'recordTiesSecond': {
        if (cell === '' || /^[-–—]$/.test(cell)) break;
        const last = meaning === 'record' ? 'ties' : 'losses';
        const record = recordIn(cell, { last, slashes: head?.[at]?.includes('/') ?? false });
        if (record) standing.record = record;
        else wrong.push({ at, reason: 'record' });
        break;
      }
      case 'rank': {
        const place = placeIn(cell);
        if (place === undefined) wrong.push({ at, reason: 'rank' });
        else if (typeof place === 'string') end(place, true, at);
        else standing.rank = place;
        break;
      }
      case 'dropped':
      case 'disqualified':
      case 'status': {
        const ending = endingIn(cell, meaning);
        if (ending === undefined) wrong.push({ at, reason: 'ending' });
        else if (ending) end(ending, true, at);
        else
          for (const each of meaning === 'status' ? (['dropped', 'disqualified'] as const) : [meaning])
            end(each, false, at);
      }
    }
  }
  if (wrong.length > 0) return { wrong };

  const { wins, losses, ties } = said;
  if (standing.record) {
    for (const field of counts)
      if (said[field] !== undefined && said[field] !== standing.record[field])
        wrong.push({ at: mapping.indexOf(field), reason: 'disagree' });
  } else if (wins !== undefined && losses !== undefined) standing.record = { wins, losses, ties: ties ?? 0 };
  else if (Object.keys(said).length > 0) {
    const missing = wins === undefined ? 'wins' : 'losses';
    const filled = counts.find((field) => said[field] !== undefined) ?? 'wins';
    wrong.push({
      at: mapping.includes(missing) ? mapping.indexOf(missing) : mapping.indexOf(filled),
      reason: 'half',
    });
  }
  return wrong.length > 0 ? { wrong } : { standing, wrong };
}
