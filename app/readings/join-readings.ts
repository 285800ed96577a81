import { baseOf } from '~/pokedex/species';
import type { ReadingResult, ReadMember, ReadValue } from './reading';

type Partner = { member: ReadMember; isNamed: boolean };

/**
 * Two images of one team as one reading: the tab of moves leads, the tab of stats adds the Stat Alignments.
 * Members belong together by name, else by place, where a value may only be asked: six nicknames on each tab
 * name nobody. Of two teams only the first is taken.
 */
export function joinReadings(results: readonly ReadingResult[]): ReadingResult | undefined {
  const [first, second] = results;
  if (!first || !second) return first;
  if (!areOneTeam(first, second)) return first;
  const [lead, other] = countMoves(first) >= countMoves(second) ? [first, second] : [second, first];
  const partners = pairMembers(lead.members, other.members);
  return { ...lead, members: lead.members.map((member, slot) => joinMember(member, partners[slot])) };
}

/** As far as names tell: one that is on one image alone may be a slip, two are two teams. Nicknames tell nothing. */
export function areOneTeam(a: ReadingResult, b: ReadingResult): boolean {
  const [left, right] = [a, b].map(({ members }) => members.filter(({ species }) => isSure(species)));
  const isIn =
    ({ members }: ReadingResult) =>
    (member: ReadMember) =>
      members.some((other) => isSameSpecies(member, other));
  const strange = [left?.filter((member) => !isIn(b)(member)), right?.filter((member) => !isIn(a)(member))];
  return Math.min(...strange.map((alone) => alone?.length ?? 0)) <= 1;
}

/** How much of a team an image gave: values that were read, sure or not. */
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
/** Of which Pokémon it is; which of its forms may be asked. */
const isSure = ({ key, uncertain, choices }: ReadValue) =>
  key !== null &&
  (!uncertain || (choices ?? []).some((form) => form !== key && baseOf(form) === baseOf(key)));

const isSameSpecies = ({ species: a }: ReadMember, { species: b }: ReadMember) =>
  a.key !== null && b.key !== null && baseOf(a.key) === baseOf(b.key);

/** For each of the leading ones its own on the other image. A place counts where the names stand in one order. */
function pairMembers(lead: readonly ReadMember[], others: readonly ReadMember[]): (Partner | undefined)[] {
  const left = new Set(others.keys());
  const named = lead.map((member, slot) => {
    const found = [slot, ...left].find((at) => {
      const other = others[at];
      if (!other || !left.has(at) || !isSameSpecies(member, other)) return false;
      // What is asked may be a guess under a nickname: the Pokémon of that name may stand elsewhere.
      return at === slot || (isSure(member.species) && isSure(other.species));
    });
    if (found !== undefined) left.delete(found);
    return found;
  });
  const isOneOrder = named.every((at, slot) => at === undefined || at === slot);
  return lead.map(({ species }, slot) => {
    const at = named[slot];
    if (at !== undefined) return { member: others[at] as ReadMember, isNamed: true };
    const beside = others[slot];
    if (!isOneOrder || !beside || !left.has(slot)) return undefined;
    // Two clear names that differ are two Pokémon.
    return isSure(species) && isSure(beside.species) ? undefined : { member: beside, isNamed: false };
  });
}

function joinMember(member: ReadMember, partner: Partner | undefined): ReadMember {
  if (!partner) return member;
  const other = partner.isNamed ? partner.member : asked(partner.member);
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

/** The form follows from ability, item and moves: where those stand it is known best. */
function joinSpecies(lead: ReadValue, other: ReadValue): ReadValue {
  if (lead.key !== null && other.key !== null && baseOf(lead.key) === baseOf(other.key))
    return lead.uncertain && !other.uncertain ? other : lead;
  return agree(lead, other) as ReadValue;
}

/** What both say is as sure as the surer of them; where they differ it is asked. */
function agree(a: ReadValue | undefined, b: ReadValue | undefined): ReadValue | undefined {
  if (!a || a.key === null) return b?.key == null ? (a ?? b) : b;
  if (!b || b.key === null) return a;
  if (a.key === b.key) return a.uncertain ? b : a;
  return { ...(a.uncertain && !b.uncertain ? b : a), uncertain: true };
}

const doubted = (value: ReadValue): ReadValue => (value.key === null ? value : { ...value, uncertain: true });

const asked = ({ species, ability, item, moves, alignment }: ReadMember): ReadMember => ({
  species: doubted(species),
  ability: doubted(ability),
  item: doubted(item),
  moves: moves.map(doubted),
  ...(alignment && { alignment: doubted(alignment) }),
});
