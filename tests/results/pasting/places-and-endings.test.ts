import { describe, expect, it } from 'vitest';
import { readStandings } from '~/results/pasting/read-standings';

const teams = ['Wren', 'Odile', 'Pico', 'Sable', 'Juno', 'Bram', 'カナタ', 'タイヨウ', 'すずめ'].map(
  (name, at) => ({
    id: name,
    displayName: name,
    tonamelId: `zq${at}Nm`,
  }),
);

function read(text: string) {
  const { rows, problems, faults, ready, columns } = readStandings(text, teams);
  const results = rows.map(({ teamId, standing: { rank, record, dropped, disqualified } }) =>
    [
      teamId,
      rank,
      record && `${record.wins}-${record.losses}-${record.ties}`,
      dropped && 'dropped',
      disqualified && 'disqualified',
    ]
      .filter(Boolean)
      .join(' '),
  );
  const told = problems.map(({ line, reason, cell }) => [line, reason, cell].filter(Boolean).join(' '));
  return { results, told, faults, ready, columns: columns.map(({ meaning }) => meaning).join(' ') };
}
const placesOf = (text: string) => read(text).results.join(', ');

describe('T4 and T8', () => {
  it.each([
    [
      'names behind them left in that round of a cut',
      '🥇 Wren\n🥈 Odile\nT4: Pico, Sable\nT8: Juno, Bram, カナタ, すずめ',
      'Wren 1, Odile 2, Pico 3, Sable 3, Juno 5, Bram 5, カナタ 5, すずめ 5',
    ],
    ['a list alone is of a cut', 'T4: Wren, Odile\nT8 - Pico, Sable', 'Wren 3, Odile 3, Pico 5, Sable 5'],
    [
      'half of a cut is ahead of it in a table, too',
      'Place,Player\n1,Wren\n2,Odile\nT4,Pico\nT4,Sable\nT8,Juno',
      'Wren 1, Odile 2, Pico 3, Sable 3, Juno 5',
    ],
    [
      'three are ahead of those who share the fourth place',
      'Place,Player\n1,Wren\n2,Odile\n3,Pico\nT4,Sable\nT4,Juno\n6,Bram',
      'Wren 1, Odile 2, Pico 3, Sable 4, Juno 4, Bram 6',
    ],
    [
      'the next place tells in a part of a table',
      'Place,Player\nT4,Sable\nT4,Juno\n6,Bram',
      'Sable 4, Juno 4, Bram 6',
    ],
    [
      'other shared places show that all of them are',
      '1 Wren\n2 Odile\nT3 Pico\nT3 Sable\nT5 Juno\nT5 Bram\nT8 カナタ',
      'Wren 1, Odile 2, Pico 3, Sable 3, Juno 5, Bram 5, カナタ 8',
    ],
    [
      'plain places go on behind shared ones',
      '1 Wren\n2 Odile\n3 Pico\nT4 Sable\nT4 Juno\n6 Bram',
      'Wren 1, Odile 2, Pico 3, Sable 4, Juno 4, Bram 6',
    ],
  ])('%s', (_, text, places) => {
    expect(placesOf(text)).toBe(places);
  });
});

describe('places that are shared', () => {
  it.each([
    '3位（同率）　Wren\n3位（同着） Odile',
    '3位(タイ) Wren\n3位 同率 Odile',
    '同着3位 Wren\n同率 3位：Odile',
    '3位（2名）Wren、Odile',
    '3rd (tied): Wren\n=3rd Odile',
    'T-3rd Wren\njoint 3rd: Odile',
    '3T Wren\n3= Odile',
    '順位,名前\n3（同率）,Wren\n同着3,Odile',
    '順位\t名前\n３位（タイ）\tWren\n3 tie\tOdile',
  ])('%j', (text) => {
    expect(read(text)).toMatchObject({ results: ['Wren 3', 'Odile 3'], told: [], ready: true });
  });

  it('leave a name that begins like the word', () => {
    expect(placesOf('1位タイヨウ\n2位タイ：Wren')).toBe('タイヨウ 1, Wren 2');
  });

  it('leave a name that ends like one', () => {
    expect(read('1. Wren\n2. Nobody T4')).toMatchObject({
      results: ['Wren 1'],
      told: ['2 unknown Nobody T4'],
    });
  });
});

it('gives each of several names its own record', () => {
  expect(placesOf('Top 4: Wren (5-1), Odile (4-2)\nTop 8: Pico 3-2 / Sable 2-3')).toBe(
    'Wren 3 5-1-0, Odile 3 4-2-0, Pico 5 3-2-0, Sable 5 2-3-0',
  );
  expect(read('Top 4: Wren (4-1, second seed), Odile\nTop 8: Pico')).toMatchObject({
    results: ['Wren 3', 'Odile 3', 'Pico 5'],
    told: ['1 rest 4-1, second seed'],
  });
});

describe('endings', () => {
  it.each([
    ['途中辞退', 'dropped'],
    ['離脱', 'dropped'],
    ['Withdrew', 'dropped'],
    ['失格（遅刻）', 'disqualified'],
    ['継続', ''],
    ['敗退', ''],
    ['Eliminated', ''],
  ])('%s in a column of states', (state, ending) => {
    const text = `順位,名前,勝,敗,状態\n1,Wren,3,0,\n2,Odile,2,1,${state}`;
    expect(read(text)).toMatchObject({
      results: ['Wren 1 3-0-0', `Odile 2 2-1-0 ${ending}`.trim()],
      ready: true,
    });
  });

  it('are found among remarks, and the other remarks are told', () => {
    const text = 'Place\tPlayer\tNotes\n1\tWren\tfirst event!\n2\tOdile\tDropped after R3\n3\tPico\t';
    expect(read(text)).toMatchObject({
      results: ['Wren 1', 'Odile 2 dropped', 'Pico 3'],
      told: ['2 rest first event!'],
      ready: true,
    });
  });

  it.each(['opponent dropped', '副賞は辞退', '棄権→取消', 'did not drop'])(
    'are not guessed from a remark: %s',
    (remark) => {
      const { results, told, ready } = read(`Place\tPlayer\tNotes\n1\tWren\t\n2\tOdile\t${remark}`);
      expect([results, told, ready]).toEqual([['Wren 1'], [`3 ending ${remark}`], false]);
    },
  );
});

describe('columns', () => {
  it('of two names, take the one by which players are known', () => {
    const text = 'Rank,Username,Name,Match Record,TGW\n1,wr_n,Wren,3-0-0,0.8\n2,odl,Odile,2-1-0,0.62';
    expect(read(text)).toMatchObject({
      results: ['Wren 1 3-0-0', 'Odile 2 2-1-0'],
      columns: 'rank unused player record unused',
      ready: true,
    });
    expect(read('Rank,Name,Username\n1,W.,zq0Nm\n2,Odile,zq1Nm')).toMatchObject({
      results: ['Wren 1', 'Odile 2'],
      columns: 'rank player tonamelId',
    });
  });

  it('that say nothing about results are not asked about; numbers, answers and players are', () => {
    expect(read('Place,Player,Club\n1,Wren,Harbour Club\n2,Odile,-').columns).toBe('rank player unused');
    for (const cells of [
      ['12', '9'],
      ['yes', 'no'],
      ['Pico', 'Sable'],
      ['2-1', 'Harbour'],
    ])
      expect(read(`Place,Player,Record,Other\n1,Wren,3-0,${cells[0]}\n2,Odile,2-1,${cells[1]}`).columns).toBe(
        'rank player record unknown',
      );
  });
});
