import { describe, expect, test } from 'vitest';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { canLearn, learnableMoves } from '~/pokedex/learnsets';
import { moveNames } from '~/pokedex/move-names';
import {
  abilitiesOf,
  abilitiesOfForms,
  baseOf,
  formsOf,
  isMega,
  isSpecies,
  speciesKeys,
  traitsOf,
  typesOf,
} from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';

describe('the tables agree with the dictionary', () => {
  test('the same species', () => {
    expect([...speciesKeys()]).toEqual(Object.keys(speciesNames));
  });

  test('every type, ability, item and move of every species is in the dictionary', () => {
    for (const species of speciesKeys()) {
      const traits = traitsOf(species);
      expect(traits?.num, species).toBeGreaterThan(0);
      expect(typesOf(species).length, species).toBeGreaterThan(0);
      expect(abilitiesOf(species).length, species).toBeGreaterThan(0);
      if (traits?.games.length) expect(learnableMoves(species).size, species).toBeGreaterThan(0);
      expect(formsOf(species)).toContain(species);
      for (const type of typesOf(species)) expect(typeNames).toHaveProperty(type);
      for (const ability of abilitiesOf(species)) expect(abilityNames).toHaveProperty(ability);
      for (const item of traits?.formItems ?? []) expect(itemNames).toHaveProperty(item);
    }
    const moves = new Set(speciesKeys().flatMap((species) => [...learnableMoves(species)]));
    expect([...moves].filter((move) => !moveNames[move])).toEqual([]);
    // Struggle comes to everybody by itself; the other one is in the games, but nobody there learns it.
    expect(Object.keys(moveNames).filter((move) => !moves.has(move))).toEqual(['powershift', 'struggle']);
  });
});

describe('abilities', () => {
  test.each([
    ['garchomp', ['sandveil', 'roughskin']],
    ['incineroar', ['blaze', 'intimidate']],
    ['ogerponwellspring', ['waterabsorb']],
    ['landorustherian', ['intimidate']],
    ['indeedeef', ['owntempo', 'synchronize', 'psychicsurge']],
    ['raichumegax', ['electricsurge']],
    ['missingno', []],
    ['constructor', []],
  ])('%s has %j', (species, abilities) => {
    expect(abilitiesOf(species)).toEqual(abilities);
  });

  test('a name on the screen allows those of every form', () => {
    expect(abilitiesOfForms('landorus')).toEqual(['sandforce', 'sheerforce', 'intimidate']);
  });
});

describe('moves', () => {
  test.each([
    ['garchomp', 'earthquake', true],
    ['garchomp', 'aquatail', false],
    ['incineroar', 'knockoff', true],
    ['incineroar', 'fakeout', true],
    ['urshifurapidstrike', 'surgingstrikes', true],
    ['urshifurapidstrike', 'wickedblow', false],
    ['rotomwash', 'hydropump', true],
    ['rotomwash', 'thunderbolt', true],
    ['rotomwash', 'overheat', false],
    ['calyrexice', 'glaciallance', true],
    ['calyrexice', 'leechseed', true],
    ['sylveon', 'wish', true],
    ['smeargle', 'spore', true],
    ['smeargle', 'struggle', false],
    ['garchompmega', 'earthquake', true],
    ['aegislash', 'kingsshield', true],
    ['tornadus', 'bleakwindstorm', true],
    ['magikarp', 'earthquake', false],
    ['missingno', 'pound', false],
  ])('%s, %s: %s', (species, move, can) => {
    expect(canLearn(species, move)).toBe(can);
  });
});

describe('forms', () => {
  test('share a base and a number', () => {
    expect(baseOf('ogerponwellspring')).toBe('ogerpon');
    expect(baseOf('garchomp')).toBe('garchomp');
    expect(formsOf('rotomheat')[0]).toBe('rotom');
    expect(traitsOf('rotomheat')?.num).toBe(traitsOf('rotom')?.num);
    expect(traitsOf('ogerponwellspring')?.formItems).toEqual(['wellspringmask']);
    expect(traitsOf('charizardmegax')?.formItems).toEqual(['charizarditex']);
  });

  test('games', () => {
    expect(traitsOf('garchomp')?.games).toEqual(['sv', 'champions']);
    expect(traitsOf('koraidon')?.games).toEqual(['sv']);
    expect(traitsOf('garchompmega')?.games).toEqual(['champions']);
    expect(isSpecies('toString')).toBe(false);
  });

  test.each([
    ['garchompmega', true],
    ['charizardmegax', true],
    ['meowsticfmega', true],
    ['meganium', false],
    ['ogerponwellspring', false],
  ])('%s is a Mega: %s', (species, mega) => {
    expect(isMega(species)).toBe(mega);
  });
});
