import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstDraft, nextEditionDraft } from '~/host/next-edition';
import { nextName } from '~/host/next-name';
import { conflictsOf } from '~/host/tournament-conflicts';
import { confirmationOf, warningsOf } from '~/host/tournament-warnings';
import { knowRegulations } from '~/pokedex/regulations';
import { comingRegulations, concernsOf, seasonConcern } from '~/tournaments/attention';
import type { HostedTournament } from '~/tournaments/hosted-tournament.server';
import { type TournamentSettings, valuesOf } from '~/tournaments/tournament-values';

const now = new Date('2026-11-21T08:00:00Z');
const once = { startsAt: 'once', deadlineAt: 'once', endsAt: 'once' } as const;
const settings: TournamentSettings = {
  name: '第12回 ムーンライト杯',
  rule: 'double',
  game: 'champions',
  regulation: 'champions-m-c',
  format: 'online',
  sheetKind: 'ots',
  speciesClause: true,
  houseRules: null,
  isStrict: false,
  allowsSeveral: false,
  submissionDeadlineAt: new Date('2026-11-28T03:00:00Z'),
  scheduledStartAt: new Date('2026-11-28T04:00:00Z'),
  endsAt: new Date('2026-11-28T12:00:00Z'),
  timeZone: 'Asia/Tokyo',
  externalUrl: null,
  isTest: false,
  nameEn: '',
  place: '',
  placeUrl: null,
  capacity: null,
  topCut: null,
  description: null,
  ruleText: null,
  contact: '',
};

const december = { scheduledStartAt: new Date('2026-12-05Z'), endsAt: new Date('2026-12-06Z') };
const inDecember = { ...settings, ...december };
const nextInDecember = { ...inDecember, regulation: 'champions-next' };
const nextNow = { ...settings, regulation: 'champions-next' };
const ofOldGame = { ...inDecember, game: 'sv' as const, regulation: 'sv-j' };

describe('the next of a series', () => {
  it.each([
    ['第12回 ムーンライト杯', '第13回 ムーンライト杯'],
    ['Kamome Weekly 09', 'Kamome Weekly 10'],
    ['第９回', '第１０回'],
    ['VGC 2026 #8', 'VGC 2026 #9'],
    ['みなとオフ', 'みなとオフ'],
    ['第2026回 百年杯', '第2027回 百年杯'],
    ['第12回 みなと杯 2026', '第13回 みなと杯 2026'],
    ['第3回 3on3大会', '第4回 3on3大会'],
    ['みなとオフ 64人 7', 'みなとオフ 64人 8'],
    ['みなとオフ 64人', 'みなとオフ 64人'],
    // A date is not an edition.
    ['みなとオフ 12/6', 'みなとオフ 12/6'],
    ['みなとオフ #4 12月6日 13:00', 'みなとオフ #5 12月6日 13:00'],
    ['3月の大会', '3月の大会'],
    ['VGC 2026-27 Week 3', 'VGC 2026-27 Week 4'],
    ["Winter '26", "Winter '26"],
    ['くまもとオフ 2026冬', 'くまもとオフ 2026冬'],
    ['2025年度 交流戦', '2025年度 交流戦'],
  ])('%s → %s', (name, next) => {
    expect(nextName(name, { from: 2026, to: 2026 })).toBe(next);
  });

  it.each([
    ['くまもとオフ 2026冬', 'くまもとオフ 2027冬'],
    ['くまもとオフ２０２６ 第９回', 'くまもとオフ２０２７ 第１０回'],
    ['VGC2026 #8', 'VGC2027 #9'],
    ['第2026回 百年杯', '第2027回 百年杯'],
    ['2025年度 交流戦', '2025年度 交流戦'],
    ['みなとオフ 2026/12/6', 'みなとオフ 2026/12/6'],
  ])('in the year after: %s → %s', (name, next) => {
    expect(nextName(name, { from: 2026, to: 2027 })).toBe(next);
  });

  it('has the year of its own start in its name', () => {
    const last = { ...settings, name: 'くまもとオフ 2026冬' };
    expect(nextEditionDraft(last, now, 'ja').name).toBe('くまもとオフ 2026冬');
    // New Year in Tokyo, still the old year in London.
    const eve = {
      scheduledStartAt: new Date('2026-12-24T16:00:00Z'),
      submissionDeadlineAt: new Date('2026-12-24T16:00:00Z'),
      endsAt: new Date('2026-12-24T20:00:00Z'),
    };
    const at = new Date('2026-12-26T00:00:00Z');
    expect(nextEditionDraft({ ...last, ...eve }, at, 'ja').name).toBe('くまもとオフ 2027冬');
    const london = { ...last, ...eve, timeZone: 'Europe/London' };
    expect(nextEditionDraft(london, at, 'ja').name).toBe('くまもとオフ 2026冬');
  });

  it('has the planned length, the planned deadline, and no registration page of the last one', () => {
    const ended = {
      ...settings,
      // Extended beyond the start, then ended by hand.
      submissionDeadlineAt: new Date('2026-11-28T04:10:00Z'),
      endsAt: new Date('2026-11-28T08:12:00Z'),
      plannedEndsAt: new Date('2026-11-28T12:00:00Z'),
      externalUrl: 'https://tonamel.com/competition/XtzgX',
    };
    expect(nextEditionDraft(ended, now, 'ja')).toMatchObject({
      startsAt: '2026-12-05T13:00',
      deadlineAt: '2026-12-05T13:00',
      endsAt: '2026-12-05T21:00',
      externalUrl: '',
    });
  });

  it('is on the same day of the week at the same time, in the season of then', () => {
    expect(nextEditionDraft(settings, now, 'ja')).toMatchObject({
      name: '第13回 ムーンライト杯',
      startsAt: '2026-12-05T13:00',
      deadlineAt: '2026-12-05T12:00',
      endsAt: '2026-12-05T21:00',
      // The season of then is not announced yet.
      regulation: 'champions-next',
    });
    const old = {
      ...settings,
      scheduledStartAt: new Date('2026-05-02T04:00:00Z'),
      regulation: 'champions-m-a',
    };
    expect(nextEditionDraft(old, now, 'ja')).toMatchObject({
      startsAt: '2026-11-28T13:00',
      regulation: 'champions-m-c',
    });
    expect(nextEditionDraft({ ...settings, regulation: null }, now, 'ja').regulation).toBe('champions-own');
  });

  it('keeps its local time over a change of the clocks', () => {
    const london = {
      ...settings,
      timeZone: 'Europe/London',
      scheduledStartAt: new Date('2026-10-24T12:00:00Z'),
      submissionDeadlineAt: new Date('2026-10-24T11:00:00Z'),
      endsAt: new Date('2026-10-24T20:00:00Z'),
    };
    expect(nextEditionDraft(london, new Date('2026-10-23T00:00:00Z'), 'ja').startsAt).toBe(
      '2026-10-31T13:00',
    );
  });

  it('without one before is on the next Saturday that can be announced', () => {
    expect(firstDraft(undefined, now, 'ja')).toMatchObject({
      startsAt: '2026-11-28T13:00',
      deadlineAt: '',
      timeZone: 'Asia/Tokyo',
      regulation: 'champions-m-c',
    });
  });
});

