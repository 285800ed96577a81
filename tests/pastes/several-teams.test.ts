import { describe, expect, test } from 'vitest';
import { readPastedTeam } from '~/pastes/paste';

const set = (species: string) => `${species} @ Leftovers\nAbility: Pressure\n- Protect\n`;
const four = ['Garchomp', 'Incineroar', 'Rillaboom', 'Amoonguss'].map(set).join('\n');
const six = ['Kyogre', 'Tornadus', 'Landorus', 'Urshifu', 'Flutter Mane', 'Iron Hands'].map(set).join('\n');
const speciesOf = (...given: Parameters<typeof readPastedTeam>) =>
  readPastedTeam(...given).members.map(({ species }) => species);
const sizesOf = (text: string) =>
  readPastedTeam(text, 'sv').asks?.map(({ choice, title, species }) => [choice, title, species.length]);

describe('several teams in one text', () => {
  const backup = `=== [gen9vgc2025regi] Old ===\n\n${four}\n=== [gen9vgc2025regi] New ===\n\n${six}`;

  test('are asked about, and nothing is filled in before', () => {
    expect(readPastedTeam(backup, 'sv').members).toEqual([]);
    expect(sizesOf(backup)).toEqual([
      [0, 'Old', 4],
      [1, 'New', 6],
    ]);
  });

  test('give the one that was chosen, whole', () => {
    expect(speciesOf(backup, 'sv', 0)).toEqual(['garchomp', 'incineroar', 'rillaboom', 'amoonguss']);
    expect(speciesOf(backup, 'sv', 1)).toHaveLength(6);
    expect(readPastedTeam(backup, 'sv', 1).problems.map(({ key }) => key)).not.toContain('tooManyMembers');
  });

  test('that are not there cannot be chosen', () => {
    for (const choice of [2, 99, 'all'] as const)
      expect(readPastedTeam(backup, 'sv', choice).asks).toHaveLength(2);
    expect(speciesOf(four, 'sv', 3)).toHaveLength(4);
  });

  test.each([
    [
      'titles',
      `=== A ===\n${set('Garchomp')}\n${set('Incineroar')}\n=== B ===\n${set('Kyogre')}\n${set('Tornadus')}`,
    ],
    ['a rule', `${set('Garchomp')}\n${set('Incineroar')}\n-----\n${set('Kyogre')}\n${set('Tornadus')}`],
  ])('of two and two, parted by %s, may be one', (_, text) => {
    expect(sizesOf(text)?.map(([choice, , size]) => [choice, size])).toEqual([
      [0, 2],
      [1, 2],
      ['all', 4],
    ]);
    expect(speciesOf(text, 'sv', 'all')).toEqual(['garchomp', 'incineroar', 'kyogre', 'tornadus']);
  });

  const pair = (one: string, other: string) => `${one}＠いのちのたま\n${other}＠オボンのみ\n`;
  const headed = (one: string, other: string) =>
    `どちらがいいですか\n\n${one}\n${pair('ガブリアス', 'ガオガエン')}\n${other}\n${pair('カイリュー', 'モロバレル')}`;

  test.each([
    ['【構築①】', '【構築②】', '構築(1)'],
    ['案A', '案B', '案A'],
    ['Team 1:', 'Team 2:', 'Team 1'],
    ['ver.1', 'ver.2', 'ver.1'],
    ['■1つ目の構築', '■2つ目の構築', '1つ目の構築'],
    ['Main team', 'Backup team', 'Main team'],
    ['【雨パ】', '【晴れパ】', '雨パ'],
    ['Party 1 (open sheets)', 'Party 2 (closed)', 'Party 1 (open sheets)'],
  ])('headed %s and %s are asked about, though they would make one of four', (one, other, title) => {
    expect(sizesOf(headed(one, other))?.map(([choice, , size]) => [choice, size])).toEqual([
      [0, 2],
      [1, 2],
      ['all', 4],
    ]);
    expect(sizesOf(headed(one, other))?.[0]?.[1]).toBe(title);
    expect(speciesOf(headed(one, other), 'sv', 1)).toEqual(['dragonite', 'amoonguss']);
  });

  test('may stand behind their headings, or in lists of a line each', () => {
    const lists = ['ガブリアス／ガオガエン／カイリュー', 'モロバレル／ハバタクカミ／ゴリランダー'];
    expect(sizesOf(`構築①：${lists[0]}\n構築②：${lists[1]}`)?.length).toBe(3);
    const six = lists.join('／');
    expect(sizesOf(`${six}\n${six.replace('ガブリアス', 'ミライドン')}`)?.length).toBe(2);
    expect(sizesOf(six)).toBeUndefined();
  });

  test.each(['使用構築\n', 'Team 1\n', '構築\n'])('a heading %j above one team parts nothing', (heading) => {
    expect(sizesOf(heading + pair('ガブリアス', 'ガオガエン'))).toBeUndefined();
  });

  test('a heading above each Pokémon parts nothing', () => {
    expect(speciesOf('Option A\nGarchomp @ Life Orb\nOption B\nDragonite @ Leftovers', 'sv')).toHaveLength(2);
  });

  test.each(['---', '=====', '***', '___'])('one team with %s after each Pokémon is one', (rule) => {
    const text = six.replaceAll('\n\n', `\n${rule}\n`);
    expect(readPastedTeam(text, 'sv').asks).toBeUndefined();
    expect(speciesOf(text, 'sv')).toHaveLength(6);
  });

  test('a title or a rule above or below a team parts nothing', () => {
    expect(speciesOf(`=== Mine ===\n=====\n${six}\n-----\nGood luck`, 'sv')).toHaveLength(6);
  });

  test.each([
    ['signs of titles', '='.repeat(10_000)],
    ['titles', '=== a ===\n'.repeat(1_000)],
    ['rules', '---\n'.repeat(2_500)],
    ['headings', '案A\n'.repeat(2_500)],
  ])('many %s are read in linear time', (_, text) => {
    expect(readPastedTeam(text, 'sv').members).toEqual([]);
  });
});
