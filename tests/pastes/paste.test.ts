import { Teams } from '@pkmn/sets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPastedTeam } from '~/pastes/paste';
import { type LeftOutKind, maxPasteLength, type PasteProblemKey } from '~/pastes/paste-problem';
import { printPokesol } from '~/pastes/pokesol';
import { printShowdown } from '~/pastes/showdown';
import { itemNames } from '~/pokedex/item-names';
import type { TeamMember } from '~/pokedex/member';
import { moveNames } from '~/pokedex/move-names';
import { natureNames } from '~/pokedex/nature-names';
import { abilitiesOf, formOnSheet, isMega, speciesKeys } from '~/pokedex/species';
import { speciesFactsIn } from '~/pokedex/species-facts';
import { typeNames } from '~/pokedex/type-names';

const garchomp = {
  species: 'garchomp',
  item: 'lifeorb',
  ability: 'roughskin',
  teraType: 'steel',
  moves: ['earthquake', 'dragonclaw', 'protect', 'swordsdance'],
};

const showdown = `Garchomp @ Life Orb
Ability: Rough Skin
Level: 50
Tera Type: Steel
EVs: 252 Atk / 4 SpD / 252 Spe
Jolly Nature
- Earthquake
- Dragon Claw
- Protect
- Swords Dance`;

const pokesol = `ガブリアス @ いのちのたま
テラスタイプ: はがね
特性: さめはだ
性格: ようき
183-182(252)-115-×-106(4)-169(252)
じしん / ドラゴンクロー / まもる / つるぎのまい`;

const keysOf = (text: string, game: 'sv' | 'champions' = 'sv') =>
  readPastedTeam(text, game).problems.map(({ line, key }) => [line, key]);

describe('one and the same set', () => {
  test.each([
    ['Showdown', showdown],
    ['PokeSol', pokesol],
    ['Windows newlines', showdown.replaceAll('\n', '\r\n')],
    ['old Mac newlines', pokesol.replaceAll('\n', '\r')],
    ['trailing blanks, as Showdown writes them', showdown.replaceAll('\n', '  \n')],
    ['a title above', `=== [gen9vgc2025regi] 練習 ===\n\n${showdown}`],
    ['a byte order mark', `\ufeff${showdown}`],
    ['a blank line after every line', showdown.replaceAll('\n', '\n\n')],
    ['full-width signs', pokesol.replaceAll('@', '＠').replaceAll(':', '：').replaceAll('/', '／')],
    ['full-width letters', showdown.replace('Garchomp @ Life Orb', 'Ｇａｒｃｈｏｍｐ　＠　Ｌｉｆｅ　Ｏｒｂ')],
    ['half-width kana', pokesol.replace('ガブリアス', 'ｶﾞﾌﾞﾘｱｽ')],
    ['Japanese names in Showdown text', showdown.replace('Garchomp @ Life Orb', 'ガブリアス @ いのちのたま')],
    ['Japanese moves in Showdown text', showdown.replace('- Earthquake', '- じしん')],
    ['a nickname', showdown.replace('Garchomp @', 'Land Shark (Garchomp) @')],
    ['a nickname with brackets and @', showdown.replace('Garchomp @', 'a@b (x) (Garchomp) @')],
    ['a gender', showdown.replace('Garchomp @', 'Garchomp (F) @')],
    ['a nickname and a gender', showdown.replace('Garchomp @', 'ドラ (Garchomp) (M) @')],
    ['bad numbers', showdown.replace('252 Atk / 4 SpD', '9999 Atk / x SpD / -3 Foo').replace('50', 'fifty')],
    ['the nature as Champions calls it', showdown.replace('Jolly Nature', 'Stat Alignment: Jolly')],
    ['no blank at the colon', showdown.replace('Ability: ', 'Ability:')],
    [
      'ids for names',
      'garchomp @ lifeorb\nAbility: roughskin\nTera Type: steel\nMoves: earthquake, dragonclaw, protect, swordsdance',
    ],
    [
      'the packed line',
      'Garchomp||LifeOrb|RoughSkin|Earthquake,DragonClaw,Protect,SwordsDance|Jolly|,252,,,4,252||||50|,,,,,Steel',
    ],
    [
      'the packed line with an ability by place',
      'Garchomp||LifeOrb|H|Earthquake,DragonClaw,Protect,SwordsDance|Jolly|,252,,,4,252||||50|,,,,,Steel',
    ],
    ['dots for dashes', showdown.replaceAll('- ', '・')],
    ['stats by letter', pokesol.replace(/183.*/, 'H4 A252 S252')],
  ])('%s', (_, text) => {
    const { members, problems } = readPastedTeam(text, 'sv');
    expect(members).toEqual([garchomp]);
    expect(problems.filter(({ key }) => key !== 'leftOut')).toEqual([]);
  });
});

