import { itemNames } from '~/pokedex/item-names';
import { learnset } from '~/pokedex/learnsets';
import type { LegalRules } from '~/pokedex/legal-rules';
import type { TeamMember } from '~/pokedex/member';
import { moveNames } from '~/pokedex/move-names';
import { abilitiesOf, baseOf, formsOf, isMega, speciesKeys, traitsOf } from '~/pokedex/species';
import { speciesFactsIn } from '~/pokedex/species-facts';
import { typeNames } from '~/pokedex/type-names';
import { factsIn } from '~/sheets/legality/facts';

type Random = () => number;
export type Team = TeamMember[];

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const { isStone } = factsIn('sv');

/** Legal species and items of a regulation, precomputed. */
export interface Pool {
  rules: LegalRules;
  species: readonly string[];
  items: readonly string[];
}

export const poolOf = (rules: LegalRules): Pool => ({
  rules,
  // Species without a known learnset can't be drawn.
  species: [...(rules.forms ?? [])].filter((key) => (learnset(key, rules.game)?.size ?? 0) > 0),
  items: [...(rules.items ?? [])].filter((item) => !isStone(item) && !makesForm(item)),
});

const formItems = new Set(speciesKeys().flatMap((key) => traitsOf(key)?.formItems ?? []));
const makesForm = (item: string) => formItems.has(item);

/** Draws a team that is legal by our own tables. */
export function legalTeam({ rules, species, items }: Pool, random: Random): Team {
  const team: Team = [];
  while (team.length < 6) {
    const key = pick(random, species);
    const isTwice = team.some((other) => baseOf(other.species) === baseOf(key));
    const restricted = [...team.map((one) => one.species), key].filter((each) => isRestricted(rules, each));
    if (isTwice || restricted.length > (rules.restricted?.limit ?? 6)) continue;
    team.push(
      legalMember(
        rules,
        key,
        items.filter((item) => !team.some((one) => one.item === item)),
        random,
      ),
    );
  }
  return team;
}

const isRestricted = ({ restricted }: LegalRules, key: string) =>
  Boolean(restricted?.forms.has(key) || restricted?.forms.has(baseOf(key)));

function legalMember(
  rules: LegalRules,
  species: string,
  items: readonly string[],
  random: Random,
): TeamMember {
  const facts = speciesFactsIn(rules.game, species);
  const own = Object.entries(facts?.formsByItem ?? {});
  const needed = own.find(([item, form]) => form === species && !isStone(item))?.[0];
  const stones = own.map(([item]) => item).filter((item) => isStone(item) && rules.items?.has(item));
  const item = needed ?? (stones.length > 0 && random() < 0.5 ? pick(random, stones) : pick(random, items));
  const learnable = [...(learnset(species, rules.game) ?? [])];
  const moves = new Set<string>(facts?.move ? [facts.move] : []);
  while (moves.size < Math.min(4, learnable.length)) moves.add(pick(random, learnable));
  return {
    species,
    ability: pick(
      random,
      abilitiesOf(species).filter((ability) => (facts?.formsByAbility[ability] ?? species) === species),
    ),
    item,
    moves: [...moves],
    ...(rules.game === 'sv' && { teraType: facts?.teraType ?? pick(random, Object.keys(typeNames)) }),
  };
}

export type Violation =
  | 'species'
  | 'tooManyRestricted'
  | 'speciesTwice'
  | 'itemNotAllowed'
  | 'itemTwice'
  | 'itemNeeded'
  | 'abilityImpossible'
  | 'moveImpossible'
  | 'teraImpossible';

