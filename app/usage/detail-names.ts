import type { Locale } from '~/locales/locale';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { typeNames } from '~/pokedex/type-names';
import type { Detail } from './usage';

const dictionaries: Record<Detail, Dictionary> = {
  item: itemNames,
  move: moveNames,
  ability: abilityNames,
  teraType: typeNames,
  statAlignment: natureNames,
};

export const dictionaryOf = (kind: Detail): Dictionary => dictionaries[kind];

export const detailName = (kind: Detail, value: string, locale: Locale): string =>
  nameOf(dictionaries[kind], value, locale);
