import type { SheetDetail } from '~/pokedex/regulations';
import type { TypedMember } from '~/sheets/typed-sheet';

export interface OpenBlanks {
  count: number;
  /** Of which there is a blank, in the order of the form. */
  details: SheetDetail[];
}

/** What an open sheet shows to opponents and nobody has written yet: up to seven a Pokémon. */
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
