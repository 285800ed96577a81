import { plainNames } from '~/copied/names';
import { foldText } from '~/text/text';

export interface NamedTeam {
  id: string;
  displayName: string;
  tonamelId: string;
  /** Other names of the player, such as the one on the list of entrants. */
  otherNames?: readonly string[];
}

type By = 'tonamelId' | 'displayName';

/** Finds teams by name or ID, several if ambiguous. Exact matches win over folded ones. */
export type FindTeams = (cell: string, by: By) => readonly NamedTeam[];

const withoutBlanks = (folded: string) => folded.replace(/[\s\p{Cf}]/gu, '');

/**
 * Indexes the teams once: 2,000 lines times 2,000 teams would be four million comparisons. A name is also found without
 * さん, medals and the like.
 */
export function teamFinder(teams: readonly NamedTeam[]): FindTeams {
  const tables = (keysOf: (team: NamedTeam) => readonly string[]) => {
    const exact = new Map<string, NamedTeam[]>();
    const folded = new Map<string, NamedTeam[]>();
    const joined = new Map<string, NamedTeam[]>();
    for (const team of teams)
      for (const key of keysOf(team)) {
        put(exact, key, team);
        put(folded, foldText(key), team);
        put(joined, withoutBlanks(foldText(key)), team);
      }
    return (text: string) =>
      exact.get(text) ?? folded.get(foldText(text)) ?? joined.get(withoutBlanks(foldText(text)));
  };
  const byId = tables(({ tonamelId }) => [tonamelId]);
  const byName = tables(({ displayName }) => [displayName]);
  const byOtherName = tables(({ otherNames = [] }) => otherNames);
  return (cell, by) => {
    if (cell === '') return [];
    if (by === 'tonamelId') return byId(cell) ?? [];
    for (const name of plainNames(cell)) {
      const found = byName(name) ?? byOtherName(name);
      if (found) return found;
    }
    return [];
  };
}

function put(table: Map<string, NamedTeam[]>, key: string, team: NamedTeam) {
  const group = table.get(key);
  if (!group) table.set(key, [team]);
  else if (!group.includes(team)) group.push(team);
}
