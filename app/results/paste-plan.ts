import type { NamedTeam } from './named-team';
import type { PastedStanding } from './pasting/read-standing';
import type { StandingsReading } from './pasting/read-standings';
import { isSameResult, placedResult, type Result } from './result';

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
  /** No line is about these, and something is kept for them. */
  unsaid: ResultOfTeam[];
}

export const unsaidChoices = ['keep', 'clear'] as const;
export type UnsaidChoice = (typeof unsaidChoices)[number];

/** What is kept with what a line says over it: what the line does not say stays as it is. */
function afterLine(kept: Result | null, { record, rank, ...said }: PastedStanding): Result {
  let outcome = kept?.outcome ?? null;
  for (const ending of ['dropped', 'disqualified'] as const) {
    if (said[ending]) outcome = ending;
    else if (said[ending] === false && outcome === ending) outcome = null;
  }
  return placedResult({
    wins: record?.wins ?? kept?.wins ?? null,
    losses: record?.losses ?? kept?.losses ?? null,
    ties: record?.ties ?? kept?.ties ?? 0,
    rank: rank ?? kept?.rank ?? null,
    outcome,
  });
}

/** What keeping a reading would change of what is kept. */
export function planPaste(
  reading: Pick<StandingsReading, 'rows' | 'missing'>,
  teams: readonly ResultOfTeam[],
): PastePlan {
  const byId = new Map(teams.map((team) => [team.id, team]));
  const read = reading.rows.flatMap(({ teamId, standing }) => {
    const team = byId.get(teamId);
    return team ? [{ team, after: afterLine(team.result, standing) }] : [];
  });
  const changed = read.filter(({ team, after }) => !isSameResult(team.result, after));
  const missing = new Set(reading.missing.map(({ id }) => id));
  return {
    changed,
    unchanged: read.length - changed.length,
    unsaid: teams.filter(({ id, result }) => result && missing.has(id)),
  };
}

export const wishesOf = ({ changed, unsaid }: PastePlan, choice: UnsaidChoice) => [
  ...changed.map(({ team, after }) => ({ id: team.id, base: team.version, result: after })),
  ...(choice === 'clear' ? unsaid.map(({ id, version }) => ({ id, base: version, result: null })) : []),
];
