import { describe, expect, it } from 'vitest';
import { en } from '~/locales/en';
import { loadStrings, translatorFor } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { type FinalStanding, finishOf, type PlaceNaming, standingText } from '~/results/final-standing';

loadStrings('ja', ja);
loadStrings('en', en);
const [inJapanese, inEnglish] = [translatorFor('ja'), translatorFor('en')];
const none: FinalStanding = { rank: null, record: null, dropped: false, disqualified: false };
const record = (wins: number, losses: number, ties = 0) => ({ record: { wins, losses, ties } });

const naming = (topCut: number | null, hasThirdPlaceMatch = false, players = 64): PlaceNaming => ({
  players,
  topCut,
  hasThirdPlaceMatch,
});

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
    [{ ...record(3, 2), dropped: true }, '3勝2敗 · 棄権', '3–2 · Dropped'],
    [{ dropped: true }, '棄権', 'Dropped'],
    [{ rank: 1, ...record(9, 1), disqualified: true }, '9勝1敗 · 失格', '9–1 · Disqualified'],
    [{ dropped: true, disqualified: true }, '失格', 'Disqualified'],
  ])('%j', (standing, japanese, english) => {
    const whole = { ...none, ...standing };
    expect([standingText(inJapanese, whole, naming(16)), standingText(inEnglish, whole, naming(16))]).toEqual(
      [japanese, english],
    );
  });

  it('goes without names of places where nobody says what they depend on', () => {
    expect(standingText(inJapanese, { ...none, rank: 1, ...record(9, 1) })).toBe('1位 · 9勝1敗');
  });

  // Place, size of the cut, name.
  it.each([
    [1, 0, 'winner'],
    [2, 0, 'runnerUp'],
    [3, 0, undefined],
    [5, 0, undefined],
    [1, null, 'winner'],
    [2, null, 'runnerUp'],
    [3, null, undefined],
    [5, null, undefined],
    [2, 2, 'runnerUp'],
    [3, 2, undefined],
    [3, 4, 'top4'],
    [4, 4, 'top4'],
    [5, 4, undefined],
    [3, 8, 'top4'],
    [5, 8, 'top8'],
    [8, 8, 'top8'],
    [9, 8, undefined],
    [9, 16, 'top16'],
    [16, 16, 'top16'],
    [17, 32, 'top32'],
    [33, 64, 'top64'],
    [65, 64, undefined],
    [0, 64, undefined],
    [null, 64, undefined],
  ])('place %s after a cut to %s is called %s', (rank, topCut, finish) => {
    expect(finishOf(rank, naming(topCut))).toBe(finish);
  });

  it.each([
    [2, 'runnerUp'],
    [3, undefined],
    [4, undefined],
    [5, 'top8'],
  ])('place %s after a match for third place is called %s', (rank, finish) => {
    expect(finishOf(rank, naming(8, true))).toBe(finish);
  });

  it.each([
    [1, 1, undefined],
    [1, 2, 'winner'],
    [2, 2, undefined],
    [2, 3, 'runnerUp'],
  ])('place %s of %s players is called %s', (rank, players, finish) => {
    expect(finishOf(rank, naming(0, false, players))).toBe(finish);
  });
});
