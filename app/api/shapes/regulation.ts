import { z } from 'zod';
import { games } from '~/pokedex/game';
import { itemNames } from '~/pokedex/item-names';
import { type Keys, type Regulation, sheetDetailKinds } from '~/pokedex/regulation';
import { speciesNames } from '~/pokedex/species-names';
import { instant, nameShape, thingOf, thingShape } from './name';

const summary = {
  id: z.string(),
  url: z.url(),
  game: z.enum(games),
  name: nameShape,
  basedOn: z.string().nullable().meta({ description: 'The ID of the regulation that it follows from.' }),
  startsAt: instant,
  endsAt: instant.nullable().meta({
    description: 'The first instant at which it holds no longer; null while that is not announced.',
  }),
  level: z.int(),
  speciesClause: z.boolean(),
  itemClause: z.boolean(),
  megas: z.int().meta({ description: 'How many of a side may Mega Evolve in a battle.' }),
  shows: z.array(z.enum(sheetDetailKinds)).meta({ description: 'What its team sheets show.' }),
};

export const regulationShape = z.object(summary).meta({ id: 'Regulation' });

export const wholeRegulationShape = z
  .object({
    ...summary,
    species: z
      .array(thingShape)
      .nullable()
      .meta({ description: 'What may be on a team; null where that is not known.' }),
    items: z.array(thingShape).nullable(),
    restricted: z.object({
      limit: z.int().meta({ description: 'Of these a team may have so many together.' }),
      species: z.array(thingShape),
    }),
  })
  .meta({ id: 'WholeRegulation' });

export function describeRegulation(
  regulation: Regulation,
  link: (path: string) => string,
): z.input<typeof regulationShape> {
  const { startsAt, endsAt, basedOn, shows, ...facts } = regulation;
  return {
    ...facts,
    url: link(`/regulations/${facts.id}`),
    basedOn: basedOn ?? null,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    shows: [...shows],
  };
}

const speciesOf = (keys: Keys) => [...keys].map((key) => thingOf(speciesNames, key));

export const describeWholeRegulation = (
  regulation: Regulation,
  link: (path: string) => string,
): z.input<typeof wholeRegulationShape> => ({
  ...describeRegulation(regulation, link),
  species: regulation.forms ? speciesOf(regulation.forms) : null,
  items: regulation.items ? [...regulation.items].map((key) => thingOf(itemNames, key)) : null,
  restricted: { limit: regulation.restricted.limit, species: speciesOf(regulation.restricted.forms) },
});
