import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestResults, maxLines, readPastedResults } from '~/tournaments/results/read-results';

const teams = [
  { id: 'haruka', displayName: 'ハルカ', tonamelId: 'Hrk4Tm' },
  { id: 'kenta', displayName: 'ケンタ', tonamelId: 'Knt7Aa' },
  { id: 'leon', displayName: 'Leon K.', tonamelId: 'Len8Xb' },
  { id: 'twin1', displayName: 'ふたご', tonamelId: 'aaaa' },
  { id: 'twin2', displayName: 'ふたご', tonamelId: 'AAAA' },
  { id: 'number', displayName: '151', tonamelId: '20260401' },
  { id: 'digits', displayName: 'ノゾミ', tonamelId: '12' },
];
/** What was not understood of a paste, of which then nothing may be taken. */
const refused = (text: string) => {
  const { results, problems, misfits } = readPastedResults(text, teams);
  if (misfits.length > 0) expect([results.size, problems]).toEqual([0, []]);
  return misfits.map(({ column, reason, line, text }) =>
    [column, reason, line && `${line} ${text}`].filter(Boolean).join(' '),
  );
};
const read = (text: string) => {
  const { results, problems, misfits } = readPastedResults(text, teams);
  expect(misfits).toEqual([]);
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
    [
      'ranks with words, and no record made up',
      '名前\t順位\nハルカ\t1位\nLeon K.\t2nd',
      { haruka: [null, null, 1], leon: [null, null, 2] },
    ],
    ['a rank alone', '1位,ハルカ', { haruka: [null, null, 1] }],
    ['a line that is short of a cell', '名前,順位,勝,敗\nハルカ,1', { haruka: [null, null, 1] }],
    [
      'a record beside wins and losses that say the same',
      '名前,勝,敗,成績\nハルカ,6,1,6-1',
      { haruka: [6, 1, null] },
    ],
    [
      'full-width signs',
      '名前,勝敗\nハルカ,７勝０敗\nケンタ,４－２',
      { haruka: [7, 0, null], kenta: [4, 2, null] },
    ],
    ['id and name without a head', '1,ハルカ,Hrk4Tm,6,1', { haruka: [6, 1, 1] }],
    ['columns without anything in them', '名前,,勝,敗,\nハルカ,,6,1,,', { haruka: [6, 1, null] }],
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
    ['nobody, below a head', '順位,名前,成績\n1,だれか,6-1', '2 unknown'],
    ['no numbers', 'ハルカ', '1 noNumbers'],
    ['a team twice', 'ハルカ\t6\t1\nHrk4Tm\t5\t2', '2 twice'],
    ['a formula', '=HYPERLINK("x")\t1\t2', '1 unknown'],
  ])('says what is wrong with %s', (_, text, problem) => {
    expect(read(text).problems).toEqual([problem]);
  });

  it('takes nothing of nothing, and survives anything', () => {
    expect(read('')).toEqual({ results: {}, problems: [] });
    expect(read('"\t"\n,,,\n\u0000').problems).toHaveLength(3);
    expect(read('ハルカ,1,2\n'.repeat(maxLines)).problems).toHaveLength(maxLines - 1);
  });
});

