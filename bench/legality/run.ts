// npm run bench:legality -- [--teams=2000] [--seed=1]: compares our verdicts with those of Pokémon Showdown's validator on
// random teams of each regulation that it knows, half of them legal, half with one violation. Lists the differences.

import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { legalRules } from '~/pokedex/legal-rules';
import { moveNames } from '~/pokedex/move-names';
import { nameOf } from '~/pokedex/name';
import { allRegulations } from '~/pokedex/regulations';
import { factsIn } from '~/sheets/legality/facts';
import { judgeMembers } from '~/sheets/legality/judge-members';
import { seeded } from '../random';
import { knowsSpeciesOf, oracleOf, ourKinds, partKnown, setsOf, theirKinds } from './oracle';
import { legalTeam, poolOf, type Team, type Violation, violations } from './random-teams';

const flags = Object.fromEntries(process.argv.slice(2).map((flag) => flag.replace(/^--/, '').split('=')));
const teams = Number(flags.teams ?? 2000);
const random = seeded(Number(flags.seed ?? 1));
const kinds = Object.keys(violations) as Violation[];

const teamText = (team: Team) =>
  team
    .map(({ species, ability = '', item = '', moves = [], teraType = '' }) =>
      [
        species,
        nameOf(abilityNames, ability, 'en'),
        nameOf(itemNames, item, 'en'),
        teraType,
        moves.map((move) => nameOf(moveNames, move, 'en')).join(' / '),
      ].join(', '),
    )
    .join(' | ');

interface Row {
  teams: number;
  agree: number;
  found: number;
}

const differences: string[] = [];
let knownCount = 0;
for (const { id, game } of allRegulations()) {
  if (flags.regulation && flags.regulation !== id) continue;
  const oracle = await oracleOf(id);
  if (!oracle) {
    console.log(`${id}: not known to the field's packages`);
    continue;
  }
  const rules = legalRules({ game, regulation: id, speciesClause: true, houseRules: null });
  const pool = poolOf(rules);
  const facts = factsIn(game);
  const rows = new Map<Violation, Row>();
  let legal = 0;
  let legalAgreed = 0;
  for (let at = 0; at < teams; at++) {
    const base = legalTeam(pool, random);
    const violation = at % 2 === 0 ? undefined : kinds[Math.floor(random() * kinds.length)];
    const team = violation ? violations[violation](base, pool, random) : base;
    if (!team) continue;
    const { compared: problems, known } = partKnown(oracle.problemsOf(setsOf(team)));
    knownCount += known.length;
    const theirs = theirKinds(problems);
    const ours = ourKinds(judgeMembers(team, rules, facts));
    if (!violation) {
      legal++;
      if (theirs.size === 0 && ours.size === 0) legalAgreed++;
      else
        differences.push(
          `${id} legal: ours ${[...ours]}, theirs ${problems.join(' ')}\n    ${teamText(team)}`,
        );
    }
    for (const kind of kinds as Violation[]) {
      if ((violation && violation !== kind) || (kind === 'species' && !knowsSpeciesOf(id))) continue;
      const row = rows.get(kind) ?? { teams: 0, agree: 0, found: 0 };
      row.teams++;
      if (ours.has(kind)) row.found++;
      if (ours.has(kind) === theirs.has(kind)) row.agree++;
      else if (violation)
        differences.push(
          `${id} ${kind}: ours ${[...ours]}, theirs ${problems.join(' ')}\n    ${teamText(team)}`,
        );
      rows.set(kind, row);
    }
  }
  console.log(`${id}: ${legal} legal teams, ${legalAgreed} found legal by both`);
  console.table(
    Object.fromEntries(
      [...rows].map(([kind, { teams: n, agree, found }]) => [
        kind,
        { teams: n, found, 'agreement %': ((100 * agree) / n).toFixed(2) },
      ]),
    ),
  );
}
console.log(`${differences.length} differences; ${knownCount} more are known (see knownDifferences)`);
for (const difference of differences.slice(0, Number(flags.show ?? 40))) console.log(`  ${difference}`);
