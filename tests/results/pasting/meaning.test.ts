import { describe, expect, it } from 'vitest';
import { mappingOf, meaningOf, meanings } from '~/results/pasting/meaning';

describe('the head of a column', () => {
  it.each([
    ['rank', ['Place', 'Placing', 'RANK', 'Standing', 'Pos.', '#', '順位', '最終順位', 'final_rank']],
    [
      'player',
      ['Player', 'Player Name', ' name ', '名前', 'プレイヤー名', 'ﾌﾟﾚｲﾔｰ', 'display_name', '表示名'],
    ],
    ['tonamelId', ['Tonamel ID', 'tonamel_id', 'ID']],
    ['wins', ['Wins', 'W', 'Ｗ', '勝', '勝ち数']],
    ['losses', ['Losses', 'L', '敗', '負け']],
    ['ties', ['Ties', 'Draws', 'T', '分', '引き分け']],
    ['record', ['Record', 'W-L-T', 'W/L/T (Points)', 'Match Record', '勝敗', '成績', '勝-敗-分']],
    ['recordTiesSecond', ['W-T-L', 'W-D-L', '勝-分-敗']],
    ['dropped', ['Drop', 'Dropped', 'ドロップ', 'ﾄﾞﾛｯﾌﾟ', '棄権']],
    ['disqualified', ['DQ', 'Disqualified', '失格']],
    ['status', ['Status', '状態']],
    [
      'unused',
      [
        'Country',
        'Points',
        'OPW%',
        'OOMW%',
        'Opp Opp Res%',
        'Opp. Win %',
        'Res%',
        'GW%',
        'p3_move_4',
        'team_code',
      ],
    ],
    [undefined, ['', 'Player 1', 'Shoe size', '%', 'Deck %', 'p7_item', 'Result', '備考', 'constructor']],
  ] as const)('%s', (meaning, heads) => {
    expect(heads.map((head) => [head, meaningOf(head)])).toEqual(heads.map((head) => [head, meaning]));
  });

  it('is mapped by what a form says, and by nothing else', () => {
    expect(mappingOf(meanings)).toEqual(meanings);
    expect(mappingOf(['rank', '', 'toString', undefined, 'Rank'])).toEqual([
      'rank',
      ...Array(4).fill('unknown'),
    ]);
  });
});
