import { nameIndex } from '~/copied/name-index';
import { plainNames } from '~/copied/names';

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

/**
 * Indexes the teams once: 2,000 lines times 2,000 teams would be four million comparisons. A name is also found without
 * さん, medals and the like.
 */
export function teamFinder(teams: readonly NamedTeam[]): FindTeams {
  const byId = nameIndex(teams, ({ tonamelId }) => [tonamelId]);
  const byName = nameIndex(teams, ({ displayName }) => [displayName]);
  const byOtherName = nameIndex(teams, ({ otherNames = [] }) => otherNames);
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
