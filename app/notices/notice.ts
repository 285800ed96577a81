import type { notices, stages } from '~/db/schema';

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

/** A Swiss round, or a whole stage of blocks or bracket matches: what is published at once. */
export interface RoundSubject {
  tournamentId: string;
  stage: (typeof stages.$inferSelect)['kind'];
  round: number;
}

/** Occasions of notices about a round begin with its key. */
export const roundKey = ({ tournamentId, stage, round }: RoundSubject): string =>
  `${tournamentId}/${stage}/${stage === 'swiss' ? round : 0}/`;

export function roundSubjectOf({ occasion }: Pick<Notice, 'occasion'>): RoundSubject {
  const [tournamentId = '', stage, round] = occasion.split('/');
  return { tournamentId, stage: stage as RoundSubject['stage'], round: Number(round) };
}

/** Match that a `match.reported` notice is about. */
export const matchIdOf = ({ occasion }: Pick<Notice, 'occasion'>): string => occasion.split('/')[3] ?? '';

/** Time in which a stream that goes on air again with the same tournament is not announced again. */
export const sameBroadcastMs = 12 * hour;
