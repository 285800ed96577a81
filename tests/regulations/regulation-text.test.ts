import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInRegulations } from '~/pokedex/built-in-regulations';
import { itemNames } from '~/pokedex/item-names';
import { type Regulation, type RegulationSource, resolveRegulation } from '~/pokedex/regulation';
import { resolveAll } from '~/pokedex/regulations';
import { isMega, speciesKeys } from '~/pokedex/species';
import { conflictsWith, doubtsAbout, proposedChange } from '~/regulations/check-regulation';
import { exampleText } from '~/regulations/manage/example-text';
import { factsOf, listNames, listsOf, regulationDiff } from '~/regulations/regulation-diff';
import { maxTextLength, parseRegulation } from '~/regulations/regulation-schema.server';
import guide from '../../docs/regulations.md?raw';

const next: RegulationSource = {
  id: 'champions-m-d',
  game: 'champions',
  name: { ja: 'レギュレーションM-D', en: 'Regulation M-D' },
  from: '2026-12-02T02:00Z',
  basedOn: 'champions-m-c',
};
const parse = (change: object) => parseRegulation(JSON.stringify({ ...next, ...change }, null, 2));
const problemsOf = (change: object) => {
  const parsed = parse(change);
  return 'problems' in parsed ? parsed.problems : [];
};

describe('a text', () => {
  it('of each file is a regulation, and comes back as it was', () => {
    for (const source of builtInRegulations)
      expect(parseRegulation(JSON.stringify(source))).toMatchObject({ source });
  });

  it('is given by names as well as by ids', () => {
    expect(parse({ forms: { add: ['ボーマンダ', 'Golisopod', 'incineroar'] } })).toMatchObject({
      source: { forms: { add: ['salamence', 'golisopod', 'incineroar'] } },
    });
  });

  it('is explained by examples that are right', () => {
    const texts = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => text);
    expect(texts.length).toBeGreaterThan(1);
    for (const text of [exampleText, ...texts]) {
      const parsed = parseRegulation(text);
      expect(parsed).toHaveProperty('source');
      if (!('source' in parsed)) continue;
      expect(conflictsWith(parsed.source, builtInRegulations, () => 1)).toEqual([]);
      const proposal = proposedChange(parsed.source, builtInRegulations);
      const keys = doubtsAbout(parsed.source, proposal, [], new Date(0)).map(({ key }) => key);
      expect(keys.filter((key) => key !== 'otherGame')).toEqual([]);
    }
  });

  it.each<[object, object]>([
    [{ fomrs: {} }, { key: 'unknownKey', path: 'fomrs', params: { text: 'fomrs' }, line: 10 }],
    [
      { forms: { add: ['gyarados', 'galchomp'] } },
      { key: 'unknownName', path: 'forms.add[1]', line: 13, near: ['garchomp'] },
    ],
    [{ items: { add: ['ofuda'] } }, { key: 'unknownName', path: 'items.add[0]' }],
    [{ moves: { add: { gengar: ['hyperbeem'] } } }, { key: 'unknownName', near: ['hyperbeam'] }],
    [{ moves: { add: { genger: ['hyperbeam'] } } }, { key: 'unknownName', near: ['gengar'] }],
    [{ forms: { add: ['charizardmegax'] } }, { key: 'mega' }],
    [{ forms: { add: ['ランドロス'] } }, { key: 'severalNames', near: ['landorus', 'landorustherian'] }],
    [{ from: '2026-12-02' }, { key: 'instant', path: 'from' }],
    [{ from: '2026-12-02T11:00' }, { key: 'instant' }],
    [{ from: '2026-02-30T11:00Z' }, { key: 'instant' }],
    [{ game: 'go' }, { key: 'wrongValue', params: { values: 'sv, champions' } }],
    [{ name: { ja: 'あ' } }, { key: 'missing', path: 'name.en' }],
    [{ level: '50' }, { key: 'wrongType', path: 'level' }],
    [{ megas: 900 }, { key: 'outOfRange' }],
    [{ id: 'M-D' }, { key: 'id' }],
    [{ id: 'champions-own' }, { key: 'id' }],
    [{ id: 'champions-next' }, { key: 'id' }],
    [{ restricted: { limit: 1.5 } }, { key: 'wrongType' }],
    [{ constructor: 1, toString: 2 }, { key: 'unknownKey' }],
    [{ forms: { add: Array(3000).fill('gengar') } }, { key: 'outOfRange' }],
  ])('that holds %o says where it is wrong', (change, problem) => {
    expect(problemsOf(change)[0]).toMatchObject(problem);
  });

  it('of whatever one may send is refused in words', () => {
    for (const text of ['', '[]', 'null', '0', '"x"', `${'['.repeat(9000)}`, '{"__proto__": {"x": 1}}'])
      expect(parseRegulation(text)).toHaveProperty('problems.0.key');
    const keys = Array.from({ length: 9000 }, (_, at) => `"k${at}":1`);
    const many = parseRegulation(`{${keys.join(',')}}`);
    expect('problems' in many && many.problems).toHaveLength(40);
    const strange = Array.from({ length: 1900 }, (_, at) => `ガブリア${at}`);
    expect(problemsOf({ forms: { add: strange } })).toHaveLength(40);
    expect(parseRegulation(' '.repeat(maxTextLength + 1))).toMatchObject({ problems: [{ key: 'tooLong' }] });
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseRegulation(JSON.stringify(value))).toHaveProperty('problems');
      }),
    );
  });
});

