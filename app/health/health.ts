import type { Sums } from '~/log/count';

const minuteMs = 60_000;

/** A reading takes seconds, and its retries less than two minutes. */
const slowQueueMs = 5 * minuteMs;
/** The sweeper runs every five minutes. */
const lateSweepMs = 20 * minuteMs;
const slowAnswerMs = 1000;
// A share of very few means nothing.
const fewFailures = 3;
const manyFailures = 0.01;
// One or two come from a strange browser now and then.
const manyRefused = 20;
/** Size limit of a D1 database on the paid plan. */
export const maxDatabaseBytes = 10e9;

export type Outage = 'readings' | 'mail' | 'sweeper';

export interface ProbeResult {
  /** Milliseconds; undefined without an answer. */
  ms: number | undefined;
}

export interface RequestCounts {
  requests: number;
  failures: number;
}

export interface HealthFacts {
  now: Date;
  d1: ProbeResult & { bytes?: number };
  r2: ProbeResult;
  queue: { waiting: number; oldestAt: Date | null };
  deadLetters: number;
  /** `unsent`: mails about tournaments that were given up and can be sent again; for `past` it is too late. */
  mail: {
    failures: number;
    unsent: number;
    past: number;
    last?: { at: Date; status: number | null; isOver: boolean };
  };
  sweep?: { at: Date; ms: number; failed: string[] };
  hour: RequestCounts;
  day: RequestCounts;
  /** Content policy refusals in 24 hours, by directive. */
  refused: Sums['refused'];
}

export type HealthPart =
  | 'd1'
  | 'r2'
  | 'queue'
  | 'deadLetters'
  | 'mail'
  | 'sweeper'
  | 'errors'
  | 'policy'
  | 'storage';
export type State = 'good' | 'watch' | 'bad';

const stateOf = (isBad: boolean, isWatched = false): State => (isBad ? 'bad' : isWatched ? 'watch' : 'good');

const isMany = ({ requests, failures }: RequestCounts) =>
  failures >= fewFailures && failures > manyFailures * Math.max(requests, failures);

/** Judges each part: `bad` needs action, `watch` is worth a look. */
export function judgeHealth(facts: HealthFacts): Record<HealthPart, State> {
  const { now, d1, r2, deadLetters, mail, sweep, hour, day } = facts;
  const answer = ({ ms }: ProbeResult) => stateOf(ms === undefined, (ms ?? 0) > slowAnswerMs);
  return {
    d1: answer(d1),
    r2: answer(r2),
    queue: stateOf(isQueueSlow(facts)),
    deadLetters: stateOf(false, deadLetters > 0),
    mail: stateOf(mail.last?.isOver === false, mail.failures + mail.unsent > 0),
    sweeper: stateOf(isSweepLate(sweep?.at, now), sweep === undefined || sweep.failed.length > 0),
    errors: stateOf(isMany(hour), isMany(day) || hour.failures > 0),
    policy: stateOf(false, refusedOf(facts) >= manyRefused),
    storage: stateOf((d1.bytes ?? 0) > 0.9 * maxDatabaseBytes, (d1.bytes ?? 0) > 0.7 * maxDatabaseBytes),
  };
}

export const refusedOf = ({ refused }: Pick<HealthFacts, 'refused'>): number =>
  Object.values(refused).reduce((sum, count) => sum + count, 0);

export const isQueueSlow = ({ queue, now }: Pick<HealthFacts, 'queue' | 'now'>): boolean =>
  queue.oldestAt !== null && now.getTime() - queue.oldestAt.getTime() > slowQueueMs;

/** A sweeper that never ran is not late: nothing runs it in local development. */
export const isSweepLate = (at: Date | undefined, now: Date): boolean =>
  at !== undefined && now.getTime() - at.getTime() > lateSweepMs;

export function worstOf(states: Record<HealthPart, State>): State {
  const all = Object.values(states);
  return (['bad', 'watch', 'good'] as const).find((state) => all.includes(state)) ?? 'good';
}
