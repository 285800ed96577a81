import { describe, expect, it } from 'vitest';
import { formatDuration, formatInstant, knownTimeZone } from '~/time/instant';

const now = new Date('2026-11-21T00:00:00Z');

describe('an instant in a zone', () => {
  it.each([
    ['2026-11-30T09:00Z', 'Asia/Tokyo', '11月30日(月) 18:00 日本時間', 'Mon, Nov 30, 18:00 JST'],
    ['2026-11-30T15:00Z', 'Asia/Tokyo', '12月1日(火) 00:00 日本時間', 'Tue, Dec 1, 00:00 JST'],
    ['2026-11-30T09:00Z', 'Asia/Seoul', '11月30日(月) 18:00 韓国時間', 'Mon, Nov 30, 18:00 KST'],
    // The night in which New York's clocks go back: 01:30 comes twice.
    ['2026-11-01T05:30Z', 'America/New_York', '11月1日(日) 01:30 ニューヨーク時間', 'Sun, Nov 1, 01:30 EDT'],
    ['2026-11-01T06:30Z', 'America/New_York', '11月1日(日) 01:30 ニューヨーク時間', 'Sun, Nov 1, 01:30 EST'],
    // And the one in which they go forward: 02:00 is not there.
    ['2026-03-08T06:59Z', 'America/New_York', '3月8日(日) 01:59 ニューヨーク時間', 'Sun, Mar 8, 01:59 EST'],
    ['2026-03-08T07:00Z', 'America/New_York', '3月8日(日) 03:00 ニューヨーク時間', 'Sun, Mar 8, 03:00 EDT'],
    ['2026-07-01T11:00Z', 'Europe/London', '7月1日(水) 12:00 イギリス時間', 'Wed, Jul 1, 12:00 GMT+1'],
    ['2026-01-10T11:00Z', 'Europe/London', '1月10日(土) 11:00 イギリス時間', 'Sat, Jan 10, 11:00 GMT'],
    ['2026-07-01T11:00Z', 'Asia/Kolkata', '7月1日(水) 16:30 インド時間', 'Wed, Jul 1, 16:30 GMT+5:30'],
    ['2027-01-02T09:00Z', 'Asia/Tokyo', '2027年1月2日(土) 18:00 日本時間', 'Sat, Jan 2, 2027, 18:00 JST'],
    // Already next year in Japan, not yet in New York.
    ['2026-12-31T15:00Z', 'Asia/Tokyo', '2027年1月1日(金) 00:00 日本時間', 'Fri, Jan 1, 2027, 00:00 JST'],
    [
      '2026-12-31T15:00Z',
      'America/New_York',
      '12月31日(木) 10:00 ニューヨーク時間',
      'Thu, Dec 31, 10:00 EST',
    ],
    ['2026-11-30T09:00Z', 'UTC', '11月30日(月) 09:00 UTC', 'Mon, Nov 30, 09:00 UTC'],
    ['2026-11-30T09:00Z', 'Mars/Olympus', '11月30日(月) 18:00 日本時間', 'Mon, Nov 30, 18:00 JST'],
  ])('%s in %s', (instant, zone, ja, en) => {
    expect(formatInstant(new Date(instant), zone, 'ja', now)).toBe(ja);
    expect(formatInstant(new Date(instant), zone, 'en', now)).toBe(en);
  });

  it('knows which zones there are', () => {
    expect(knownTimeZone('Europe/London')).toBe('Europe/London');
    expect(knownTimeZone('')).toBe('Asia/Tokyo');
  });
});

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('a stretch of time', () => {
  it.each([
    [3 * day + 4 * hour + 59 * minute, '3日4時間', '3 days 4 hours'],
    [day, '1日', '1 day'],
    [day + 30 * minute, '1日', '1 day'],
    [day - 1, '23時間59分', '23 hours 59 minutes'],
    [hour + minute, '1時間1分', '1 hour 1 minute'],
    [59 * minute, '59分', '59 minutes'],
    [10_000, '1分', '1 minute'],
    [-5, '1分', '1 minute'],
    [400 * day, '400日', '400 days'],
  ])('%d ms', (milliseconds, ja, en) => {
    expect(formatDuration(milliseconds, 'ja')).toBe(ja);
    expect(formatDuration(milliseconds, 'en')).toBe(en);
  });
});
