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

interface Kept {
  rules: string;
  regulation: unknown;
  looks: Map<string, Look & Pick<DaySheet, 'revision'>>;
}

/** Of so many tournaments a worker remembers what it found on their sheets: about 100 bytes of each. */
const maxKept = 8;
const kept = new Map<string, Kept>();

/** What was found by other rules, or by a regulation that was corrected, is forgotten. */
function keptOf({
  id,
  game,
  regulation,
  speciesClause,
  houseRules,
}: RuledTournament & { id: string }): Kept['looks'] {
  const rules = JSON.stringify([game, regulation, speciesClause, houseRules]);
  const by = regulation === null ? undefined : findRegulation(regulation);
  const found = kept.get(id);
  const isSame = found?.rules === rules && found.regulation === by;
  const own = isSame ? found : { rules, regulation: by, looks: new Map() };
  // The last ones asked for stay.
  kept.delete(id);
  kept.set(id, own);
  for (const oldest of kept.keys()) if (kept.size > maxKept) kept.delete(oldest);
  return own.looks;
}

/**
 * What the rules of now and the readings say of each sheet. Two thousand sixes are 2 MB, so that only those are read which
 * have changed since this worker looked: one query, or none.
 */
export async function findLooks(
  db: Database,
  tournament: RuledTournament & { id: string },
  sheets: readonly Versioned[],
): Promise<ReadonlyMap<string, Look>> {
  const looks = keptOf(tournament);
  const changed = sheets.filter(({ id, revision }) => looks.get(id)?.revision !== revision);
  if (changed.length === 0) return looks;
  const there = new Set(sheets.map(({ id }) => id));
  for (const id of looks.keys()) if (!there.has(id)) looks.delete(id);
  const rows = await listLookedAt(
    db,
    changed.map(({ id }) => id),
  );
  const judge = judgeStored(tournament);
  for (const { id, revision, members, state, secondState, isUnsure } of rows) {
    const readingState = jointState([state, secondState]);
    // Asked about again: an image until it is read, and an unknown name, which may become known without a revision.
    const isRead = readingState === null || readingState === 'done';
    const isSettled = isRead && unlistedNames(members).length === 0;
    looks.set(id, {
      revision: isSettled ? revision : -1,
      isAgainstRules: judge(members).length > 0,
      isReadingAsked: isReadingAsked({
        ...{ readingState, isUnsure: Boolean(isUnsure), hasReadableBlanks: hasReadableBlanks(members) },
      }),
    });
  }
  return looks;
}
