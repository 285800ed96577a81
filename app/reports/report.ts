import type { reportCases, reports } from '~/db/schema';

export type ReportedKind = (typeof reportCases.$inferSelect)['kind'];
export type Cause = (typeof reports.$inferSelect)['cause'];

export const causes = ['insult', 'personal', 'spam', 'copied', 'other'] as const satisfies readonly Cause[];

/** Characters. */
export const reportLimits = { text: 500, reason: 500, note: 500 } as const;

const roots: Record<ReportedKind, string> = { post: '/post', team: '/teams', tournament: '/tournaments' };

/** The public page of a thing, without a locale prefix. */
export const pathOf = (kind: ReportedKind, id: string): string => `${roots[kind]}/${id}`;

export type CaseState = 'open' | 'kept' | 'takenDown' | 'restored';

export function stateOf(one: Record<'decidedAt' | 'takenDownAt' | 'restoredAt', Date | null>): CaseState {
  if (!one.decidedAt) return 'open';
  if (!one.takenDownAt) return 'kept';
  return one.restoredAt ? 'restored' : 'takenDown';
}
