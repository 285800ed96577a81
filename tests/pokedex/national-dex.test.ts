import { Dex } from '@pkmn/dex';
import pokemon from 'pokemon';
import { describe, expect, test } from 'vitest';
import type { Locale } from '~/locales/locale';
import { plainName } from '~/pokedex/name';
import { baseOf, formsOf, speciesInGames, speciesKeys, traitsOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { namesOnScreen } from '~/readings/engine/names-on-screen';

const last = 1025;
const bases = new Map(
  speciesKeys()
    .filter((key) => baseOf(key) === key)
    .map((key) => [traitsOf(key)?.num, key] as const),
);
/** The game calls each of its forms by a name of its own; the package has what the Pokédex says. */
const calledByForm = new Map([['いましめられしフーパ', 'フーパ']]);
const nameIn = (locale: Locale) => (num: number) =>
  baseName(plainName(speciesNames[bases.get(num) ?? '']?.[locale] ?? ''));
const baseName = (name: string) => calledByForm.get(name) ?? name;
/** The package has the typewriter's apostrophe, and letters and digits of half the width. */
const written = (name: string) => name.normalize('NFKC').replaceAll('’', "'");

describe('the National Pokédex', () => {
  const numbers = Array.from({ length: last }, (_, at) => at + 1);

  test('is there, each number once', () => {
    expect([...bases.keys()].sort((a, b) => Number(a) - Number(b))).toEqual(numbers);
  });

  test.each(['ja', 'en'] as const)('is called in %s as the package pokemon says', (locale) => {
    const others = pokemon.all(locale);
    expect(others).toHaveLength(last);
    const name = nameIn(locale);
    expect(
      numbers
        .filter((num) => written(name(num)) !== written(others[num - 1] ?? ''))
        .map((num) => [name(num), others[num - 1]]),
    ).toEqual([]);
  });
});

describe('what is in neither game', () => {
  const outside = speciesKeys().filter((key) => traitsOf(key)?.games.length === 0);

  test('is what @pkmn/dex has of the past alone', () => {
    expect(outside.length).toBeGreaterThan(240);
    expect(outside.filter((key) => Dex.species.get(key).isNonstandard !== 'Past')).toEqual([]);
    for (const key of ['ferrothorn', 'pheromosa', 'zygarde10', 'nidoranf']) expect(outside).toContain(key);
  });

  test('is no form of what is in one', () => {
    expect(outside.filter((key) => formsOf(key).some((form) => speciesInGames().includes(form)))).toEqual([]);
  });

  test.each(['ja', 'en'] as const)('is never read from a screen in %s', (locale) => {
    const read = namesOnScreen(locale).species.entries.flatMap(({ keys }) => keys);
    expect(read.length).toBeGreaterThan(700);
    expect(read.filter((key) => outside.includes(key))).toEqual([]);
  });
});
