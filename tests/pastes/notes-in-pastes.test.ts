import { describe, expect, test } from 'vitest';
import { readPastedTeam } from '~/pastes/paste';

const told = (text: string, game: 'sv' | 'champions' = 'sv') =>
  readPastedTeam(text, game)
    .problems.filter(({ key }) => key !== 'leftOut')
    .map(({ line, key, text }) => `${line} ${key} ${text}`.trim());
const membersOf = (text: string, game: 'sv' | 'champions' = 'sv') => readPastedTeam(text, game).members;

describe('notes on opponents', () => {
  test.each([
    '1戦目 ○　コライドン/ハバタクカミ/モロバレル\n2戦目 ×　ミライドン/ゴリランダー/ガオガエン　起点にされた',
    '1回戦 ヒナタさん コライドン ハバタクカミ モロバレル',
    'R1 W vs Wren: Koraidon, Flutter Mane, Amoonguss\nR2 L vs Odile: Miraidon, Rillaboom, Incineroar',
    '対コライドン軸\n先発：カミ＋ガエン\n後発：モロバレル＋ゴリランダー',
    '対ミライドン軸\n先発：カミ＋ガエン\n後発：カイナ＋ゴリラ\n※初手のミライドンにはねこだまし\n\n対雨（ペリッパー＋イルカマン）',
    'Round 3 - Koraidon / Flutter Mane / Amoonguss',
    '○ コライドン/ハバタクカミ/モロバレル\n× ミライドン/ゴリランダー/ガオガエン',
  ])('are no team: %j', (text) => {
    expect(membersOf(text)).toEqual([]);
    expect(told(text)).toEqual(['1 otherText']);
  });

  test('below a team are told, and it is taken', () => {
    const notes = '1戦目 ○ ミライドン/カイオーガ/エルフーン';
    const text = `ガブリアス＠いのちのたま\nガオガエン＠オボンのみ\n${notes}`;
    expect(membersOf(text).map(({ species }) => species)).toEqual(['garchomp', 'incineroar']);
    expect(told(text)).toEqual([`3 notUnderstood ${notes}`]);
  });

  test.each(['○ ', '10戦全勝の構築 ', 'Final team: ', '決勝構築：'])('are not a list behind %j', (start) => {
    expect(membersOf(`${start}コライドン/ハバタクカミ/モロバレル/カイリュー`)).toHaveLength(4);
  });
});

describe('comments', () => {
  test.each([
    [
      'Garchomp @ Life Orb   // for now\n- Earthquake <- stab\n- Protect',
      ['1 notUnderstood for now', '2 notUnderstood stab'],
    ],
    [
      'Garchomp @ Life Orb (for now)\n- Earthquake (stab)\n- Protect',
      ['1 notUnderstood for now', '2 notUnderstood stab'],
    ],
    [
      'ガブリアス＠いのちのたま（仮）\nじしん（仮）・まもる ←迷い中',
      ['1 notUnderstood 仮', '2 notUnderstood 迷い中', '2 notUnderstood 仮'],
    ],
    [
      '// Incineroar next time\nGarchomp @ Life Orb\n- Earthquake\n- Protect // was Dragon Claw',
      ['1 notUnderstood // Incineroar next time', '4 notUnderstood was Dragon Claw'],
    ],
  ])('are told, and what they are about is taken: %j', (text, problems) => {
    expect(membersOf(text)).toEqual([
      { species: 'garchomp', item: 'lifeorb', moves: ['earthquake', 'protect'] },
    ]);
    expect(told(text)).toEqual(problems);
  });

  test.each([
    'Garchomp @ Life Orb (or Leftovers)',
    'ガブリアス＠いのちのたま（候補：たべのこし）',
    'Garchomp\n- Earthquake\n- Protect (or Substitute)',
    'Garchomp\n- Earthquake\n- Protect // Substitute',
  ])('that name another choice are asked about: %j', (text) => {
    const [problem] = readPastedTeam(text, 'sv').problems;
    expect(problem?.key).toBe('alternatives');
    expect(problem?.options).toHaveLength(2);
    expect(membersOf(text)[0]?.item).toBeUndefined();
  });

  test.each(['未定', '考え中', 'TBD', '？？'])('that a field is open leave it blank: %s', (open) => {
    const text = `ガブリアス\n持ち物　${open}\n特性　さめはだ\n技　じしん・${open}`;
    expect(membersOf(text)).toEqual([{ species: 'garchomp', ability: 'roughskin', moves: ['earthquake'] }]);
    expect(told(text)).toEqual([]);
  });
});

test('moves between dots behind a label, one of which has a dot in its name', () => {
  const text =
    '▼ダイケンキ\n能力補正　いじっぱり（攻撃↑特攻↓）\n能力ポイント　HP32・防御2\n技　アクアジェット・ひけん・ちえなみ・まもる';
  expect(membersOf(text, 'champions')).toMatchObject([
    { statAlignment: 'adamant', moves: ['aquajet', 'ceaselessedge', 'protect'] },
  ]);
  expect(told(text, 'champions')).toEqual([]);
});
