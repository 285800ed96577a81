import { describe, expect, it } from 'vitest';
import { en } from '~/locales/en';
import { loadStrings } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { readStandings } from '~/results/pasting/read-standings';
import { type SharedResult, shareText, weightOf } from '~/results/share-text';
import { nameless } from '~/text/nameless';

loadStrings('ja', ja);
loadStrings('en', en);

const url = 'https://sixsheet.test/tournaments/ppxq24ytakkr36admah4yzapeu';
const named = (names: string) =>
  names.split(' ').map((each) => {
    const [displayName = '', rank] = each.split('=');
    return { displayName, rank: rank ? Number(rank) : null };
  });
const result = (names: string, change: Partial<SharedResult['naming']> = {}): SharedResult => ({
  title: { ja: '第10回 ムーンライト杯', en: 'Moonlight Cup #10' },
  rows: named(names),
  naming: { players: 64, topCut: 8, hasThirdPlaceMatch: false, ...change },
});
const whole = 'ハルカ=1 ケンタ=2 A=3 B=3 C=5 D=5 E=5 F=5 G=9';

describe('a result to share', () => {
  it('names the final bracket, in Japanese and in English', () => {
    expect(shareText('ja', result(whole), url)).toBe(
      `第10回 ムーンライト杯\n優勝：ハルカ\n準優勝：ケンタ\nベスト4：A、B\nベスト8：C、D、E、F\n${url}`,
    );
    expect(shareText('en', result(whole), url)).toBe(
      `Moonlight Cup #10\nWinner: ハルカ\nRunner-up: ケンタ\nTop 4: A, B\nTop 8: C, D, E, F\n${url}`,
    );
  });

  it.each([null, 0, 2])('names four plain places where there is no larger cut: %s', (topCut) => {
    const lines = shareText('ja', result('A=1 B=2 C=3 D=4 E=5', { topCut, hasThirdPlaceMatch: true }), url);
    expect(lines?.split('\n').slice(1, -1)).toEqual(['優勝：A', '準優勝：B', '3位：C', '4位：D']);
    const english = shareText('en', result('A=1 B=2 C=3 D=3 E=5', { topCut }), url);
    expect(english?.split('\n').slice(1, -1)).toEqual(['Winner: A', 'Runner-up: B', '3rd: C, D']);
  });

  it('calls nobody by a name that the public page does not show', () => {
    expect(shareText('ja', result(`${nameless}=1 B=2`), url)).toContain('優勝：匿名プレイヤー');
  });

  it('leaves out lower places until a post on X holds it', () => {
    const long = (rank: number, at: number) => `${'長'.repeat(15)}${at}=${rank}`;
    const names = [1, 2, 3, 3, 5, 5, 5, 5].map(long).join(' ');
    const text = shareText('ja', result(names), url) ?? '';
    expect(text).toContain('ベスト4');
    expect(text).not.toContain('ベスト8');
    expect(weightOf(text, url)).toBeLessThanOrEqual(280);
    const shared = shareText('ja', result(Array.from({ length: 40 }, (_, at) => long(1, at)).join(' ')), url);
    expect(shared).toBe(`第10回 ムーンライト杯\n${url}`);
  });

  it.each(['ja', 'en'] as const)('goes in again as it went out (%s)', (locale) => {
    const text = shareText(locale, result(whole), url) ?? '';
    const teams = named(whole).map(({ displayName }) => ({ id: displayName, displayName, tonamelId: '' }));
    const { rows, problems, ready } = readStandings(text, teams);
    expect(rows.map(({ teamId, standing }) => `${teamId}=${standing.rank}`).join(' ')).toBe(
      whole.replace(/ G=9$/, ''),
    );
    expect(problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual(['1 aboveHead', '6 notRead']);
    expect(ready).toBe(true);
  });

  it('is none without a place', () => {
    expect(shareText('ja', result('A B'), url)).toBeUndefined();
  });

  it.each([
    ['abc', 3],
    ['あいう', 6],
    ['：', 2],
    ['–', 1],
    [`a\n${url}`, 25],
    ['か\u3099', 2],
  ])('%j weighs %i of the 280 of X', (text, weight) => {
    expect(weightOf(text, url)).toBe(weight);
  });
});
