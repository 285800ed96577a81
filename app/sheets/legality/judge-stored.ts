import { knownMembers } from '~/pastes/known-members';
import { legalRules, type RuledTournament } from '~/pokedex/legal-rules';
import type { TeamMember } from '~/pokedex/member';
import { factsIn } from './facts';
import type { Finding } from './finding';
import { judgeMembers } from './judge-members';

/** Judges submitted sheets by the current rules, so that correcting a regulation changes the findings. */
export function judgeStored(tournament: RuledTournament): (members: readonly TeamMember[]) => Finding[] {
  const rules = legalRules(tournament);
  const facts = factsIn(tournament.game);
  return (members) => judgeMembers(knownMembers(members), rules, facts);
}
