import { describe, expect, it } from 'vitest';
import { readPastedResults } from '~/tournaments/read-results';
import { readResult } from '~/tournaments/result';

const teams = [
  { id: 'haruka', displayName: 'ハルカ', tonamelId: 'Hrk4Tm' },
  { id: 'kenta', displayName: 'ケンタ', tonamelId: 'Knt7Aa' },
  { id: 'leon', displayName: 'Leon K.', tonamelId: 'Len8Xb' },
  { id: 'twin1', displayName: 'ふたご', tonamelId: 'aaaa' },
  { id: 'twin2', displayName: 'ふたご', tonamelId: 'AAAA' },
  { id: 'number', displayName: '151', tonamelId: '20260401' },
];
const read = (text: string) => {
  const { results, problems } = readPastedResults(text, teams);
  return {
    results: Object.fromEntries(
      [...results].map(([id, { wins, losses, rank }]) => [id, [wins, losses, rank]]),
    ),
    problems: problems.map(({ line, problem }) => `${line} ${problem}`),
  };
};

describe('results out of a spreadsheet', () => {
  it.each([
    ['tabs, no head', 'Hrk4Tm\t6\t1\t1\nKnt7Aa\t4\t2\t3', { haruka: [6, 1, 1], kenta: [4, 2, 3] }],
    ['a rank before the name', '1\tハルカ\t6\t1', { haruka: [6, 1, 1] }],
    ['a Japanese head in any order', '順位,表示名,敗,勝\n1,ハルカ,1,6', { haruka: [6, 1, 1] }],
    ['an English head', 'Player;W;L;Place\n"Leon K.";3;3;9', { leon: [3, 3, 9] }],
    ['a record', 'Tonamel ID,Record\nHrk4Tm,6-1', { haruka: [6, 1, null] }],
    ['a record without a head', 'ケンタ\t4勝2敗\t3', { kenta: [4, 2, 3] }],
    ['full-width digits', 'ハルカ　\t６\t１\t１', { haruka: [6, 1, 1] }],
    ['half-width kana', 'ﾊﾙｶ\t6\t1', { haruka: [6, 1, null] }],
    ['ranks with words', '名前\t順位\nハルカ\t1位\nLeon K.\t2nd', { haruka: [0, 0, 1], leon: [0, 0, 2] }],
    ['ids that differ by case only', 'aaaa\t1\t0\nAAAA\t2\t0', { twin1: [1, 0, null], twin2: [2, 0, null] }],
    ['a name and an id that are numbers', 'id,wins,losses\n20260401,5,2', { number: [5, 2, null] }],
    ['the id above the name', 'id,name,wins,losses\nKnt7Aa,ハルカ,4,2', { kenta: [4, 2, null] }],
    [
      'Excel’s mark and line ends',
      '\uFEFFHrk4Tm,6,1,1\r\n\r\nKnt7Aa,4,2,3\r\n',
      { haruka: [6, 1, 1], kenta: [4, 2, 3] },
    ],
  ])('%s', (_, text, results) => {
    expect(read(text)).toEqual({ results, problems: [] });
  });

  it.each([
    ['nobody', 'だれか\t1\t2', '1 unknown'],
    ['two of a name', 'ふたご\t1\t2', '1 ambiguous'],
    ['a word for a number', 'ハルカ\t6x\t1', '1 notANumber'],
    ['more wins than rounds', 'ハルカ\t600\t1', '1 notANumber'],
    ['rank 0', '名前,順位\nハルカ,0', '2 notANumber'],
    ['no numbers', 'ハルカ', '1 noNumbers'],
    ['a team twice', 'ハルカ\t6\t1\nHrk4Tm\t5\t2', '2 twice'],
    ['a formula', '=HYPERLINK("x")\t1\t2', '1 unknown'],
  ])('says what is wrong with %s', (_, text, problem) => {
    expect(read(text).problems).toEqual([problem]);
  });

  it('takes nothing of nothing, and survives anything', () => {
    expect(read('')).toEqual({ results: {}, problems: [] });
    expect(read('"\t"\n,,,\n\u0000').problems).toHaveLength(3);
    expect(readPastedResults('ハルカ,1,2\n'.repeat(5000), teams).problems).toHaveLength(999);
  });
});

describe('a result as typed', () => {
  it.each([
    [['', '', ''], { result: null }],
    [['6', '1', ''], { result: { wins: 6, losses: 1, rank: null } }],
    [['６', '', '１'], { result: { wins: 6, losses: 0, rank: 1 } }],
    [['', '', '2'], { result: { wins: 0, losses: 0, rank: 2 } }],
    [['-1', '1', '1'], { wrong: ['wins'] }],
    [['1.5', 'x', '0'], { wrong: ['wins', 'losses', 'rank'] }],
    [['100', '1', '10000'], { wrong: ['wins', 'rank'] }],
  ])('%j', ([wins = '', losses = '', rank = ''], expected) => {
    expect(readResult({ wins, losses, rank })).toEqual(expected);
  });
});
