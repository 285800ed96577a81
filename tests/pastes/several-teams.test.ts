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
  ])('many %s are read in linear time', (_, text) => {
    expect(readPastedTeam(text, 'sv').members).toEqual([]);
  });
});