describe('what was not understood is said by line', () => {
  test.each<[string, string, [number, PasteProblemKey][]]>([
    ['nothing', '', []],
    ['blanks', ' \n\n ', []],
    ['a title alone', '=== x ===', [[1, 'nothingFound']]],
    ['prose', 'よろしくお願いします', [[1, 'notUnderstood']]],
    ['a link', 'https://pokepast.es/0123456789abcdef', [[1, 'notUnderstood']]],
    ['an unknown species', 'Garchompp @ Life Orb', [[1, 'unknownSpecies']]],
    ['an unknown species without item', 'ガブリアヌ\n特性: さめはだ', [[1, 'unknownSpecies']]],
    ['an unknown item', 'Garchomp @ Life Orbb', [[1, 'unknownItem']]],
    ['an unknown ability', 'Garchomp\nAbility: Rough Skinn', [[2, 'unknownAbility']]],
    ['an unknown move', 'Garchomp\n- Earthquakee', [[2, 'unknownMove']]],
    ['an unknown move among others', 'ガブリアス\nじしん / じしんん', [[2, 'unknownMove']]],
    ['an unknown type', 'Garchomp\nTera Type: Bird', [[2, 'unknownType']]],
    ['a fifth move', 'Garchomp\nMoves: protect, earthquake, dig, outrage, rest', [[2, 'tooManyMoves']]],
    ['a detail of nobody', 'Ability: Rough Skin', [[1, 'notUnderstood']]],
    [
      'a label nobody knows',
      'Garchomp\nConstructor: x\n__proto__: y',
      [
        [2, 'notUnderstood'],
        [3, 'notUnderstood'],
      ],
    ],
    ['private things, once', 'Garchomp (M)\nEVs: 1 HP\nIVs: 1 HP\nJolly Nature', [[1, 'leftOut']]],
    ['a form which the name does not tell', 'ランドロス', [[1, 'formGuessed']]],
    ['a form that there is not', 'Rotom-Wsh @ Life Orb', [[1, 'formGuessed']]],
    ['one of several forms, unsaid which', 'Tauros-Paldea @ Life Orb', [[1, 'formGuessed']]],
    ['a look that makes no difference', 'Garchomp-Beach @ Life Orb', []],
  ])('%s', (_, text, problems) => {
    expect(keysOf(text)).toEqual(problems);
  });

  test('the words are given back as they were, the place of an unknown species is kept', () => {
    const { members, problems } = readPastedTeam('ガブリアヌ @ いのちのたま\n特性：さめはだ', 'sv');
    expect(problems).toEqual([{ line: 1, text: 'ガブリアヌ', key: 'unknownSpecies' }]);
    expect(members).toEqual([{ speciesText: 'ガブリアヌ', item: 'lifeorb', ability: 'roughskin' }]);
  });

  test('six are read and no more', () => {
    const { members, problems } = readPastedTeam(Array(8).fill(showdown).join('\n\n'), 'sv');
    expect(members).toHaveLength(6);
    expect(problems.map(({ line, key }) => [line, key])).toContainEqual([67, 'tooManyMembers']);
  });

  test('a blank line missing between sets', () => {
    const { members } = readPastedTeam(`${showdown}\n${pokesol}\nRillaboom\n- Fake Out`, 'sv');
    expect(members).toEqual([garchomp, garchomp, { species: 'rillaboom', moves: ['fakeout'] }]);
  });

  test('a text that is too long is cut, and says so', () => {
    const { members, problems } = readPastedTeam(showdown + ' '.repeat(maxPasteLength), 'sv');
    expect(members).toEqual([garchomp]);
    expect(problems.at(-1)?.key).toBe('tooLong');
  });
});

