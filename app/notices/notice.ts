import type { notices } from '~/db/schema';

const hour = 3_600_000;
const day = 24 * hour;

export type Notice = typeof notices.$inferSelect;

/** What was a day ago is no news any more: neither noted nor told, however long nobody looked. */
export const newsMs = day;

/** So long before it a deadline is near, twice; of each the next one, within which it says no more. */
export const nearMarks = {
  day: { before: day, until: hour },
  hour: { before: hour, until: 0 },
} as const;
export type NearMark = keyof typeof nearMarks;

/** Of a deadline that is near: which of the two times it is. */
export const nearMarkOf = ({ occasion }: Pick<Notice, 'occasion'>): NearMark =>
  occasion.includes('/hour/') ? 'hour' : 'day';

/** Nobody is told twice that a stream went on air with the same tournament within this time. */
export const sameBroadcastMs = 12 * hour;
