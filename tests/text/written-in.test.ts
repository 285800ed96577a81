import { describe, expect, it } from 'vitest';
import { byLanguage, writtenIn } from '~/text/written-in';

describe('the language of a text', () => {
  it.each([
    ['雨のなかのガブリアス', 'ja'],
    ['Rillaboom + Incineroarの並び', 'ja'],
    ['第10回優勝', 'ja'],
    ['ｶﾞﾌﾞﾘｱｽ', 'ja'],
    ['Simple, fast, fun.', 'en'],
    ['Ｒａｉｎ', 'en'],
    ['Équipe de pluie', 'en'],
    ['비 파티', 'ko'],
    ['4-1', undefined],
    ['🏆', undefined],
    ['', undefined],
  ])('%j is %s', (text, expected) => {
    expect(writtenIn(text)).toBe(expected);
  });

  it('changes where a text does, and nothing is lost of it', () => {
    const text = '初優勝です！\n\n  Won it all.\nhttps://example.com/ja/記事\n4-1\nありがとう';
    const parts = byLanguage(text);
    expect(parts.map(({ lang }) => lang)).toEqual(['ja', 'en', 'ja']);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });

  it.each(['', '\n\n', '4-1\nabc', 'https://example.com/a b', '\r\nあ\r\n'])('holds %j whole', (text) => {
    expect(
      byLanguage(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
