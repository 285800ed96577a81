import type { notices } from '~/db/schema';

const hour = 3_600_000;
const day = 24 * hour;

export type Notice = typeof notices.$inferSelect;

/** Events older than a day are dropped, never recorded or delivered. */
export const newsMs = day;

/** Two reminders of a deadline, from `before` it on, in ms. Each is void once the deadline is nearer than `until`. */
export const nearMarks = {
  day: { before: day, until: hour },
  hour: { before: hour, until: 0 },
} as const;
export type NearMark = keyof typeof nearMarks;

/** Reminder that a `tournament.deadline_near` notice is about. */
export const nearMarkOf = ({ occasion }: Pick<Notice, 'occasion'>): NearMark =>
  occasion.includes('/hour/') ? 'hour' : 'day';

/** Time in which a stream that goes on air again with the same tournament is not announced again. */
export const sameBroadcastMs = 12 * hour;
