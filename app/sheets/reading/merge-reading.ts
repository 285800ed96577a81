import type { TeamMember } from '~/pokedex/member';
import { baseOf } from '~/pokedex/species';
import type { ReadingResult, ReadMember, ReadValue } from '~/readings/reading';

export type Certainty = 'sure' | 'unsure';

/** A member for display; `read`: values from the image that no person has confirmed. */
export interface MergedMember extends TeamMember {
  read: {
    ability?: Certainty;
    item?: Certainty;
    statAlignment?: Certainty;
    moves?: Readonly<Record<string, Certainty>>;
  };
}

/** Pairs by species, else by base species, since the screen doesn't show forms; uses each read member once. */
export function pairWithReading(
  members: readonly TeamMember[],
  result: ReadingResult | undefined,
): (ReadMember | undefined)[] {
  const left = [...(result?.members ?? [])];
  const take = (matches: (species: string) => boolean): ReadMember | undefined => {
    const at = left.findIndex(({ species }) => species.key !== null && matches(species.key));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  // Exact matches first, so that a base form never takes its sibling's reading.
  const exact = members.map(({ species }) => take((key) => key === species));
  return members.map(({ species }, slot) => exact[slot] ?? take((key) => baseOf(key) === baseOf(species)));
}

/** Fills blanks from a reading; never overwrites values that a person entered. */
export function mergeReading(
  members: readonly TeamMember[],
  result: ReadingResult | undefined,
): MergedMember[] {
  const read = pairWithReading(members, result);
  return members.map((member, slot) => fillBlanks(member, read[slot]));
}

function fillBlanks(member: TeamMember, read: ReadMember | undefined): MergedMember {
  const merged: MergedMember = { ...member, read: {} };
  if (!read) return merged;
  const values = { ability: read.ability, item: read.item, statAlignment: read.alignment };
  for (const field of ['ability', 'item', 'statAlignment'] as const) {
    const value = values[field];
    if (member[field] || !value || value.key === null) continue;
    merged[field] = value.key;
    merged.read[field] = certainty(value);
  }
  const typed = member.moves ?? [];
  const seen = new Map(read.moves.flatMap((move) => (move.key === null ? [] : [[move.key, move]])));
  // If the moves contradict the image, leave them: a mixture would be nobody's moveset.
  if (typed.length < 4 && typed.every((key) => seen.has(key))) {
    const filled = [...seen.values()].filter(({ key }) => !typed.includes(key as string));
    merged.moves = [...typed, ...filled.map(({ key }) => key as string)];
    merged.read.moves = Object.fromEntries(filled.map((move) => [move.key, certainty(move)]));
  }
  return merged;
}

const certainty = ({ uncertain }: ReadValue): Certainty => (uncertain ? 'unsure' : 'sure');
