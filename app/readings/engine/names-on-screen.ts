import type { Locale } from '~/locales/locale';
import { abilityNames } from '~/pokedex/ability-names';
import { speciesOnScreens } from '~/pokedex/allowed';
import { untilNextEdition } from '~/pokedex/edition';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Name, plainName } from '~/pokedex/name';
import { baseOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { indexNames, type NameIndex } from './match-names';
import type { Stat } from './stat-alignment';

export interface ScreenNames {
  species: NameIndex;
  abilities: NameIndex;
  items: NameIndex;
  moves: NameIndex;
  stats: NameIndex;
  letters: string;
}

const statNames: Record<Stat | 'hp', Record<Locale, string>> = {
  hp: { ja: 'HP', en: 'HP' },
  atk: { ja: 'こうげき', en: 'Attack' },
  def: { ja: 'ぼうぎょ', en: 'Defense' },
  spa: { ja: 'とくこう', en: 'Sp. Atk' },
  spd: { ja: 'とくぼう', en: 'Sp. Def' },
  spe: { ja: 'すばやさ', en: 'Speed' },
};

const made = {
  ja: untilNextEdition(() => makeScreenNames('ja')),
  en: untilNextEdition(() => makeScreenNames('en')),
} satisfies Record<Locale, unknown>;

export const namesOnScreen = (locale: Locale): ScreenNames => made[locale]();

const makeScreenNames = (locale: Locale): ScreenNames => ({
  species: indexNames(
    speciesNames,
    locale,
    speciesOnScreens().filter((key) => baseOf(key) === key),
  ),
  abilities: indexNames(abilityNames, locale, Object.keys(abilityNames)),
  items: indexNames(itemNames, locale, Object.keys(itemNames)),
  moves: indexNames(moveNames, locale, Object.keys(moveNames)),
  stats: indexNames(statNames, locale, Object.keys(statNames)),
  letters: lettersUsed(locale),
});

function lettersUsed(locale: Locale): string {
  const letters = new Set<string>();
  const species = speciesOnScreens().flatMap((key) => speciesNames[key] ?? []);
  for (const names of [species, ...[abilityNames, itemNames, moveNames].map(Object.values<Name>)]) {
    for (const name of names) {
      const text = plainName(name[locale]);
      // The models know plain digits and letters; the game's Japanese names have wide ones.
      for (const letter of text.normalize('NFKC').replace(/[’‘]/g, "'"))
        if (letter.trim()) letters.add(letter);
    }
  }
  return [...letters].join('');
}
