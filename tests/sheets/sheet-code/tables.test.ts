import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { natureNames } from '~/pokedex/nature-names';
import { allRegulations } from '~/pokedex/regulations';
import { abilitiesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';
import { unknownValue, widths } from '~/sheets/sheet-code/layout';
import { abilityTables, tables } from '~/sheets/sheet-code/tables';
import editions from './editions.json' with { type: 'json' };

const hashOf = (keys: readonly string[]) =>
  createHash('sha256').update(keys.join('\n')).digest('hex').slice(0, 16);

const kinds = Object.keys(tables()) as (keyof ReturnType<typeof tables>)[];

// A code on paper points at places. Where one of these fails, put the row back; `npm run pokedex` adds the new one at the end.
describe('the tables only grow', () => {
  it.each(editions)('since $since', (edition) => {
    for (const kind of kinds) {
      const { count, hash } = edition[kind];
      expect([kind, hashOf(tables()[kind].keys.slice(0, count))]).toEqual([kind, hash]);
    }
    const abilities = [...edition.abilities.counts].map((count, place) =>
      (abilityTables()[place]?.keys ?? []).slice(0, Number(count)).join(' '),
    );
    expect(hashOf(abilities)).toBe(edition.abilities.hash);
  });

  it('and what is added is kept from then on', () => {
    const last = editions.at(-1);
    for (const kind of kinds) expect([kind, last?.[kind].count]).toEqual([kind, tables()[kind].keys.length]);
    expect(last?.abilities.counts).toBe(
      abilityTables()
        .map(({ keys }) => keys.length)
        .join(''),
    );
  });

  it('and have room', () => {
    const room = {
      species: 'species',
      items: 'item',
      moves: 'move',
      types: 'last',
      natures: 'last',
    } as const;
    for (const kind of kinds)
      expect(tables()[kind].keys.length).toBeLessThan(unknownValue(widths[room[kind]]));
    for (const { keys } of abilityTables()) expect(keys.length).toBeLessThan(unknownValue(widths.ability));
  });

  it('each name once', () => {
    for (const { keys, places } of [...Object.values(tables()), ...abilityTables()])
      expect(places.size).toBe(keys.length);
  });
});

// `npm run pokedex` (scripts/sheet-code-keys.ts) adds what is missing.
describe('the tables hold', () => {
  it.each([
    ['species', speciesNames],
    ['items', itemNames],
    ['moves', moveNames],
    ['types', typeNames],
    ['natures', natureNames],
  ] as const)('all %s that a sheet can name', (kind, names) => {
    expect(Object.keys(names).filter((key) => !tables()[kind].places.has(key))).toEqual([]);
  });

  it('all that a regulation allows', () => {
    const missing = allRegulations().flatMap(({ forms = [], items = [] }) => [
      ...[...forms].filter((key) => !tables().species.places.has(key)),
      ...[...items].filter((key) => !tables().items.places.has(key)),
    ]);
    expect(missing).toEqual([]);
  });

  it('all abilities of each species', () => {
    const missing = tables().species.keys.flatMap((key, place) =>
      abilitiesOf(key)
        .filter((ability) => !abilityTables()[place]?.places.has(ability))
        .map((ability) => `${key} ${ability}`),
    );
    expect(missing).toEqual([]);
  });
});
