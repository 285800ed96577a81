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

/** By its regulation, and what the organizer changed of it. */
export const rulesOf = (tournament: RuledTournament): SheetRules => ({
  ...legalRules(tournament),
  shows: sheetDetails(tournament.game, tournament.regulation),
});

export interface Judged {
  problems: (SheetProblem | NameProblem)[];
  /** Against the rules, though it can be written down; found as far as the names are understood. */
  findings: Finding[];
  content?: TeamSheetContent;
}

/** The form as it is stored, or all that keeps it from that, in the order of the form. */
export function judgeSheet(typed: TypedSheet, rules: SheetRules): Judged {
  const { members, problems: unread } = resolveMembers(typed.members, rules.shows, typed.sure);
  const findings = judgeMembers(members, rules, factsIn(rules.game));
  // Only there a team is lent by a code.
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
