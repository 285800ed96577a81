import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemNames } from '~/pokedex/item-names';
import type { Name } from '~/pokedex/name';
import { allRegulations, findRegulation } from '~/pokedex/regulations';
import { baseOf, isMega, speciesKeys, traitsOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { chooseNames } from '~/regulations/lists/choose-names';
import { knownNames } from '~/regulations/lists/known-names';
import { newRegulation } from '~/regulations/lists/new-regulation';
import { proposeNames } from '~/regulations/lists/propose-names';
import { readOfficialList } from '~/regulations/lists/read-list';
import { readMegaText, readStoneText } from '~/regulations/lists/stone-owner';
import { asProposed, type TypedName, withoutTypedBeside } from '~/regulations/lists/typed-names';
import { layouts, officialRows, type PageRow, pageText } from './pasted-lists';

const read = (text: string) => readOfficialList(text) ?? { rows: [], leftOut: [] };
const propose = (ja: string, en: string) => proposeNames(read(ja), read(en));
const told = (ja: string, en: string) =>
  propose(ja, en).map(({ kind, names, of, isSure }) => [kind, names.ja, names.en, of, isSure]);
const typed = (
  ja: string,
  en: string,
  change: (typed: TypedName, id: string) => Partial<TypedName> = () => ({}),
) => {
  const proposals = propose(ja, en);
  const all = new Map(
    proposals.map((one) => {
      const proposed = asProposed(one, (key) => speciesNames[key]?.ja ?? key);
      return [one.id, { ...proposed, ...change(proposed, one.id) }];
    }),
  );
  return { proposals, all, chosen: chooseNames(withoutTypedBeside(proposals, all), all) };
};

describe('rows that no dictionary has', () => {
  it('are beside each other where they stand between the same known rows', () => {
    const ja =
      '持ち物\nオボンのみ\nなぞのいし\nふしぎなはっぱ\nきあいのタスキ\nいのちのたま\nへんなふえ\nたべのこし';
    const en =
      'Items\nSitrus Berry\nMystery Rock\nOdd Leaf\nFocus Sash\nLeftovers\nStrange Flute\nBlack Belt';
    expect(told(ja, en)).toEqual([
      ['item', 'なぞのいし', 'Mystery Rock', '', true],
      ['item', 'ふしぎなはっぱ', 'Odd Leaf', '', true],
      ['item', 'へんなふえ', '', '', true],
      ['item', '', 'Strange Flute', '', true],
    ]);
  });

  it('are not paired where one side has more of them', () => {
    const ja = '持ち物\nオボンのみ\nなぞのいし\nふしぎなはっぱ\nきあいのタスキ';
    expect(told(ja, 'Items\nSitrus Berry\nMystery Rock\nFocus Sash').map(([, ...names]) => names)).toEqual([
      ['なぞのいし', '', '', true],
      ['ふしぎなはっぱ', '', '', true],
      ['', 'Mystery Rock', '', true],
    ]);
  });

  it('are beside each other by their number of the Pokédex, in any order', () => {
    const ja = '使用可能なポケモン\n3 フシギバナ\n1030 フーモン\n6 リザードン\n9 カメックス\n1031 バーモン';
    const en = 'Usable Pokémon\n1031 Barmon\n9 Blastoise\n6 Charizard\n3 Venusaur\n1030 Foomon';
    expect(propose(ja, en).map(({ names, kind, num }) => [names.ja, names.en, kind, num])).toEqual([
      ['フーモン', 'Foomon', 'species', 1030],
      ['バーモン', 'Barmon', 'species', 1031],
    ]);
  });

  it('are items under their heading, however the page numbers them', () => {
    const ja =
      '使用可能なポケモン\n3 フシギバナ\n6 リザードン\n9 カメックス\n持ち物\n1 なぞのいし\n2 オボンのみ';
    const en =
      'Usable Pokémon\n3 Venusaur\n6 Charizard\n9 Blastoise\nItems\n1 Sitrus Berry\n2 Mystery Rock\n3 Focus Sash';
    expect(told(ja, en)).toEqual([
      ['item', 'なぞのいし', '', '', false],
      ['item', '', 'Mystery Rock', '', true],
    ]);
  });

  it('are not paired by numbers of the list alone', () => {
    const ja = '1 フーモン\n2 フシギバナ\n3 リザードン\n4 バーモン\n5 カメックス';
    const en = '1 Barmon\n2 Venusaur\n3 Foomon\n4 Charizard\n5 Blastoise';
    // By their place alone: before and after the same Pokémon.
    expect(told(ja, en).map(([, ...names]) => names)).toEqual([
      ['フーモン', 'Barmon', '', false],
      ['バーモン', '', '', false],
      ['', 'Foomon', '', false],
    ]);
  });

  it('are stones by their ending, wherever they stand', () => {
    const ja = 'メガコータス\nガブリアス\nコータスナイト\nサーフゴナイト\nブリムオナイト';
    const en = 'Hatterenite\nTorkoalite\nGarchomp\nGholdengite\nMega Torkoal';
    const proposals = propose(ja, en);
    expect(proposals.map(({ kind, names, of, mega, isSure }) => [kind, names, of, mega, isSure])).toEqual(
      [
        ['コータスナイト', 'Torkoalite', 'torkoal', 'メガコータス', 'Torkoal-Mega'],
        ['サーフゴナイト', 'Gholdengite', 'gholdengo', 'メガサーフゴー', 'Gholdengo-Mega'],
        ['ブリムオナイト', 'Hatterenite', 'hatterene', 'メガブリムオン', 'Hatterene-Mega'],
      ].map(([ja, en, of, megaJa, megaEn]) => ['stone', { ja, en }, of, { ja: megaJa, en: megaEn }, true]),
    );
  });

  it('are no stones of who has one already', () => {
    const [stone] = propose('フーナイト', '');
    expect([stone?.kind, stone?.of, stone?.isSure]).toEqual(['stone', '', false]);
  });

  it('are forms of what is in front of the brackets', () => {
    const ja = '使用可能なポケモン\nヒードラン（ヒスイのすがた）\nガブリアス';
    expect(told(ja, 'Usable Pokémon\nHisuian Heatran\nGarchomp')).toEqual([
      ['form', 'ヒードラン（ヒスイのすがた）', 'Heatran (Hisui)', 'heatran', true],
    ]);
  });

  it('under no heading are nothing yet', () => {
    expect(told('ガブリアス\nなにか\nルカリオ', '')).toEqual([[undefined, 'なにか', '', '', false]]);
  });

  it('at the end of a page without a partner are left out: they are its foot', () => {
    expect(told('持ち物\nオボンのみ\nしらないリンク', '')).toEqual([
      ['item', 'しらないリンク', '', '', false],
    ]);
  });
});

describe('lists of the next regulation', () => {
  const next = {
    ja: {
      pokemon: [
        { name: 'フーモン', num: 1030, types: ['ほのお'] },
        { name: 'ヒードラン', form: 'ヒスイのすがた', num: 485, types: ['こおり'] },
      ],
      items: [{ name: 'コータスナイト' }, { name: 'フーモナイト' }],
    },
    en: {
      pokemon: [
        { name: 'Foomon', num: 1030, types: ['Fire'] },
        { name: 'Heatran', form: 'Hisuian Form', num: 485, types: ['Ice'] },
      ],
      items: [{ name: 'Torkoalite' }, { name: 'Foomonite' }],
    },
  };
  const tail = {
    ja: ['わざ', 'ほのおのまい２', 'すごいパンチ', 'やさしいひかり', '特性', 'なぞのちから'].join('\n'),
    en: ['Moves', 'Fire Waltz', 'Great Punch', 'Gentle Light', 'Abilities', 'Mystic Might'].join('\n'),
  };

  it.each(layouts)('as %s come to one text, in the same order on both pages', (layout) => {
    const rows = { ja: officialRows('champions-m-c', 'ja'), en: officialRows('champions-m-c', 'en') };
    const [before] = [findRegulation('champions-m-c')];
    if (!before) throw new Error('There is no M-C.');
    const chosen = new Set(allRegulations().flatMap(({ forms = [] }) => [...forms]));
    const places = fc.array(fc.nat({ max: 150 }), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(fc.nat({ max: 200 }), places, places, (gone, at, itemAt) => {
        const page = (locale: 'ja' | 'en') => {
          const put = (list: readonly PageRow[], more: readonly PageRow[], to: readonly number[]) =>
            more.reduce<PageRow[]>((all, row, n) => all.toSpliced(to[n] ?? 0, 0, row), [...list]);
          const pokemon = put(rows[locale].pokemon.toSpliced(gone, 1), next[locale].pokemon, at);
          const items = put(rows[locale].items.toSpliced(gone % 100, 1), next[locale].items, itemAt);
          return `${tail[locale]}\n${pageText(locale, layout, pokemon, items)}`;
        };
        const { chosen: names } = typed(page('ja'), page('en'));
        const readings = [read(page('ja')), read(page('en'))];
        const known = knownNames(readings, before.forms, chosen);
        const settings = {
          id: 'champions-m-d',
          game: 'champions' as const,
          name: { ja: 'D', en: 'D' },
          from: '2026-12-02T02:00Z',
        };
        const source = newRegulation(settings, before, known, names, { forms: true, items: true });
        expect(names.problems).toEqual([]);
        const left = (list: 'forms' | 'items', key: string | undefined) =>
          expect(source[list]?.remove).toContain(key);
        const [goneItem] = [...(before.items ?? [])].slice(gone % 100);
        left('items', goneItem);
        expect(source.items?.remove).toHaveLength(1);
        expect(new Set(source.forms?.add)).toEqual(new Set(['foomon', 'heatranhisui']));
        expect(new Set(source.items?.add)).toEqual(new Set(['torkoalite', 'foomonite']));
        expect(source.moves).toEqual({ unknown: ['foomon', 'heatranhisui'], certain: false });
        expect(source.names).toEqual({
          abilities: { mysticmight: { ja: 'なぞのちから', en: 'Mystic Might' } },
          species: {
            foomon: { ja: 'フーモン', en: 'Foomon', ...(layout !== 'prose' && { num: 1030 }) },
            heatranhisui: { ja: 'ヒードラン（ヒスイのすがた）', en: 'Heatran (Hisui)', base: 'heatran' },
          },
          items: {
            torkoalite: {
              ja: 'コータスナイト',
              en: 'Torkoalite',
              mega: { of: 'torkoal', ja: 'メガコータス', en: 'Torkoal-Mega' },
            },
            foomonite: {
              ja: 'フーモナイト',
              en: 'Foomonite',
              mega: { of: 'foomon', ja: 'メガフーモン', en: 'Foomon-Mega' },
            },
          },
          moves: {
            firewaltz: { ja: 'ほのおのまい２', en: 'Fire Waltz' },
            greatpunch: { ja: 'すごいパンチ', en: 'Great Punch' },
            gentlelight: { ja: 'やさしいひかり', en: 'Gentle Light' },
          },
        });
      }),
      { numRuns: 5 },
    );
  });
});

describe('what is typed about them', () => {
  it('is said to be wrong beside its field', () => {
    const { chosen } = typed('持ち物\nオボンのみ\nなぞのいし\nフーナイト\nきあいのタスキ', '', ({ ja }) =>
      ja === 'なぞのいし'
        ? { as: 'item', ja: 'たべのこし', en: 'Mystery Rock' }
        : { as: 'stone', en: 'Mystery Rock', of: 'だれか', abilities: 'いかく、ふしぎ' },
    );
    expect(chosen.problems.map(({ id, field, key, text }) => [id, field, key, text])).toEqual([
      ['ja.なぞのいし', 'ja', 'known', 'たべのこし'],
      ['ja.なぞのいし', 'en', 'twice', 'Mystery Rock'],
      ['ja.ふーないと', 'of', 'unknownSpecies', 'だれか'],
      ['ja.ふーないと', 'abilities', 'unknownAbility', 'ふしぎ'],
    ]);
  });

  it('joins a row of the other language', () => {
    const { chosen } = typed(
      '持ち物\nなぞのいし\nオボンのみ',
      'Items\nSitrus Berry\nMystery Rock',
      ({ ja }) => (ja ? { as: 'item', en: 'mystery rock' } : { as: 'item' }),
    );
    expect(chosen.names).toEqual({ items: { mysteryrock: { ja: 'なぞのいし', en: 'mystery rock' } } });
    expect(chosen.items).toEqual(['mysteryrock']);
  });

  it('may be a name that is known', () => {
    const { chosen } = typed('ガブリアズ\nなにか', '', ({ ja }) => ({
      as: ja === 'なにか' ? '' : 'known:species:garchomp',
    }));
    expect([chosen.forms, chosen.names]).toEqual([['garchomp'], {}]);
    expect(typed('なにか', '', () => ({ as: 'known:species:__proto__' })).chosen.forms).toEqual([]);
  });

  it('gives an id that is free, in Latin letters', () => {
    const { chosen } = typed('なぞのいし\nナゾノイシ２\n謎', '', () => ({ as: 'item' }));
    expect(Object.keys(chosen.names.items ?? {})).toEqual(['nazonoisi', 'nazonoisi2', 'new']);
  });
});

describe('a stone', () => {
  const stones = speciesKeys()
    .filter(isMega)
    .flatMap((mega) => (traitsOf(mega)?.formItems ?? []).map((item) => [item, baseOf(mega)] as const));

  it.each([...new Map(stones)])('%s is of %s, as its two names say together', (item, owner) => {
    const { ja, en } = itemNames[item] as Name;
    const [one, other] = [readStoneText(ja), readStoneText(en)];
    const both = one?.owners.filter((key) => other?.owners.includes(key)) ?? [];
    expect([...both, ...(one?.owners ?? [])][0]).toBe(owner);
  });

  it('is told from what only ends alike', () => {
    expect([readStoneText('たべのこし'), readStoneText('Favorite')?.owners]).toEqual([undefined, []]);
    expect(readMegaText('Mega Charizard X')).toEqual({ of: 'charizard', letter: 'x' });
    expect(readMegaText('メガヤンマ２')).toBeUndefined();
  });
});
