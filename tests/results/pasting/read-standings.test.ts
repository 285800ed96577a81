import { describe, expect, it } from 'vitest';
import { maxTableLength } from '~/copied/table';
import { en } from '~/locales/en';
import { loadStrings, translatorFor } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import type { Mapping } from '~/results/pasting/meaning';
import { readStandings } from '~/results/pasting/read-standings';
import { maxStandings } from '~/results/pasting/recognize';
import { type ExportedTeam, teamRows } from '~/team-page/print/export-teams';
import { csvFile } from '~/text/write-csv';
import { excelCsv, limitlessCsv, limitlessJson, rk9Table, sheetsTable, tom, tonamelTable } from './layouts';

loadStrings('ja', ja);
loadStrings('en', en);

const teams = [
  { id: 'haruka', displayName: 'Haruka', tonamelId: 'Hrk4Tm' },
  { id: 'kenta', displayName: 'Kenta', tonamelId: 'Knt7Aa' },
  { id: 'leon', displayName: 'Leon, K.', tonamelId: 'Len8Xb' },
  { id: 'nozomi', displayName: 'Nozomi', tonamelId: 'Nzm1Bb' },
  { id: 'sean', displayName: 'Seán O’Neill', tonamelId: '12' },
  { id: 'twin1', displayName: 'ふたご', tonamelId: 'aaaa' },
  { id: 'twin2', displayName: 'ふたご', tonamelId: 'AAAA' },
];
/** `1 9-1-0 drop`: place, record, how it ended; what is not said is left out. */
const read = (text: string, choices?: Parameters<typeof readStandings>[2]) => {
  const reading = readStandings(text, teams, choices);
  return {
    ready: reading.ready,
    faults: reading.faults.map(({ reason }) => reason),
    columns: reading.columns.map(({ meaning }) => meaning).join(' '),
    rows: Object.fromEntries(
      reading.rows.map(({ teamId, standing: { rank, record, dropped, disqualified } }) => [
        teamId,
        [
          rank,
          record && `${record.wins}-${record.losses}-${record.ties}`,
          dropped && 'drop',
          disqualified && 'DQ',
        ]
          .filter(Boolean)
          .join(' '),
      ]),
    ),
    problems: reading.problems.map(({ line, reason, column, cell }) =>
      [line, reason, column, cell].filter((part) => part !== undefined).join(' '),
    ),
  };
};