describe('the top cut', () => {
  it.each([null, 0, 8] as const)(
    'of %s goes on to the next of a series and to a new tournament',
    (topCut) => {
      const last = { ...settings, topCut };
      const said = topCut === null ? '' : String(topCut);
      expect(nextEditionDraft(last, now, 'ja').topCut).toBe(said);
      expect(firstDraft(last, now, 'ja').topCut).toBe(said);
    },
  );
});

describe('warnings', () => {
  const later = { ...settings, scheduledStartAt: new Date('2026-11-29T04:00:00Z') };

  it.each([
    ['a new one', settings, undefined, 0, []],
    ['a new one in the past', { ...settings, scheduledStartAt: new Date(0) }, undefined, 0, ['startPast']],
    ['nothing changed', settings, settings, 12, []],
    ['a new date, no teams', later, settings, 0, []],
    ['a new date, with teams', later, settings, 1, ['dates']],
    ['another kind', { ...settings, sheetKind: 'cts' as const }, settings, 3, ['sheetKind']],
    ['another regulation', { ...settings, regulation: null }, settings, 3, ['regulation']],
    ['a season that is over by then', inDecember, undefined, 0, ['regulationMissing']],
    ['the next one, of which nothing is known', nextInDecember, undefined, 0, []],
    ['the next one, where the running one still holds', nextNow, undefined, 0, ['regulationKnown']],
    ['an older one, on purpose', { ...inDecember, regulation: 'champions-m-a' }, undefined, 0, []],
    ['a game without further seasons', ofOldGame, undefined, 0, []],
    ['a season that is over by then, as before', inDecember, inDecember, 3, []],
    ['a start after the season', inDecember, settings, 0, ['regulationMissing']],
    ['the clause is lifted', { ...settings, speciesClause: false }, settings, 3, []],
    ['the clause comes', settings, { ...settings, speciesClause: false }, 3, ['speciesClause']],
  ])('%s', (_, to, before, teams, keys) => {
    expect(warningsOf(to, once, before, teams, now).map(({ key }) => key)).toEqual(keys);
  });

  it('of clocks come where the time was typed anew', () => {
    const clocks = { ...once, startsAt: 'skipped', endsAt: 'twice' } as const;
    expect(warningsOf(settings, clocks, undefined, 0, now)).toMatchObject([
      { key: 'clockSkipped', field: 'startsAt' },
      { key: 'clockTwice', field: 'endsAt' },
    ]);
    expect(warningsOf(settings, clocks, settings, 0, now)).toEqual([]);
  });

  it('are asked about again when the dates change once more', () => {
    const warnings = warningsOf(later, once, settings, 1, now);
    const evenLater = { ...later, scheduledStartAt: new Date('2026-11-30T04:00:00Z') };
    expect(confirmationOf(warnings, later)).not.toBe(confirmationOf(warnings, evenLater));
    expect(confirmationOf([], later)).toBe('');
  });
});

