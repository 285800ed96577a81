import { describe, expect, test } from 'vitest';
import { readPastedTeam } from '~/pastes/paste';
import { itemNames } from '~/pokedex/item-names';
import { legalRules } from '~/pokedex/legal-rules';
import { moveNames } from '~/pokedex/move-names';
import { suggestNames } from '~/pokedex/naming/name-suggestions';
import { allRegulations } from '~/pokedex/regulations';
import { formOnSheet, isMega, speciesKeys, traitsOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { lettersOf, matchName } from '~/readings/engine/match-names';
import { namesOnScreen } from '~/readings/engine/names-on-screen';
import { factsIn } from '~/sheets/legality/facts';
import { judgeMembers } from '~/sheets/legality/judge-members';
import { resolveMembers } from '~/sheets/resolve-members';
import { blankSheet, type TypedMember } from '~/sheets/typed-sheet';

const [blank] = blankSheet().members as [TypedMember];
const typed = (fields: Partial<TypedMember>) => resolveMembers([{ ...blank, ...fields }], ['item', 'moves']);

/** Official names that no regulation has brought yet: whoever has them on a sheet is understood all the same. */
const stones: [key: string, ja: string, en: string, megas: Record<string, [ja: string, en: string]>][] = [
  ['heatranite', 'ヒードラナイト', 'Heatranite', { heatran: ['メガヒードラン', 'Heatran-Mega'] }],
  ['darkranite', 'ダークライナイト', 'Darkranite', { darkrai: ['メガダークライ', 'Darkrai-Mega'] }],
  ['zygardite', 'ジガルデナイト', 'Zygardite', { zygarde: ['メガジガルデ', 'Zygarde-Mega'] }],
  [
    'magearnite',
    'マギアナイト',
    'Magearnite',
    {
      magearna: ['メガマギアナ', 'Magearna-Mega'],
      magearnaoriginal: ['メガマギアナ（５００ねんまえのいろ）', 'Magearna-Original-Mega'],
    },
  ],
  ['zeraorite', 'ゼラオラナイト', 'Zeraorite', { zeraora: ['メガゼラオラ', 'Zeraora-Mega'] }],
  [
    'tatsugirinite',
    'シャリタツナイト',
    'Tatsugirinite',
    {
      tatsugiri: ['メガシャリタツ（そったすがた）', 'Tatsugiri-Curly-Mega'],
      tatsugiridroopy: ['メガシャリタツ（たれたすがた）', 'Tatsugiri-Droopy-Mega'],
      tatsugiristretchy: ['メガシャリタツ（のびたすがた）', 'Tatsugiri-Stretchy-Mega'],
    },
  ],
  ['mewtwonitex', 'ミュウツナイトＸ', 'Mewtwonite X', { mewtwo: ['メガミュウツーＸ', 'Mewtwo-Mega-X'] }],
  ['mewtwonitey', 'ミュウツナイトＹ', 'Mewtwonite Y', { mewtwo: ['メガミュウツーＹ', 'Mewtwo-Mega-Y'] }],
  ['latiasite', 'ラティアスナイト', 'Latiasite', { latias: ['メガラティアス', 'Latias-Mega'] }],
  ['latiosite', 'ラティオスナイト', 'Latiosite', { latios: ['メガラティオス', 'Latios-Mega'] }],
  ['diancite', 'ディアンシナイト', 'Diancite', { diancie: ['メガディアンシー', 'Diancie-Mega'] }],
];

describe.each(stones)('%s', (stone, ja, en, megas) => {
  test('is found by its name in both languages, typed, chosen, pasted and read', () => {
    expect(itemNames[stone]).toEqual({ ja, en });
    for (const name of [ja, en, ja.normalize('NFKC'), en.toLowerCase()]) {
      expect(typed({ item: name }), name).toMatchObject({ members: [{ item: stone }], problems: [] });
      expect(suggestNames(itemNames, name)[0], name).toBe(stone);
    }
    const screens = [namesOnScreen('ja').items, namesOnScreen('en').items] as const;
    expect(matchName(screens[0], lettersOf(ja))[0]).toMatchObject({ keys: [stone], score: 1 });
    expect(matchName(screens[1], lettersOf(en))[0]).toMatchObject({ keys: [stone], score: 1 });
  });

  test('is for these alone', () => {
    const made = speciesKeys().filter((key) => traitsOf(key)?.formItems.includes(stone));
    expect(made.every(isMega)).toBe(true);
    expect(made.map((key) => [formOnSheet(key), speciesNames[key]])).toEqual(
      Object.entries(megas).map(([form, [megaJa, megaEn]]) => [form, { ja: megaJa, en: megaEn }]),
    );
    expect(made.flatMap((key) => traitsOf(key)?.games ?? [])).toEqual([]);
  });

  test('is pasted with its Pokémon, by either name', () => {
    for (const [form, [megaJa, megaEn]] of Object.entries(megas)) {
      const { ja: formJa = '', en: formEn = '' } = speciesNames[form] ?? {};
      for (const text of [`${megaEn} @ ${en}`, `${formEn} @ ${en}`, `${formJa} @ ${ja}`, `${megaJa} @ ${ja}`])
        expect(readPastedTeam(text, 'champions').members[0], text).toMatchObject({
          species: form,
          item: stone,
        });
    }
  });

  test('is allowed nowhere, and a sheet that has it is told so', () => {
    expect(allRegulations().filter(({ items }) => items?.has(stone))).toEqual([]);
    const [species = ''] = Object.keys(megas);
    for (const [game, regulation] of [
      ['champions', 'champions-m-c'],
      ['sv', 'sv-j'],
    ] as const) {
      const rules = legalRules({ game, regulation, speciesClause: true, houseRules: {} });
      const found = judgeMembers([{ species, item: stone }], rules, factsIn(game));
      expect(found.map(({ kind }) => kind)).toContain('itemNotAllowed');
    }
  });
});

test.each([
  ['plasmafists', 'プラズマフィスト', 'Plasma Fists'],
  ['landswrath', 'グランドフォース', "Land's Wrath"],
  ['thousandarrows', 'サウザンアロー', 'Thousand Arrows'],
  ['thousandwaves', 'サウザンウェーブ', 'Thousand Waves'],
  ['coreenforcer', 'コアパニッシャー', 'Core Enforcer'],
  ['nihillight', 'むにきすひかり', 'Nihil Light'],
  ['nightmare', 'あくむ', 'Nightmare'],
])('the move %s is %s and %s', (move, ja, en) => {
  expect(moveNames[move]).toEqual({ ja, en });
  for (const name of [ja, en, en.toUpperCase(), en.replace("'", '’')])
    expect(typed({ moves: [name] }), name).toMatchObject({ members: [{ moves: [move] }], problems: [] });
});

test('a stone beside it that no Pokémon of that name holds is told', () => {
  const rules = legalRules({
    game: 'champions',
    regulation: 'champions-m-c',
    speciesClause: true,
    houseRules: { allow: { items: ['heatranite'] } },
  });
  const kinds = (species: string) =>
    judgeMembers([{ species, item: 'heatranite' }], rules, factsIn('champions')).map(({ kind }) => kind);
  expect(kinds('garchomp')).toEqual(['stoneOfOther']);
  expect(kinds('heatran')).toEqual(['notInGame']);
});
