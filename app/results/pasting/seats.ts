import { nearNames } from '~/copied/near-names';
import type { CopiedLine } from '~/copied/table';
import type { NamedTeam } from '../named-team';
import type { PastedStanding } from './read-standing';
import { entryKey, type StandingProblem } from './standing-problem';
import type { whoIn } from './who';

type Unplaced = Omit<StandingProblem, 'line' | 'text'>;

const maxNearLines = 100;

/** Finds the team of each line in turn. A team that has its row already takes no second one. */
export function seatTeams(
  teams: readonly NamedTeam[],
  who: (cells: readonly string[]) => ReturnType<typeof whoIn>,
  chosen: ReadonlyMap<string, string> | undefined,
) {
  const known = new Map(teams.map((team) => [team.id, team]));
  const near = nearNames(teams, ({ displayName, tonamelId }) => [displayName, tonamelId]);
  const taken = new Set<string>();
  const named = new Set<string>();
  let nearLines = 0;
  const unplaced = (name: string, found: readonly NamedTeam[]): Unplaced => {
    if (name === '') return { reason: 'nobody' };
    if (found.length > 0) return { reason: 'ambiguous', near: [...found] };
    return { reason: 'unknown', near: nearLines++ < maxNearLines ? near(name) : [] };
  };
  const seat = (entry: CopiedLine, standing: PastedStanding): Unplaced | { teamId: string; rest: string } => {
    const { name, named: found, rest } = who(entry.cells);
    const [only, other] = found;
    const team = only && !other ? only : known.get(chosen?.get(entryKey(entry)) ?? '');
    if (!team) return unplaced(name, found);
    named.add(team.id);
    if (taken.has(team.id)) return { reason: 'twice' };
    if (isBlank(standing)) return { reason: 'noResult' };
    taken.add(team.id);
    return { teamId: team.id, rest };
  };
  return { named, seat };
}

const isBlank = ({ record, rank, dropped, disqualified }: PastedStanding) =>
  !record && rank === null && !dropped && !disqualified;