describe('by the game', () => {
  test('a nature is kept in Champions, a Tera type is not', () => {
    const { members, problems } = readPastedTeam(pokesol, 'champions');
    const { teraType: _, ...rest } = garchomp;
    expect(members).toEqual([{ ...rest, statAlignment: 'jolly' }]);
    expect(problems.map(({ key }) => key)).toEqual(['noTeraType', 'leftOut']);
  });

  // What a paste may carry → what is told to be left out, in Scarlet/Violet and in Champions; nothing else is told.
  test.each<[string, string, LeftOutKind[], LeftOutKind[]?]>([
    ['nothing beyond the sheet', 'Garchomp @ Life Orb\nAbility: Rough Skin\n- Earthquake', []],
    ['a nickname', 'Land Shark (Garchomp) @ Life Orb', ['nickname']],
    ['the name of another Pokémon as a nickname', 'Pikachu (Garchomp) @ Life Orb', ['nickname']],
    ['a nickname that begins as a move does', '-x- (Garchomp) @ Life Orb', ['nickname']],
    ['a nickname in Japanese', 'ドラ (ガブリアス) @ いのちのたま', ['nickname']],
    ['a gender', 'Garchomp (F) @ Life Orb', ['gender']],
    ['a gender that tells the form', 'Indeedee (F) @ Life Orb', []],
    ['a gender beside the form it tells', 'Indeedee-F (F) @ Life Orb', []],
    ['a Gigantamax', 'Rillaboom-Gmax @ Life Orb', ['gigantamax']],
    ['a Gigantamax of a form', 'Urshifu-Rapid-Strike-Gmax @ Life Orb', ['gigantamax']],
    ['a Gigantamax in Japanese', 'ゴリランダー（キョダイマックスのすがた） @ いのちのたま', ['gigantamax']],
    ['a Gigantamax as players say it', 'キョダイゴリランダー @ いのちのたま', ['gigantamax']],
    ['a Gigantamax in a line', 'Rillaboom\nGigantamax: Yes\nDynamax Level: 10', ['gigantamax']],
    ['a Mega Evolution with its stone', 'Charizard-Mega-Y @ Charizardite Y', []],
    ['a Mega Evolution with its stone below', 'Charizard-Mega-Y\nItem: Charizardite Y', []],
    ['a Mega Evolution without its stone', 'Charizard-Mega-Y @ Life Orb', ['mega']],
    ['a nature', 'Garchomp\nJolly Nature', ['nature'], []],
    ['a nature in Japanese', 'ガブリアス\n性格: ようき', ['nature'], []],
    ['a Stat Alignment', 'Garchomp\nStat Alignment: Jolly', ['nature'], []],
    ['EVs', 'Garchomp\nEVs: 252 Atk / 4 SpD / 252 Spe', ['points']],
    ['stat points', 'Garchomp\nSPs: 32 Atk / 2 SpD / 32 Spe', ['points']],
    ['stat points in Japanese', 'ガブリアス\n能力ポイント: A32 S32', ['points']],
    ['IVs', 'Garchomp\nIVs: 0 Atk', ['ivs']],
    ['stats', 'ガブリアス\n183-182(252)-115-×-106(4)-169(252)', ['stats']],
    ['a level', 'Garchomp\nLevel: 50', ['level']],
    ['a level in Japanese', 'ガブリアス\nレベル: 50', ['level']],
    ['a shiny', 'Garchomp\nShiny: Yes', ['shiny']],
    ['a shiny in Japanese', 'ガブリアス\n色違い: はい', ['shiny']],
    ['a ball', 'Garchomp\nBall: Dusk Ball', ['other']],
    [
      'all of it, in several sets',
      'Bob (Garchomp) (M)\nLevel: 50\nShiny: Yes\nEVs: 4 HP\nJolly Nature\nIVs: 0 Atk\n\nGong (Rillaboom-Gmax)\nEVs: 4 HP',
      ['nickname', 'gender', 'level', 'shiny', 'nature', 'points', 'ivs', 'gigantamax'],
      ['nickname', 'gender', 'level', 'shiny', 'points', 'ivs', 'gigantamax'],
    ],
  ])('%s', (_, text, inSv, inChampions = inSv) => {
    for (const [game, kinds] of [
      ['sv', inSv],
      ['champions', inChampions],
    ] as const) {
      const { members, problems } = readPastedTeam(text, game);
      expect(problems.filter(({ key }) => key !== 'leftOut')).toEqual([]);
      expect(problems.flatMap((problem) => problem.kinds ?? [])).toEqual(kinds);
      expect(members.every(({ species }) => species !== undefined)).toBe(true);
      expect(members[0]?.statAlignment).toBe(
        /jolly|ようき/i.test(text) && game === 'champions' ? 'jolly' : undefined,
      );
    }
  });

  test('a Tera Type is told to be left out in Champions alone', () => {
    const text = 'Garchomp\nTera Type: Steel\n\nRillaboom\nTera Type: Fire';
    expect(keysOf(text)).toEqual([]);
    expect(keysOf(text, 'champions')).toEqual([[2, 'noTeraType']]);
    expect(readPastedTeam(text, 'champions').members).toEqual([
      { species: 'garchomp' },
      { species: 'rillaboom' },
    ]);
  });
});