describe('standings of other programs', () => {
  it.each([
    [
      'CSV of Limitless',
      limitlessCsv,
      'rank player unused record unused unused unused dropped unused',
      { haruka: '1 9-1-0', kenta: '2 8-2-0', leon: '3 7-2-1', nozomi: '151 0-3-0 drop' },
    ],
    [
      'JSON of Limitless',
      limitlessJson,
      'unused player unused rank record unused dropped',
      { haruka: '1 9-1-0', leon: '2 7-2-1', kenta: 'drop' },
    ],
    ['Tonamel', tonamelTable, 'rank player record unused', { haruka: '1 7-0-0', kenta: '2 6-0-1' }],
    [
      'a Google sheet',
      sheetsTable,
      'rank player tonamelId wins losses ties dropped disqualified',
      { haruka: '1 7-0-0', kenta: '2 6-1-0', nozomi: '1-3-0 drop', leon: '2-1-0 DQ' },
    ],
    ['Excel', excelCsv, 'rank player record unused', { haruka: '1 9-1-0', leon: '3 7-2-1' }],
    [
      'Melee',
      'Rank,Name,Team,Match Record,Points,OMW%\n1,Kenta,,7-0-0,21,66.7%',
      'rank player unused record unused unused',
      { kenta: '1 7-0-0' },
    ],
    [
      'Challonge',
      '"Rank","Participant","Match W-L-T","TB","Pts"\n"1","Kenta","7 - 0 - 1","18","7.0"',
      'rank player record unused unused',
      { kenta: '1 7-0-1' },
    ],
    ['start.gg', 'placement,gamerTag,seed\n1,Kenta,4', 'rank player unused', { kenta: '1' }],
    [
      'the printed standings of TOM',
      'Standing\tName\tW/L/T (Points)\tOpp %\n1\tKenta\t9/1/0 (27)\t61.1%'
        .replace('\tOpp %', '')
        .replace('\t61.1%', ''),
      'rank player record',
      { kenta: '1 9-1-0' },
    ],
    [
      'no head',
      '1\tHaruka\t6-1\n2\tKenta\t5-2-1',
      'rank player record',
      { haruka: '1 6-1-0', kenta: '2 5-2-1' },
    ],
    [
      'no head, the place last',
      'Hrk4Tm,6,1,1\nKnt7Aa,4,2,3',
      'player wins losses rank',
      { haruka: '1 6-1-0', kenta: '3 4-2-0' },
    ],
    [
      'no head, ID and name',
      '1,Haruka,Hrk4Tm,6,1',
      'rank player tonamelId wins losses',
      { haruka: '1 6-1-0' },
    ],
    ['places alone', '順位\t名前\n1位\tHaruka\n2\tKenta', 'rank player', { haruka: '1', kenta: '2' }],
    [
      'ties before losses',
      'Player,W-D-L,Status\nKenta,5-2-1,\nHaruka,5-1-2,dropped\nNozomi,1勝2敗1分,DQ',
      'player recordTiesSecond status',
      { kenta: '5-1-2', haruka: '5-2-1 drop', nozomi: '1-2-1 DQ' },
    ],
    ['slashes, as the head has them', 'Name,W/L\nKenta,9/1', 'player record', { kenta: '9-1-0' }],
    [
      'a separator behind every line but the head',
      'Name,Rank\nKenta,1,\nHaruka,2,',
      'player rank',
      { kenta: '1', haruka: '2' },
    ],
    [
      'a column that nothing is in',
      'Name,Trainer,Rank,\nKenta,,1,\n,,,\n',
      'player unused rank unused',
      { kenta: '1' },
    ],
  ])('%s', (_, text, columns, rows) => {
    expect(read(text)).toEqual({ ready: true, faults: [], columns, rows, problems: [] });
  });

  it('RK9, with a title above and the country behind the name', () => {
    expect(read(rk9Table)).toEqual({
      ready: true,
      faults: [],
      columns: 'rank player record unused unused',
      rows: { haruka: '1 9-1-0', leon: '2 7-2-1', kenta: '3-2-0 DQ' },
      problems: ['1 aboveHead'],
    });
  });

  it.each(['Name', 'Country,Points', 'Cup,Autumn'])('a title that looks like a head: %s', (title) => {
    expect(read(`${title}\nRank,Name\n1,Kenta`)).toEqual({
      ready: true,
      faults: [],
      columns: 'rank player',
      rows: { kenta: '1' },
      problems: ['1 aboveHead'],
    });
  });

  it('TOM, whose record is of every round', () => {
    const reading = read(tom);
    expect(reading).toEqual({
      ready: true,
      faults: [],
      columns: 'rank player unused record dropped unused',
      rows: { haruka: '1 2-0-1', kenta: '2 1-2-0', leon: '3 1-0-1', nozomi: '0-1-0 drop' },
      problems: ['75 unknown'].map((problem) => problem.replace('75', String(lineOf('<player id="44"')))),
    });
    expect(JSON.stringify(readStandings(tom, teams))).not.toContain('02/27');
  });
  const lineOf = (words: string) => tom.slice(0, tom.indexOf(words)).split('\n').length;

  it.each(['ja', 'en'] as const)('our own export (%s)', (locale) => {
    const team = (
      displayName: string,
      tonamelId: string,
      standing: ExportedTeam['standing'],
    ): ExportedTeam => ({
      ...{
        id: 'x',
        displayName,
        saidName: 'はるか',
        tonamelId,
        standing,
        discordId: 'd',
        twitterId: null,
        members: [],
        teamCode: null,
      },
      ...{ isPublic: true, revision: 1, submittedAt: new Date(0), revisedAt: null, correctedAt: null },
      ...{ withdrawnAt: null, idsRemovedAt: null },
    });
    const evil = '=HYPERLINK("x";"y"), z';
    const file = csvFile(
      teamRows(
        [
          team('Leon, K.', 'Len8Xb', { wins: 6, losses: 1, ties: 0, rank: 1 }),
          team('Kenta', 'Knt7Aa', null),
          team(evil, '-1', { wins: 5, losses: 2, ties: 1, rank: null }),
        ],
        (id) => `https://example.com/teams/${id}`,
        () => [],
        locale,
        translatorFor(locale),
        () => ['注意：遅刻'],
      ),
    );
    const reading = readStandings(file, [...teams, { id: 'evil', displayName: evil, tonamelId: '-1' }]);
    expect(reading.columns.filter(({ meaning }) => meaning === 'unknown')).toEqual([]);
    expect(reading.rows.map(({ teamId, standing }) => [teamId, standing.record, standing.rank])).toEqual([
      ['leon', { wins: 6, losses: 1, ties: 0 }, 1],
      ['evil', { wins: 5, losses: 2, ties: 1 }, null],
    ]);
    expect(reading.problems.map(({ reason }) => reason)).toEqual(['noResult']);
    expect(reading.ready).toBe(true);
  });
});

