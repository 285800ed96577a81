import { readdirSync, readFileSync } from 'node:fs';
import { Dex } from '@pkmn/dex';
import { describe, expect, test } from 'vitest';
import { allowedIn } from '~/pokedex/allowed';
import { itemNames } from '~/pokedex/item-names';
import { allRegulations, findRegulation } from '~/pokedex/regulations';
import { baseOf, formsOf, isMega, isSpecies, speciesKeys, traitsOf } from '~/pokedex/species';

const regulations = allRegulations();
const species = (id: string) => findRegulation(id)?.forms ?? new Set<string>();
const items = (id: string) => findRegulation(id)?.items ?? new Set<string>();
const formsIn = (id: string) => [...species(id)];
const tagged = (key: string, ...tags: string[]) =>
  Dex.species.get(key).tags.some((tag) => tags.includes(tag));
const isBattleOnly = (key: string) => Boolean(Dex.species.get(key).battleOnly);
const without = (from: string, minus: string) => formsIn(from).filter((key) => !species(minus).has(key));

describe('the files', () => {
  const folder = 'app/pokedex/data/regulations';
  const files = readdirSync(folder).map((file) => ({
    id: file.replace('.json', ''),
    table: JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
  }));

  test('there is one for each regulation', () => {
    expect(files.map(({ id }) => id).sort()).toEqual(regulations.map(({ id }) => id).sort());
    for (const { id } of regulations) expect(species(id).size, id).toBeGreaterThan(200);
  });

  test('lists are sorted, without repetition, and say only what differs', () => {
    for (const { id, table } of files) {
      const before = { forms: species(table.basedOn), items: items(table.basedOn) };
      for (const kind of ['forms', 'items'] as const) {
        const { add = [], remove = [] } = table[kind] ?? {};
        for (const list of [add, remove]) expect(list, id).toEqual([...new Set(list)].sort());
        expect(
          add.filter((key: string) => before[kind].has(key)),
          id,
        ).toEqual([]);
        expect(
          remove.filter((key: string) => !before[kind].has(key)),
          id,
        ).toEqual([]);
      }
    }
  });

  test('every key is in our dictionaries, and no form is a Mega', () => {
    for (const { id } of regulations) {
      expect(
        formsIn(id).filter((key) => !isSpecies(key) || isMega(key)),
        id,
      ).toEqual([]);
      expect(
        [...items(id)].filter((key) => !Object.hasOwn(itemNames, key)),
        id,
      ).toEqual([]);
    }
  });

  test('cosmetic forms are allowed with their species', () => {
    const isCosmetic = (key: string) => Dex.species.get(key).isCosmeticForme;
    for (const { id } of regulations)
      for (const base of formsIn(id).filter((key) => baseOf(key) === key))
        for (const form of formsOf(base).filter(isCosmetic)) expect(formsIn(id), id).toContain(form);
  });
});

describe('what is known otherwise agrees', () => {
  test.each([
    ['sv-a', 380],
    ['sv-b', 394],
    ['sv-c', 398],
    ['sv-d', 455],
    ['sv-e', 561],
    ['sv-f', 693],
    ['sv-g', 717],
    ['sv-h', 635],
    ['sv-i', 717],
    ['sv-j', 733],
    ['champions-m-a', 186],
    ['champions-m-b', 208],
    ['champions-m-c', 231],
  ])('%s allows %i national numbers', (id, count) => {
    expect(new Set(formsIn(id).map((key) => traitsOf(key)?.num)).size).toBe(count);
  });

  test.each([
    ['champions-m-a', 117, 60],
    ['champions-m-b', 148, 76],
    ['champions-m-c', 166, 82],
  ])('%s allows %i items, and of them Mega Stones for %i Megas of its species', (id, count, megas) => {
    expect(items(id).size).toBe(count);
    const reached = speciesKeys().filter(
      (key) => isMega(key) && traitsOf(key)?.formItems.some((stone) => items(id).has(stone)),
    );
    expect(reached).toHaveLength(megas);
    for (const mega of reached)
      expect(
        formsOf(mega).some((form) => species(id).has(form)),
        mega,
      ).toBe(true);
  });

  test('M-C allows what the game knows, by our own list of it', () => {
    const known = speciesKeys().filter((key) => traitsOf(key)?.games.includes('champions') && !isMega(key));
    expect(formsIn('champions-m-c').sort()).toEqual(known.filter((key) => !isBattleOnly(key)).sort());
  });

  test('F and more make J: everything in Scarlet/Violet', () => {
    expect(without('sv-g', 'sv-f').every((key) => tagged(key, 'Restricted Legendary'))).toBe(true);
    expect(formsIn('sv-f').filter((key) => tagged(key, 'Restricted Legendary', 'Mythical'))).toEqual([]);
    expect(without('sv-j', 'sv-i').every((key) => tagged(key, 'Mythical'))).toBe(true);
    const known = speciesKeys().filter((key) => traitsOf(key)?.games.includes('sv'));
    // A Greninja with Battle Bond was never allowed.
    expect(formsIn('sv-j').sort()).toEqual(known.filter((key) => key !== 'greninjabond').sort());
  });

  test('H is F without legends and paradoxes, the latest four too', () => {
    expect(formsIn('sv-h').filter((key) => Dex.species.get(key).tags.length > 0)).toEqual([]);
    expect(
      without('sv-f', 'sv-h')
        .filter((key) => Dex.species.get(key).tags.length === 0)
        .sort(),
    ).toEqual(['gougingfire', 'ironboulder', 'ironcrown', 'ragingbolt']);
  });

  test.each([
    ['sv-a', 'garchomp', true],
    ['sv-a', 'wooperpaldea', true],
    ['sv-a', 'wooper', false],
    ['sv-b', 'fluttermane', true],
    ['sv-c', 'urshifu', false],
    ['sv-e', 'ogerponwellspring', true],
    ['sv-h', 'ogerponwellspring', false],
    ['sv-i', 'zaciancrowned', true],
    ['sv-i', 'mew', false],
    ['champions-m-b', 'salamence', false],
    ['champions-m-c', 'salamence', true],
    ['champions-m-c', 'floetteeternal', true],
    ['champions-m-c', 'floette', false],
    ['champions-m-c', 'urshifu', false],
  ])('%s, %s: %s', (id, key, expected) => {
    expect(species(id).has(key)).toBe(expected);
  });

  test('the stone of Mega Lucario Z is allowed from M-C on', () => {
    expect(['champions-m-b', 'champions-m-c'].map((id) => items(id).has('lucarionitez'))).toEqual([
      false,
      true,
    ]);
  });
});

test('Scarlet/Violet has the items which the field’s table has', () => {
  const known = Object.keys(itemNames).filter((key) => Dex.items.get(key).isNonstandard === null);
  expect([...items('sv-j')].sort()).toEqual(known.sort());
});

describe('by a tournament', () => {
  test('its regulation says it', () => {
    expect(allowedIn('champions', 'champions-m-a')).toEqual({
      species: species('champions-m-a'),
      items: items('champions-m-a'),
    });
  });

  test('in a free format, any regulation of its game', () => {
    expect(allowedIn('sv', null)).toEqual({ species: species('sv-j'), items: items('sv-a') });
    expect(allowedIn('champions', null)).toEqual(allowedIn('champions', 'champions-m-c'));
  });

  test.each(['champions-m-d', 'constructor', ''])('of «%s» nothing is known', (id) => {
    expect(allowedIn('champions', id)).toEqual({ species: undefined, items: undefined });
  });
});
