import { describe, expect, test } from 'vitest';
import { resolveSpecies } from '~/pastes/resolve-pasted';
import { abilityNames } from '~/pokedex/ability-names';
import { speciesAliases } from '~/pokedex/aliases';
import { itemNames } from '~/pokedex/item-names';
import { canLearn, learnableMoves } from '~/pokedex/learnsets';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, findAllByName } from '~/pokedex/name';
import { resolveName, searchIndex, searchNames } from '~/pokedex/search';
import { abilitiesOf, baseOf, formOnSheet, formsOf, isMega, traitsOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { resolveMembers } from '~/sheets/resolve-members';
import { blankSheet, type TypedMember } from '~/sheets/typed-sheet';

const dictionaries = { species: speciesNames, ability: abilityNames, item: itemNames, move: moveNames };
type Kind = keyof typeof dictionaries;

const [blank] = blankSheet().members as [TypedMember];
const shows = ['ability', 'item', 'moves', 'statAlignment'] as const;
/** What the form takes a name for, in the field of its kind. */
function taken(kind: Kind, text: string): string | undefined {
  const { members, problems } = resolveMembers(
    [{ ...blank, ...(kind === 'move' ? { moves: [text] } : { [kind]: text }) }],
    shows,
  );
  expect(problems, text).toEqual([]);
  const [member] = members;
  return kind === 'move' ? member?.moves?.[0] : member?.[kind];
}

describe('what regulation M-C brought', () => {
  test.each<[Kind, string, string, string]>([
    ['species', 'farfetchd', 'カモネギ', 'Farfetch’d'],
    ['species', 'mrmime', 'バリヤード', 'Mr. Mime'],
    ['species', 'golisopod', 'グソクムシャ', 'Golisopod'],
    ['species', 'thievul', 'フォクスライ', 'Thievul'],
    ['species', 'grapploct', 'オトスパス', 'Grapploct'],
    ['species', 'sirfetchd', 'ネギガナイト', 'Sirfetch’d'],
    ['species', 'absolmegaz', 'メガアブソルＺ', 'Absol-Mega-Z'],
    ['species', 'salamencemega', 'メガボーマンダ', 'Salamence-Mega'],
    ['species', 'garchompmegaz', 'メガガブリアスＺ', 'Garchomp-Mega-Z'],
    ['species', 'lucariomegaz', 'メガルカリオＺ', 'Lucario-Mega-Z'],
    ['species', 'golisopodmega', 'メガグソクムシャ', 'Golisopod-Mega'],
    ['species', 'baxcaliburmega', 'メガセグレイブ', 'Baxcalibur-Mega'],
    ['ability', 'auraguard', 'はどうのぼうご', 'Aura Guard'],
    ['move', 'meteorassault', 'スターアサルト', 'Meteor Assault'],
    ['move', 'octolock', 'たこがため', 'Octolock'],
    ['item', 'absolitez', 'アブソルナイトＺ', 'Absolite Z'],
    ['item', 'baxcalibrite', 'セグレイブナイト', 'Baxcalibrite'],
    ['item', 'garchompitez', 'ガブリアスナイトＺ', 'Garchompite Z'],
    ['item', 'golisopite', 'グソクムシャナイト', 'Golisopite'],
    ['item', 'lucarionitez', 'ルカリオナイトＺ', 'Lucarionite Z'],
    ['item', 'salamencite', 'ボーマンダナイト', 'Salamencite'],
    ['item', 'leek', 'ながねぎ', 'Leek'],
  ])('%s %s is %s and %s', (kind, key, ja, en) => {
    expect(dictionaries[kind][key]).toEqual({ ja, en });
    const index = searchIndex(dictionaries[kind], kind === 'species' ? speciesAliases : undefined);
    for (const name of [ja, en, ja.normalize('NFKC'), en.toLowerCase(), en.replace('’', "'")]) {
      expect(taken(kind, name), name).toBe(kind === 'species' ? baseOf(key) : key);
      expect(searchNames(index, name)[0], name).toBe(key);
      expect(resolveName(index, name), name).toEqual({ exact: key });
    }
  });

  test.each([
    ['グソク', 'golisopod'],
    ['ネギガ', 'sirfetchd'],
    ['bariya-do', 'mrmime'],
    ['mr mime', 'mrmime'],
    ['gusokumusha', 'golisopod'],
    ['farfetchd', 'farfetchd'],
    ['sirfetch', 'sirfetchd'],
    ['otosupasu', 'grapploct'],
    ['fokusurai', 'thievul'],
  ])('%s finds %s first', (query, key) => {
    expect(searchNames(searchIndex(speciesNames, speciesAliases), query)[0]).toBe(key);
  });
});

test('the form takes every name in both languages for what it names', () => {
  for (const [kind, dictionary] of Object.entries(dictionaries) as [Kind, Dictionary][]) {
    for (const [key, { ja, en }] of Object.entries(dictionary)) {
      for (const name of [ja, en]) {
        // The game writes As One and Embody Aspect alike for several species.
        const twins = findAllByName(dictionary, name);
        if (twins.length > 1) expect(twins, name).toContain(taken(kind, name));
        else expect(taken(kind, name), name).toBe(kind === 'species' ? formOnSheet(key) : key);
      }
    }
  }
});

describe('what they can have', () => {
  test.each([
    ['farfetchd', 'normal flying', 'keeneye innerfocus defiant', 'leafblade bravebird closecombat'],
    ['mrmime', 'psychic fairy', 'soundproof filter technician', 'fakeout psychic wideguard'],
    ['golisopod', 'bug water', 'emergencyexit', 'firstimpression aquajet wideguard'],
    ['thievul', 'dark', 'runaway unburden stakeout', 'partingshot snarl nastyplot'],
    ['grapploct', 'fighting', 'limber technician', 'octolock drainpunch icepunch'],
    ['sirfetchd', 'fighting', 'steadfast scrappy', 'meteorassault leafblade firstimpression'],
  ])('%s', (species, types, abilities, moves) => {
    const traits = traitsOf(species);
    expect(traits).toMatchObject({
      types: types.split(' '),
      abilities: abilities.split(' '),
      games: ['champions'],
    });
    expect(moves.split(' ').filter((move) => !canLearn(species, move))).toEqual([]);
  });

  test.each([
    ['absolmegaz', 'absol', 'absolitez', 'sharpness'],
    ['salamencemega', 'salamence', 'salamencite', 'aerilate'],
    ['garchompmegaz', 'garchomp', 'garchompitez', 'levitate'],
    ['lucariomegaz', 'lucario', 'lucarionitez', 'auraguard'],
    ['golisopodmega', 'golisopod', 'golisopite', 'toughclaws'],
    ['baxcaliburmega', 'baxcalibur', 'baxcalibrite', 'thermalexchange'],
  ])('%s is %s with %s', (mega, base, stone, ability) => {
    expect(isMega(mega)).toBe(true);
    expect(formsOf(base)).toContain(mega);
    expect(abilitiesOf(mega)).toEqual([ability]);
    expect(traitsOf(mega)).toMatchObject({ base, formItems: [stone], games: ['champions'] });
    expect(learnableMoves(mega)).toEqual(learnableMoves(base));
    for (const name of Object.values(speciesNames[mega] ?? {})) expect(resolveSpecies(name)).toEqual([base]);
  });

  test('what Champions took over from Scarlet/Violet occurs in both', () => {
    for (const species of [
      ...['wigglytuff', 'persian', 'persianalola', 'swalot', 'salamence', 'gogoat', 'rillaboom', 'cinderace'],
      ...['inteleon', 'toxtricity', 'toxtricitylowkey', 'perrserker', 'pincurchin', 'indeedee', 'indeedeef'],
      ...['pawmot', 'arboliva', 'mabosstiff', 'baxcalibur', 'squawkabilly', 'squawkabillyblue'],
      ...['squawkabillywhite', 'squawkabillyyellow'],
    ]) {
      expect(traitsOf(species)?.games, species).toEqual(['sv', 'champions']);
    }
  });
});
