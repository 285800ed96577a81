import { describe, expect, it } from 'vitest';
import { en } from '~/locales/en';
import { loadStrings, translatorFor } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { type FinalStanding, finishOf, standingText } from '~/results/final-standing';

loadStrings('ja', ja);
loadStrings('en', en);
const [inJapanese, inEnglish] = [translatorFor('ja'), translatorFor('en')];
const none: FinalStanding = { rank: null, record: null, dropped: false, disqualified: false };
const record = (wins: number, losses: number, ties = 0) => ({ record: { wins, losses, ties } });

describe('how a tournament ended', () => {
  it.each<[Partial<FinalStanding>, string, string]>([
    [{}, '', ''],
    [{ rank: 1, ...record(9, 1) }, '優勝 · 9勝1敗', 'Winner · 9–1'],
    [{ rank: 2, ...record(8, 1, 1) }, '準優勝 · 8勝1敗1分', 'Runner-up · 8–1–1'],
    // A place without a record has none.
    [{ rank: 1 }, '優勝', 'Winner'],
    [{ rank: 3 }, 'ベスト4', 'Top 4'],
    [{ rank: 5 }, 'ベスト8', 'Top 8'],
    [{ rank: 16 }, 'ベスト16', 'Top 16'],
    [{ rank: 17, ...record(0, 0) }, '17位 · 0勝0敗', '17th place · 0–0'],
    [{ rank: 21 }, '21位', '21st place'],
    [record(3, 2), '3勝2敗', '3–2'],
    [{ ...record(3, 2), dropped: true }, '3勝2敗 · ドロップ', '3–2 · Dropped'],
    [{ dropped: true }, 'ドロップ', 'Dropped'],
    [{ rank: 1, ...record(9, 1), disqualified: true }, '9勝1敗 · 失格', '9–1 · Disqualified'],
    [{ dropped: true, disqualified: true }, '失格', 'Disqualified'],
  ])('%j', (standing, japanese, english) => {
    const whole = { ...none, ...standing };
    expect([standingText(inJapanese, whole, 64), standingText(inEnglish, whole, 64)]).toEqual([
      japanese,
      english,
    ]);
  });

  it.each([
    [1, 1, undefined],
    [1, 2, 'winner'],
    [2, 2, undefined],
    [2, 3, 'runnerUp'],
    [3, 5, undefined],
    [3, 6, 'top4'],
    [4, 64, 'top4'],
    [5, 9, undefined],
    [5, 64, 'top8'],
    [8, 64, 'top8'],
    [9, 17, undefined],
    [9, 18, 'top16'],
    [17, 64, undefined],
    [0, 64, undefined],
    [null, 64, undefined],
  ])('place %s of %s is called %s', (rank, players, finish) => {
    expect(finishOf(rank, players)).toBe(finish);
  });
});
