import type { SheetDetail } from '~/pokedex/regulations';
import type { TypedMember } from '~/sheets/typed-sheet';

export interface OpenBlanks {
  count: number;
  /** Kinds of blanks, in the order of the form. */
  details: SheetDetail[];
}

/** Counts blank details that opponents would see: up to seven per Pokémon. */
export function openBlanks(members: readonly TypedMember[], shows: readonly SheetDetail[]): OpenBlanks {
  const counts = shows.map((detail) => ({
    detail,
    count: members.reduce((sum, member) => sum + blanksIn(member, detail), 0),
  }));
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    details: counts.filter(({ count }) => count > 0).map(({ detail }) => detail),
  };
}

function blanksIn(member: TypedMember, detail: SheetDetail): number {
  const value = member[detail];
  if (typeof value === 'string') return value.trim() === '' ? 1 : 0;
  return 4 - value.filter((move) => move.trim() !== '').length;
}
