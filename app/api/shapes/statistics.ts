import { z } from 'zod';
import { speciesNames } from '~/pokedex/species-names';
import type { ExportedUsage } from '~/stats/export-usage';
import { dictionaryOf } from '~/usage/detail-names';
import { details as kinds } from '~/usage/usage';
import type { DetailUsage } from '~/usage/usage-view';
import { thingOf, thingShape } from './name';

const count = z.int();

const detailsShape = z
  .object({
    kind: z.enum(kinds),
    stated: count.meta({ description: 'Of how many Pokémon the counts are a part.' }),
    values: z.array(z.object({ value: thingShape, count })),
  })
  .meta({ id: 'DetailUsage' });

export const statisticsShape = z
  .object({
    tournaments: count,
    teams: count,
    topCut: count.meta({ description: 'How many of the teams made the cut.' }),
    species: z.array(
      z
        .object({ species: thingShape, teams: count, topCut: count, details: z.array(detailsShape) })
        .meta({ id: 'SpeciesUsage' }),
    ),
    details: z.array(detailsShape).meta({ description: 'Of all Pokémon together.' }),
    pairs: z.array(z.object({ species: z.tuple([thingShape, thingShape]), teams: count })).meta({
      description: 'Two on one team, from five teams on.',
    }),
  })
  .meta({
    id: 'Statistics',
    description: 'The most used first. What could tell a private team is left out.',
  });

const describeDetails = (details: readonly DetailUsage[]) =>
  details.map(({ kind, stated, values }) => ({
    kind,
    stated,
    values: values.map(({ value, count }) => ({ value: thingOf(dictionaryOf(kind), value), count })),
  }));

const species = (key: string) => thingOf(speciesNames, key);

export const describeStatistics = (usage: ExportedUsage): z.input<typeof statisticsShape> => ({
  ...usage,
  species: usage.species.map((row) => ({
    ...row,
    species: species(row.species),
    details: describeDetails(row.details),
  })),
  details: describeDetails(usage.details),
  pairs: usage.pairs.map(({ species: [one, other], teams }) => ({
    species: [species(one), species(other)],
    teams,
  })),
});
