import { SELF } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';

const get = (path: string, headers: HeadersInit = {}) =>
  SELF.fetch(`https://sixsheet.test${path}`, { headers });
const language = async (response: Response) => /<html lang="(\w+)"/.exec(await response.text())?.[1];

describe('the language of a page', () => {
  it.each([
    ['/', {}, 'ja'],
    ['/', { 'Accept-Language': 'en-US,en;q=0.9' }, 'en'],
    ['/', { 'Accept-Language': 'fr' }, 'ja'],
    ['/', { 'Accept-Language': 'en', Cookie: 'i18n_redirected=ja' }, 'ja'],
    ['/', { Cookie: 'a=b; i18n_redirected=en' }, 'en'],
    ['/', { Cookie: 'i18n_redirected=xx' }, 'ja'],
    ['/en/tournaments', { Cookie: 'i18n_redirected=ja' }, 'en'],
    ['/JA/TOURNAMENTS/', { 'Accept-Language': 'en' }, 'ja'],
  ])('%s with %o is in %s', async (path, headers, expected) => {
    expect(await language(await get(path, headers as HeadersInit))).toBe(expected);
  });

  it('is remembered for 365 days when a prefix chose it', async () => {
    const response = await get('/en/tournaments');
    expect(response.headers.get('Set-Cookie')).toContain('i18n_redirected=en; Max-Age=31536000; Path=/');
    expect((await get('/tournaments')).headers.get('Set-Cookie')).toBeNull();
  });
});