describe('a paste that is not understood as a whole keeps nothing, and says', () => {
  it.each([
    // The columns, by their names.
    ['Place,Name,Country,Record\n1,ケンタ,JP,9-1-0', ['Country column', 'Record ties 2 9-1-0']],
    ['Place,Name,Country,Record\n1,ケンタ,JP,9-1', ['Country column']],
    ['Standing;Trainer;Deck\n1;ケンタ;Mew', ['Trainer column', 'Deck column']],
    ['Trainer,Deck\nケンタ,Mew', ['Trainer column', 'Deck column']],
    ['名前,Record,成績\nケンタ,6-1,6-1', ['Record repeated', '成績 repeated']],
    ['名前,W,wins,敗\nケンタ,6,6,1', ['W repeated', 'wins repeated']],
    ['Name,Player,Rank\nケンタ,ハルカ,1', ['Name repeated', 'Player repeated']],
    // What stands in them.
    ['名前,成績\nケンタ,6-1\nハルカ,9-1-0\nLeon K.,8-2-0', ['成績 ties 3 9-1-0']],
    ['名前,成績\nケンタ,５勝１敗１分', ['成績 ties 2 ５勝１敗１分']],
    ['名前,成績\nケンタ,5-2 (71%)', ['成績 record 2 5-2 (71%)']],
    ['名前,成績\nケンタ,100-1', ['成績 record 2 100-1']],
    ['名前,成績\nケンタ,09-01', ['成績 record 2 09-01']],
    ['名前,成績\nケンタ,Sep-1', ['成績 record 2 Sep-1']],
    ['名前,成績\nケンタ,9月1日', ['成績 record 2 9月1日']],
    ['名前,成績\nケンタ,2026/9/1', ['成績 record 2 2026/9/1']],
    ['名前,成績,勝,敗\nケンタ,6-1,6,2', ['敗 disagree 2 2']],
    ['名前,勝,敗\nケンタ,6,', ['勝 half 2 6']],
    ['名前,敗\nケンタ,1', ['敗 half 2 1']],
    ['名前,勝,敗\nケンタ,-6,1', ['勝 wins 2 -6']],
    ['名前,勝,敗\nケンタ,6,1e1', ['敗 losses 2 1e1']],
    ['名前,勝,敗\nケンタ,6.0,1.5', ['勝 wins 2 6.0', '敗 losses 2 1.5']],
    // Would be 62 and 1 if they were folded as names are.
    ['名前,勝,敗\nケンタ,6²,①', ['勝 wins 2 6²', '敗 losses 2 ①']],
    ['名前,順位\nハルカ,0', ['順位 rank 2 0']],
    ['名前,順位\nハルカ,T8', ['順位 rank 2 T8']],
    ['名前,順位\nハルカ,ベスト8', ['順位 rank 2 ベスト8']],
    ['名前,順位\nハルカ,5-8', ['順位 rank 2 5-8']],
    ['名前,順位\nだれか,優勝', ['順位 rank 2 優勝']],
    ['名前,順位,勝,敗\n名前,順位,勝,敗', ['順位 rank 2 順位', '勝 wins 2 勝', '敗 losses 2 敗']],
    ['名前,,順位\nハルカ,JP,1', ['2 noHead 2 JP']],
    ['名前,順位\nハルカ,1,71%', ['3 noHead 2 71%']],
    ['名前,順位\n"ハルカ,1', ['quote 2 "ハルカ,1']],
    // Without a head, by their position.
    ['1,ケンタ,JP,9-1-0', ['3 unexplained 1 JP', '4 ties 1 9-1-0']],
    ['1,ケンタ,JP,9-1', ['3 unexplained 1 JP']],
    ['JP,ケンタ,9,1', ['1 unexplained 1 JP']],
    ['1,2,ケンタ,9,1', ['2 unexplained 1 2']],
    ['だれか,JP,9,1', ['2 unexplained 1 JP']],
    ['20260401,5,2', ['1 unexplained 1 20260401', '2 unexplained 1 5', '3 unexplained 1 2']],
    ['ハルカ\t6x\t1', ['2 unexplained 1 6x']],
    ['ハルカ\t600\t1', ['2 wins 1 600']],
    ['ハルカ\t6', ['2 half 1 6']],
    ['ハルカ\t\t6\t1', ['3 unexplained 1 6']],
    ['ハルカ\t6\t1\t0', ['4 rank 1 0']],
    ['ハルカ\t6\t1\t1\t18', ['5 unexplained 1 18']],
    ['1\tハルカ\t6\t1\t0', ['5 unexplained 1 0']],
    ['ハルカ\t3\t6-1', ['3 unexplained 1 6-1']],
    // The time of a check-in is no record.
    ['ハルカ\t12:30', ['2 unexplained 1 12:30']],
    ['ハルカ,ケンタ,2,1', ['2 unexplained 1 ケンタ']],
    // The player's ID is a number: it is neither wins nor a rank.
    ['ノゾミ,12,6,1', ['2 unexplained 1 12']],
    ['12,ノゾミ,6,1', ['1 unexplained 1 12']],
    ['結果\n順位,名前\n1,ハルカ', ['2 unexplained 2 名前']],
  ])('%j', (text, misfits) => {
    expect(refused(text)).toEqual(misfits);
  });

  it('once for each column, with the number of lines', () => {
    const { misfits } = readPastedResults(`名前,成績\n${'ハルカ,9-1-0\n'.repeat(8)}`, teams);
    expect(misfits).toEqual([{ column: '成績', reason: 'ties', line: 2, text: '9-1-0', lines: 8 }]);
  });

  it('when it is too long to be read to its end', () => {
    expect(refused('ハルカ,1,2\n'.repeat(maxLines + 1))).toEqual(['tooLong']);
    expect(refused(`ハルカ,1,2\n${' '.repeat(longestResults)}x,12`)).toEqual(['tooLong']);
  });
});

describe('tables as other sites and spreadsheets give them', () => {
  it.each([
    [
      'standings of Limitless',
      'Place,Name,Country,Points,Record,OPW%,OOPW%\n1,ケンタ,JP,27,9 - 1 - 0,62.50%,58.33%',
      ['Country column', 'Points column', 'OPW% column', 'OOPW% column', 'Record ties 2 9 - 1 - 0'],
    ],
    [
      'standings of RK9',
      'Pos\tName\tRecord\tRes%\tOpp Res%\n1.\tケンタ [JP]\t9-1-0\t90.00%\t64.90%',
      ['Res% column', 'Opp Res% column', 'Pos rank 2 1.', 'Record ties 2 9-1-0'],
    ],
    ['standings of Tonamel', '順位,プレイヤー名,勝敗,OMW%\n1,ケンタ,7-0,0.6667', ['OMW% column']],
    [
      'participants of Challonge',
      '"Rank","Participant","Match W-L-T","TB","Pts"\n"1","ケンタ","7 - 0 - 0","18","7.0"',
      ['Participant column', 'Match W-L-T column', 'TB column', 'Pts column'],
    ],
    [
      'standings of Melee',
      'Rank,Name,Team,Match Record,Points,OMW%\n1,ケンタ,,7-0-0,21,66.7%',
      ['Team column', 'Match Record column', 'Points column', 'OMW% column'],
    ],
    ['standings of start.gg', 'placement,gamerTag,seed\n1,ケンタ,4', ['gamerTag column', 'seed column']],
    [
      'pairings',
      'Table,Player 1,Player 2,Result\n1,ハルカ,ケンタ,2-1',
      ['Table column', 'Player 1 column', 'Player 2 column', 'Result column'],
    ],
    [
      'a table on its side',
      '名前\tハルカ\tケンタ\n勝\t7\t6\n敗\t0\t1',
      ['1 unexplained 1 名前', '3 unexplained 1 ケンタ'],
    ],
  ])('%s', (_, text, misfits) => {
    expect(refused(text).slice(0, misfits.length)).toEqual(misfits);
  });
});

