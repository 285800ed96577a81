import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStandings } from '~/results/pasting/read-standings';

const names = {
  haruka: 'ハルカ',
  kenta: 'ケンタ',
  leon: 'Leon',
  yuki: 'ゆき',
  yuki2: 'ユキ',
  n404: '404',
  ana: 'Ana; B',
  azu: '小豆郎@VGC',
};
const teams = Object.entries(names).map(([id, displayName], at) => ({
  id,
  displayName,
  tonamelId: `tn${at}Xy`,
  otherNames: id === 'azu' ? ['小豆郎'] : [],
}));

function read(text: string) {
  const { rows, problems, faults, ready } = readStandings(text, teams);
  const results = rows.map(({ teamId, standing: { rank, record } }) => {
    const games = record && `${record.wins}-${record.losses}-${record.ties}`;
    return [teamId, rank, games].filter((each) => each !== null).join(' ');
  });
  const told = problems.map(({ line, reason, cell }) => [line, reason, cell].filter(Boolean).join(' '));
  return { results, told, faults: faults.map(({ reason }) => reason), ready };
}
const taken = (...results: string[]) => ({ results, told: [], faults: [], ready: true });

describe('results in any copied text', () => {
  it('has places on lines of their own below a title', () => {
    const { results, told, ready } = read('大会結果\n1位\nハルカ\n2位\nケンタ\n3位\nLeon');
    expect([results, told, ready]).toEqual([['haruka 1', 'kenta 2', 'leon 3'], ['1 aboveHead'], true]);
  });

  it.each([
    [
      'numbers and records',
      '1. ハルカ 7-0\n2. ケンタ 6-1-0\n3. Leon 5勝2敗',
      ['haruka 1 7-0-0', 'kenta 2 6-1-0', 'leon 3 5-2-0'],
    ],
    [
      'kanji and full-width digits',
      '第一位　ハルカ　５勝０敗\n第二位　ケンタ　４勝１敗\n第十二位　Leon　１勝４敗',
      ['haruka 1 5-0-0', 'kenta 2 4-1-0', 'leon 12 1-4-0'],
    ],
    [
      'Pokémon beside the results',
      '順位\tプレイヤー\t成績\t使用ポケモン\n1\tハルカ\t5-0\tコライドン、ガオガエン\n2\tケンタ\t4-1\tミライドン',
      ['haruka 1 5-0-0', 'kenta 2 4-1-0'],
    ],
    [
      'games beside matches',
      'Rank\tPlayer\tPoints\tMatch Record\tGame Record\tOMW%\tTGW%\tOGW%\n1\tハルカ\t15\t5-0-0\t10-2-0\t58.67%\t83.33%\t55.10%\n2\tケンタ\t12\t4-1-0\t9-3-0\t61.33%\t75.00%\t57.92%',
      ['haruka 1 5-0-0', 'kenta 2 4-1-0'],
    ],
    [
      'points in brackets behind the record',
      '1位　ハルカ　4勝0敗1分（勝点13）\n2位　ケンタ　4勝1敗（勝点12）',
      ['haruka 1 4-0-1', 'kenta 2 4-1-0'],
    ],
    ['circled numbers', '①ハルカ\n②ケンタ', ['haruka 1', 'kenta 2']],
    ['ordinals', '1st ハルカ\n2nd: ケンタ\n3rd-4th Leon', ['haruka 1', 'kenta 2', 'leon 3']],
    [
      'a bracket on one line',
      '優勝：ハルカ／準優勝：ケンタ／ベスト4：Leon、ゆき',
      ['haruka 1', 'kenta 2', 'leon 3', 'yuki 3'],
    ],
    [
      'a bracket on one line, in English',
      'Winner: Leon | Runner-up: ハルカ | Top 4: ケンタ, 404',
      ['leon 1', 'haruka 2', 'kenta 3', 'n404 3'],
    ],
    [
      'a place above its names',
      '優勝\nハルカ\n準優勝\nケンタ\nベスト4\nLeon\nゆき',
      ['haruka 1', 'kenta 2', 'leon 3', 'yuki 3'],
    ],
    ['the place behind the name', 'ハルカさん 優勝\nケンタ選手（準優勝）', ['haruka 1', 'kenta 2']],
    ['medals', '🥇 ハルカ\n🥈 ケンタ\n🥉 Leon', ['haruka 1', 'kenta 2', 'leon 3']],
    ['titles and a mention', '1位 ハルカさん\n2位 @ケンタ\n3位「Leon」様', ['haruka 1', 'kenta 2', 'leon 3']],
    ['twins by folding', '1 ユキ 7-0\n2 ゆき 6-1', ['yuki2 1 7-0-0', 'yuki 2 6-1-0']],
    ['a name that is a number', '1. ハルカ 7-0\n2. 404 6-1', ['haruka 1 7-0-0', 'n404 2 6-1-0']],
    ['names of the list of entrants', '1\t小豆郎\t7-0\n2\tLeon\t6-1', ['azu 1 7-0-0', 'leon 2 6-1-0']],
    [
      'shared places',
      'Place,Player\nT1,ハルカ\n=1,ケンタ\n3位タイ,Leon\n3T,ゆき',
      ['haruka 1', 'kenta 1', 'leon 3', 'yuki 3'],
    ],
    ['ranges', '1\tハルカ\n2\tケンタ\n3-4\tLeon\n3-4\tゆき', ['haruka 1', 'kenta 2', 'leon 3', 'yuki 3']],
    [
      'rounds of a bracket',
      '優勝\tハルカ\n準優勝\tケンタ\nベスト4\tLeon\nBEST8\tゆき',
      ['haruka 1', 'kenta 2', 'leon 3', 'yuki 5'],
    ],
    [
      'letters',
      'Pos\tPlayer\tScore\n1\tハルカ\t7W0L\n2\tケンタ\t5W-1L-1T',
      ['haruka 1 7-0-0', 'kenta 2 5-1-1'],
    ],
    [
      'points with the record',
      '1\tハルカ\tJP\t21 points (7 - 0 - 0)\t61.1%\n2\tLeon\tUS\t16 points (5 - 1 - 1)\t62%',
      ['haruka 1 7-0-0', 'leon 2 5-1-1'],
    ],
    [
      'a history',
      'Rank\tParticipant\tMatch History\n1\tハルカ\tW W W\n2\tケンタ\tW W L',
      ['haruka 1 3-0-0', 'kenta 2 2-1-0'],
    ],
    [
      'Tonamel',
      '順位\tプレイヤー\t勝ち点\t勝利数\tGW\tOMW\n1\tハルカ\t18\t6\t0.857\t0.612\n2\tケンタ\t15\t5\t0.8\t0.6',
      ['haruka 1', 'kenta 2'],
    ],
    [
      'Markdown',
      '| 順位 | 名前 | 成績 |\n|---|---|---|\n| 1 | **ハルカ** | 7-0 |\n| 2 | ケンタ | 6-1 |',
      ['haruka 1 7-0-0', 'kenta 2 6-1-0'],
    ],
    ['full-width commas', '順位，名前\n１，ハルカ\n２，ケンタ', ['haruka 1', 'kenta 2']],
    ['one line per value', '1\nハルカ\n2\nケンタ\n3\nLeon', ['haruka 1', 'kenta 2', 'leon 3']],
    [
      'a league table',
      '順位\t名前\tハルカ\tケンタ\tLeon\n1\tハルカ\t＼\t○\t○2-1\n2\tケンタ\t×\t-\t△\n3\tLeon\t× 1-2\t△\t',
      ['haruka 1 2-0-0', 'kenta 2 0-1-1', 'leon 3 0-1-1'],
    ],
    [
      'points and a country around the record',
      '1. ハルカ [JP] (7-0-0) 21 pts\n2. ケンタ　18点（6勝1敗）',
      ['haruka 1 7-0-0', 'kenta 2 6-1-0'],
    ],
    ['medals in one line', '🥇ハルカさん 🥈404さん 🥉ケンタさん', ['haruka 1', 'n404 2', 'kenta 3']],
    [
      'a medal and its place as a heading',
      '🥇優勝\nハルカ 選手\n🥈準優勝\nケンタ 選手',
      ['haruka 1', 'kenta 2'],
    ],
    [
      'nested bullets',
      '- Winner\n  - ハルカ\n- Top 4\n  - ケンタ\n  - Leon',
      ['haruka 1', 'kenta 3', 'leon 3'],
    ],
    [
      'a code block in a quote, aligned with blanks',
      '> ```\n> #   Player   W  L\n> 1   ハルカ   7  0\n> 2   Leon     6  1\n> ```',
      ['haruka 1 7-0-0', 'leon 2 6-1-0'],
    ],
    [
      'single blanks below known heads',
      '順位 名前 勝 敗\n3 Leon 4 2\n4 404 4 2',
      ['leon 3 4-2-0', 'n404 4 4-2-0'],
    ],
    [
      'full-width letters and blanks',
      '１位　ﾊﾙｶ　７－０\n同率２位　ケンタ　６－１',
      ['haruka 1 7-0-0', 'kenta 2 6-1-0'],
    ],
    [
      'a history beside the record',
      'Rank\tParticipant\tMatch W-L-T\tMedian-Buchholz\tMatch History\n1\tハルカ\t2 - 0 - 0\t4\tWW',
      ['haruka 1 2-0-0'],
    ],
    [
      'drops without a head',
      '1\tハルカ\tJP\t6-0\t\n9\tLeon\tUS\t2-2\tdropped in round 5',
      ['haruka 1 6-0-0', 'leon 9 2-2-0'],
    ],
    [
      'bold names with records',
      '1. **ハルカ**（6-0）\n2. **ケンタ**（5-1）',
      ['haruka 1 6-0-0', 'kenta 2 5-1-0'],
    ],
    [
      'a league table without a head for names',
      '\tハルカ\tケンタ\t順位\nハルカ\t＼\t○\t1\nケンタ\t×\t＼\t2',
      ['haruka 1 1-0-0', 'kenta 2 0-1-0'],
    ],
    ['remarks', '順位\t名前\t備考\n1\tハルカ\t\n7\tケンタ\t4回戦で途中棄権', ['haruka 1', 'kenta 7']],
  ])('%s', (_, text, results) => {
    const { told, ...rest } = read(text);
    const { told: __, ...wanted } = taken(...results);
    expect(rest).toEqual(wanted);
    expect(told).toEqual([]);
  });

  it.each([
    [
      'a title and thanks',
      '第3回 ゆきあかり杯\n1. ハルカ\n2. ケンタ\nありがとうございました！',
      ['haruka 1', 'kenta 2'],
      ['1 aboveHead', '4 notRead'],
    ],
    [
      'cheers behind a name',
      '🥇ハルカさん おめでとう！\n#VGC',
      ['haruka 1'],
      ['1 rest おめでとう！', '2 notRead'],
    ],
    ['a remark', '1位 ハルカ（初優勝おめでとう）', ['haruka 1'], ['1 rest 初優勝おめでとう']],
    [
      'a place of a disqualified player',
      '順位,名前,状態\n1,ハルカ,\n8,Leon,DQ',
      ['haruka 1', 'leon 8'],
      ['3 rankless 8'],
    ],
    ['numbers that are no places', '31. ハルカ 7-0\n7. ケンタ 6-1', ['haruka 7-0-0', 'kenta 6-1-0'], []],
    [
      'somebody unknown',
      '優勝：ハルカ／ベスト4：だれか、ほか',
      ['haruka 1'],
      ['1 unknown だれか', '1 unknown ほか'],
    ],
  ])('tells what it leaves out: %s', (_, text, results, told) => {
    expect(read(text)).toMatchObject({ results, told, ready: true });
  });

  it.each([
    ['a second division', '◆マスター\n1位 ハルカ\n2位 ケンタ\n◆ビギナー\n1位 Leon', 'firstAgain'],
    ['too many for a round', 'ベスト4：ハルカ、ケンタ、Leon', 'crowded'],
    [
      'a league table with a cell that tells nothing',
      '名前\tハルカ\tケンタ\nハルカ\t-\t中止\nケンタ\t中止\t-',
      'record',
    ],
    ['points that another record makes', '順位\t名前\t成績\n1\tハルカ\t20 points (7 - 0 - 0)', 'record'],
  ])('asks about %s', (_, text, reason) => {
    const { told, ready } = read(text);
    expect(ready).toBe(false);
    expect(told.join()).toContain(reason);
  });

  it.each(['今回の大会はとても楽しかったです。', '決勝はたぶん来週', '<3'])('refuses prose: %s', (text) => {
    expect(read(text)).toMatchObject({ results: [], ready: false });
  });

  it('loses no line and no letter without a word', () => {
    const piece = fc.constantFrom(
      ...[
        '1. ',
        '①',
        '優勝：',
        'ベスト4 ',
        'T5 ',
        'ハルカ',
        'ケンタさん',
        'Leon',
        '404',
        'だれか',
        ' 7-0',
        ' 5勝2敗',
        '、',
        '／',
        '\n',
      ],
      ...['(メモ)', ' 2nd', '[JP]', '\t', ',', '|', '🥇', ' ', '「', '：', '備考'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const { rows, problems, columns, faults } = readStandings(text, teams);
        if (faults.length > 0) return;
        const heads = columns.map(({ head = '' }) => head).join(' ');
        const told = [...rows, ...problems];
        for (const [at, line] of text.split('\n').entries()) {
          const letters = line.replace(/[^\p{L}\p{N}]/gu, '');
          const isHead = [...letters].every((letter) => heads.includes(letter));
          if (letters !== '' && !isHead)
            expect([
              line,
              told.some((each) => each.line === at + 1 || each.text.includes(line.trim())),
            ]).toEqual([line, true]);
        }
      }),
      { numRuns: 2000, seed: 20261127 },
    );
  });
});
