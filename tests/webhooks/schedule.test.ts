import { describe, expect, it } from 'vitest';
import { askedWait, delaySecondsUntil, inFairOrder, pauseAfter, waitAfter, waits } from '~/webhooks/schedule';

const now = new Date('2026-11-24T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('the tries of a delivery', () => {
  it('are ten, as Standard Webhooks has them, over a little more than three days', () => {
    expect(waits.map((wait) => wait / 1000)).toEqual([
      0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400,
    ]);
    expect(waitAfter(1)).toBe(5000);
    expect(waitAfter(10)).toBeUndefined();
  });

  it.each([
    [later(-5), 0],
    [later(0), 0],
    [later(0.2), 1],
    [later(5), 5],
    // A queue holds a message for twelve hours: the rest it waits once more.
    [later(14 * 3600), 43_200],
  ])('wake at %s after %i s', (at, seconds) => {
    expect(delaySecondsUntil(at, now)).toBe(seconds);
  });

  it.each([
    [null, undefined],
    ['', undefined],
    ['soon', undefined],
    ['-1', undefined],
    ['1e9', undefined],
    ['0', 1000],
    ['0.25', 1000],
    ['1.5', 1500],
    ['65', 65_000],
    ['999999999', 3_600_000],
  ])('wait where the receiver says %s: %s ms', (header, expected) => {
    expect(askedWait(header)).toBe(expected);
  });
});

it('a late receiver gets a pause until the next try, of five minutes at most', () => {
  expect([1, 2, 3, 9, 10].map((tries) => pauseAfter(tries) / 1000)).toEqual([5, 300, 300, 300, 300]);
});

it('deliveries of a batch take turns by group, and receivers that were late come last', () => {
  const queued = [
    ['a1', 'late'],
    ['a2', null],
    ['a3', 'status'],
    ['b1', null],
    ['b2', 'late'],
    ['c1', null],
  ].map(([id, problem]) => ({ id, problem: problem ?? null, groupId: id?.[0] ?? '' }));
  expect(inFairOrder(queued).map(({ id }) => id)).toEqual(['b1', 'c1', 'a2', 'a3', 'a1', 'b2']);
});
