import { describe, expect, it } from 'vitest';
import { searchTextOf } from '~/text/text';
import {
  canEndNow,
  canShare,
  deadlineState,
  endedAt,
  hasResults,
  isEntryOpen,
  isItsDay,
  isPublished,
  phaseOf,
  submissionState,
} from '~/tournaments/tournament';

const at = (time: string) => new Date(`2026-11-30T${time}:00Z`);
const dates = { scheduledStartAt: at('09:00'), endsAt: at('17:00'), submissionDeadlineAt: at('06:00') };
const open = {
  publishedAt: at('00:00'),
  archivedAt: null,
  submissionClosedAt: null,
  entryClosedAt: null,
  canceledAt: null,
};
const tournament = { ...dates, ...open };

describe('the phase of a tournament', () => {
  it.each([
    ['00:00', 'upcoming'],
    ['08:59', 'upcoming'],
    ['09:00', 'running'],
    ['16:59', 'running'],
    ['17:00', 'past'],
    ['23:59', 'past'],
  ])('at %s is %s', (time, phase) => {
    expect(phaseOf(dates, at(time))).toBe(phase);
  });
});

describe('the day of a tournament', () => {
  it.each([
    ['2026-11-29T14:59:00Z', 'Asia/Tokyo', false],
    ['2026-11-29T15:00:00Z', 'Asia/Tokyo', true],
    ['2026-11-29T23:59:00Z', 'UTC', false],
    ['2026-11-30T04:59:00Z', 'America/New_York', false],
    ['2026-11-30T05:00:00Z', 'America/New_York', true],
    ['2026-11-30T16:59:00Z', 'America/New_York', true],
    ['2026-11-30T17:00:00Z', 'America/New_York', false],
  ])('at %s in %s: %s', (now, timeZone, expected) => {
    expect(isItsDay({ ...dates, timeZone }, new Date(now))).toBe(expected);
  });
});

describe('a tournament is public', () => {
  it.each([
    [null, null, false],
    ['01:00', null, true],
    ['02:00', null, true],
    ['02:01', null, false],
    ['01:00', '02:00', false],
    ['01:00', '02:01', true],
    [null, '01:00', false],
  ])('published %s, archived %s, at 02:00: %s', (published, archived, expected) => {
    const publication = { publishedAt: published && at(published), archivedAt: archived && at(archived) };
    expect(isPublished({ ...publication } as Parameters<typeof isPublished>[0], at('02:00'))).toBe(expected);
  });
});

describe('submitting a team', () => {
  it.each([
    ['05:59', {}, 'open'],
    ['06:00', {}, 'deadlinePassed'],
    ['12:00', {}, 'deadlinePassed'],
    ['04:00', { submissionClosedAt: at('04:00') }, 'closedByHand'],
    ['03:59', { submissionClosedAt: at('04:00') }, 'open'],
    ['07:00', { submissionClosedAt: at('04:00') }, 'deadlinePassed'],
    ['04:00', { publishedAt: null }, 'notPublished'],
    ['04:00', { publishedAt: at('05:00') }, 'notPublished'],
    ['04:00', { archivedAt: at('03:00') }, 'notPublished'],
    ['07:00', { publishedAt: null }, 'notPublished'],
    ['04:00', { canceledAt: at('03:00') }, 'canceled'],
    ['07:00', { canceledAt: at('03:00') }, 'canceled'],
    ['04:00', { canceledAt: at('03:00'), publishedAt: null }, 'notPublished'],
  ])('at %s with %o is %s', (time, change, state) => {
    expect(submissionState({ ...tournament, ...change }, at(time))).toBe(state);
  });
});

describe('what open pages ask for', () => {
  it('is the deadline, and whether a team is taken', () => {
    expect(deadlineState(tournament, at('05:59'))).toEqual({
      deadlineAt: '2026-11-30T06:00:00.000Z',
      state: 'open',
    });
  });
});

describe('ending a tournament by hand', () => {
  it('sets its end to the minute that has begun', () => {
    expect(endedAt(new Date('2026-11-30T10:30:59.999Z'))).toEqual(at('10:30'));
    expect(endedAt(at('10:30'))).toEqual(at('10:30'));
  });

  it.each([
    ['2026-11-30T09:00:59Z', {}, false],
    ['2026-11-30T09:01:00Z', {}, true],
    ['2026-11-30T16:59:59Z', {}, true],
    ['2026-11-30T17:00:00Z', {}, false],
    ['2026-11-30T10:00:00Z', { canceledAt: at('08:00') }, false],
  ])('is offered at %s with %o: %s', (now, change, expected) => {
    expect(canEndNow({ ...tournament, ...change }, new Date(now))).toBe(expected);
  });
});

describe('what to share', () => {
  it.each([
    ['08:59', {}, true],
    ['09:00', {}, false],
    ['04:00', { publishedAt: null }, false],
    ['04:00', { canceledAt: at('03:00') }, false],
  ])('is shown to staff at %s with %o: %s', (time, change, expected) => {
    expect(canShare({ ...tournament, ...change }, at(time))).toBe(expected);
  });
});

describe('entering', () => {
  it.each([
    ['08:59', {}, true],
    ['09:00', {}, false],
    ['04:00', { entryClosedAt: at('04:00') }, false],
    ['03:59', { entryClosedAt: at('04:00') }, true],
    ['04:00', { publishedAt: null }, false],
    ['04:00', { canceledAt: at('03:00') }, false],
  ])('at %s with %o: %s', (time, change, expected) => {
    expect(isEntryOpen({ ...tournament, ...change }, at(time))).toBe(expected);
  });
});

describe('results are shown', () => {
  it.each([
    ['16:59', at('16:00'), false],
    ['17:00', null, false],
    ['17:00', at('17:00'), true],
    ['17:00', at('18:00'), false],
  ])('at %s, published %s: %s', (time, resultsPublishedAt, expected) => {
    expect(hasResults({ ...dates, resultsPublishedAt }, at(time))).toBe(expected);
  });
});

describe('searching', () => {
  it('covers the name and the group', () => {
    expect(searchTextOf('第1回 カップ', 'みなと 運営')).toBe('第1回 かっぷ みなと 運営');
  });
});
