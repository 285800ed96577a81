import { describe, expect, it } from 'vitest';
import type { Locale } from '~/locales/locale';
import { lettersOf, matchName } from '~/readings/engine/match-names';
import { namesOnScreen, type ScreenNames } from '~/readings/engine/names-on-screen';

type Kind = Exclude<keyof ScreenNames, 'letters'>;
const match = (locale: Locale, kind: Kind, read: string) =>
  matchName(namesOnScreen(locale)[kind], lettersOf(read));

describe('what the engine sees is matched with names', () => {
  it.each<[Locale, Kind, string, string]>([
    ['ja', 'species', 'ガブリアス', 'garchomp'],
    ['ja', 'species', 'カブリアス', 'garchomp'],
    ['ja', 'species', 'ニャオハ ♀', 'sprigatito'],
    ['ja', 'moves', 'じ し ん', 'earthquake'],
    ['ja', 'moves', '10 ま ん ボルト', 'thunderbolt'],
    ['ja', 'moves', 'シャ ドー ポー ル', 'shadowball'],
    ['ja', 'moves', 'し っ ペ ぺ が え し', 'payback'],
    ['ja', 'items', 'こだわりスカープ', 'choicescarf'],
    ['ja', 'abilities', 'いかく', 'intimidate'],
    ['en', 'species', 'Flabébé Lv. 52', 'flabebe'],
    ['en', 'species', 'lron Vaiiant', 'ironvaliant'],
    ['en', 'moves', 'U-turn', 'uturn'],
    ['en', 'moves', 'FakeQut', 'fakeout'],
    ['en', 'items', 'King’s Rock', 'kingsrock'],
    ['en', 'abilities', 'lntimidate', 'intimidate'],
  ])('%s %s «%s» is %s', (locale, kind, read, key) => {
    const [best] = match(locale, kind, read);
    expect(best?.keys).toContain(key);
    expect(best?.score).toBeGreaterThan(0.75);
  });

  it('every name is matched with itself, before all others', () => {
    for (const locale of ['ja', 'en'] as const) {
      for (const kind of ['species', 'abilities', 'items', 'moves'] as const) {
        const index = namesOnScreen(locale)[kind];
        for (const { keys, letters } of index.entries) {
          expect(matchName(index, letters)[0]).toMatchObject({ keys, score: 1 });
        }
      }
    }
  });

  it('one name on the screen may mean several things', () => {
    expect(match('ja', 'abilities', 'じんばいったい')[0]?.keys).toHaveLength(2);
    expect(match('en', 'abilities', 'Embody Aspect')[0]?.keys).toHaveLength(4);
  });

  it.each<[Locale, string, string | undefined]>([
    ['ja', 'ルカリオナイトＺ', 'lucarionitez'],
    ['ja', 'ルカリオナイト', 'lucarionite'],
    ['ja', 'ルカリオナイト2', 'lucarionitez'],
    ['ja', 'ルカリオナイト Ｘ', undefined],
    ['ja', 'リザードナイトＹ', 'charizarditey'],
    ['ja', 'リサードナイ トＹ', 'charizarditey'],
    ['ja', 'サーナイトナイト', 'gardevoirite'],
    ['ja', 'ゲッコウガナイトＺ', undefined],
    ['ja', 'フライゴンナイト', undefined],
    ['en', 'Lucarionite Z', 'lucarionitez'],
    ['en', 'Lucarionite 2', 'lucarionitez'],
    ['en', 'Greninjite Z', undefined],
    ['en', 'Eviolite', 'eviolite'],
    ['en', 'White Herb', 'whiteherb'],
  ])('%s «%s» is no other stone', (locale, read, key) => {
    const stones = match(locale, 'items', read);
    expect(stones[0]?.keys[0]).toBe(key);
  });

  it('a stone with something unclear behind it is not certain', () => {
    expect(match('ja', 'items', 'ルカリオナイトス')[0]?.score).toBeLessThan(0.88);
  });

  it.each(['', '0', '■■■', 'XQZK'])('«%s» is like no name', (read) => {
    expect(match('ja', 'moves', read)[0]?.score ?? 0).toBeLessThan(0.5);
  });
});
