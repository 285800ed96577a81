import { baseOf } from '~/pokedex/species';
import type { ReadingResult, ReadMember, ReadValue } from './reading';

type Partner = { member: ReadMember; isNamed: boolean };

/** Joins by name, else by slot with uncertain values, as nicknames name no species. Of two teams the first is taken. */
export function joinReadings(results: readonly ReadingResult[]): ReadingResult | undefined {
  const [first, second] = results;
  if (!first || !second) return first;
  if (!areOneTeam(first, second)) return first;
  const [lead, other] = countMoves(first) >= countMoves(second) ? [first, second] : [second, first];
  const partners = pairMembers(lead.members, other.members);
  return { ...lead, members: lead.members.map((member, slot) => joinMember(member, partners[slot])) };
}

/** One species on one image alone may be a misreading, two are another team. Nicknames prove nothing. */
export function areOneTeam(a: ReadingResult, b: ReadingResult): boolean {
  const [left, right] = [a, b].map(({ members }) => members.filter(({ species }) => isSure(species)));
  const isIn =
    ({ members }: ReadingResult) =>
    (member: ReadMember) =>
      members.some((other) => isSameSpecies(member, other));
  const unmatched = [left?.filter((member) => !isIn(b)(member)), right?.filter((member) => !isIn(a)(member))];
  return Math.min(...unmatched.map((alone) => alone?.length ?? 0)) <= 1;
}

export interface Gave {
  species: number;
  ability: number;
  item: number;
  moves: number;
  statAlignment: number;
}

export function whatItGave({ members }: ReadingResult): Gave {
  const count = (values: (ReadValue | undefined)[]) => values.filter((value) => value && value.key !== null);
  return {
    species: count(members.map(({ species }) => species)).length,
    ability: count(members.map(({ ability }) => ability)).length,
    item: count(members.map(({ item }) => item)).length,
    moves: count(members.flatMap(({ moves }) => moves)).length,
    statAlignment: count(members.map(({ alignment }) => alignment)).length,
  };
}

const countMoves = (result: ReadingResult) => whatItGave(result).moves;
const isSure = ({ key, uncertain, choices }: ReadValue) =>
  key !== null &&
  (!uncertain || (choices ?? []).some((form) => form !== key && baseOf(form) === baseOf(key)));

const isSameSpecies = ({ species: a }: ReadMember, { species: b }: ReadMember) =>
  a.key !== null && b.key !== null && baseOf(a.key) === baseOf(b.key);

function pairMembers(lead: readonly ReadMember[], others: readonly ReadMember[]): (Partner | undefined)[] {
  const unpaired = new Set(others.keys());
  const matches = lead.map((member, slot) => {
    const match = [slot, ...unpaired].find((at) => {
      const other = others[at];
      if (!other || !unpaired.has(at) || !isSameSpecies(member, other)) return false;
      // An uncertain species may be a guess under a nickname: the real one may be elsewhere.
      return at === slot || (isSure(member.species) && isSure(other.species));
    });
    if (match !== undefined) unpaired.delete(match);
    return match;
  });
  const isOneOrder = matches.every((at, slot) => at === undefined || at === slot);
  return lead.map(({ species }, slot) => {
    const at = matches[slot];
    if (at !== undefined) return { member: others[at] as ReadMember, isNamed: true };
    const beside = others[slot];
    if (!isOneOrder || !beside || !unpaired.has(slot)) return undefined;
    return isSure(species) && isSure(beside.species) ? undefined : { member: beside, isNamed: false };
  });
}

function joinMember(member: ReadMember, partner: Partner | undefined): ReadMember {
  if (!partner) return member;
  const other = partner.isNamed ? partner.member : doubtMember(partner.member);
  const alignment = agree(member.alignment, other.alignment);
  return {
    species: joinSpecies(member.species, other.species),
    ability: agree(member.ability, other.ability) as ReadValue,
    item: agree(member.item, other.item) as ReadValue,
    moves: Array.from(
      { length: Math.max(member.moves.length, other.moves.length) },
      (_, at) => agree(member.moves[at], other.moves[at]) as ReadValue,
    ),
    ...(alignment && { alignment }),
  };
}

/** The tab with ability, item and moves knows the form best. */
function joinSpecies(lead: ReadValue, other: ReadValue): ReadValue {
  if (lead.key !== null && other.key !== null && baseOf(lead.key) === baseOf(other.key))
    return lead.uncertain && !other.uncertain ? other : lead;
  return agree(lead, other) as ReadValue;
}

/** Equal keys take the surer value; a conflict becomes uncertain. */
function agree(a: ReadValue | undefined, b: ReadValue | undefined): ReadValue | undefined {
  if (!a || a.key === null) return b?.key == null ? (a ?? b) : b;
  if (!b || b.key === null) return a;
  if (a.key === b.key) return a.uncertain ? b : a;
  return { ...(a.uncertain && !b.uncertain ? b : a), uncertain: true };
}

const doubt = (value: ReadValue): ReadValue => (value.key === null ? value : { ...value, uncertain: true });

const doubtMember = ({ species, ability, item, moves, alignment }: ReadMember): ReadMember => ({
  species: doubt(species),
  ability: doubt(ability),
  item: doubt(item),
  moves: moves.map(doubt),
  ...(alignment && { alignment: doubt(alignment) }),
});
