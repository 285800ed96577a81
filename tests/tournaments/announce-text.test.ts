import { describe, expect, it } from 'vitest';
import { announceText } from '~/host/announce-text';
import { en } from '~/locales/en';
import { loadStrings } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { weightOf } from '~/results/share-text';

loadStrings('ja', ja);
loadStrings('en', en);

const url = 'https://sixsheet.test/tournaments/ppxq24ytakkr36admah4yzapeu';
const now = new Date('2026-11-27T08:00:00Z');
const tournament = {
  title: { ja: '第12回 ムーンライト杯', en: 'Moonlight Cup #12' },
  regulation: 'champions-m-c',
  rule: 'double',
  format: 'online',
  scheduledStartAt: new Date('2026-12-05T04:00:00Z'),
  submissionDeadlineAt: new Date('2026-12-05T03:00:00Z'),
  timeZone: 'Asia/Tokyo',
} as const;

describe('the announcement of a tournament', () => {
  it('says what, when and until when, in Japanese and in English', () => {
    expect(announceText('ja', tournament, url, now)).toBe(
      [
        '第12回 ムーンライト杯',
        '開始：12月5日(土) 13:00 日本時間',
        '提出締切：12月5日(土) 12:00 日本時間',
        'レギュレーションM-C・ダブル・オンライン',
        url,
      ].join('\n'),
    );
    const english = announceText('en', { ...tournament, regulation: null }, url, now);
    expect(english.split('\n')).toEqual([
      'Moonlight Cup #12',
      expect.stringMatching(/: Sat,? .*13:00 JST$/),
      expect.stringMatching(/: Sat,? .*12:00 JST$/),
      expect.stringMatching(/, Doubles?, Online$/),
      url,
    ]);
  });

  it('fits into a post of X whatever the name', () => {
    const title = { ja: '長'.repeat(60), en: '長'.repeat(60) };
    const text = announceText('ja', { ...tournament, title, timeZone: 'America/New_York' }, url, now);
    expect(weightOf(text, url)).toBeLessThanOrEqual(280);
    expect(text).toContain('開始：12月4日');
    expect(text.endsWith(url)).toBe(true);
  });
});
