import { describe, expect, it } from 'vitest';
import { keepWhereTo, leadBack, whereTo } from '~/accounts/where-to';

const asked = (path: string, to?: string) =>
  whereTo(
    new Request(
      `https://sixsheet.test${path}${to === undefined ? '' : `?${new URLSearchParams({ redirectTo: to })}`}`,
    ),
  );
const longest = `/${'a'.repeat(499)}`;

describe('after signing in', () => {
  it.each([
    ['/sign-in', '/teams/ABC?x=1#top', '/teams/ABC?x=1#top'],
    ['/sign-in', 'https://evil.example/', '/'],
    ['/en/sign-in', '//evil.example', '/en'],
    ['/en/sign-in', undefined, '/en'],
    ['/sign-in', '', '/'],
    ['/sign-in', longest, longest],
    ['/sign-in', `${longest}a`, '/'],
  ])('at %s, a wish for %s leads to %s', (path, wish, to) => {
    expect(asked(path, wish)).toBe(to);
  });

  it('a wish goes along to the next page of signing in', () => {
    expect(keepWhereTo('/register', '?redirectTo=%2Fteams%2FA&x=1')).toBe(
      '/register?redirectTo=%2Fteams%2FA',
    );
    expect(keepWhereTo('/register?a=1', '?redirectTo=%2Fx')).toBe('/register?a=1&redirectTo=%2Fx');
    expect(keepWhereTo('/register', '?x=1')).toBe('/register');
    expect(keepWhereTo('/register', `?${new URLSearchParams({ redirectTo: longest })}`)).toContain(
      'redirectTo',
    );
    expect(keepWhereTo('/register', `?${new URLSearchParams({ redirectTo: `${longest}a` })}`)).toBe(
      '/register',
    );
  });

  it('a page leads back to itself, without its query if that is too long, or not at all', () => {
    expect(leadBack('/mypage', '?a=1')).toBe('?redirectTo=%2Fmypage%3Fa%3D1');
    expect(leadBack(longest, '')).toBe(`?${new URLSearchParams({ redirectTo: longest })}`);
    expect(leadBack('/mypage', `?${'a'.repeat(500)}`)).toBe('?redirectTo=%2Fmypage');
    expect(leadBack(`${longest}a`, '?b')).toBe('');
  });
});
