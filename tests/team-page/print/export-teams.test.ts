import { describe, expect, it } from 'vitest';
import { en } from '~/locales/en';
import { loadStrings, translatorFor } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { type ExportedTeam, teamRows } from '~/team-page/print/export-teams';
import { fileHeaders } from '~/text/file-headers';
import { csvCell, csvFile } from '~/text/write-csv';
import { harukaTeam } from '../../world-sheets';

loadStrings('ja', ja);
loadStrings('en', en);

describe('a cell of a spreadsheet', () => {
  it.each([
    ['ハルカ', 'ハルカ'],
    ['', ''],
    [null, ''],
    [0, '0'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"`],
    ['+81', "'+81"],
    ['-1', "'-1"],
    ['@haruka', "'@haruka"],
    ['\t=1', `"'\t=1"`],
    ['\tx', `"'\tx"`],
    ['  =1', "'  =1"],
    ['＝1+1', "'＝1+1"],
    ['a=1', 'a=1'],
  ])('%j is %j', (value, expected) => {
    expect(csvCell(value)).toBe(expected);
  });
});

describe('the exported teams', () => {
  const at = new Date('2026-11-21T00:00:00Z');
  const team: ExportedTeam = {
    id: 'x',
    displayName: '=ハルカ',
    saidName: '=はるか',
    tonamelId: 'Hrk4Tm',
    discordId: 'haruka',
    twitterId: null,
    members: harukaTeam,
    teamCode: 'ABCDE12345',
    isPublic: true,
    revision: 2,
    submittedAt: at,
    revisedAt: at,
    correctedAt: null,
    withdrawnAt: null,
    idsRemovedAt: null,
    standing: { wins: 5, losses: 0, ties: 0, rank: 1 },
  };

  it('have a column for each value, and names in the language of the reader', () => {
    for (const [locale, species] of [
      ['ja', 'ガブリアス'],
      ['en', 'Garchomp'],
    ] as const) {
      const t = translatorFor(locale);
      const [head = [], row = []] = teamRows(
        [team],
        (id) => `https://s.example/teams/${id}`,
        () => ['=1+1', '2'],
        locale,
        t,
        () => ['x', 'y'],
      );
      expect(new Set(head).size).toBe(head.length);
      expect(row).toHaveLength(head.length);
      const cellOf = (name: string) => row[head.indexOf(name)];
      expect(cellOf(t('columns.teams.losses'))).toBe(0);
      expect(cellOf(t('columns.teams.rank'))).toBe(1);
      expect(cellOf(t('columns.member.species', { slot: 1 }))).toBe(species);
      expect(cellOf(t('columns.member.statAlignment', { slot: 1 }))).toBeNull();
      expect(cellOf(t('columns.member.move4', { slot: 6 }))).not.toBeNull();
      expect(cellOf(t('columns.teams.submittedAt'))).toBe('2026-11-21T00:00:00.000Z');
      expect(cellOf(t('columns.teams.findings'))).toBe('=1+1 / 2');
      expect(cellOf(t('columns.teams.notes'))).toBe('x / y');
      expect(cellOf(locale === 'ja' ? '順位' : 'Place')).toBe(1);
      expect(cellOf('URL')).toBe('https://s.example/teams/x');
    }
  });

  it('are a file that spreadsheets open as UTF-8', () => {
    expect(
      csvFile([
        ['a', 1],
        ['b', null],
      ]),
    ).toBe('\ufeffa,1\r\nb,\r\n');
  });

  it('are named in any language, and never out of their folder', () => {
    const { 'Content-Disposition': named } = fileHeaders('text/csv', '第12回/ムーン"杯.csv');
    expect(named).toBe(
      `attachment; filename="teams.csv"; filename*=UTF-8''${encodeURIComponent('第12回_ムーン_杯.csv')}`,
    );
  });
});
