import { describe, expect, it } from 'vitest';
import {
  externalUrl,
  hasScriptProtocol,
  type RefusedUrl,
  redirectTarget,
  refusalOfTarget,
  siteTarget,
} from '~/ui/safe-url';

const refusal = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return (error as RefusedUrl).key;
  }
  return undefined;
};

describe('a redirect', () => {
  it.each([
    ['/', '/'],
    ['/teams/x?lang=ja#top', '/teams/x?lang=ja#top'],
    ['/a/../b', '/b'],
    ['/チーム', '/%E3%83%81%E3%83%BC%E3%83%A0'],
    ['/redirect?to=https://evil.example/', '/redirect?to=https://evil.example/'],
  ])('to %s stays inside the site', (to, expected) => {
    expect(redirectTarget(to)).toBe(expected);
  });

  it.each([
    'https://evil.example/',
    'http:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/./%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/..//evil.example',
    'evil',
    '',
    '?a',
    'ftp://files.example/',
    'https://user:pass@evil.example/',
  ])('to %j is refused as external', (to) => {
    expect(refusal(() => redirectTarget(to))).toBe('externalNavigationRefused');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:msgbox',
    'view-source:https://sixsheet.test/1',
    'blob:https://sixsheet.test/1',
  ])('to %j is refused as a script', (to) => {
    expect(refusal(() => redirectTarget(to, ['https://allowed.example']))).toBe('scriptProtocolRefused');
    expect(hasScriptProtocol(to)).toBe(true);
  });

  it('that is no URL is refused as one of another site', () => {
    expect(refusalOfTarget('http://[')).toBe('externalNavigationRefused');
    expect(refusalOfTarget('/mypage')).toBeUndefined();
    expect(refusalOfTarget(null)).toBeUndefined();
  });

  it('may leave the site only for an origin that is allowed', () => {
    const allowed = ['https://accounts.example'];
    expect(redirectTarget('https://accounts.example/o?a=1', allowed)).toBe('https://accounts.example/o?a=1');
    expect(refusal(() => redirectTarget('https://accounts.example.evil.example/', allowed))).toBe(
      'externalNavigationRefused',
    );
  });

  it('that was only wished for falls back', () => {
    expect(siteTarget('//evil.example', '/mypage')).toBe('/mypage');
    expect(siteTarget(null)).toBe('/');
    expect(siteTarget('/history')).toBe('/history');
  });
});

describe('a link to another site', () => {
  it.each([
    ['https://tonamel.com/competition/XtzgX', 'https://tonamel.com/competition/XtzgX'],
    [' http://example.com ', 'http://example.com/'],
    ['HTTPS://example.com/A', 'https://example.com/A'],
    ['javascript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['https:/example.com', undefined],
    ['//example.com', undefined],
    ['example.com', undefined],
    ['https://name:word@example.com/', undefined],
    ['https://name@example.com/', undefined],
    ['https://:word@example.com/', undefined],
    ['see https://example.com/', undefined],
    ['https://', undefined],
    ['mailto:a@example.com', undefined],
    ['javascript:alert(1)//https://example.com/', undefined],
  ])('%j becomes %j', (text, expected) => {
    expect(externalUrl(text)).toBe(expected);
  });
});
