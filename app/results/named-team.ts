import { foldText } from '~/text/text';

export interface NamedTeam {
  id: string;
  displayName: string;
  tonamelId: string;
}

type By = 'tonamelId' | 'displayName';

/** Which teams a cell names; several when it cannot be told. As written before as folded. */
export type FindTeams = (cell: string, by: By) => readonly NamedTeam[];

/** Looked up in tables made once: two thousand lines and as many teams are four million pairs. */
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
  const there = table.get(key);
  if (there) there.push(team);
  else table.set(key, [team]);
}
