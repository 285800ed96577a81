import { afterEach, describe, expect, it } from 'vitest';
import { builtInRegulations } from '~/pokedex/built-in-regulations';
import { namesOfTexts } from '~/pokedex/given-names';
import { knowNames, noNames } from '~/pokedex/later-names';
import { legalRules } from '~/pokedex/legal-rules';
import type { GivenNames, RegulationSource } from '~/pokedex/regulation';
import { resolveRegulation } from '~/pokedex/regulation';
import { findRegulation, knowRegulations } from '~/pokedex/regulations';
import { nameConflicts, nameDoubts } from '~/regulations/check-names';
import { regulationDiff } from '~/regulations/regulation-diff';
import { parseRegulation } from '~/regulations/regulation-schema.server';
import { factsIn } from '~/sheets/legality/facts';
import { judgeMembers } from '~/sheets/legality/judge-members';

const next: RegulationSource = {
  id: 'champions-m-d',
  game: 'champions',
  name: { ja: 'レギュレーションM-D', en: 'Regulation M-D' },
  from: '2026-12-02T02:00Z',
  basedOn: 'champions-m-c',
};
const parse = (change: object) => parseRegulation(JSON.stringify({ ...next, ...change }, null, 2));
const problemsOf = (names: object, more: object = {}) => {
  const parsed = parse({ names, ...more });
  return 'problems' in parsed
    ? parsed.problems
    : nameConflicts(parsed.source, builtInRegulations, parsed.lineOf);
};
const doubtsOf = (names: GivenNames, known: readonly RegulationSource[] = builtInRegulations) =>
  nameDoubts({ ...next, names }, known).map(({ key, names: told }) => [key, told]);

const stone = { ja: 'クモナイト', en: 'Kumonite', mega: { of: 'kumo', types: ['flying'] } };
const names: GivenNames = {
  items: { kumonite: stone },
  moves: { cloudburst: { ja: 'くもやぶり', en: 'Cloudburst', type: 'flying' } },
  abilities: { cloudsea: { ja: 'うんかい', en: 'Cloud Sea' } },
  species: { kumo: { ja: 'クモグモ', en: 'Kumogumo', types: ['flying'], abilities: ['cloudsea'] } },
};
const whole = {
  names,
  forms: { add: ['クモグモ'] },
  items: { add: ['Kumonite'] },
  moves: { add: { kumo: ['くもやぶり'] } },
};

afterEach(() => {
  knowNames({ inForce: noNames, former: noNames });
  knowRegulations([]);
});