describe('a line is never half understood', () => {
  it.each([
    [
      'Place,Name,Country,Record\n1,Kenta,JP,9-1-0\n2,Haruka,9-0-1,JP',
      { kenta: '1 9-1-0' },
      ['3 record 3 JP'],
    ],
    ['Name,Record\nKenta,9-1-0 (71%)\nHaruka,6-1', { haruka: '6-1-0' }, ['2 record 1 9-1-0 (71%)']],
    ['Name,Record\nKenta,9/1/0\nHaruka,9/1/0 (27)', { haruka: '9-1-0' }, ['2 record 1 9/1/0']],
    ['Name,Record\nKenta,9/1/0 (28)', {}, ['2 record 1 9/1/0 (28)']],
    [
      'Name,Record\nKenta,09-01\nHaruka,Sep-1\nNozomi,9月1日\nHaruka,2026/9/1',
      {},
      ['2 record 1 09-01', '3 record 1 Sep-1', '4 record 1 9月1日', '5 record 1 2026/9/1'],
    ],
    ['Name,Record\nKenta,9-1-0-2\nHaruka,9-1:0', {}, ['2 record 1 9-1-0-2', '3 record 1 9-1:0']],
    [
      'Name,Record\nKenta,7勝\nHaruka,1分\nNozomi,7勝0敗7勝',
      {},
      ['2 record 1 7勝', '3 record 1 1分', '4 record 1 7勝0敗7勝'],
    ],
    [
      'Name,Rank,W,L\nKenta,T8x,6,1\nHaruka,ベスト7,6,1\nNozomi,8-5,6,1',
      {},
      ['2 rank 1 T8x', '3 rank 1 ベスト7', '4 rank 1 8-5'],
    ],
    ['Name,W,L,T\nKenta,6,,1\nHaruka,,,1\nNozomi,6²,1,0', {}, ['2 half 2 ', '3 half 1 ', '4 wins 1 6²']],
    ['Name,W,L,Record\nKenta,6,1,6-2-0', {}, ['2 disagree 2 1']],
    ['Name,Rank,DQ\nKenta,DQ,no\nHaruka,1,maybe', {}, ['2 disagree 2 no', '3 ending 2 maybe']],
    [
      'Name,Rank,Drop\nKenta,1,-1\nHaruka,2,R5\nNozomi,DNF,1',
      { haruka: '2 drop', nozomi: 'drop' },
      ['2 ending 2 -1'],
    ],
    // A comma in a name that nobody quoted.
    ['Rank,Name,Country\n1,Kenta, Jr.,JP\n2,Haruka,JP', { haruka: '2' }, ['2 extra 3 JP']],
    [
      'Name,Rank\nKenta,1\nName,Rank\nTotal,\n,5\nHaruka,',
      { kenta: '1' },
      ['4 headAgain', '5 unknown', '6 nobody', '7 noResult'].map((p, at) => p.replace(/^\d/, String(at + 3))),
    ],
  ])('%j', (text, rows, problems) => {
    const reading = read(text);
    expect([reading.rows, reading.problems]).toEqual([rows, problems]);
    expect(reading.ready).toBe(problems.every((each) => /headAgain|unknown|nobody|noResult/.test(each)));
  });

  it.each([
    ['Place,Name,Shoe size,Record\n1,Kenta,42,9-1-0', 'rank player unknown record'],
    ['Place,Name,,Record\n1,Kenta,42,9-1-0', 'rank player unknown record'],
    ['1,Kenta,Kanto,9-1', 'rank player unknown record'],
    ['1,Kenta,6,1,0', 'rank player wins losses unknown'],
    ['Kenta,6,1,0', 'player wins losses unknown'],
    ['1,2,Kenta,9,1', 'unknown unknown player unknown unknown'],
    ['Kenta\t\t6\t1', 'player unused unknown unknown'],
    ['Seán O’Neill,12,6,1', 'player unknown unknown unknown'],
    ['12,Seán O’Neill,6,1', 'unknown player unknown unknown'],
    ['Kenta\t12:30', 'player unknown'],
  ])('and a column that nobody understands is named: %j', (text, columns) => {
    const reading = read(text);
    expect([reading.columns, reading.ready]).toEqual([columns, false]);
  });

  it.each([
    ['Mentor,Deck\nKenta,Mew', ['noPlayer', 'noResult']],
    ['Table,Player 1,Player 2,Result\n1,Haruka,Kenta,2-1', ['noPlayer']],
    ['Name,Player,Rank\nKenta,Haruka,1', ['repeated', 'repeated']],
    ['Name,Record,W-T-L\nKenta,6-1,6-0-1', ['repeated', 'repeated']],
    ['Name,Rank\n"Kenta,1\nHaruka,2', ['quote']],
    ['Name,Rank', ['empty']],
    ['', ['empty']],
    ['[{"name":"Kenta","placing":1}', ['json']],
    ['{"standings":{"name":"Kenta"}}', ['json']],
    [tom.replace('</match>', ''), ['tdf']],
    [tom.replace('<data>', '<!DOCTYPE x [<!ENTITY a "b">]><data>'), ['tdf']],
    [tom.replace('Haruka', '&a;'), ['tdf']],
    [tom.replace('Haruka', '<![CDATA[Haruka]]>'), ['tdf']],
    [tom.replace('<data>', '<?php echo 1 ?><data>'), ['tdf']],
    [tom.replace('<data>', `${'<a>'.repeat(30)}${'</a>'.repeat(30)}<data>`), ['tdf']],
    [tom.replace('Haruka', '&#0;'), ['tdf']],
    [tom.replace('userid="11"', 'userid="11" userid="12"'), ['tdf']],
    [`${tom}<tournament/>`, ['tdf']],
    [tom.replace('userid="22"', 'userid="11"'), ['tdf']],
    [tom.replace(/<standings>[\s\S]*<\/standings>/, ''), ['noStandings']],
    [','.repeat(500_000), ['tooWide']],
    [`[{"name":${'['.repeat(300_000)}${']'.repeat(300_000)}}]`, ['noResult']],
    ['<html><body>Kenta 6-1</body></html>', ['tdf']],
    [`Name,Rank\n${'Kenta,1\n'.repeat(maxStandings + 1)}`, ['tooLong']],
    [`Name,Rank\nKenta,1${' '.repeat(maxTableLength)}`, ['tooLong']],
  ])('nor is a text that is no table: %#', (text, faults) => {
    const { rows, ready, ...reading } = read(text);
    expect([rows, ready, reading.faults]).toEqual([{}, false, faults]);
  });

  it('and 2,000 lines are read, to the last', () => {
    const many = Array.from({ length: maxStandings }, (_, at) => ({
      id: `t${at}`,
      displayName: `P${at}`,
      tonamelId: `T${at}`,
    }));
    const lines = many.map(({ displayName }, at) => `${at + 1},${displayName},3-2-1`);
    const { rows, ready, missing, gaps } = readStandings(`Rank,Name,Record\n${lines.join('\n')}`, many);
    expect([rows.length, ready, missing, gaps]).toEqual([maxStandings, true, [], []]);
    expect(rows.at(-1)).toMatchObject({ line: 2001, teamId: 't1999', standing: { rank: 2000 } });
  });

  it('of TOM: a match with a result that we do not know, and divisions of which each has its first', () => {
    expect(read(tom.replace('outcome="3"', 'outcome="10"'))).toMatchObject({
      ready: false,
      rows: { kenta: '2 1-2-0', nozomi: '0-1-0 drop' },
    });
    const two = tom
      .replace(
        '<pod category="1" type="finished"></pod>',
        '<pod category="1" type="finished"><player id="55" place="1"/></pod>',
      )
      .replace('<player id="55" />', '');
    expect(read(two)).toMatchObject({ ready: false, columns: 'unknown player unused record dropped unused' });
  });
});

