import { describe, expect, it } from 'vitest';
import { deviceLanguage } from '~/offline/device-language';
import {
  type KeptPage,
  keepUntil,
  keepWith,
  maxKeptTeams,
  pageAddressOf,
  pagesOfTeam,
  pagesToForget,
} from '~/offline/kept-pages';

const id = 'haruka'.padEnd(26, 'a');
const addressOf = (path: string) => pageAddressOf(new URL(path, 'https://sixsheet.test'));

describe('pages that a device may keep', () => {
  it.each([
    [`/teams/${id}`, 'team', `/teams/${id}`],
    [`/teams/${id}/`, 'team', `/teams/${id}`],
    [`/teams/${id}?names=en`, 'team', `/teams/${id}`],
    [`/TEAMS/${id.toUpperCase()}`, 'team', `/teams/${id}`],
    [`/EN/TEAMS/${id.toUpperCase()}`, 'team', `/en/teams/${id}`],
    [`/teams/${id}/qr`, 'qr', `/teams/${id}/qr`],
    [`/teams/${id}/qr?with=sheet`, 'sheet', `/teams/${id}/qr?with=sheet`],
    [`/teams/${id}/qr?with=sheet-and-name`, 'qr', `/teams/${id}/qr`],
    [`/teams/${id}?with=sheet`, 'team', `/teams/${id}`],
    [`/en/teams/${id}/match?match=x`, 'match', `/en/teams/${id}/match`],
    [`/ja/teams/${id}/success/cts`, 'success', `/ja/teams/${id}/success/cts`],
  ])('%s', (path, part, key) => {
    expect(addressOf(path)).toEqual({ id, part, key });
  });

  it.each([
    ['/', 'home', '/'],
    ['/?from=icon', 'home', '/'],
    ['/ja', 'home', '/ja'],
    ['/EN/', 'home', '/en'],
    ['/mypage', 'myPage', '/mypage'],
    ['/en/mypage/?page=2', 'myPage', '/en/mypage'],
  ])('%s', (path, part, key) => {
    expect(addressOf(path)).toEqual({ id: '', part, key });
  });

  it.each(pagesOfTeam(id))('%s, of one’s own team', (path) => {
    expect(addressOf(path)).toMatchObject({ id, key: path });
  });

  it.each([
    '/mypage/account',
    `/teams/${id}/edit`,
    `/teams/${id}/claim`,
    `/teams/${id}/withdraw`,
    `/teams/${id}/success`,
    `/teams/${id}/success/xyz`,
    `/teams/${id}/qr/ots`,
    `/teams/${id}.data`,
    `/admin/${id}/tournaments/${id}/teams/${id}`,
    `/admin/teams/${id}`,
    `/de/teams/${id}`,
    '/de',
    '/jam',
    `/teams/${id}/qr/x`,
    '/teams/',
    '/teams/../admin',
    '/admin/team-image',
  ])('never %s', (path) => {
    expect(addressOf(path)).toBeUndefined();
  });
});

describe('how long a page of one’s own teams is kept', () => {
  const now = new Date('2026-11-28T12:00:00+09:00');
  const team = (endsAt: string) => ({ endsAt: new Date(endsAt) });

  it('is until a day after the last of their tournaments', () => {
    const teams = [team('2026-11-28T18:00:00+09:00'), team('2026-12-05T18:00:00+09:00')];
    expect(keepWith(teams, now)).toEqual({ 'Keep-Until': `${Date.parse('2026-12-06T18:00:00+09:00')}` });
    expect(keepUntil(teams[0] as never)).toBe(Date.parse('2026-11-29T18:00:00+09:00'));
  });

  it('is not at all without teams, and when all is over', () => {
    expect(keepWith([], now)).toEqual({});
    expect(keepWith([team('2026-11-20T18:00:00+09:00')], now)).toEqual({});
  });
});

describe('what is to go', () => {
  const now = 1_000_000;
  const nobody = new Set<string>();
  const page = (at: number, change: Partial<KeptPage> = {}): KeptPage => ({
    id: `t${at}`,
    part: 'team',
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
      page(4, { part: 'qr', keepUntil: 5 }),
    ];
    expect(pagesToForget(pages, nobody, now).map(({ id }) => id)).toEqual(['t2', 't3', 't4']);
  });

  it('is all but the last 32 teams of others, and never one’s own', () => {
    const codes = Array.from({ length: 40 }, (_, at) => page(at, { part: 'qr', id: `own${at}` }));
    const own = page(1, { id: 'own1' });
    const teams = Array.from({ length: maxKeptTeams + 5 }, (_, at) => page(100 + at));
    const gone = pagesToForget([...codes, own, ...teams.toReversed()], new Set(['own1']), now);
    expect(gone.map(({ id }) => id).sort()).toEqual(['t100', 't101', 't102', 't103', 't104']);
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
