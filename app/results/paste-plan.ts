import type { NamedTeam } from './named-team';
import type { PastedStanding } from './pasting/read-standing';
import type { StandingsReading } from './pasting/read-standings';
import { isSameResult, placedResult, type Result, withGames } from './result';

export interface ResultOfTeam extends NamedTeam {
  result: Result | null;
  version: number;
}

interface PlannedResult {
  team: ResultOfTeam;
  after: Result | null;
}

export interface PastePlan {
  changed: PlannedResult[];
  unchanged: number;
  /** Teams with a saved result that no line mentions. */
  unsaid: ResultOfTeam[];
}

export const unsaidChoices = ['keep', 'clear'] as const;
export type UnsaidChoice = (typeof unsaidChoices)[number];

/** Merges a line into the saved result: fields that the line doesn't have stay. */
function afterLine(saved: Result | null, { record, rank, games, ...endings }: PastedStanding): Result {
  let outcome = saved?.outcome ?? null;
  for (const ending of ['dropped', 'disqualified'] as const) {
    if (endings[ending]) outcome = ending;
    else if (endings[ending] === false && outcome === ending) outcome = null;
  }
  const result = placedResult({
    wins: record?.wins ?? saved?.wins ?? null,
    losses: record?.losses ?? saved?.losses ?? null,
    ties: record?.ties ?? saved?.ties ?? 0,
    rank: rank ?? saved?.rank ?? null,
    outcome,
  });
  return games ? { ...result, games } : (withGames(result, saved) ?? result);
}

export function planPaste(
  reading: Pick<StandingsReading, 'rows' | 'missing'>,
  teams: readonly ResultOfTeam[],
): PastePlan {
  const byId = new Map(teams.map((team) => [team.id, team]));
  const results = reading.rows.flatMap(({ teamId, standing }) => {
    const team = byId.get(teamId);
    return team ? [{ team, after: afterLine(team.result, standing) }] : [];
  });
  const changed = results.filter(({ team, after }) => !isSameResult(team.result, after));
  const missing = new Set(reading.missing.map(({ id }) => id));
  return {
    changed,
    unchanged: results.length - changed.length,
    unsaid: teams.filter(({ id, result }) => result && missing.has(id)),
  };
}

export const wishesOf = ({ changed, unsaid }: PastePlan, choice: UnsaidChoice) => [
  ...changed.map(({ team, after }) => ({ id: team.id, base: team.version, result: after })),
  ...(choice === 'clear' ? unsaid.map(({ id, version }) => ({ id, base: version, result: null })) : []),
];
