import type { Locale } from '~/locales/locale';
import type { Allowed } from '~/pokedex/allowed';
import { itemNames } from '~/pokedex/item-names';
import { learnableMoves } from '~/pokedex/learnsets';
import { natureNames } from '~/pokedex/nature-names';
import { abilitiesOf, baseOf, formOnSheet, speciesKeys, traitsOf } from '~/pokedex/species';
import { pick, type Random } from '../random';
import { playsAlike } from './decide';
import type { LabeledMember } from './labels';

/** Without forms that differ from their base in looks alone. */
const candidates = speciesKeys().filter(
  (key) =>
    formOnSheet(key) === key &&
    learnableMoves(key).size >= 4 &&
    (key === baseOf(key) || !playsAlike(key, baseOf(key))),
);
const items = Object.keys(itemNames);
const alignments = Object.keys(natureNames);

type WholeMember = LabeledMember & Required<Pick<LabeledMember, 'ability' | 'item' | 'alignment'>>;

/** Draws six different species, in any form, with legal abilities and moves, the item that the form needs or any, and any Stat Alignment. */
export function randomTeam(random: Random, allowed: Allowed = {}): WholeMember[] {
  const forms = candidates.filter((form) => allowed.species?.has(form) ?? true);
  const bases = [...new Set(forms.map(baseOf))];
  const allowedItems = items.filter((item) => allowed.items?.has(item) ?? true);
  const chosen = new Set<string>();
  while (chosen.size < 6) chosen.add(pick(random, bases));
  return [...chosen].map((base) => {
    const key = pick(
      random,
      forms.filter((form) => baseOf(form) === base),
    );
    const moves = new Set<string>();
    while (moves.size < 4) moves.add(pick(random, [...learnableMoves(key)]));
    const made = traitsOf(key)?.formItems ?? [];
    return {
      species: key,
      ability: pick(random, abilitiesOf(key)),
      item: pick(random, made.length > 0 ? made : allowedItems),
      moves: [...moves],
      alignment: pick(random, alignments),
    };
  });
}

/** Some know fewer moves than four: their rows stay blank. */
export const withFewMoves = <T extends LabeledMember>(random: Random, member: T): T =>
  random() < 0.04 ? { ...member, moves: member.moves.slice(0, 1 + Math.floor(random() * 3)) } : member;

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
