import { expect, test } from 'vitest';
import { abilityNames } from '~/pokedex/ability-names';
import { freeName, isFreeName } from '~/pokedex/free-name';
import { itemNames } from '~/pokedex/item-names';
import { legalRules } from '~/pokedex/legal-rules';
import { moveNames } from '~/pokedex/move-names';
import { printSureNames, readSureNames } from '~/pokedex/naming/sure-names';
import { speciesKeys } from '~/pokedex/species';
import { factsIn } from '~/sheets/legality/facts';
import { judgeMembers } from '~/sheets/legality/judge-members';
import { resolveMembers } from '~/sheets/resolve-members';
import { blankSheet } from '~/sheets/typed-sheet';

test.each([
  ['ソラノオウ', 'ソラノオウ'],
  ['  ソラ\nノ\u202eオウ ', 'ソラ ノオウ'],
  ['foomon', 'Foomon'],
  ['Foo-mon 2', 'Foo-mon 2'],
  ['あ'.repeat(40), 'あ'.repeat(40)],
  ['あ'.repeat(41), undefined],
  ['1mon', '1Mon'],
  ['foo-mon', 'Foo-mon'],
  ['12', undefined],
  ['！', undefined],
  ['', undefined],
])('%j as a name that is not known yet: %j', (text, name) => {
  expect(freeName(text)).toBe(name);
});

test('no key is taken for one', () => {
  const keys = [...speciesKeys(), ...[abilityNames, itemNames, moveNames].flatMap(Object.keys)];
  expect(keys.filter(isFreeName)).toEqual([]);
});

test('what was said is written and read again', () => {
  const names = { 'members[0].species': 'ソラ=ノオウ', 'members[5].moves[3]': 'トビタツ' };
  expect(readSureNames(printSureNames(names))).toEqual(names);
  expect(readSureNames(printSureNames(names).replaceAll('\n', '\r\n'))).toEqual(names);
  expect(readSureNames('displayName=x\n\nmembers[0].species\n=')).toEqual({});
});

test('a stone of another Pokémon is asked, and stays what it is', () => {
  const [blank] = blankSheet().members;
  const named = (item: string, sure = {}) =>
    resolveMembers([{ ...blank, species: 'ルカリオ', item } as never], ['item'], sure);
  expect(named('ガブリアスナイトＸ').problems).toMatchObject([{ asTyped: 'ガブリアスナイトＸ' }]);
  const { members, problems } = named('ガブリアスナイトＸ', { 'members[0].item': 'ガブリアスナイトＸ' });
  expect([members[0]?.item, problems]).toEqual(['ガブリアスナイトＸ', []]);
});

test('an ability that is new is no impossible one', () => {
  const [blank] = blankSheet().members;
  const member = { ...blank, species: 'ルカリオ', ability: 'はどうのかべ' } as never;
  expect(resolveMembers([member], ['ability']).problems[0]).toMatchObject({ key: 'abilityUnknown' });
  const sure = { 'members[0].ability': 'はどうのかべ' };
  const { members, problems } = resolveMembers([member], ['ability'], sure);
  const rules = legalRules({
    game: 'champions',
    regulation: 'champions-m-b',
    speciesClause: true,
    houseRules: null,
  });
  expect([problems, judgeMembers(members, rules, factsIn('champions'))]).toEqual([[], []]);
});
