import { z } from 'zod';
import { type Dictionary, knownKey, nameOf } from '~/pokedex/name';

export const instant = z.iso.datetime().meta({ description: 'ISO 8601, in UTC' });

export const nameShape = z
  .object({ ja: z.string(), en: z.string() })
  .meta({ id: 'Name', description: 'A name in Japanese and in English.' });

export const thingShape = z
  .object({
    id: z.string().nullable().meta({
      description: 'The ID of Pokémon Showdown; null for a name that was typed and is not in our tables.',
    }),
    name: nameShape,
  })
  .meta({ id: 'Thing', description: 'A species, a move, an item: something of the game.' });

export type Thing = z.infer<typeof thingShape>;

/** Names a pokedex key in both languages. A typed text that is no key is its own name. */
export const thingOf = (dictionary: Dictionary, key: string): Thing => ({
  id: knownKey(dictionary, key) ?? null,
  name: { ja: nameOf(dictionary, key, 'ja'), en: nameOf(dictionary, key, 'en') },
});

/** One page of a list. `next` is the cursor of the following one. */
export const pageShape = <Item extends z.ZodType>(id: string, item: Item) =>
  z
    .object({
      items: z.array(item),
      next: z
        .string()
        .nullable()
        .meta({ description: 'The `cursor` of the next page, which Link names too; null on the last.' }),
    })
    .meta({ id });
