import { describe, expect, it } from 'vitest';
import { allowedItems, allowedSpecies } from '~/pokedex/allowed';
import { canLearn } from '~/pokedex/learnsets';
import { natureNames } from '~/pokedex/nature-names';
import { abilitiesOf } from '~/pokedex/species';
import { fieldTeams } from '../world-field';

describe('the field of the demo', () => {
  it('is of teams that its regulation allows, whose moves and abilities the game knows', () => {
    const [species, items] = [allowedSpecies('champions-m-c'), allowedItems('champions-m-c')];
    const wrong = new Set<string>();
    for (const six of fieldTeams(64)) {
      expect(new Set(six.map((member) => member.species)).size).toBe(6);
      expect(new Set(six.map((member) => member.item)).size).toBe(6);
      for (const { species: key, ability = '', item = '', moves = [], statAlignment = '' } of six) {
        if (!species?.has(key)) wrong.add(key);
        if (!items?.has(item)) wrong.add(item);
        if (!abilitiesOf(key).includes(ability)) wrong.add(`${key} ${ability}`);
        if (!Object.hasOwn(natureNames, statAlignment)) wrong.add(statAlignment);
        for (const move of moves) if (!canLearn(key, move)) wrong.add(`${key} ${move}`);
      }
    }
    expect([...wrong]).toEqual([]);
  });
});
