import { isFreeName } from '~/pokedex/free-name';
import type { LegalRules } from '~/pokedex/legal-rules';
import type { SpeciesFacts } from '~/pokedex/species-facts';
import type { PartialMember } from '~/sheets/team-sheet';
import type { Finding } from './finding';

export interface LegalityFacts {
  /** Undefined for unknown names, which have no findings. */
  speciesFacts(species: string): SpeciesFacts | undefined;
  isItem(key: string): boolean;
  isStone(item: string): boolean;
  isMove(key: string): boolean;
  /** Added by a regulation text: no table lists its learners. */
  isLater(kind: 'abilities' | 'moves', key: string): boolean;
}

type Verdict = Omit<Finding, 'slot'>;

/** Ignores blank fields and unknown names. Pure, so that the browser and the server agree. */
export function judgeMembers(
  members: readonly PartialMember[],
  rules: LegalRules,
  facts: LegalityFacts,
): Finding[] {
  const known = members.map(({ species }) => (species ? facts.speciesFacts(species) : undefined));
  return members.flatMap((member, slot) => {
    const own = known[slot];
    const verdicts = [
      ...(own ? judgeSpecies(member, own, rules) : []),
      ...tooManyRestricted(members, known, slot, rules),
      ...(own && rules.speciesClause ? speciesTwice(member, own, known, slot) : []),
      ...judgeItem(member, own, rules, facts),
      ...(rules.itemClause ? itemTwice(member, members, slot) : []),
      ...(own ? judgeAbility(member, own, rules, facts) : []),
      ...judgeMoves(member, own, rules, facts),
      ...(own ? judgeTera(member, own) : []),
    ];
    return verdicts.map((verdict) => ({ slot, ...verdict }));
  });
}

const certain = (field: string, kind: Finding['kind'], about: Finding['about']): Verdict => ({
  field,
  kind,
  certainty: 'certain',
  about,
});

/** Champions adds content every season: without a regulation's list our own table may be outdated. */
const certaintyOf = ({ game, forms }: LegalRules) =>
  game === 'champions' && forms === undefined ? 'likely' : 'certain';

function judgeSpecies({ species = '' }: PartialMember, own: SpeciesFacts, rules: LegalRules): Verdict[] {
  const about = { species };
  if (rules.banned.species.has(species)) return [certain('species', 'banned', about)];
  const verdicts: Verdict[] = [];
  if (!rules.allowed.species.has(species)) {
    const isAllowed = rules.forms?.has(species);
    if (!own.isInGame && !isAllowed)
      verdicts.push({ field: 'species', kind: 'notInGame', certainty: certaintyOf(rules), about });
    else if (isAllowed === false) verdicts.push(certain('species', 'notAllowed', about));
  }
  if (rules.types.size > 0 && !own.types.some((type) => rules.types.has(type)))
    verdicts.push(certain('species', 'wrongType', about));
  return verdicts;
}

/** Reported for each member above the limit, in the order of the sheet. */
function tooManyRestricted(
  members: readonly PartialMember[],
  known: readonly (SpeciesFacts | undefined)[],
  slot: number,
  { restricted }: LegalRules,
): Verdict[] {
  if (!restricted) return [];
  const isRestricted = ({ species }: PartialMember, at: number) =>
    Boolean(species) &&
    (restricted.forms.has(species as string) || restricted.forms.has(known[at]?.base ?? ''));
  const member = members[slot] as PartialMember;
  if (!isRestricted(member, slot)) return [];
  const before = members.filter((other, at) => at < slot && isRestricted(other, at)).length;
  if (before < restricted.limit) return [];
  return [certain('species', 'tooManyRestricted', { species: member.species, limit: restricted.limit })];
}

function speciesTwice(
  { species }: PartialMember,
  own: SpeciesFacts,
  known: readonly (SpeciesFacts | undefined)[],
  slot: number,
): Verdict[] {
  const first = known.findIndex((other) => other?.base === own.base);
  return first === slot ? [] : [certain('species', 'speciesTwice', { species, slot: first + 1 })];
}

