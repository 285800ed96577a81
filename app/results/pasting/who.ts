import { foldText } from '~/text/text';
import type { FindTeams, NamedTeam } from '../named-team';
import type { Mapping } from './meaning';

// RK9 appends the player's country to the name.
const country = /(?<!\s)\s*\[[A-Z]{2}\]$/;
const remark = /[(（[【]([^()（）[\]【】]{1,40})[)）\]】]$/u;

interface Named {
  name: string;
  named: readonly NamedTeam[];
  /** Remark beside the name that is none of its player's names. */
  rest: string;
}

/** Finds the teams that a line names, by ID first; several if ambiguous. Without an ID column, the name may be an ID. */
export function whoIn(cells: readonly string[], mapping: Mapping, find: FindTeams): Named {
  const cell = (meaning: 'player' | 'tonamelId') => cells[mapping.indexOf(meaning)] ?? '';
  const id = cell('tonamelId');
  const name = cell('player');
  const byId = find(id, 'tonamelId');
  if (byId.length > 0) return { name: name || id, named: byId, rest: '' };
  const search = (text: string) => {
    const ids = mapping.includes('tonamelId') ? [] : find(text, 'tonamelId');
    return [...new Set([...find(text, 'displayName'), ...ids])];
  };
  const bare = name.replace(country, '');
  const named = [search(name), search(bare)].find((found) => found.length > 0) ?? [];
  return { name: name || id, named, rest: restOf(bare, named) };
}

function restOf(name: string, [team]: readonly NamedTeam[]): string {
  const said = remark.exec(name)?.[1] ?? '';
  if (!team || said === '') return '';
  const own = [team.displayName, team.tonamelId, ...(team.otherNames ?? [])];
  return own.some((each) => foldText(each).includes(foldText(said))) ? '' : said;
}
