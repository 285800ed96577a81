import { describe, expect, it } from 'vitest';
import { deviceLanguage } from '~/offline/device-language';
import { type KeptPage, maxKeptTeams, pageAddressOf, pagesToForget } from '~/offline/kept-pages';

const id = 'haruka'.padEnd(26, 'a');

describe('pages that a device may keep', () => {
  it.each([
    [`/teams/${id}`, 'team', `/teams/${id}`],
    [`/teams/${id}/`, 'team', `/teams/${id}`],
    [`/TEAMS/${id.toUpperCase()}`, 'team', `/teams/${id}`],
    [`/EN/TEAMS/${id.toUpperCase()}`, 'team', `/en/teams/${id}`],
    [`/teams/${id}/qr`, 'own', `/teams/${id}/qr`],
    [`/ja/teams/${id}/success/cts`, 'own', `/ja/teams/${id}/success/cts`],
  ])('%s', (path, kind, key) => {
    expect(pageAddressOf(path)).toEqual({ id, kind, key });
  });

  it.each([
    '/',
    '/mypage',
    `/teams/${id}/edit`,
    `/teams/${id}/claim`,
    `/teams/${id}/withdraw`,
    `/teams/${id}/success/xyz`,
    `/teams/${id}.data`,
    `/admin/${id}/tournaments/${id}/teams/${id}`,
    `/admin/teams/${id}`,
    `/de/teams/${id}`,
    `/teams/${id}/qr/x`,
    '/teams/',
    '/teams/../admin',
    '/admin/team-image',
  ])('never %s', (path) => {
    expect(pageAddressOf(path)).toBeUndefined();
  });
});

describe('what is to go', () => {
  const now = 1_000_000;
  const page = (at: number, change: Partial<KeptPage> = {}): KeptPage => ({
    id: `t${at}`,
    kind: 'team',
    key: `/teams/t${at}`,
    keptAt: at,
    keepUntil: now + 1,
    ...change,
  });

  it('is what is over, or says nothing true of when it is', () => {
    const pages = [
      page(1),
      page(2, { keepUntil: now }),
      page(3, { keepUntil: Number.NaN }),
      page(4, { kind: 'own', keepUntil: 5 }),
    ];
    expect(pagesToForget(pages, now).map(({ id }) => id)).toEqual(['t2', 't3', 't4']);
  });

  it('is all but the last 32 teams of others, and never one’s own', () => {
    const own = Array.from({ length: 40 }, (_, at) => page(at, { kind: 'own', id: `own${at}` }));
    const teams = Array.from({ length: maxKeptTeams + 5 }, (_, at) => page(100 + at));
    const gone = pagesToForget([...own, ...teams.toReversed()], now).map(({ id }) => id);
    expect(gone.sort()).toEqual(['t100', 't101', 't102', 't103', 't104']);
  });
});

describe('the language without a server', () => {
  it.each([
    ['/en/teams/x', 'ja', ['ja'], 'en'],
    ['/TEAMS/X', 'ja', ['en-US'], 'ja'],
    ['/TEAMS/X', undefined, ['fr', 'en-GB', 'ja'], 'en'],
    ['/TEAMS/X', undefined, ['zh-TW', 'ja'], 'ja'],
    ['/TEAMS/X', 'fr', ['ja-JP', 'en'], 'ja'],
    ['/jar/x', undefined, [], 'en'],
  ] as const)('%s, chosen %s, browser %s: %s', (path, chosen, languages, expected) => {
    expect(deviceLanguage(path, chosen, languages)).toBe(expected);
  });
});