describe('forms', () => {
  test.each([
    ['Landorus-Therian', 'landorustherian'],
    ['ランドロス（れいじゅうフォルム） @ とつげきチョッキ', 'landorustherian'],
    ['Ogerpon-Wellspring (F) @ Wellspring Mask', 'ogerponwellspring'],
    ['Ogerpon-Wellspring-Tera', 'ogerponwellspring'],
    ['オーガポン @ いどのめん', 'ogerponwellspring'],
    ['Indeedee-F (F)', 'indeedeef'],
    ['Indeedee (F)', 'indeedeef'],
    ['Indeedee (M)', 'indeedee'],
    ['Rillaboom-Gmax', 'rillaboom'],
    ['Ninetales-Alola', 'ninetalesalola'],
    ['Charizard-Mega-Y @ Charizardite Y', 'charizard'],
    ['霊獣ランド @ とつげきチョッキ', 'landorustherian'],
    ['Ho-Oh', 'hooh'],
    ['Porygon2', 'porygon2'],
    ['ポリゴンＺ', 'porygonz'],
  ])('%s', (line, species) => {
    expect(readPastedTeam(line, 'sv').members.map((member) => member.species)).toEqual([species]);
  });
});

const some = (keys: string[]) => fc.option(fc.constantFrom(...keys), { nil: undefined });
const species = fc.constantFrom(...speciesKeys().filter((key) => formOnSheet(key) === key));
/** Ogerpon with a mask is written as the form that it becomes. */
const makesForm = (key: string, item: string) => {
  const made = speciesFactsIn('sv', key)?.formsByItem[item];
  return made !== undefined && made !== key && !isMega(made);
};
const anyMember = (details: Record<string, fc.Arbitrary<string | undefined>>) =>
  species.chain((key) =>
    fc.record({
      species: fc.constant(key),
      ability: some([...abilitiesOf(key)]),
      item: some(Object.keys(itemNames).filter((item) => !makesForm(key, item))),
      moves: fc.uniqueArray(fc.constantFrom(...Object.keys(moveNames)), { maxLength: 4 }),
      ...details,
    }),
  );
const sv = anyMember({ teraType: some(Object.keys(typeNames)) });
const champions = anyMember({ statAlignment: some(Object.keys(natureNames)) });

/** Without what is empty, as a form has it. */
const filled = (member: object) =>
  Object.fromEntries(Object.entries(member).filter(([, value]) => value !== undefined && value.length > 0));

describe('properties', () => {
  test.each([
    ['Showdown', printShowdown],
    ['PokeSol', printPokesol],
  ])('what %s prints is read as it was', (_, print) => {
    for (const [game, member] of [
      ['sv', sv],
      ['champions', champions],
    ] as const) {
      fc.assert(
        fc.property(fc.array(member, { minLength: 1, maxLength: 6 }), (members) => {
          const read = readPastedTeam(print(members as unknown as TeamMember[]), game);
          expect(read.problems).toEqual([]);
          expect(read.members).toEqual(members.map(filled));
        }),
      );
    }
  });

  test('the print of Showdown is what @pkmn/sets reads', () => {
    const [set] = Teams.importTeam(printShowdown([garchomp]))?.team ?? [];
    expect(set).toMatchObject({
      species: 'Garchomp',
      item: 'Life Orb',
      ability: 'Rough Skin',
      teraType: 'Steel',
    });
    expect(set?.moves).toEqual(['Earthquake', 'Dragon Claw', 'Protect', 'Swords Dance']);
  });

  test('no text throws, and none takes more than a moment', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '@',
        '(',
        ')',
        '\n',
        '- ',
        ': ',
        '/',
        '|',
        '特性',
        'Ability',
        'Garchomp',
        'じしん',
        '252',
        '===',
        '　',
        '\r',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 60 }),
        fc.constantFrom('sv' as const, 'champions' as const),
        (pieces, game) => {
          const { members } = readPastedTeam(pieces.join(''), game);
          expect(members.length).toBeLessThanOrEqual(6);
        },
      ),
      { numRuns: 500 },
    );
    // Of what takes ages the test's own time tells.
    for (const unit of ['a', '(', '-', '@', '1', '1-', 'あ', '|', 'a-', ' (', '252 ', '/']) {
      expect(readPastedTeam(unit.repeat(maxPasteLength), 'sv').members.length).toBeLessThanOrEqual(6);
    }
  });
});
