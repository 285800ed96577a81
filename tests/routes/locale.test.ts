import { SELF } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { ids, worldId } from '../world';

const get = (path: string, headers: HeadersInit = {}) =>
  SELF.fetch(`https://sixsheet.test${path}`, { headers });
const language = async (response: Response) => /<html lang="(\w+)"/.exec(await response.text())?.[1];

describe('the language of a page', () => {
  it.each([
    ['/', {}, 'ja'],
    ['/', { 'Accept-Language': 'en-US,en;q=0.9' }, 'en'],
    ['/', { 'Accept-Language': 'fr' }, 'ja'],
    ['/', { 'Accept-Language': 'fr, en, ja' }, 'en'],
    ['/', { 'Accept-Language': 'ko, en, ja' }, 'en'],
    ['/', { 'Accept-Language': 'zh-TW, ja' }, 'ja'],
    [`/teams/${ids.haruka}`, { 'Accept-Language': 'zh-TW, en-GB;q=0.3, ja;q=0.2' }, 'en'],
    [`/teams/${ids.haruka}`, { 'Accept-Language': 'fr-FR,fr;q=0.9' }, 'en'],
    [`/TEAMS/${ids.haruka.toUpperCase()}`, { 'Accept-Language': 'ko-KR' }, 'en'],
    [`/teams/${ids.haruka}/text`, { 'Accept-Language': 'zh-TW' }, 'en'],
    [`/teams/${ids.haruka}/report`, { 'Accept-Language': 'zh-TW' }, 'en'],
    [`/teams/${'0'.repeat(26)}`, { 'Accept-Language': 'fr' }, 'en'],
    [`/teams/${ids.haruka}`, {}, 'ja'],
    [`/teams/${ids.haruka}`, { 'Accept-Language': '*' }, 'ja'],
    [`/teams/${ids.haruka}`, { 'Accept-Language': 'fr, *;q=0.1' }, 'ja'],
    [`/teams/${ids.haruka}`, { 'Accept-Language': 'fr, ja;q=0.1' }, 'ja'],
    [`/teams/${ids.haruka}`, { 'Accept-Language': 'fr', Cookie: 'i18n_redirected=ja' }, 'ja'],
    [`/ja/teams/${ids.haruka}`, { 'Accept-Language': 'fr' }, 'ja'],
    [`/teams/${ids.haruka}/qr`, { 'Accept-Language': 'fr' }, 'ja'],
    [`/tournaments/${ids.open}`, { 'Accept-Language': 'fr' }, 'ja'],
    ['/', { 'Accept-Language': 'en', Cookie: 'i18n_redirected=ja' }, 'ja'],
    ['/', { Cookie: 'a=b; i18n_redirected=en' }, 'en'],
    ['/', { Cookie: 'i18n_redirected=xx' }, 'ja'],
    ['/en/tournaments', { Cookie: 'i18n_redirected=ja' }, 'en'],
    ['/JA/TOURNAMENTS/', { 'Accept-Language': 'en' }, 'ja'],
  ])('%s with %o is in %s', async (path, headers, expected) => {
    expect(await language(await get(path, headers as HeadersInit))).toBe(expected);
  });

  it.each([
    `/teams/${ids.haruka}`,
    `/teams/${ids.haruka}/text`,
    `/teams/${ids.haruka}/report`,
    `/teams/${worldId('harukaopen')}`,
  ])('%s is kept by no cache for readers of another language', async (path) => {
    const response = await get(path, { 'Accept-Language': 'fr' });
    const kept = response.headers.get('Cache-Control') ?? '';
    const varies = response.headers.get('Vary') ?? '';
    expect(/no-store|no-cache/.test(kept) || /Accept-Language/.test(varies), `${kept}; ${varies}`).toBe(true);
  });

  it('is remembered for 365 days when somebody chose it, on the page itself', async () => {
    const chosen = await get('/en/tournaments', { Referer: 'https://sixsheet.test/ja/Tournaments/?page=2' });
    expect(chosen.headers.get('Set-Cookie')).toContain('i18n_redirected=en; Max-Age=31536000; Path=/');
    const first = await get('/ja', { Referer: 'https://sixsheet.test/' });
    expect(first.headers.get('Set-Cookie')).toContain('i18n_redirected=ja; Max-Age=31536000; Path=/');
  });

  it.each([
    ['/en/tournaments', undefined],
    ['/en/tournaments', 'https://elsewhere.example/ja/tournaments'],
    ['/en/tournaments', 'https://sixsheet.test/en'],
    ['/en/tournaments', 'https://sixsheet.test/posts'],
    ['/en/tournaments', 'https://sixsheet.test/en/tournaments'],
    ['/en/tournaments', 'no address'],
    ['/tournaments', 'https://sixsheet.test/ja/tournaments'],
  ])('%s, opened by a link from %s, chooses none', async (path, referer) => {
    const response = await get(path, referer ? { Referer: referer } : {});
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });
});
