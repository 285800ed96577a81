import { expect, it } from 'vitest';
import { timeZones } from '~/time/time-zones';
import { addDays, instantOf, localOf } from '~/time/zoned-time';

it.each([
  ['2026-12-05T13:00', 'Asia/Tokyo', '2026-12-05T04:00:00Z', 'once'],
  ['2026-12-05T00:30', 'Asia/Tokyo', '2026-12-04T15:30:00Z', 'once'],
  ['2026-07-01T12:00', 'Europe/London', '2026-07-01T11:00:00Z', 'once'],
  ['2026-12-05T13:00:30', 'UTC', '2026-12-05T13:00:00Z', 'once'],
  // London sets its clocks forward on 29 March at 01:00 and back on 25 October at 02:00.
  ['2026-03-29T00:59', 'Europe/London', '2026-03-29T00:59:00Z', 'once'],
  ['2026-03-29T01:30', 'Europe/London', '2026-03-29T01:30:00Z', 'skipped'],
  ['2026-03-29T02:00', 'Europe/London', '2026-03-29T01:00:00Z', 'once'],
  ['2026-10-25T00:59', 'Europe/London', '2026-10-24T23:59:00Z', 'once'],
  ['2026-10-25T01:30', 'Europe/London', '2026-10-25T00:30:00Z', 'twice'],
  ['2026-10-25T02:00', 'Europe/London', '2026-10-25T02:00:00Z', 'once'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00Z', 'skipped'],
  ['2026-11-01T01:00', 'America/New_York', '2026-11-01T05:00:00Z', 'twice'],
])('%s in %s is %s (%s)', (local, zone, at, clock) => {
  expect(instantOf(local, zone)).toEqual({ at: new Date(at), clock });
});

it('shows a skipped time as the clock does then', () => {
  const { at } = instantOf('2026-03-29T01:30', 'Europe/London') ?? {};
  expect(at && localOf(at, 'Europe/London')).toBe('2026-03-29T02:30');
});

it.each([
  '',
  '2026-12-05',
  '2026-13-05T13:00',
  '2026-02-30T13:00',
  '2026-12-05T24:00',
  '1999-12-31T23:59',
  '9999-12-05T13:00',
  '2026-12-05 13:00',
  '2026-12-05T13:00Z',
])('%o is no time', (local) => {
  expect(instantOf(local, 'Asia/Tokyo')).toBeUndefined();
});

it('every zone that can be chosen is known, and reads back what it shows', () => {
  for (const [zone] of timeZones) {
    const at = new Date('2026-06-15T09:30:00Z');
    expect([zone, instantOf(localOf(at, zone), zone)]).toEqual([zone, { at, clock: 'once' }]);
  }
});

it('moves by days as a calendar does', () => {
  expect(addDays('2026-12-28T13:00', 7)).toBe('2027-01-04T13:00');
});
