import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '~/locales/locale';
import { allRegulations, findRegulation } from '~/pokedex/regulations';
import { type KnownNames, knownNames, looksComplete } from '~/regulations/lists/known-names';
import { maxCells, readOfficialList } from '~/regulations/lists/read-list';
import { layouts, officialRows, pageText } from './pasted-lists';

const regulation = findRegulation('champions-m-c');
const before = regulation?.forms ?? new Set<string>();
const chosen = new Set(allRegulations().flatMap(({ forms = [] }) => [...forms]));
const sorted = (keys: Iterable<string>) => [...keys].sort();

function read(text: string) {
  const reading = readOfficialList(text);
  if (!reading) throw new Error('Too many cells.');
  const { rows, leftOut } = reading;
  return {
    known: rows.flatMap(({ keys }) => keys ?? []),
    unknown: rows.filter(({ kind }) => kind === undefined).map(({ text: row }) => row),
    leftOut: leftOut.map(({ text: row, why }) => `${why} ${row}`),
    names: knownNames([reading], before, chosen),
  };
}
const keysOf = ({ forms, items }: KnownNames) => ({ forms: sorted(forms.in), items: sorted(items.in) });

describe.each(locales)('the official list in %s', (locale) => {
  it.each(layouts)('as %s comes back whole, whatever is around it and in any order', (layout) => {
    const { pokemon, items } = officialRows('champions-m-c', locale);
    expect(pokemon.length).toBeGreaterThan(255);
    const whole = { forms: sorted(before), items: sorted(regulation?.items ?? []) };
    fc.assert(
      fc.property(
        fc.shuffledSubarray(pokemon, { minLength: pokemon.length }),
        fc.shuffledSubarray(items, { minLength: items.length }),
        (some, others) => {
          const { names, unknown } = read(pageText(locale, layout, some, others));
          expect([keysOf(names), unknown]).toEqual([whole, []]);
          expect(looksComplete(names.forms, before)).toBe(true);
        },
      ),
      { numRuns: 3 },
    );
  });

  it('of a part is that part alone', () => {
    const { pokemon, items } = officialRows('champions-m-c', locale);
    const one = (text: string) => sorted(keysOf(read(text).names).forms);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(pokemon, { maxLength: 20 }),
        fc.constantFrom(...layouts),
        (some, layout) => {
          const text = pageText(locale, layout, some, items.slice(0, 5));
          const { names, unknown } = read(text);
          expect(unknown).toEqual([]);
          expect(sorted(names.forms.in)).toEqual(
            sorted(new Set(some.flatMap((row) => one(pageText(locale, 'prose', [row], []))))),
          );
          expect(looksComplete(names.forms, before)).toBe(false);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('a row', () => {
  it.each<[string, string[]]>([
    ['No. 0003 フシギバナ', ['venusaur']],
    ['3. Venusaur', ['venusaur']],
    ['１　フシギバナ', ['venusaur']],
    ['0003フシギバナ', ['venusaur']],
    ['- Venusaur #003', ['venusaur']],
    ['■ﾌｼｷﾞﾊﾞﾅ', ['venusaur']],
    ['0003 Venusaur Grass Poison', ['venusaur']],
    ['フシギバナ リザードン カメックス', ['venusaur', 'charizard', 'blastoise']],
    ['ライチュウ（アローラのすがた）', ['raichualola']],
    ['ライチュウ(アローラの姿)', ['raichualola']],
    ['アローラライチュウ', ['raichualola']],
    ['Alolan Raichu', ['raichualola']],
    ['Raichu (Alolan Form)', ['raichualola']],
    ['Raichu [Alola]', ['raichualola']],
    ['ケンタロス（パルデアのすがた　ウォーター種）', ['taurospaldeaaqua']],
    ['ケンタロス（パルデアのすがた、ウォーター種）', ['taurospaldeaaqua']],
    ['Paldean Tauros (Aqua Breed)', ['taurospaldeaaqua']],
    ['Tauros (Paldean Form) (Aqua Breed)', ['taurospaldeaaqua']],
    ['ランドロス（けしんフォルム）', ['landorus']],
    ['Landorus (Therian Forme)', ['landorustherian']],
    ['イダイトウ♀', ['basculegionf']],
    ['Basculegion (Female)', ['basculegionf']],
    ['ロトム（ヒートロトム）', ['rotomheat']],
    ['Heat Rotom', ['rotomheat']],
    ['Maushold (Family of Four)', ['mausholdfour']],
    ['Maushold (Family of Three)', ['maushold']],
    ['Vivillon (Poké Ball Pattern)', ['vivillonpokeball']],
    ['ビビヨン（はなぞののもよう）', ['vivillon']],
    // As PokéAPI calls them.
    ['ビビヨン（ぐんとうのもよう）', ['vivillonarchipelago']],
    ['カエンジシ（オスのすがた）', ['pyroar']],
    ['Pyroar (Female)', ['pyroar']],
    ['カイオーガ（カイオーガのすがた）', ['kyogre']],
    ['Rotom (Rotom)', ['rotom']],
    ['ロトム（ロトムのすがた）', ['rotom']],
    ['アルセウス（ノーマルタイプ）', ['arceus']],
    ['アルセウス（むしタイプ）', ['arceusbug']],
    ['Sawsbuck (Spring Form)', ['sawsbuck']],
    ['メテノ（りゅうせいのすがた）', ['minior']],
    ['コライドン（かんぜんけいたい）', ['koraidon']],
    ['Miraidon (Ultimate Mode)', ['miraidon']],
    ['King’s Rock', ['kingsrock']],
    ['リザードナイトX', ['charizarditex']],
    ['Charizardite X', ['charizarditex']],
    ['１０まんボルト', ['thunderbolt']],
  ])('%s is known', (text, keys) => {
    expect(read(text)).toMatchObject({ known: keys, unknown: [] });
  });

  it.each<[string, string[]]>([
    ['ライチュウ\nアローラのすがた\nサンド', ['raichualola', 'sandshrew']],
    ['Raichu\n(Alolan Form)\nRaichu', ['raichualola', 'raichu']],
    ['0128\nTauros\nFighting / Fire\nPaldean Form\nBlaze Breed\n', ['taurospaldeablaze']],
    ['0479\nRotom\nHeat Rotom\n0479\nRotom', ['rotomheat', 'rotom']],
    ['Rotom\nHeat Rotom', ['rotom', 'rotomheat']],
    ['ニャオニクス\tメスのすがた\nニャオニクス\tオスのすがた', ['meowsticf', 'meowstic']],
    ['ゲンガー\nゴースト・どく\nシャンデラ\nゴースト\nほのお', ['gengar', 'chandelure']],
    ['0093\tゴースト\tゴースト・どく\n0094\tゲンガー\tゴースト・どく', ['haunter', 'gengar']],
  ])('and its form below it: %j', (text, keys) => {
    expect(read(text)).toMatchObject({ known: keys, unknown: [] });
  });

  it.each<[string, string[]]>([
    ['ビビヨン', [...chosen].filter((key) => key.startsWith('vivillon'))],
    ['Vivillon', [...chosen].filter((key) => key.startsWith('vivillon'))],
    ['ライチュウ', ['raichu']],
    ['ケンタロス', ['tauros']],
    ['イキリンコ', ['squawkabilly', 'squawkabillyblue', 'squawkabillywhite', 'squawkabillyyellow']],
    ['イキリンコ\nイキリンコ（ブルーフェザー）', ['squawkabilly', 'squawkabillyblue']],
    ['フラエッテ', ['floetteeternal']],
  ])('%s alone stands for the forms that only look different', (text, keys) => {
    expect(sorted(read(text).names.forms.in)).toEqual(sorted(keys));
  });

  it('of which more may be meant is to be looked at', () => {
    const look = (text: string) => read(text).names.bare.map(({ base, needsLook }) => [base, needsLook]);
    expect(look('ビビヨン\nフシギバナ')).toEqual([
      ['vivillon', false],
      ['venusaur', false],
    ]);
    // The Alolan one was there before, and no row names it now.
    expect(look('ライチュウ')).toEqual([['raichu', true]]);
    expect(look('ライチュウ\nアローラライチュウ')).toEqual([['raichu', false]]);
    expect(look('イキリンコ\nランドロス')).toEqual([
      ['squawkabilly', true],
      ['landorus', true],
    ]);
  });

  it('that no dictionary has is kept as it stands, with its form', () => {
    const text =
      '使用可能なポケモン\n・フーモン\n・ヒードラン（ヒスイのすがた）\nバーモン\nガラルのすがた\n持ち物\nなぞのいし';
    expect(read(text).unknown).toEqual([
      'フーモン',
      'ヒードラン（ヒスイのすがた）',
      'バーモン（ガラルのすがた）',
      'なぞのいし',
    ]);
  });
});

describe('what is no row', () => {
  it('is left out for a reason that can be read', () => {
    const text = [
      'レギュレーションM-D',
      '2026年12月2日（水）11:00から',
      'Mega Charizard X',
      'No.\t名前\tタイプ',
      '3\tフシギバナ\tくさ・どく',
      '詳しくは https://example.com をご覧ください。',
      'フーモン',
      'フーモン',
    ].join('\n');
    expect(read(text)).toMatchObject({
      known: ['venusaur'],
      unknown: ['フーモン'],
      leftOut: [
        'page レギュレーションM-D',
        'page 2026年12月2日（水）11:00から',
        'mega Mega Charizard X',
        'page No.',
        'page 名前',
        'page タイプ',
        'number 3',
        'type くさ・どく',
        'page 詳しくは https://example.com をご覧ください。',
        'twice フーモン',
      ],
    });
  });

  it('may be the heading of what can’t be used', () => {
    const { names } = read(
      '使用可能なポケモン\nガブリアス\n使用できないポケモン\nミュウツー\nBanned items\nLeftovers',
    );
    expect([...names.forms.in, '|', ...names.forms.out, '|', ...names.items.out]).toEqual([
      ...['garchomp', '|', 'mewtwo', '|', 'leftovers'],
    ]);
  });

  it('takes no Pokémon from a link that is called as a list of items', () => {
    const { names } = read('持ち物\nガブリアス\nルカリオ\nゲンガー\nカビゴン\n持ち物\nオボンのみ');
    expect(names.forms.in.size).toBe(4);
  });

  it('adds no Pokémon that only stands beside its stone', () => {
    const { names } = read(
      'ポケモン\nガブリアス\nメガストーン\nルカリオナイト\tルカリオ\nゲンガナイト\tゲンガー',
    );
    expect(sorted(names.forms.in)).toEqual(['garchomp']);
    expect(names.besides.map(({ text }) => text)).toEqual(['ルカリオ', 'ゲンガー']);
  });
});

it('takes a time that grows with the text, and refuses what no list is as long as', () => {
  const size = 200_000;
  const fill = (part: string) => part.repeat(Math.ceil(size / part.length));
  const texts = [
    'a',
    '(x',
    '（',
    '１ ',
    '\n',
    'Website\n',
    'アローラ',
    'ライチュウ\n',
    'Raichu (Alolan Form)\n',
    'ア、',
    'mega x',
  ];
  // More than linear time would outlast the limit of this test by hours.
  for (const text of texts) readOfficialList(fill(text));
  const unlike = Array.from({ length: maxCells / 2 }, (_, at) => `Foo${at} bar (Alolan Form)`).join('\n');
  expect(readOfficialList(unlike)?.rows).toHaveLength(maxCells / 2);
  expect(readOfficialList('a\n'.repeat(maxCells + 1))).toBeUndefined();
});