it('a conflict keeps what only one of the two touched', () => {
  const seen = valuesOf(settings, 'ja');
  const mine = { ...seen, name: 'わたしの名前', startsAt: '2026-11-28T14:00' };
  const theirs = { ...seen, rule: 'single', startsAt: '2026-11-28T15:00' };
  expect(conflictsOf(mine, theirs, seen)).toEqual([
    { unit: 'name', suggested: 'mine' },
    { unit: 'rule', suggested: 'theirs' },
    { unit: 'schedule', suggested: 'mine' },
  ]);
  expect(conflictsOf(mine, mine, seen)).toEqual([]);
});

describe('what needs attention', () => {
  const hosted = {
    ...settings,
    publishedAt: new Date(0),
    archivedAt: null,
    submissionClosedAt: null,
    resultsPublishedAt: null,
    teams: 3,
  } as unknown as HostedTournament;
  const past = { scheduledStartAt: new Date('2026-11-01Z'), endsAt: new Date('2026-11-02Z') };

  it.each<[string, Partial<HostedTournament>, string[]]>([
    ['all is well', {}, []],
    ['a draft soon', { publishedAt: null }, ['notPublished']],
    ['a draft later', { publishedAt: null, scheduledStartAt: new Date('2026-12-20Z'), regulation: null }, []],
    ['stopped by hand', { submissionClosedAt: now }, ['closedByHand']],
    [
      'a season that ends before',
      { scheduledStartAt: new Date('2026-12-20Z'), endsAt: new Date('2026-12-21Z') },
      ['regulationMissing'],
    ],
    [
      'the next season',
      {
        scheduledStartAt: new Date('2026-12-20Z'),
        endsAt: new Date('2026-12-21Z'),
        regulation: 'champions-next',
      },
      ['regulationAwaited'],
    ],
    ['the next season, where this one holds', { regulation: 'champions-next' }, ['regulationNext']],
    [
      'years after the season',
      { scheduledStartAt: new Date('2098-03-01Z'), endsAt: new Date('2098-03-02Z') },
      ['regulationOver'],
    ],
    ['over without results', past, ['noResults']],
    ['over with results', { ...past, resultsPublishedAt: now }, []],
    ['over without teams', { ...past, teams: 0 }, []],
    ['archived', { publishedAt: null, archivedAt: now }, []],
  ])('%s', (_, change, concerns) => {
    expect(concernsOf({ ...hosted, ...change }, now)).toEqual(concerns);
  });

  describe('of a regulation that is known to come', () => {
    const from = '2026-12-02T02:00Z';
    const name = { ja: 'レギュレーションM-D', en: 'Regulation M-D' };
    beforeAll(() => {
      knowRegulations([{ id: 'champions-m-d', game: 'champions', name, from, basedOn: 'champions-m-c' }]);
    });
    afterAll(() => knowRegulations([]));
    it('points at tournaments that name the one before', () => {
      const tournament = { ...hosted, ...december };
      expect(concernsOf(tournament, now)).toEqual(['regulationNext']);
      expect(concernsOf(tournament, new Date('2026-12-04Z'))).toEqual(['regulationNext']);
      expect(seasonConcern(tournament, now)?.regulation?.id).toBe('champions-m-d');
      expect(concernsOf({ ...tournament, regulation: 'champions-m-d' }, now)).toEqual([]);
      expect(concernsOf({ ...tournament, regulation: 'champions-m-a' }, now)).toEqual([]);
      expect(concernsOf(hosted, now)).toEqual([]);
    });

    it('points at tournaments that waited for it, until it is chosen', () => {
      const tournament = { ...hosted, ...december, regulation: 'champions-next' };
      for (const at of [now, new Date('2026-12-05T12:00Z'), new Date('2026-12-20Z')]) {
        expect(concernsOf({ ...tournament, resultsPublishedAt: now }, at)).toEqual(['regulationNext']);
        expect(seasonConcern(tournament, at)?.regulation?.id).toBe('champions-m-d');
      }
      expect(concernsOf({ ...tournament, archivedAt: now }, now)).toEqual([]);
      expect(
        nextEditionDraft({ ...settings, ...december, regulation: 'champions-next' }, now, 'ja').regulation,
      ).toBe('champions-m-d');
    });

    it('announces it three days before', () => {
      const coming = (at: string) => comingRegulations(new Date(at)).map(({ id }) => id);
      expect(coming('2026-11-29T01:59Z')).toEqual([]);
      expect(coming('2026-11-29T02:00Z')).toEqual(['champions-m-d']);
      expect(coming('2026-12-02T02:00Z')).toEqual([]);
    });

    it('proposes it for the next edition', () => {
      expect(nextEditionDraft({ ...settings, ...december }, now, 'ja').regulation).toBe('champions-m-d');
    });
  });
});
