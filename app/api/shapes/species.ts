import { z } from 'zod';
import { abilityNames } from '~/pokedex/ability-names';
import { games } from '~/pokedex/game';
import { traitsOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';
import { pageShape, thingOf, thingShape } from './name';

const speciesShape = thingShape
  .extend({
    number: z.int().meta({ description: 'In the National Pokédex' }),
    base: z.string().meta({ description: 'The ID of the species that a form belongs to.' }),
    types: z.array(thingShape),
    abilities: z.array(thingShape),
    games: z.array(z.enum(games)).meta({ description: 'In which of our games it is.' }),
  })
  .meta({ id: 'Species' });

export const speciesListShape = pageShape('SpeciesList', speciesShape);

export function describeSpecies(key: string): z.input<typeof speciesShape> {
  const { num = 0, types = [], abilities = [], base = key, games: inGames = [] } = traitsOf(key) ?? {};
  return {
    ...thingOf(speciesNames, key),
    number: num,
    base,
    types: types.map((type) => thingOf(typeNames, type)),
    abilities: abilities.map((ability) => thingOf(abilityNames, ability)),
    games: [...inGames],
  };
}
