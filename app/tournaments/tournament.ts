import type { Locale } from '~/locales/locale';
import { localOf } from '~/time/zoned-time';

export const rules = ['all', 'single', 'double', 'multi', 'triple'] as const;
export type Rule = (typeof rules)[number];

/** cts: closed team sheet, opponents see six species; ots: open team sheet, opponents see the details too. */
export type SheetKind = 'cts' | 'ots';
export const sheetKinds: readonly SheetKind[] = ['ots', 'cts'];

export const formats = ['online', 'offline'] as const;
export type Format = (typeof formats)[number];

/** Plain text; empty if nothing is said in that language. */
export type InBothLanguages = Record<Locale, string>;

export const phases = ['running', 'upcoming', 'past'] as const;
export type Phase = (typeof phases)[number];

export function phaseOf(t: { scheduledStartAt: Date; endsAt: Date }, now: Date): Phase {
  if (now >= t.endsAt) return 'past';
  return now >= t.scheduledStartAt ? 'running' : 'upcoming';
}

const minute = 60_000;

/** The end of a tournament that is ended at `now`: a whole minute, as its form can say it. */
export const endedAt = (now: Date): Date => new Date(Math.floor(now.getTime() / minute) * minute);

/** Whether staff may end it now: it has started, and is neither over nor canceled. */
export const canEndNow = (t: Cancelable & { scheduledStartAt: Date; endsAt: Date }, now: Date): boolean =>
  !t.canceledAt && t.scheduledStartAt < endedAt(now) && now < t.endsAt;

/** Whether it is the day of the tournament: from midnight at its place until its end. */
export const isItsDay = (
  t: { scheduledStartAt: Date; endsAt: Date; timeZone: string },
  now: Date,
): boolean => {
  const dayOf = (at: Date) => localOf(at, t.timeZone).slice(0, 10);
  return now < t.endsAt && dayOf(now) >= dayOf(t.scheduledStartAt);
};

export interface Publication {
  publishedAt: Date | null;
  archivedAt: Date | null;
}

export const isPublished = (t: Publication, now: Date): boolean =>
  t.publishedAt !== null && t.publishedAt <= now && !(t.archivedAt && t.archivedAt <= now);

/** Whether staff are shown what to share: until the start, while players may come. */
export const canShare = (t: Publication & Cancelable & { scheduledStartAt: Date }, now: Date): boolean =>
  isPublished(t, now) && !t.canceledAt && now < t.scheduledStartAt;

export type SubmissionState = 'open' | 'closedByHand' | 'deadlinePassed' | 'notPublished' | 'canceled';

export interface Cancelable {
  canceledAt: Date | null;
}

/** The deadline itself is too late. */
export function submissionState(
  t: Publication & Cancelable & { submissionDeadlineAt: Date; submissionClosedAt: Date | null },
  now: Date,
): SubmissionState {
  if (!isPublished(t, now)) return 'notPublished';
  if (t.canceledAt) return 'canceled';
  if (now >= t.submissionDeadlineAt) return 'deadlinePassed';
  return t.submissionClosedAt && t.submissionClosedAt <= now ? 'closedByHand' : 'open';
}

/** Polled by open pages and forms, since a deadline may move. */
export const deadlineState = (t: Parameters<typeof submissionState>[0], now: Date) => ({
  deadlineAt: t.submissionDeadlineAt.toISOString(),
  state: submissionState(t, now),
});

/** Whether players may enter at the organizer's own page: until the start, unless closed before. */
export const isEntryOpen = (
  t: Publication & Cancelable & { scheduledStartAt: Date; entryClosedAt: Date | null },
  now: Date,
): boolean =>
  isPublished(t, now) &&
  !t.canceledAt &&
  now < t.scheduledStartAt &&
  !(t.entryClosedAt && t.entryClosedAt <= now);

/** Results are public from their publication on, never before the end. */
export const hasResults = (t: { endsAt: Date; resultsPublishedAt: Date | null }, now: Date): boolean =>
  now >= t.endsAt && t.resultsPublishedAt !== null && t.resultsPublishedAt <= now;
