import { foldText } from '~/text/text';

export interface NamedTeam {
  id: string;
  displayName: string;
  tonamelId: string;
}

type By = 'tonamelId' | 'displayName';

/** Finds teams by name or ID, several if ambiguous. Exact matches win over folded ones. */
export type FindTeams = (cell: string, by: By) => readonly NamedTeam[];

/** Indexes the teams once: 2,000 lines times 2,000 teams would be four million comparisons. */
export function teamFinder(teams: readonly NamedTeam[]): FindTeams {
  const tables = (by: By) => {
    const exact = new Map<string, NamedTeam[]>();
    const folded = new Map<string, NamedTeam[]>();
    for (const team of teams) {
      put(exact, team[by], team);
      put(folded, foldText(team[by]), team);
    }
    return { exact, folded };
  };
  const known = { tonamelId: tables('tonamelId'), displayName: tables('displayName') };
  return (cell, by) =>
    cell === '' ? [] : (known[by].exact.get(cell) ?? known[by].folded.get(foldText(cell)) ?? []);
}

function put(table: Map<string, NamedTeam[]>, key: string, team: NamedTeam) {
  const group = table.get(key);
  if (group) group.push(team);
  else table.set(key, [team]);
}
