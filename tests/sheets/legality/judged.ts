import type { Game } from '~/pokedex/game';
import type { HouseRules } from '~/pokedex/house-rules';
import { legalRules } from '~/pokedex/legal-rules';
import { factsIn } from '~/sheets/legality/facts';
import { findingPath } from '~/sheets/legality/finding';
import { judgeMembers } from '~/sheets/legality/judge-members';
import type { PartialMember } from '~/sheets/team-sheet';

export function rulesOf(regulation: string, houseRules: HouseRules = {}, speciesClause = true) {
  const game = regulation.split('-')[0] as Game;
  const id = regulation.endsWith('-free') ? null : regulation;
  return legalRules({ game, regulation: id, speciesClause, houseRules });
}

export function findingsOf(members: PartialMember[], ...given: Parameters<typeof rulesOf>) {
  const rules = rulesOf(...given);
  return judgeMembers(members, rules, factsIn(rules.game));
}

export const judged = (
  regulation: string,
  members: PartialMember[],
  houseRules: HouseRules = {},
  speciesClause = true,
) =>
  findingsOf(members, regulation, houseRules, speciesClause).map(
    (finding) => `${findingPath(finding)} ${finding.kind}${finding.certainty === 'likely' ? '?' : ''}`,
  );

export const of = (species: string, more: Partial<PartialMember> = {}): PartialMember => ({
  species,
  ...more,
});
export const holding = (species: string, item: string) => of(species, { item });
export const knowing = (species: string, ...moves: string[]) => of(species, { moves });
