import { createHash } from 'node:crypto';
import { type ListedEntrant, type Matches, matchEntrants, type NamedSheet } from './match-entrants';

/** About 200 KB for a list of 2,000 entrants. */
const maxCached = 8;
const cache = new Map<string, Readonly<Matches>>();

/** Memoizes `matchEntrants` in an LRU cache, for screens that poll. */
export function matchAgain(
  entrants: readonly ListedEntrant[],
  sheets: readonly NamedSheet[],
): Readonly<Matches> {
  const key = digestOf(entrants, sheets);
  const matches = cache.get(key) ?? matchEntrants(entrants, sheets);
  // Moved to the end: a Map iterates in order of insertion.
  cache.delete(key);
  cache.set(key, matches);
  for (const oldest of cache.keys()) if (cache.size > maxCached) cache.delete(oldest);
  return matches;
}

/** Hash of everything that matching reads, so that the cache's keys hold no names. */
function digestOf(entrants: readonly ListedEntrant[], sheets: readonly NamedSheet[]): string {
  const lines: string[] = [];
  for (const { id, name, tonamelId, discordId, teamSheetId, otherSheetIds } of entrants)
    lines.push(id, name, tonamelId, discordId, teamSheetId ?? '', otherSheetIds.join(' '));
  lines.push('');
  for (const { id, displayName, tonamelId, discordId } of sheets)
    lines.push(id, displayName, tonamelId, discordId);
  return createHash('sha256').update(lines.join('\u0000')).digest('base64');
}