/** Makes a legal team illegal in one way. @returns undefined if that is impossible in the regulation */
export const violations: Record<Violation, (team: Team, pool: Pool, random: Random) => Team | undefined> = {
  species: (team, { rules, items }, random) => {
    const outside = speciesKeys().filter((key) => !rules.forms?.has(key) && !isMega(key) && !forBattle(key));
    const key = pick(random, outside);
    if (team.some((one) => baseOf(one.species) === baseOf(key))) return undefined;
    return replaced(team, random, () => ({ ...legalMember(rules, key, items, random), moves: ['protect'] }));
  },
  tooManyRestricted: (team, pool, random) => {
    const { rules, species, items } = pool;
    const restricted = species.filter((key) => isRestricted(rules, key));
    const free = restricted.filter((key) => !team.some((one) => baseOf(one.species) === baseOf(key)));
    if (restricted.length === 0 || !rules.restricted) return undefined;
    const made = [...team];
    for (const at of made.keys()) {
      if (made.filter((one) => isRestricted(rules, one.species)).length > rules.restricted.limit) break;
      if (isRestricted(rules, made[at]?.species ?? '')) continue;
      const key = pick(random, free);
      if (made.some((one) => baseOf(one.species) === baseOf(key))) continue;
      const left = items.filter((item) => !made.some((one) => one.item === item));
      made[at] = legalMember(rules, key, left, random);
    }
    return made;
  },
  speciesTwice: (team, { rules, species, items }, random) => {
    const at = Math.floor(random() * 5) + 1;
    const twin = pick(
      random,
      species.filter((key) => baseOf(key) === baseOf(team[0]?.species ?? '') && !isRestricted(rules, key)),
    );
    const left = items.filter((item) => !team.some((one) => one.item === item));
    return twin === undefined ? undefined : team.with(at, legalMember(rules, twin, left, random));
  },
  itemNotAllowed: (team, { rules }, random) => {
    const outside = Object.keys(itemNames).filter((item) => !rules.items?.has(item));
    return withItem(team, random, pick(random, outside));
  },
  itemTwice: (team) => {
    const free = team.filter((one) => !makesForm(one.item ?? ''));
    const [first, second] = [free[0], free[1]];
    if (!first || !second) return undefined;
    return team.map((one) => (one === second ? { ...one, item: first.item } : one));
  },
  itemNeeded: (team, { items }, random) => {
    const at = team.findIndex((one) => makesForm(one.item ?? '') && !isStone(one.item ?? ''));
    if (at < 0) return undefined;
    const left = items.filter((item) => !team.some((one) => one.item === item));
    return team.with(at, { ...(team[at] as TeamMember), item: pick(random, left) });
  },
  abilityImpossible: (team, _pool, random) =>
    replaced(team, random, (one) => {
      const all = speciesKeys()
        .flatMap(abilitiesOf)
        .filter((ability) => !abilitiesOf(one.species).includes(ability));
      return { ...one, ability: pick(random, all) };
    }),
  moveImpossible: (team, { rules }, random) =>
    replaced(team, random, (one) => {
      const learnable = learnset(one.species, rules.game);
      const all = Object.keys(moveNames).filter((move) => !learnable?.has(move));
      return { ...one, moves: [pick(random, all), ...(one.moves ?? []).slice(1)] };
    }),
  teraImpossible: (team, { rules }, random) => {
    const at = team.findIndex((one) => speciesFactsIn(rules.game, one.species)?.teraType);
    if (at < 0 || rules.game !== 'sv') return undefined;
    const one = team[at] as TeamMember;
    const others = Object.keys(typeNames).filter((type) => type !== one.teraType);
    return team.with(at, { ...one, teraType: pick(random, others) });
  },
};

const forBattle = (key: string) =>
  formsOf(key).length > 1 && baseOf(key) !== key && speciesFactsIn('sv', key) === undefined;

function replaced(team: Team, random: Random, make: (one: TeamMember) => TeamMember): Team {
  const at = Math.floor(random() * team.length);
  return team.with(at, make(team[at] as TeamMember));
}

function withItem(team: Team, random: Random, item: string): Team | undefined {
  const free = [...team.keys()].filter((at) => !makesForm(team[at]?.item ?? ''));
  if (free.length === 0) return undefined;
  const at = pick(random, free);
  return team.with(at, { ...(team[at] as TeamMember), item });
}
