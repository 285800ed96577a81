import { describe, expect, it } from 'vitest';
import { nameIndex } from '~/copied/name-index';

const find = nameIndex(['さとう', 'サトウ', 'Haru', 'haru', '山田 太郎', 'すずき', ''], (name) => [name]);

describe('a name in any spelling', () => {
  it.each([
    ['さとう', ['さとう']],
    ['ｻﾄｳ', ['サトウ']],
    ['さトウ', ['さとう', 'サトウ']],
    ['ＨＡＲＵ', ['Haru', 'haru']],
    ['haru', ['haru']],
    ['山田太郎', ['山田 太郎']],
    ['スズキ', ['すずき']],
    ['すず', undefined],
    ['', undefined],
    ['\u200b', undefined],
  ])('%s', (text, expected) => {
    expect(find(text)).toEqual(expected);
  });
});
