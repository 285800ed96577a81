import type { TeamMember } from '~/pokedex/member';
import type { ReadingResult, ReadValue } from '~/readings/reading';
import { pairWithReading } from './merge-reading';

export interface ReadBeside {
  key: string;
  isUnsure: boolean;
  /** True if the sheet has another value, false if it is blank. */
  differs: boolean;
}

export interface ComparedMember {
  member: TeamMember;
  ability?: ReadBeside;
  item?: ReadBeside;
  statAlignment?: ReadBeside;
  moves: ReadBeside[];
  isUnseen: boolean;
}

export function compareReading(
  members: readonly TeamMember[],
  result: ReadingResult | undefined,
): ComparedMember[] {
  const read = pairWithReading(members, result);
  return members.map((member, slot) => {
    const seen = read[slot];
    const beside = (value: ReadValue | undefined, written: string | undefined): ReadBeside | undefined =>
      !value || value.key === null || value.key === written
        ? undefined
        : { key: value.key, isUnsure: value.uncertain, differs: written !== undefined };
    const written = member.moves ?? [];
    return {
      member,
      ability: beside(seen?.ability, member.ability),
      item: beside(seen?.item, member.item),
      statAlignment: beside(seen?.alignment, member.statAlignment),
      moves: (seen?.moves ?? []).flatMap((move) => {
        if (move.key === null || written.includes(move.key)) return [];
        return [{ key: move.key, isUnsure: move.uncertain, differs: written.length >= 4 }];
      }),
      isUnseen: result !== undefined && seen === undefined,
    };
  });
}
