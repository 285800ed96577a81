import type { FindTeams, NamedTeam } from '../named-team';
import type { Mapping } from './meaning';

// RK9 appends the player's country to the name.
const country = /(?<!\s)\s*\[[A-Z]{2}\]$/;

/** Finds the teams that a line names, by ID first; several if ambiguous. Without an ID column, the name may be an ID. */
export function whoIn(
  cells: readonly string[],
  mapping: Mapping,
  find: FindTeams,
): { name: string; named: readonly NamedTeam[] } {
  const cell = (meaning: 'player' | 'tonamelId') => cells[mapping.indexOf(meaning)] ?? '';
  const id = cell('tonamelId');
  const name = cell('player');
  const byId = find(id, 'tonamelId');
  if (byId.length > 0) return { name: name || id, named: byId };
  const search = (text: string) => {
    const ids = mapping.includes('tonamelId') ? [] : find(text, 'tonamelId');
    return [...new Set([...find(text, 'displayName'), ...ids])];
  };
  const whole = search(name);
  return { name: name || id, named: whole.length > 0 ? whole : search(name.replace(country, '')) };
}