describe('a text with names of its own', () => {
  it('uses them in its lists, by id or by name', () => {
    expect(parse(whole)).toMatchObject({
      source: {
        names,
        forms: { add: ['kumo'] },
        items: { add: ['kumonite'] },
        moves: { add: { kumo: ['cloudburst'] } },
      },
    });
    expect(problemsOf(names, whole)).toEqual([]);
  });

  it('takes types and abilities by name, and the name of a Mega as it is called', () => {
    const kumonite = {
      ...stone,
      mega: { of: 'クモグモ', en: 'Mega Kumogumo', types: ['ひこう'], ability: 'うんかい' },
    };
    expect(parse({ names: { ...names, items: { kumonite } } })).toMatchObject({
      source: {
        names: {
          items: {
            kumonite: { mega: { of: 'kumo', en: 'Kumogumo-Mega', types: ['flying'], ability: 'cloudsea' } },
          },
        },
      },
    });
  });

  it.each<[object, object]>([
    [{ items: { a: {} } }, { key: 'nameMissing', path: 'names.items.a' }],
    [{ items: { a: { ja: ' ', en: 'A' } } }, { key: 'nameForm', path: 'names.items.a.ja' }],
    [{ items: { a: { en: '12' } } }, { key: 'nameForm' }],
    [{ items: { a: { en: 'x'.repeat(41) } } }, { key: 'nameForm' }],
    [{ items: { 'Big-A': { en: 'A' } } }, { key: 'nameId' }],
    [{ items: { a: { en: 'A', typ: 1 } } }, { key: 'unknownKey' }],
    [{ items: { kumonite: { ja: 'クモナイト', en: 'Kumonite' } } }, { key: 'stoneWithoutMega' }],
    [
      { items: { kumonite: { ...stone, mega: { of: 'kumo' } } } },
      { key: 'unknownName', path: 'names.items.kumonite.mega.of' },
    ],
    [{ items: { x: { en: 'Xite', mega: { of: 'garchomp', en: 'Big' } } } }, { key: 'megaName' }],
    [
      { items: { charite: { en: 'Charite', mega: { of: 'venusaur' } } } },
      {
        ...{ key: 'megaTwice', near: ['venusaurite'], params: { text: 'venusaurmega' } },
        ...{ path: 'names.items.charite', line: 12 },
      },
    ],
    [
      { ...names, items: { charite: { en: 'Charite', mega: { of: 'venusaur' } } } },
      { key: 'megaTwice', near: ['venusaurite'] },
    ],
    [{ moves: { a: { en: 'A', type: 'firy' } } }, { key: 'unknownName' }],
    [
      { moves: { a: { en: 'Aqua Jet' } } },
      { key: 'nameTaken', params: { text: 'Aqua Jet' }, near: ['aquajet'] },
    ],
    [{ moves: { a: { ja: 'ｱｸｱ･ｼﾞｪｯﾄ', en: 'A' } } }, { key: 'nameTaken', near: ['aquajet'] }],
    [{ moves: { a: { en: 'Aqua-Jet' } } }, { key: 'nameTaken' }],
    [
      { moves: { aquajet: { en: 'Other Jet' } } },
      { key: 'idTaken', params: { text: 'アクアジェット / Aqua Jet' }, near: [] },
    ],
    [{ moves: { aquajet: { ja: 'べつジェット', en: 'Aqua Jet' } } }, { key: 'idTaken' }],
    [
      { moves: { a: { en: 'Foo' }, b: { en: 'foo' } } },
      { key: 'nameTaken', path: 'names.moves.b', near: ['a'] },
    ],
    [{ species: { a: { en: 'Foo', base: 'nobody' } } }, { key: 'unknownName' }],
    [{ species: { a: { en: 'Garchomp' } } }, { key: 'nameTaken', near: ['garchomp'] }],
    [{ species: { a: { en: 'Foo', abilities: ['none'] } } }, { key: 'unknownName' }],
    [
      Object.fromEntries([
        ['items', Object.fromEntries(Array.from({ length: 301 }, (_, at) => [`a${at}`, { en: `A${at}` }]))],
      ]),
      { key: 'tooManyNames' },
    ],
    [{ items: [] }, { key: 'wrongType' }],
    [{ natures: {} }, { key: 'unknownKey' }],
  ])('%j is told where it is wrong', (given, problem) => {
    const [first] = problemsOf(given);
    expect(first).toMatchObject(problem);
    expect(first?.line).toBeGreaterThan(1);
  });

  it('may bring many items, or no name at all', () => {
    const items = { a: { ja: 'あ', en: 'A' }, b: { ja: 'い', en: 'B' }, kumonite: stone };
    expect(problemsOf({ ...names, items })).toEqual([]);
    expect(nameConflicts(next, builtInRegulations, () => 1)).toEqual([]);
    expect(nameDoubts(next, builtInRegulations)).toEqual([]);
  });

  it('says what is worth a look', () => {
    expect(doubtsOf({ moves: { nihilray: { en: 'Nihil Ray' }, ku: { ja: 'くう' } } })).toEqual([
      ['jaMissing', ['Nihil Ray']],
      ['enMissing', ['くう']],
    ]);
    expect(doubtsOf({ moves: { a: { ja: 'Cloudburst', en: 'くもやぶり' } } })).toEqual([
      ['languageSwapped', ['Cloudburst']],
    ]);
    expect(doubtsOf({ moves: { a: { ja: 'Cloudburst' }, b: { en: 'くもやぶり' } } })).toEqual([
      ['jaMissing', ['くもやぶり']],
      ['enMissing', ['Cloudburst']],
      ['languageSwapped', ['Cloudburst', 'くもやぶり']],
    ]);
    expect(doubtsOf({ items: { lifeorb: { ja: 'いのちのたま', en: 'Life Orb' } } })).toEqual([
      ['nameKnown', ['いのちのたま']],
    ]);
  });

  it('may be corrected: the names that it brought before are its own', () => {
    const known = [...builtInRegulations, { ...next, names }];
    knowNames(namesOfTexts([{ source: { ...next, names }, isInForce: true }]));
    const parsed = parse({ names });
    if ('problems' in parsed) expect.fail();
    expect(nameConflicts(parsed.source, known, parsed.lineOf)).toEqual([]);
    const other = {
      ...parsed.source,
      id: 'champions-m-e',
      names: { items: { kumolith: { ja: 'クモナイト' } } },
    };
    expect(nameConflicts(other, known, () => 1)).toMatchObject([{ key: 'nameTaken', near: ['kumonite'] }]);
    expect(nameConflicts({ ...other, names }, known, () => 1)).toEqual([]);
    expect(nameDoubts({ ...other, names }, known)).toMatchObject([{ key: 'nameKnown' }]);
  });

  it('is a difference, also where nothing but a name changes', () => {
    const before = resolveRegulation({ ...next, names });
    const after = resolveRegulation({
      ...next,
      names: { ...names, moves: { cloudburst: { ja: 'くもわり' } } },
    });
    const { lists } = regulationDiff(before, after);
    expect(lists).toMatchObject([
      {
        list: 'names',
        in: [expect.stringContaining('くもわり')],
        out: [expect.stringContaining('くもやぶり')],
      },
    ]);
  });
});