describe('what the organizer says of it', () => {
  const mapping = (text: string) => text.split(' ') as unknown as Mapping;

  it('another meaning of a column gives other rows of the same text', () => {
    const text = 'Place,Name,Shoe size,Record\n1,Kenta,42,9-1-0';
    expect(read(text, { mapping: mapping('rank player unused record') })).toMatchObject({
      ready: true,
      rows: { kenta: '1 9-1-0' },
    });
    expect(read(text, { mapping: mapping('unused player wins unused') })).toMatchObject({
      ready: false,
      problems: ['2 half 2 42'],
    });
    expect(read(text, { mapping: mapping('rank player record unused') })).toMatchObject({
      ready: false,
      rows: {},
      problems: ['2 record 2 42'],
    });
    expect(read(text, { mapping: mapping('rank unused unused record') }).faults).toEqual(['noPlayer']);
    expect(read(text, { mapping: mapping('unused player unused unused') }).faults).toEqual(['noResult']);
    expect(read('1,Kenta,6,1,0', { mapping: mapping('rank player wins losses ties') })).toMatchObject({
      ready: true,
      rows: { kenta: '1 6-1-0' },
    });
    // It was about another text.
    expect(read(text, { mapping: mapping('rank player') }).columns).toBe('rank player unknown record');
  });

  it('JSON and TOM’s columns can be changed as well', () => {
    expect(
      read(limitlessJson, { mapping: mapping('player unused unused rank record unused unused') }).problems,
    ).toEqual(['1 unknown', '2 unknown', '3 noResult']);
    expect(read(tom, { mapping: mapping('unused player unused record unused unused') }).rows).toMatchObject({
      haruka: '2-0-1',
      nozomi: '0-1-0',
    });
  });

  it('near names of those that nobody has, and who is chosen', () => {
    const text = 'Name,Rank\nHarukaa,1\nK. Leon,2\nふたご,3\nだれか,9\nKenta,5\nSean ONeill,6';
    const near = (choices?: Parameters<typeof readStandings>[2]) =>
      readStandings(text, teams, choices).problems.map(({ line, reason, near }) =>
        [line, reason, ...(near ?? []).map(({ id }) => id)].join(' '),
      );
    expect(near()).toEqual([
      '2 unknown haruka',
      '3 unknown leon',
      '4 ambiguous twin1 twin2',
      '5 unknown',
      '7 unknown sean',
    ]);
    const players = new Map([
      ['2', 'haruka'],
      ['3', 'kenta'],
      ['4', 'twin2'],
      ['6', 'sean'],
      ['7', 'nobody at all'],
    ]);
    const reading = readStandings(text, teams, { players });
    expect(reading.rows.map(({ teamId, line }) => `${line} ${teamId}`)).toEqual([
      '2 haruka',
      '3 kenta',
      '4 twin2',
    ]);
    // Who is named needs no choice, and nobody has two results.
    expect(near({ players })).toEqual(['5 unknown', '6 twice', '7 unknown sean']);
    expect(reading.missing.map(({ id }) => id)).toEqual(['leon', 'nozomi', 'sean', 'twin1']);
    expect(reading.gaps).toEqual([
      { from: 4, to: 4 },
      { from: 7, to: 8 },
    ]);
  });

  it('places that are shared leave no gap', () => {
    const gaps = (...ranks: number[]) =>
      readStandings(`Name,Rank\n${ranks.map((rank) => `x,${rank}`).join('\n')}`, teams).gaps;
    expect(gaps(1, 2, 3, 3, 5, 5, 5, 5, 9)).toEqual([]);
    expect(gaps(1, 2, 2, 3)).toEqual([]);
    expect(gaps(2, 3, 9)).toEqual([
      { from: 1, to: 1 },
      { from: 4, to: 8 },
    ]);
  });
});
