import { describe, expect, it } from 'vitest';
import { countdownText, timeText } from '~/ui/enhance/texts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('a countdown', () => {
  it.each([
    [2 * day + 3 * hour + 59 * minute, '2日3時間', '2 days 3 hours'],
    [day, '1日', '1 day'],
    [hour + minute, '1時間1分', '1 hour 1 minute'],
    [5 * minute + 10.9 * second, '5分10秒', '5 minutes 10 seconds'],
    [999, '0秒', '0 seconds'],
    [-5, '0秒', '0 seconds'],
  ])('of %d ms is %s, %s', (left, ja, en) => {
    expect(countdownText(left, 'ja')).toBe(ja);
    expect(countdownText(left, 'en')).toBe(en);
  });
});

describe('a moment', () => {
  const at = new Date('2026-11-22T01:00:00Z');
  const now = new Date('2026-11-01T00:00:00Z');

  it('is in the time zone of its reader, which is named', () => {
    expect(timeText(at, 'ja', now, undefined, 'Asia/Tokyo')).toMatch(
      /^11月22日\(日\) 10:00 .*(日本|JST|GMT\+9)/,
    );
    expect(timeText(at, 'en', now, undefined, 'America/New_York')).toBe('Sat, Nov 21, 20:00 EST');
  });

  it('shows the year when it is another one, and only the asked part', () => {
    expect(timeText(at, 'en', new Date('2025-11-01'), 'date', 'Asia/Tokyo')).toBe('Sun, Nov 22, 2026');
    expect(timeText(at, 'en', now, 'time', 'America/New_York')).toBe('20:00 EST');
  });
});
