import { isFreeName } from '~/pokedex/free-name';
import type { TeamMember } from '~/pokedex/member';

/** Names on a sheet that stand there as the player typed them, since we do not know them. */
export const unlistedNames = (members: readonly TeamMember[]): string[] => [
  ...new Set(
    members.flatMap(({ species, ability = '', item = '', moves = [] }) =>
      [species, ability, item, ...moves].filter(isFreeName),
    ),
  ),
];
