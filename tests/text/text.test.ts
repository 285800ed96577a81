import { describe, expect, it } from 'vitest';
import { countCharacters, foldText } from '~/text/text';

describe('characters are counted as people count them', () => {
  it.each([
    ['𩸽', 1],
    ['か\u3099', 1],
    ['👨‍👩‍👧', 1],
    ['🇯🇵', 1],
    ['ハルカ', 3],
    ['', 0],
  ])('%s', (text, count) => expect(countCharacters(text)).toBe(count));
});

describe('texts that are looked for', () => {
  it.each([
    ['ﾑｰﾝﾗｲﾄ杯', 'ムーンライト杯'],
    ['むーんらいと', 'ムーンライト'],
    ['ＭＯＯＮ　light', 'Moon LIGHT'],
    ['  第12回   杯 ', '第１２回 杯'],
  ])('%s and %s are the same', (a, b) => {
    expect(foldText(a)).toBe(foldText(b));
  });
});