describe('a sheet with names that came with its regulation', () => {
  const member = {
    species: 'kumo',
    item: 'kumonite',
    ability: 'cloudsea',
    moves: ['cloudburst', 'hyperbeam'],
  };
  const know = (source: RegulationSource) => {
    knowNames(namesOfTexts([{ source, isInForce: true }]));
    knowRegulations([source]);
  };
  const judged = (members: object[], regulation: string | null = next.id) =>
    judgeMembers(
      members as Parameters<typeof judgeMembers>[0],
      legalRules({ game: 'champions', regulation, speciesClause: true, houseRules: null }),
      factsIn('champions'),
    ).map(({ kind }) => kind);
  const text = (change: object) => {
    const parsed = parse({ ...whole, ...change });
    if ('problems' in parsed) expect.fail(JSON.stringify(parsed.problems));
    return parsed.source;
  };

  it('is right, and wrong where it is not of that regulation', () => {
    know(text({}));
    expect(judged([member])).toEqual([]);
    expect(judged([member], 'champions-m-c')).toEqual(['notAllowed', 'itemNotAllowed']);
    expect(judged([{ ...member, species: 'garchomp', ability: undefined, moves: [] }])).toEqual([
      'stoneOfOther',
    ]);
    expect(findRegulation(next.id)?.items?.has('kumonite')).toBe(true);
  });

  it('has what the text adds to known species, and no verdict on what it leaves out', () => {
    const { kumo } = names.species ?? {};
    const bare = { ...names, species: { kumo: { ...kumo, abilities: undefined } } };
    know(text({ names: bare, moves: { add: { garchomp: ['spore'] } } }));
    expect(judged([{ species: 'kumo', ability: 'levitate' }])).toEqual([]);
    expect(judged([{ species: 'garchomp', moves: ['spore', 'fakeout'] }])).toEqual(['moveImpossible']);
    expect(judged([{ species: 'garchomp', moves: ['cloudburst'] }], null)).toEqual([]);
  });

  it('is not doubted for a move or an ability of which no table says who has it', () => {
    know(text({ moves: undefined }));
    const garchomp = { species: 'garchomp', ability: 'cloudsea', moves: ['cloudburst', 'thunderbolt'] };
    expect(judged([garchomp])).toEqual(['moveImpossible']);
    know(text({}));
    // The text says who learns it: Kumogumo alone.
    expect(judged([garchomp])).toEqual(['moveImpossible', 'moveImpossible']);
  });
});
