import { checkPlayer, plainPlayer } from '~/accounts/player';
import { type LegalRules, legalRules, type RuledTournament } from '~/pokedex/legal-rules';
import type { TeamMember } from '~/pokedex/member';
import { type SheetDetail, sheetDetails } from '~/pokedex/regulations';
import { readTeamCode } from '~/pokedex/team-code';
import { factsIn } from './legality/facts';
import type { Finding } from './legality/finding';
import { judgeMembers } from './legality/judge-members';
import { type NameProblem, resolveMembers } from './resolve-members';
import { checkMembers, type PartialMember, type SheetProblem, type TeamSheetContent } from './team-sheet';
import type { TypedSheet } from './typed-sheet';

export interface SheetRules extends LegalRules {
  shows: readonly SheetDetail[];
}

/** Combines the regulation with the organizer's changes. */
export const rulesOf = (tournament: RuledTournament): SheetRules => ({
  ...legalRules(tournament),
  shows: sheetDetails(tournament.game, tournament.regulation),
});

export interface Judged {
  problems: (SheetProblem | NameProblem)[];
  /** Rule violations, which don't prevent storing the sheet. */
  findings: Finding[];
  content?: TeamSheetContent;
}

/** Resolves a form to the content to store, or to the problems that prevent it, in the order of the form. */
export function judgeSheet(typed: TypedSheet, rules: SheetRules): Judged {
  const { members, problems: unread } = resolveMembers(typed.members, rules.shows, typed.sure);
  const findings = judgeMembers(members, rules, factsIn(rules.game));
  // Only Champions has team codes.
  const teamCode = rules.game === 'champions' ? readTeamCode(typed.teamCode) : '';
  const problems = [
    ...checkPlayer(typed),
    ...unread,
    ...checkMembers(members),
    ...(teamCode === undefined ? [{ path: 'teamCode', key: 'teamCodeInvalid' } as const] : []),
  ];
  if (problems.length > 0) return { problems, findings };
  return {
    problems,
    findings,
    content: {
      ...plainPlayer(typed),
      members: members.map(plainMember),
      isPublic: typed.isPublic,
      ...(teamCode && { teamCode }),
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
