import type { Locale } from '~/locales/locale';
import type { Allowed } from '~/pokedex/allowed';
import { itemNames } from '~/pokedex/item-names';
import { learnableMoves } from '~/pokedex/learnsets';
import { natureNames } from '~/pokedex/nature-names';
import { abilitiesOf, baseOf, formsOf, speciesKeys } from '~/pokedex/species';
import { pick, type Random } from '../random';
import type { LabeledMember } from './labels';

const candidates = speciesKeys().filter((key) => baseOf(key) === key && learnableMoves(key).size >= 4);
const items = Object.keys(itemNames);
const alignments = Object.keys(natureNames);

type WholeMember = LabeledMember & Required<Pick<LabeledMember, 'ability' | 'item' | 'alignment'>>;

/** Draws six different species with legal abilities and moves, and any item and Stat Alignment. */
export function randomTeam(random: Random, allowed: Allowed = {}): WholeMember[] {
  const bases = candidates.filter((base) => formsOf(base).some((form) => allowed.species?.has(form) ?? true));
  const allowedItems = items.filter((item) => allowed.items?.has(item) ?? true);
  const species = new Set<string>();
  while (species.size < 6) species.add(pick(random, bases));
  return [...species].map((key) => {
    const moves = new Set<string>();
    while (moves.size < 4) moves.add(pick(random, [...learnableMoves(key)]));
    return {
      species: key,
      ability: pick(random, abilitiesOf(key)),
      item: pick(random, allowedItems),
      moves: [...moves],
      alignment: pick(random, alignments),
    };
  });
}

const nicknames: Record<Locale, string[]> = {
  ja: [
    'まくら',
    'ハチミツ',
    'おもち',
    'ごんすけ',
    'さくら',
    'きなこ',
    'ブラック',
    'たまご',
    'ひかり',
    'ポチ',
    'シロ',
    'ムサシ',
  ],
  en: [
    'Sunny',
    'Biscuit',
    'Mr. Fluff',
    'Nova',
    'Champ',
    'Pickle',
    'Zeus',
    'Lucky',
    'Big Boy',
    'Pepper',
    'Luna',
    'Rex',
  ],
};

/** Gives one or two members a nickname. */
export function withNicknames<T extends LabeledMember>(
  random: Random,
  team: readonly T[],
  locale: Locale,
): T[] {
  const slots = [Math.floor(random() * 6), Math.floor(random() * 6)];
  return team.map((member, slot) =>
    slots.includes(slot) ? { ...member, nickname: pick(random, nicknames[locale]) } : member,
  );
}
