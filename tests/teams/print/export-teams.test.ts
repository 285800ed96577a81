import { describe, expect, it } from 'vitest';
import { csvCell, csvFile } from '~/teams/print/csv';
import { fileHeaders } from '~/teams/print/download';
import { type ExportedTeam, teamRows } from '~/teams/print/export-teams';
import { harukaTeam } from '../../world-sheets';

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
    standing: { wins: 5, losses: 0, rank: 1 },
  };

  it('have a column for each value, and names in the language of the reader', () => {
    for (const [locale, species] of [
      ['ja', 'ガブリアス'],
      ['en', 'Garchomp'],
    ] as const) {
      const [head = [], row = []] = teamRows(
        [team],
        (id) => `https://s.example/teams/${id}`,
        () => ['=1+1', '2'],
        locale,
        'Removed',
      );
      expect(new Set(head).size).toBe(head.length);
      expect(row).toHaveLength(head.length);
      const cellOf = (name: string) => row[head.indexOf(name)];
      expect(cellOf('losses')).toBe(0);
      expect(cellOf('rank')).toBe(1);
      expect(cellOf('p1_species')).toBe(species);
      expect(cellOf('p1_stat_alignment')).toBeNull();
      expect(cellOf('p6_move_4')).not.toBeNull();
      expect(cellOf('submitted_at')).toBe('2026-11-21T00:00:00.000Z');
      expect(cellOf('findings')).toBe('=1+1 / 2');
      expect(cellOf('findings')).toBe('=1+1 / 2');
      expect(cellOf('url')).toBe('https://s.example/teams/x');
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
