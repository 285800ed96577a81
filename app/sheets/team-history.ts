import type { Locale } from '~/locales/locale';
import { namedChanges } from './named-changes';
import type { SheetChange } from './sheet-changes';
import type { TeamSheetContent } from './team-sheet';

interface Revision {
  revision: number;
  by: 'player' | 'staff';
  who: string | null;
  reason: string | null;
  snapshot: unknown;
  createdAt: Date;
}

interface Action {
  by: 'player' | 'staff';
  action: 'unlock' | 'lock' | 'withdraw' | 'restore' | 'renewLink';
  who: string | null;
  reason: string;
  until: Date | null;
  createdAt: Date;
}

export interface HistoryEntry {
  key: string;
  what: 'submit' | 'add' | 'revise' | 'correct' | Action['action'];
  by: 'player' | 'staff';
  /** Null for guests and deleted accounts. */
  who: string | null;
  reason: string;
  at: Date;
  until?: Date;
  /** Present if the previous revision is stored. */
  changes?: SheetChange[];
}

export function historyOf(
  revisions: readonly Revision[],
  actions: readonly Action[],
  locale: Locale,
): HistoryEntry[] {
  const contents = new Map(
    revisions.map(({ revision, snapshot }) => [revision, snapshot as TeamSheetContent]),
  );
  const revised = revisions.map(({ revision, by, who, reason, createdAt }): HistoryEntry => {
    const before = contents.get(revision - 1);
    const after = contents.get(revision);
    return {
      key: `revision ${revision}`,
      what: revision === 1 ? (by === 'staff' ? 'add' : 'submit') : by === 'staff' ? 'correct' : 'revise',
      by,
      who,
      reason: reason ?? '',
      at: createdAt,
      changes: before && after && namedChanges(before, after, locale),
    };
  });
  const acted = actions.map(
    ({ by, action, who, reason, until, createdAt }, index): HistoryEntry => ({
      key: `action ${actions.length - index}`,
      what: action,
      by,
      who,
      reason,
      at: createdAt,
      until: until ?? undefined,
    }),
  );
  return [...revised, ...acted].sort((a, b) => b.at.getTime() - a.at.getTime());
}