describe('beside what is known', () => {
  const conflicts = (source: RegulationSource, known = builtInRegulations) =>
    conflictsWith(source, known, () => 1).map(({ key }) => key);

  it.each<[Partial<RegulationSource>, string[]]>([
    [{}, []],
    [{ until: next.from }, ['untilBeforeFrom']],
    [{ basedOn: 'champions-m-z' }, ['baseUnknown']],
    [{ basedOn: 'sv-i' }, ['baseOfOtherGame']],
    [{ basedOn: 'champions-m-d' }, ['baseCircular']],
    [{ id: 'champions-m-a', basedOn: 'champions-m-c' }, ['baseCircular']],
    [{ id: 'sv-i', basedOn: undefined }, ['gameOfKnown']],
  ])('%o: %o', (change, keys) => {
    expect(conflicts({ ...next, ...change })).toEqual(keys);
  });

  const doubts = (change: Partial<RegulationSource>) => {
    const source = { ...next, ...change };
    const known = [...resolveAll(builtInRegulations).values()];
    const now = new Date('2026-11-22T00:00Z');
    return doubtsAbout(source, proposedChange(source, builtInRegulations), known, now).map(({ key }) => key);
  };

  it.each<[Partial<RegulationSource>, string[]]>([
    [{}, []],
    [{ from: '2026-12-01T00:00Z' }, ['overlap']],
    [{ from: '2026-01-01T00:00Z', until: '2026-01-02T00:00Z' }, ['isPast']],
    [{ restricted: { forms: { add: ['koraidon'] } } }, ['restrictedNotAllowed']],
    [{ forms: { add: ['salamence'] } }, ['addedTwice']],
    [{ items: { remove: ['boosterenergy'] } }, ['removedNothing']],
  ])('%o makes one ask: %o', (change, keys) => {
    expect(doubts(change)).toEqual(keys);
  });

  it('whatever is based on it follows', () => {
    const [base] = builtInRegulations.filter(({ id }) => id === 'champions-m-b');
    const corrected = { ...(base as RegulationSource), forms: { add: ['koraidon'] } };
    const { before, after, followers } = proposedChange(corrected, builtInRegulations);
    expect(before?.forms?.has('koraidon')).toBe(false);
    expect(after.forms?.has('koraidon')).toBe(true);
    expect(followers.map((one) => [one.after.id, one.after.forms?.has('koraidon')])).toEqual([
      ['champions-m-c', true],
    ]);
  });

  it('a difference to what is gone says nothing', () => {
    const lost = resolveAll([{ ...next, basedOn: 'champions-gone', forms: { add: ['koraidon'] } }]);
    expect(lost.get('champions-m-d')).toMatchObject({ forms: undefined, items: undefined });
  });
});

const species = speciesKeys().filter((key) => !isMega(key));
const change = (keys: readonly string[]) => {
  const some = fc.uniqueArray(fc.constantFrom(...keys.slice(0, 40)), { maxLength: 12 });
  return fc.record({ add: some, remove: some }, { requiredKeys: [] });
};
const source = fc.record(
  {
    forms: change(species),
    items: change(Object.keys(itemNames)),
    restricted: fc.record({ limit: fc.nat(3), forms: change(species) }, { requiredKeys: [] }),
    moves: fc.record({
      add: fc.dictionary(fc.constantFrom('gengar', 'snorlax'), fc.constant(['hyperbeam'])),
      unknown: fc.constantFrom([], ['pikachu']),
    }),
    level: fc.constantFrom(50, 100),
    megas: fc.nat(1),
    itemClause: fc.boolean(),
  },
  { requiredKeys: [] },
);

it('a base and the difference to it make the target', () => {
  fc.assert(
    fc.property(source, source, fc.boolean(), (first, second, isBased) => {
      const before = resolveRegulation({ ...next, id: 'champions-a', ...first });
      const after = resolveRegulation({ ...next, ...second }, isBased ? before : undefined);
      const diff = regulationDiff(before, after);
      const made = { ...listsOf(before) };
      for (const { list, in: added, out, isKnown } of diff.lists) {
        const keys = new Set([...(made[list] ?? []), ...added].filter((key) => !out.includes(key)));
        made[list] = isKnown ? keys : undefined;
      }
      for (const list of listNames) expect(made[list], list).toEqual(listsOf(after)[list]);
      const facts = Object.fromEntries(diff.facts.map((fact) => [fact.fact, fact.after]));
      expect({ ...factsOf(before), ...facts }).toEqual(factsOf(after));
      expect(regulationDiff(after, after as Regulation)).toEqual({ lists: [], facts: [] });
    }),
  );
});
