import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeOfBrowser } from '~/locales/detect.server';

describe('the languages of a browser', () => {
  it.each([
    ['fr, en, ja', 'en'],
    ['ko, en, ja', 'en'],
    ['zh-TW, ja', 'ja'],
    ['fr, ja, en', 'ja'],
    ['ja;q=0.5, en;q=0.9', 'en'],
    ['en;q=0.8,ja', 'ja'],
    ['de-DE,de;q=0.9,en-GB;q=0.8,ja-JP;q=0.7', 'en'],
    ['JA-jp', 'ja'],
    ['en;q=0, ja;q=0.1', 'ja'],
    ['en ; q=0.2 , ja ; q=0.3', 'ja'],
    ['ja-Latn-JP', 'ja'],
    ['eng, jav', undefined],
    ['*', undefined],
    ['fr, *;q=0.1', undefined],
    ['', undefined],
    [null, undefined],
    [';q=1,,;,en;q=x;q=0.4', 'en'],
  ])('%s → %s', (list, expected) => {
    expect(localeOfBrowser(list)).toBe(expected);
  });

  it('whatever is sent, it is one of ours or none', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3000 }), (list) => {
        expect([undefined, 'ja', 'en']).toContain(localeOfBrowser(list));
      }),
    );
  });
});
