import { checkPlayer, plainPlayer } from '~/accounts/player';
import type { Game } from '~/pokedex/game';
import type { TeamMember } from '~/pokedex/member';
import { findRegulation, sheetDetails } from '~/pokedex/regulations';
import { abilitiesOf, baseOf } from '~/pokedex/species';
import { type NameProblem, resolveMembers } from './resolve-members';
import {
  checkMembers,
  type PartialMember,
  type SheetProblem,
  type SheetRules,
  type TeamSheetContent,
} from './team-sheet';
import type { TypedSheet } from './typed-sheet';

/** By its regulation, unless the organizer's own rule allows a species twice. */
export function rulesOf(tournament: {
  game: Game;
  regulation: string | null;
  speciesClause: boolean;
}): SheetRules {
  const regulation = tournament.regulation ? findRegulation(tournament.regulation) : undefined;
  return {
    speciesClause: tournament.speciesClause && (regulation?.speciesClause ?? true),
    itemClause: regulation?.itemClause ?? false,
    shows: sheetDetails(tournament.game, tournament.regulation),
  };
}

export interface Judged {
  problems: (SheetProblem | NameProblem)[];
  content?: TeamSheetContent;
}

/** The form as it is stored, or all that is wrong with it, in the order of the form. */
export function judgeSheet(typed: TypedSheet, rules: SheetRules): Judged {
  const { members, problems: unread } = resolveMembers(typed.members, rules.shows, typed.sure);
  const problems = [
    ...checkPlayer(typed),
    ...unread,
    ...checkMembers(members, rules, { baseOf, abilitiesOf }),
  ];
  if (problems.length > 0) return { problems };
  return {
    problems,
    content: {
      ...plainPlayer(typed),
      members: members.map(plainMember),
      isPublic: typed.isPublic,
      readingId: typed.readingId || null,
      secondReadingId: typed.secondReadingId || null,
      improvesReading: typed.improvesReading && typed.readingId !== '',
    },
  };
}

function plainMember({
  species = '',
  ability,
  item,
  moves = [],
  teraType,
  statAlignment,
}: PartialMember): TeamMember {
  const known = moves.filter(Boolean);
  return {
    species,
    ...(ability && { ability }),
    ...(item && { item }),
    ...(known.length > 0 && { moves: known }),
    ...(teraType && { teraType }),
    ...(statAlignment && { statAlignment }),
  };
}
