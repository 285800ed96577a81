import { Dex } from '@pkmn/dex';
import { describe, expect, it } from 'vitest';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { canLearn } from '~/pokedex/learnsets';
import { moveNames } from '~/pokedex/move-names';
import { plainName } from '~/pokedex/name';
import {
  abilitiesOf,
  baseOf,
  formOnSheet,
  formsOf,
  isMega,
  speciesInGames,
  traitsOf,
} from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { decideMember } from '~/readings/engine/decide-member';
import type { ReadLine } from '~/readings/engine/read-lines';
import { pick, seeded } from '../../../bench/random';
import { read } from './card';

const lines = new Map<string, ReadLine>();
function line(name: { ja: string; en: string } | undefined, locale: 'ja' | 'en'): ReadLine {
  const text = plainName(name?.[locale] ?? '');
  const known = lines.get(locale + text) ?? read(text, locale);
  lines.set(locale + text, known);
  return known;
}

const formed = speciesInGames().filter(
  (key) =>
    !isMega(key) && formOnSheet(key) === key && formsOf(key).filter((form) => !isMega(form)).length > 1,
);
/** Other sizes and colors. Tells it by another's tables, not by those that the engine decides with. */
const looksOnly = (one: string, other: string) => {
  const plays = (key: string) => {
    const { baseSpecies, types, baseStats, abilities } = Dex.species.get(key);
    return JSON.stringify([baseSpecies, types, baseStats, Object.values(abilities).sort()]);
  };
  return plays(one) === plays(other);
};
const moves = Object.keys(moveNames);

function wrongAndSure(species: string, ability: string, locale: 'ja' | 'en', four: readonly string[]) {
  const item = traitsOf(species)?.formItems[0] ?? 'focussash';
  const decided = decideMember({
    species: line(speciesNames[baseOf(species)], locale),
    ability: line(abilityNames[ability], locale),
    item: line(itemNames[item], locale),
    moves: four.map((move) => line(moveNames[move], locale)),
  });
  const { key, uncertain } = decided.species;
  const wrong: string[] = [];
  if (!uncertain && key !== species && !looksOnly(species, key ?? '')) wrong.push(`${species} is ${key}`);
  if (!decided.ability.uncertain && decided.ability.key !== ability)
    wrong.push(`${species}’s ${ability} is ${decided.ability.key}`);
  return wrong;
}

describe('a form that the screen does not name', () => {
  it.each([
    ['calyrexshadow', 'asonespectrier', 'astralbarrage', 'nastyplot'],
    ['calyrexice', 'asoneglastrier', 'glaciallance', 'swordsdance'],
  ])('%s is told with its ability by its moves', (species, ability, ...two) => {
    for (const locale of ['ja', 'en'] as const) {
      const decided = decideMember({
        species: line(speciesNames[baseOf(species)], locale),
        ability: line(abilityNames[ability], locale),
        item: line(itemNames.focussash, locale),
        moves: two.map((move) => line(moveNames[move], locale)),
      });
      expect(decided.species).toMatchObject({ key: species, uncertain: false });
      expect(decided.ability).toMatchObject({ key: ability, uncertain: false });
    }
  });

  it('is asked where nothing tells it', () => {
    for (const locale of ['ja', 'en'] as const) {
      expect(wrongAndSure('calyrexshadow', 'asonespectrier', locale, ['protect', 'psychic'])).toEqual([]);
      expect(wrongAndSure('basculegionf', 'adaptability', locale, ['liquidation', 'aquajet'])).toEqual([]);
    }
  });

  it('is never wrong and sure, whatever it legally has', () => {
    const random = seeded(36);
    const wrong = formed.flatMap((species) => {
      const learned = moves.filter((move) => canLearn(species, move));
      if (learned.length === 0) return [];
      return abilitiesOf(species).flatMap((ability) =>
        (['ja', 'en'] as const).flatMap((locale) => {
          const four = Array.from({ length: 4 }, () => pick(random, learned));
          return wrongAndSure(species, ability, locale, four);
        }),
      );
    });
    expect(wrong).toEqual([]);
  }, 60_000);
});