function judgeItem(
  { species, item }: PartialMember,
  own: SpeciesFacts | undefined,
  rules: LegalRules,
  facts: LegalityFacts,
): Verdict[] {
  if (!item || !facts.isItem(item)) return [];
  if (rules.banned.items.has(item)) return [certain('item', 'itemBanned', { item })];
  if (!rules.allowed.items.has(item) && rules.items?.has(item) === false)
    return [certain('item', 'itemNotAllowed', { item })];
  if (!own) return [];
  const made = own.formsByItem[item];
  if (facts.isStone(item)) return made ? [] : [certain('item', 'stoneOfOther', { item, species })];
  if (made !== undefined && made !== species)
    return [certain('item', 'itemMakesForm', { item, species: made })];
  const needed = Object.keys(own.formsByItem).find((each) => own.formsByItem[each] === species);
  if (needed === undefined || made === species || facts.isStone(needed)) return [];
  return [certain('item', 'itemNeeded', { item: needed, species })];
}

function itemTwice({ item }: PartialMember, members: readonly PartialMember[], slot: number): Verdict[] {
  const first = item ? members.findIndex((other) => other.item === item) : slot;
  return first === slot ? [] : [certain('item', 'itemTwice', { item, slot: first + 1 })];
}

function judgeAbility(
  { species, ability }: PartialMember,
  own: SpeciesFacts,
  rules: LegalRules,
  facts: LegalityFacts,
): Verdict[] {
  // Without facts about the species there is no verdict.
  if (!ability || isFreeName(ability) || own.abilities.length === 0) return [];
  const made = own.formsByAbility[ability];
  if (made && made !== species && rules.forms?.has(made) === false && !rules.allowed.species.has(made))
    return [certain('ability', 'abilityImpossible', { species, ability })];
  if (own.abilities.includes(ability) || facts.isLater('abilities', ability)) return [];
  const certainty = own.moves ? certaintyOf(rules) : 'likely';
  return [{ field: 'ability', kind: 'abilityImpossible', certainty, about: { species, ability } }];
}

function judgeMoves(
  { species, moves = [] }: PartialMember,
  own: SpeciesFacts | undefined,
  rules: LegalRules,
  facts: LegalityFacts,
): Verdict[] {
  const canLearn = own && species ? learnsUnder(rules, species, own, facts) : undefined;
  const isFine = (move: string) => canLearn?.(move) === true && !rules.banned.moves.has(move);
  // Fast path: thousands of sheets are judged at once, nearly all valid.
  if (!own?.move && moves.every(isFine)) return [];
  const certainty = rules.moves?.certain ? 'certain' : 'likely';
  const lacking = own?.move && moves.filter(Boolean).length === 4 && !moves.includes(own.move);
  const needed = lacking ? [certain('moves[3]', 'moveNeeded', { species, move: own.move })] : [];
  const wrong = moves.flatMap((move, at): Verdict[] => {
    if (!move || !facts.isMove(move) || moves.indexOf(move) < at) return [];
    const field = `moves[${at}]`;
    if (rules.banned.moves.has(move)) return [certain(field, 'moveBanned', { move })];
    if (!canLearn || canLearn(move) || rules.allowed.moves.has(move)) return [];
    return [{ field, kind: 'moveImpossible', certainty, about: { species, move } }];
  });
  return [...wrong, ...needed];
}

/** @returns undefined if the species' moves are unknown */
function learnsUnder(
  { moves: changes }: LegalRules,
  species: string,
  { moves, base }: SpeciesFacts,
  facts: LegalityFacts,
) {
  if (!moves || changes?.unknown.has(species) || changes?.unknown.has(base)) return undefined;
  const added = changes?.add.get(species);
  const removed = changes?.remove.get(species);
  // A later move's learners are unknown until the regulation names some.
  const mayAnyLearn = (move: string) =>
    facts.isLater('moves', move) && ![...(changes?.add.values() ?? [])].some((keys) => keys.has(move));
  return (move: string): boolean =>
    (moves.has(move) || added?.has(move) === true || mayAnyLearn(move)) && !removed?.has(move);
}

function judgeTera({ species, teraType }: PartialMember, { teraType: only }: SpeciesFacts): Verdict[] {
  if (!teraType || only === undefined || teraType === only) return [];
  return [certain('teraType', 'teraImpossible', { species, type: only })];
}