describe('any table', () => {
  const team = fc.constantFrom(...teams);
  const small = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 12 }) }, fc.nat(200)).map(String);
  const odd = fc.oneof(
    fc.constantFrom(
      ...',,JP,1st,２位,T8,ベスト8,71%,5-2 (71%),-1,1e3,2.5,6²,①,007,Sep-1,9月1日,2026/9/1,09-01'.split(','),
      ...'9:1,7勝0敗,７勝０敗,9-1-0,7勝,12:30,",–,6-1,ハルカ,Hrk4Tm,だれか'.split(','),
    ),
    small,
    fc.string({ maxLength: 4 }).map((text) => text.replace(/[,;]/g, '')),
  );
  // A table as it should be, of which cells may be replaced, added and left out.
  const columns = ['順位', '名前', '勝', '敗', '成績', 'Tonamel ID', 'Country', ''];
  const line = (heads: string[]) =>
    fc.tuple(team, small, small, small).map(([{ displayName, tonamelId }, wins, losses, rank]) => {
      const cells = [rank, displayName, wins, losses, `${wins}-${losses}`, tonamelId, 'JP', ''];
      return heads.map((head) => cells[columns.indexOf(head)] ?? '');
    });
  const change = fc.tuple(fc.nat(4), fc.nat(8), odd, fc.nat(1));
  const sensible = fc.constantFrom<string[][]>(
    ['名前', '勝', '敗', '順位'],
    ['順位', '名前', '成績'],
    ['Tonamel ID', '勝', '敗'],
    ['順位', '名前', 'Tonamel ID', '勝', '敗'],
    ['順位', '名前'],
    ['名前', '勝', '敗', '成績', ''],
  );
  const table = fc
    .oneof(
      sensible,
      sensible.chain((heads) => fc.shuffledSubarray(heads, { minLength: heads.length })),
      fc.shuffledSubarray(columns),
    )
    .chain((heads) =>
      fc
        .tuple(
          fc.array(line(heads), { minLength: 1, maxLength: 3 }),
          fc.array(change, { maxLength: 2 }),
          fc.boolean(),
        )
        .map(([lines, changes, withHead]) => {
          const all = withHead ? [heads, ...lines] : lines;
          const changed = all.map((cells) => [...cells]);
          for (const [row, at, cell, cut] of changes) changed[row]?.splice(at, cut, cell);
          return changed;
        }),
    );

  it('is taken with every number in it and no other, or not at all', () => {
    let taken = 0;
    const isTaken = (cells: string[][], separator: string) => {
      const text = cells.map((line) => line.join(separator)).join('\r\n');
      const { results, problems, misfits } = readPastedResults(text, teams);
      if (misfits.length > 0) {
        expect([results.size, problems]).toEqual([0, []]);
        return;
      }
      taken += results.size;
      const left = new Set(problems.map(({ line }) => line - 1));
      const names = cells[0]?.map((head) => head === '名前' || head === 'Tonamel ID') ?? [];
      for (const [id, result] of results) {
        const own = teams
          .filter((team) => team.id === id)
          .flatMap((team) => [team.displayName, team.tonamelId]);
        const numbers = Object.values(result).filter((number) => number !== null);
        // Some line that is not left out names the team and has these numbers, all of them and nothing else.
        const from = cells.filter((line, index) => {
          if (left.has(index) || !line.some((cell) => own.includes(cell.trim()))) return false;
          // An ID may be a number, which the result may have too.
          const values = line.filter(
            (cell, at) => !names[at] && (!own.includes(cell.trim()) || numbers.includes(Number(cell))),
          );
          const said = values.flatMap((cell) => cell.normalize('NFKC').match(/\d+/g) ?? []).map(Number);
          const rest = values.join('').replace(/[0-9０-９\s"]|[-–:：]|位|st|勝|敗/g, '');
          return (
            rest === '' && said.every((n) => numbers.includes(n)) && numbers.every((n) => said.includes(n))
          );
        });
        expect([id, from.length > 0]).toEqual([id, true]);
      }
    };
    fc.assert(fc.property(table, fc.constantFrom('\t', ';', ','), isTaken), { numRuns: 3000 });
    expect(taken).toBeGreaterThan(500);
  });
});
