import { screenOf } from '~/accuracy/aspects';
import { pairMembers, shownFields } from '~/accuracy/compare-with-sheet';
import { isFreeName } from '~/pokedex/free-name';
import type { Game } from '~/pokedex/game';
import type { TeamMember } from '~/pokedex/member';
import type { ReadField, ReadingResult } from '~/readings/reading';
import type { LabeledImage, LabeledMember } from '../../bench/reading/labels';

export interface Sample {
  game: Game;
  result: ReadingResult;
  members: TeamMember[];
}

/**
 * Labels a sample by what its player left, in the order of the screen and without what the screen lacks. Texts that are no
 * names of our dictionaries are left out, as they may say anything. @returns undefined without a known Pokémon in each slot
 */
export function labelSample({ game, result, members }: Sample): Omit<LabeledImage, 'file'> | undefined {
  const screen = screenOf(result);
  const isShown = screen ? shownFields(result) : () => true;
  const places = pairMembers(result, members).map(({ read, left }) => ({
    left,
    place: read ? result.members.indexOf(read) : Number.POSITIVE_INFINITY,
  }));
  const team = places.sort((a, b) => a.place - b.place).flatMap(({ left }) => left ?? []);
  if (team.length === 0 || team.some(({ species }) => isFreeName(species))) return undefined;
  return {
    language: result.language,
    // Without a reading, screen and language are to be corrected by hand.
    screen: `${game}-${screen ?? 'unread'}`,
    team: team.map((member) => labelMember(member, isShown)),
  };
}

function labelMember(member: TeamMember, isShown: (field: ReadField) => boolean): LabeledMember {
  const known = (field: ReadField, value: string | undefined) =>
    value && isShown(field) && !isFreeName(value) ? value : undefined;
  const { species, moves = [] } = member;
  return {
    species,
    ability: known('ability', member.ability),
    item: known('item', member.item),
    moves: moves.flatMap((move) => known('move', move) ?? []),
    alignment: known('statAlignment', member.statAlignment),
  };
}
