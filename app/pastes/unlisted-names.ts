import { isFreeName } from '~/pokedex/free-name';
import type { TeamMember } from '~/pokedex/member';
import { knownMembers } from './known-members';

/** Names on a sheet that are free text, because they are still unknown. */
export const unlistedNames = (members: readonly TeamMember[]): string[] => [
  ...new Set(
    knownMembers(members).flatMap(({ species, ability = '', item = '', moves = [] }) =>
      [species, ability, item, ...moves].filter(isFreeName),
    ),
  ),
];
