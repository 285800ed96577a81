import { describe, expect, it } from 'vitest';
import { countCharacters, foldText, isLonger, plainText } from '~/text/text';

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

describe('sixteen characters are sixteen, whatever they are made of', () => {
  it.each([
    ['👨‍👩‍👧‍👦', 'a family'],
    ['👩🏽‍❤️‍💋‍👨🏿', 'two people with their skin'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'a flag of tags'],
    ['か\u3099', 'a letter of two code points'],
    ['𩸽', 'a letter of two units'],
  ])('%s, %s', (character) => {
    expect(isLonger(character.repeat(16), 16)).toBe(false);
    expect(isLonger(character.repeat(17), 16)).toBe(true);
  });

  it('lets nobody stack marks without end', () => {
    expect(isLonger(`a${'\u0301'.repeat(60)}`.repeat(3), 16)).toBe(true);
    expect(isLonger(`👨${'\u200d👨'.repeat(200)}`, 16)).toBe(true);
  });
});

describe('a line as it is stored', () => {
  it.each([
    ['a\ud83d卓', 'a卓'],
    ['\ude00😀', '😀'],
    ['\u202e12\u0000', '12'],
    [' 配信 \n 卓 ', '配信 卓'],
  ])('of %j is %j', (typed, stored) => expect(plainText(typed)).toBe(stored));
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
