import type { Locale } from '~/locales/locale';
import { nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { typeNames } from '~/pokedex/type-names';
import { typedOf } from '~/teams/form/name-typed';
import { type SheetChange, sheetChanges } from '~/teams/form/sheet-changes';
import type { TeamSheetContent } from '~/teams/team-sheet';

interface Revision {
  revision: number;
  by: 'player' | 'staff';
  who: string | null;
  reason: string | null;
  snapshot: unknown;
  createdAt: Date;
}

interface Action {
  action: 'unlock' | 'lock' | 'withdraw' | 'restore';
  who: string | null;
  reason: string;
  until: Date | null;
  createdAt: Date;
}

export interface HistoryEntry {
  key: string;
  what: 'submit' | 'revise' | 'correct' | Action['action'];
  by: 'player' | 'staff';
  /** None for a guest, and where the account is gone. */
  who: string | null;
  reason: string;
  at: Date;
  until?: Date;
  /** Of a revision whose predecessor is kept; types and Stat Alignments by name. */
  changes?: SheetChange[];
}

export function historyOf(
  revisions: readonly Revision[],
  actions: readonly Action[],
  locale: Locale,
): HistoryEntry[] {
  const typed = new Map(
    revisions.map(({ revision, snapshot }) => [revision, typedOf(snapshot as TeamSheetContent, locale)]),
  );
  const revised = revisions.map(({ revision, by, who, reason, createdAt }): HistoryEntry => {
    const before = typed.get(revision - 1);
    const after = typed.get(revision);
    return {
      key: `revision ${revision}`,
      what: by === 'staff' ? 'correct' : revision === 1 ? 'submit' : 'revise',
      by,
      who,
      reason: reason ?? '',
      at: createdAt,
      changes: before && after && sheetChanges(before, after).map((change) => named(change, locale)),
    };
  });
  const acted = actions.map(
    ({ action, who, reason, until, createdAt }, index): HistoryEntry => ({
      key: `action ${actions.length - index}`,
      what: action,
      by: 'staff',
      who,
      reason,
      at: createdAt,
      until: until ?? undefined,
    }),
  );
  return [...revised, ...acted].sort((a, b) => b.at.getTime() - a.at.getTime());
}

function named(change: SheetChange, locale: Locale): SheetChange {
  const names = change.path.endsWith('.teraType')
    ? typeNames
    : change.path.endsWith('.statAlignment')
      ? natureNames
      : undefined;
  if (!names) return change;
  return {
    ...change,
    before: nameOf(names, change.before, locale),
    after: nameOf(names, change.after, locale),
  };
}
