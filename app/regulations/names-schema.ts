import { z } from 'zod';
import { type Dictionary, foldName, type Name } from '~/pokedex/name';
import type { GivenNames } from '~/pokedex/regulation';
import { isStone } from '~/pokedex/stone';
import { isLonger, plainText } from '~/text/text';
import { problemOf } from './problem-of';

const maxNames = 300;
const maxLetters = 40;

/** Schema of a dictionary key, including names defined in the same text. */
export type KeyShape = z.ZodType<string>;

export interface NameKeys {
  species: KeyShape;
  abilities: KeyShape;
  types: KeyShape;
}

const isName = (text: string) => /\p{L}/u.test(text) && foldName(text) !== '' && !isLonger(text, maxLetters);

const oneName = z.string().transform(plainText).refine(isName, problemOf('nameForm')).optional();
const id = z.string().regex(/^[a-z0-9]{1,40}$/, 'id');

const twoNames = { ja: oneName, en: oneName };
const hasOne = ({ ja, en }: { ja?: string; en?: string }) => ja !== undefined || en !== undefined;

/** Converts a Mega's English name to the spelling of the tables: `Mega Charizard X` is `Charizard-Mega-X`. */
const megaInEnglish = oneName
  .transform((en) =>
    en?.replace(
      /^Mega (.+?)(?: ([XYZ]))?$/,
      (_, name, letter) => `${name}-Mega${letter ? `-${letter}` : ''}`,
    ),
  )
  .refine((en) => en === undefined || /-Mega(-[XYZ])?$/.test(en), problemOf('megaName'));

const recordOf = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .record(id, shape)
    .refine((names) => Object.keys(names).length <= maxNames, problemOf('tooManyNames', String(maxNames)))
    .optional();

export const namesShape = ({ species, abilities, types }: NameKeys) =>
  z
    .strictObject({
      items: recordOf(
        z
          .strictObject({
            ...twoNames,
            mega: z
              .strictObject({
                of: species,
                ja: oneName,
                en: megaInEnglish,
                types: z.array(types).max(2).optional(),
                ability: abilities.optional(),
              })
              .optional(),
          })
          .refine(hasOne, problemOf('nameMissing'))
          .refine(
            ({ mega, ...name }) => mega !== undefined || !hasOne(name) || !isStone(bothNames(name)),
            problemOf('stoneWithoutMega'),
          ),
      ),
      moves: recordOf(
        z.strictObject({ ...twoNames, type: types.optional() }).refine(hasOne, problemOf('nameMissing')),
      ),
      abilities: recordOf(z.strictObject(twoNames).refine(hasOne, problemOf('nameMissing'))),
      species: recordOf(
        z
          .strictObject({
            ...twoNames,
            base: species.optional(),
            num: z.int().min(1).max(2000).optional(),
            types: z.array(types).max(2).optional(),
            abilities: z.array(abilities).max(4).optional(),
          })
          .refine(hasOne, problemOf('nameMissing')),
      ),
    })
    .optional();

const bothNames = ({ ja, en }: { ja?: string; en?: string }): Name => ({
  ja: ja ?? en ?? '',
  en: en ?? ja ?? '',
});

/** Names in an unvalidated JSON value, for use by the rest of the text. The schema reports malformed ones. */
export function ownNames(value: unknown): Record<keyof GivenNames, Dictionary> {
  const namesOfKind = (kind: keyof GivenNames): Dictionary => {
    const entries = entriesOf(entriesOf(value, 'names'), kind);
    const names = Object.entries(entries).flatMap(([key, name]) => {
      const { ja, en } = typeof name === 'object' && name !== null ? (name as Record<string, unknown>) : {};
      const texts = [ja, en].filter((each) => typeof each === 'string').map(plainText);
      const [first, second = first] = texts;
      return first === undefined || second === undefined
        ? []
        : [[key, typeof ja === 'string' ? { ja: first, en: second } : { ja: first, en: first }]];
    });
    return Object.fromEntries(names);
  };
  return {
    species: namesOfKind('species'),
    abilities: namesOfKind('abilities'),
    items: namesOfKind('items'),
    moves: namesOfKind('moves'),
  };
}

function entriesOf(value: unknown, key: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return {};
  const entry = (value as Record<string, unknown>)[key];
  return typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {};
}
