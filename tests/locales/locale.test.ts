import { describe, expect, it } from 'vitest';
import { localePath, prefixOf, withoutPrefix } from '~/locales/locale';

describe('the locale prefix of a path', () => {
  it.each([
    ['/', undefined, '/'],
    ['/en', 'en', '/'],
    ['/EN/', 'en', '/'],
    ['/ja/tournaments', 'ja', '/tournaments'],
    ['/english', undefined, '/english'],
    ['/teams/en', undefined, '/teams/en'],
  ])('%s → %s, %s', (path, prefix, rest) => {
    expect(prefixOf(path)).toBe(prefix);
    expect(withoutPrefix(path)).toBe(rest);
  });

  it.each([
    ['/tournaments', '/teams/x', '/teams/x'],
    ['/en/tournaments', '/teams/x', '/en/teams/x'],
    ['/EN', '/', '/en'],
  ])('from %s to %s is %s', (current, to, expected) => {
    expect(localePath(current, to)).toBe(expected);
  });
});
