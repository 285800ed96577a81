import { createHash } from 'node:crypto';
import { type ListedEntrant, type Matches, matchEntrants, type NamedSheet } from './match-entrants';

/** Of so many lists a worker remembers whose sheets they were: about 200 KB of two thousand. */
const maxKept = 8;
const kept = new Map<string, Readonly<Matches>>();

/** As matchEntrants; who asks again before anything has changed, as a screen that follows does, waits for no second look. */
export function matchAgain(
  entrants: readonly ListedEntrant[],
  sheets: readonly NamedSheet[],
): Readonly<Matches> {
  const asked = digestOf(entrants, sheets);
  const found = kept.get(asked) ?? matchEntrants(entrants, sheets);
  // The last ones asked for stay.
  kept.delete(asked);
  kept.set(asked, found);
  for (const oldest of kept.keys()) if (kept.size > maxKept) kept.delete(oldest);
  return found;
}

/** Of all that is looked at, as it was written: nobody's name is kept. */
function digestOf(entrants: readonly ListedEntrant[], sheets: readonly NamedSheet[]): string {
  const lines: string[] = [];
  for (const { id, name, tonamelId, discordId, teamSheetId, otherSheetIds } of entrants)
    lines.push(id, name, tonamelId, discordId, teamSheetId ?? '', otherSheetIds.join(' '));
  lines.push('');
  for (const { id, displayName, tonamelId, discordId } of sheets)
    lines.push(id, displayName, tonamelId, discordId);
  return createHash('sha256').update(lines.join('\u0000')).digest('base64');
}
