import { describe, expect, it } from 'vitest';
import {
  type HealthFacts,
  type HealthPart,
  judgeHealth,
  maxDatabaseBytes,
  type State,
  worstOf,
} from '~/health/health';

const now = new Date('2027-01-10T12:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const well: HealthFacts = {
  now,
  d1: { ms: 4, bytes: 5e6 },
  r2: { ms: 9 },
  queue: { waiting: 0, oldestAt: null },
  deadLetters: 0,
  mail: { failures: 0, unsent: 0, past: 0 },
  sweep: { at: minutesAgo(4), ms: 120, failed: [] },
  hour: { requests: 4000, failures: 0 },
  day: { requests: 90_000, failures: 0 },
  refused: { 'img-src': 2 },
};
const failed = { at: minutesAgo(30), status: 503, isOver: false };

const cases: [string, Partial<HealthFacts>, HealthPart, State][] = [
  ['a slow D1', { d1: { ms: 1500 } }, 'd1', 'watch'],
  ['a silent D1', { d1: { ms: undefined } }, 'd1', 'bad'],
  ['a silent R2', { r2: { ms: undefined } }, 'r2', 'bad'],
  ['readings that wait for seconds', { queue: { waiting: 40, oldestAt: minutesAgo(1) } }, 'queue', 'good'],
  ['a reading that waits for minutes', { queue: { waiting: 1, oldestAt: minutesAgo(6) } }, 'queue', 'bad'],
  ['a dead letter', { deadLetters: 1 }, 'deadLetters', 'watch'],
  ['mail that stands', { mail: { failures: 3, unsent: 0, past: 0, last: failed } }, 'mail', 'bad'],
  [
    'mail that goes on',
    { mail: { failures: 3, unsent: 0, past: 0, last: { ...failed, isOver: true } } },
    'mail',
    'watch',
  ],
  ['mail that can no longer be sent', { mail: { failures: 0, unsent: 0, past: 9 } }, 'mail', 'good'],
  ['mail that was given up', { mail: { failures: 0, unsent: 2, past: 0 } }, 'mail', 'watch'],
  [
    'mail that failed long ago',
    { mail: { failures: 0, unsent: 0, past: 0, last: { ...failed, isOver: true } } },
    'mail',
    'good',
  ],
  ['a late sweeper', { sweep: { at: minutesAgo(21), ms: 1, failed: [] } }, 'sweeper', 'bad'],
  [
    'a sweep with a failed part',
    { sweep: { at: minutesAgo(1), ms: 1, failed: ['usage'] } },
    'sweeper',
    'watch',
  ],
  ['no sweep yet', { sweep: undefined }, 'sweeper', 'watch'],
  ['one failure', { hour: { requests: 2, failures: 1 } }, 'errors', 'watch'],
  ['many failures', { hour: { requests: 900, failures: 10 } }, 'errors', 'bad'],
  ['few of very many', { hour: { requests: 9000, failures: 10 } }, 'errors', 'watch'],
  ['failures without counted requests', { hour: { requests: 0, failures: 3 } }, 'errors', 'bad'],
  ['a policy that refuses much', { refused: { 'img-src': 12, 'script-src-elem': 8 } }, 'policy', 'watch'],
  ['a filling database', { d1: { ms: 4, bytes: 0.8 * maxDatabaseBytes } }, 'storage', 'watch'],
  ['a full database', { d1: { ms: 4, bytes: 0.95 * maxDatabaseBytes } }, 'storage', 'bad'],
];

describe('health', () => {
  it('is good when all is well', () => {
    const judged = judgeHealth(well);
    expect(new Set(Object.values(judged))).toEqual(new Set(['good']));
    expect(worstOf(judged)).toBe('good');
  });

  it.each(cases)('with %s', (_, change, part, state) => {
    const judged = judgeHealth({ ...well, ...change });
    expect(judged[part]).toBe(state);
    expect(worstOf(judged)).toBe(state);
  });
});
