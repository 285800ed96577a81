import type { Database } from '~/db/client.server';
import { unlistedNames } from '~/pastes/unlisted-names';
import type { RuledTournament } from '~/pokedex/legal-rules';
import { findRegulation } from '~/pokedex/regulations';
import { judgeStored } from '~/sheets/legality/judge-stored';
import { hasReadableBlanks, isReadingAsked } from '~/sheets/reading/reading-asked';
import { jointState } from '~/sheets/reading/sheet-reading.server';
import type { DaySheet } from './day-rows';
import { listLookedAt } from './judged-sheets.server';

export type Look = Pick<DaySheet, 'isAgainstRules' | 'isReadingAsked'>;
type Versioned = Pick<DaySheet, 'id' | 'revision'>;

interface CachedLooks {
  rules: string;
  regulation: unknown;
  looks: Map<string, Look & Pick<DaySheet, 'revision'>>;
}

/** Tournaments in the LRU cache, about 100 bytes per sheet. */
const maxCached = 8;
const cache = new Map<string, CachedLooks>();

/** Invalidates looks found under other rules or another edition of the regulation. */
function cachedLooks({
  id,
  game,
  regulation,
  speciesClause,
  houseRules,
}: RuledTournament & { id: string }): CachedLooks['looks'] {
  const rules = JSON.stringify([game, regulation, speciesClause, houseRules]);
  const edition = regulation === null ? undefined : findRegulation(regulation);
  const cached = cache.get(id);
  const isSame = cached?.rules === rules && cached.regulation === edition;
  const own = isSame ? cached : { rules, regulation: edition, looks: new Map() };
  // Re-inserting moves the entry to the end, as most recently used.
  cache.delete(id);
  cache.set(id, own);
  for (const oldest of cache.keys()) if (cache.size > maxCached) cache.delete(oldest);
  return own.looks;
}

/** Members of two thousand sheets take 2 MB, so only sheets changed since the last look are read. */
export async function findLooks(
  db: Database,
  tournament: RuledTournament & { id: string },
  sheets: readonly Versioned[],
): Promise<ReadonlyMap<string, Look>> {
  const looks = cachedLooks(tournament);
  const changed = sheets.filter(({ id, revision }) => looks.get(id)?.revision !== revision);
  if (changed.length === 0) return looks;
  const present = new Set(sheets.map(({ id }) => id));
  for (const id of looks.keys()) if (!present.has(id)) looks.delete(id);
  const rows = await listLookedAt(
    db,
    changed.map(({ id }) => id),
  );
  const judge = judgeStored(tournament);
  for (const { id, revision, members, state, secondState, isUnsure } of rows) {
    const readingState = jointState([state, secondState]);
    // Recheck next time: images still being read, and unknown names, which may become known without a revision.
    const isRead = readingState === null || readingState === 'done';
    const isSettled = isRead && unlistedNames(members).length === 0;
    looks.set(id, {
      revision: isSettled ? revision : -1,
      isAgainstRules: judge(members).length > 0,
      isReadingAsked: isReadingAsked({
        readingState,
        isUnsure: Boolean(isUnsure),
        hasReadableBlanks: hasReadableBlanks(members),
      }),
    });
  }
  return looks;
}
