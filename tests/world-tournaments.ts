import type { InferInsertModel } from 'drizzle-orm';
import type { tournaments } from '~/db/schema';
import type { TopCut } from '~/tournaments/top-cut';

type Tournament = InferInsertModel<typeof tournaments>;
type Kind = Pick<Tournament, 'rule' | 'game' | 'regulation' | 'format' | 'sheetKind'>;

const hour = 3_600_000;
const day = 24 * hour;

export const kinds = {
  vgc: { rule: 'double', game: 'sv', regulation: 'sv-i', format: 'online', sheetKind: 'ots' },
  champions: {
    rule: 'double',
    game: 'champions',
    regulation: 'champions-m-c',
    format: 'online',
    sheetKind: 'ots',
  },
  venue: {
    rule: 'double',
    game: 'champions',
    regulation: 'champions-m-c',
    format: 'offline',
    sheetKind: 'cts',
  },
  singles: {
    rule: 'single',
    game: 'champions',
    regulation: 'champions-m-c',
    format: 'online',
    sheetKind: 'cts',
  },
  oldSingles: { rule: 'single', game: 'sv', regulation: 'sv-h', format: 'offline', sheetKind: 'cts' },
  multi: { rule: 'multi', game: 'sv', regulation: null, format: 'offline', sheetKind: 'ots' },
  triple: { rule: 'triple', game: 'champions', regulation: null, format: 'online', sheetKind: 'ots' },
  all: { rule: 'all', game: 'sv', regulation: null, format: 'online', sheetKind: 'ots' },
} as const satisfies Record<string, Kind>;

export const communities = [
  { id: 'hokuto', name: '北斗ポケモンサークル' },
  { id: 'setouchi', name: '瀬戸内ダブル交流会' },
  { id: 'kamome', name: 'Kamome Battle Club' },
  { id: 'yoruno', name: '夜のシングル部' },
] as const;
type Community = (typeof communities)[number]['id'];

const topCuts = { hokuto: 8, setouchi: 4, kamome: 8, yoruno: 0 } as const satisfies Record<Community, TopCut>;

// Name, group, kind, days from now to its start.
const rows: readonly [string, Community, keyof typeof kinds, number, Partial<Tournament>?][] = [
  ['北斗杯 冬の陣', 'hokuto', 'champions', 2],
  ['瀬戸内オフ #8', 'setouchi', 'venue', 5],
  ['Kamome Weekly 41', 'kamome', 'vgc', 6, { timeZone: 'Europe/London' }],
  ['夜シングル 第27夜', 'yoruno', 'singles', 3],
  ['はじめてのダブル大会', 'setouchi', 'champions', 9],
  ['二人三脚マルチ杯', 'hokuto', 'multi', 12],
  ['トリプル復活祭', 'yoruno', 'triple', 14],
  ['Kamome Open Winter', 'kamome', 'champions', 20, { timeZone: 'America/New_York' }],
  ['北斗ランダム交流戦', 'hokuto', 'all', 21],
  [
    '瀬戸内オフ #9',
    'setouchi',
    'venue',
    33,
    {
      place: 'みなとホール 2階 大会議室',
      placeUrl: 'https://www.openstreetmap.org/?mlat=34.66&mlon=133.93',
      capacity: 64,
      contact: '瀬戸内ダブル交流会 https://example.com/setouchi',
      description: {
        ja: '岡山で開くダブルバトルのオフ大会です。はじめての方も歓迎します。\n受付は開始の1時間前からです。',
        en: 'An in-person double battle tournament in Okayama. First-timers are welcome.\nDoors open one hour before the start.',
      },
      ruleText: {
        ja: '予選はスイスドロー6回戦、決勝は上位8名のトーナメントです。\n対戦は1本先取です。',
        en: '',
      },
    },
  ],
  ['夜シングル 第28夜', 'yoruno', 'singles', 10],
  ['Kamome Weekly 42', 'kamome', 'vgc', 13, { timeZone: 'Europe/London' }],
  [
    '年忘れダブルバトル',
    'hokuto',
    'vgc',
    38,
    {
      houseRules: {
        ban: { species: ['urshifu', 'urshifurapidstrike'], items: ['focussash'] },
        restrictedLimit: 1,
      },
    },
  ],
  ['新春お年玉カップ', 'setouchi', 'champions', 45],
  ['瀬戸内ナイター', 'setouchi', 'champions', -0.1],
  ['Kamome Weekly 40', 'kamome', 'vgc', -0.05, { timeZone: 'Europe/London' }],
  ['夜シングル 第26夜', 'yoruno', 'singles', -4],
  ['北斗杯 秋の陣', 'hokuto', 'champions', -15],
  ['瀬戸内オフ #7', 'setouchi', 'venue', -26],
  ['Kamome Weekly 39', 'kamome', 'vgc', -8, { timeZone: 'Europe/London' }],
  ['Kamome Weekly 38', 'kamome', 'vgc', -16, { timeZone: 'Europe/London' }],
  ['夜シングル 第25夜', 'yoruno', 'singles', -11],
  ['夜シングル 第24夜', 'yoruno', 'singles', -18],
  ['夏の終わりのマルチ', 'hokuto', 'multi', -83],
  ['北斗杯 夏の陣', 'hokuto', 'champions', -105],
  ['瀬戸内オフ #6', 'setouchi', 'oldSingles', -120],
  ['夜シングル 第23夜', 'yoruno', 'singles', -32],
  ['Kamome Weekly 37', 'kamome', 'vgc', -36, { timeZone: 'Europe/London' }],
  ['梅雨のシングル合戦', 'hokuto', 'singles', -150],
  ['瀬戸内オフ #5', 'setouchi', 'oldSingles', -180],
  ['Kamome Open Summer', 'kamome', 'vgc', -140, { timeZone: 'America/New_York' }],
];

/** Further tournaments of several communities, so that every state, filter and page has something to show. */
export function moreTournaments(now: number, idOf: (name: string) => string): Tournament[] {
  const today = new Date(now).setUTCMinutes(0, 0, 0);
  return rows.map(([name, community, kind, days, change], index) => {
    const start = today + days * day;
    return {
      id: idOf(`more${index + 1}x`),
      groupId: idOf(community),
      name,
      ...kinds[kind],
      submissionDeadlineAt: new Date(start - (days < 1 ? hour : 6 * hour)),
      scheduledStartAt: new Date(start),
      endsAt: new Date(start + 8 * hour),
      externalUrl: 'https://tonamel.com/competition/XtzgX',
      publishedAt: new Date(start - 60 * day),
      entryClosedAt: index % 4 === 1 ? new Date(now - day) : null,
      submissionClosedAt: name === '瀬戸内オフ #8' ? new Date(now - hour) : null,
      topCut: days < 0 ? topCuts[community] : null,
      resultsPublishedAt: days < -10 ? new Date(start + day) : null,
      ...change,
    };
  });
}

/** Not shown to the public: still being prepared, and put away. */
export const hiddenTournaments = (now: number, idOf: (name: string) => string): Tournament[] =>
  moreTournaments(now, idOf)
    .slice(0, 2)
    .map((row, index) => ({
      ...row,
      id: idOf(index === 0 ? 'draft' : 'archived'),
      name: index === 0 ? '準備中の秘密杯' : '中止になった秘密杯',
      publishedAt: index === 0 ? null : row.publishedAt,
      archivedAt: index === 0 ? null : new Date(now - day),
    }));
