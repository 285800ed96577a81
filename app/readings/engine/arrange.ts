import type { Allowed } from '~/pokedex/allowed';
import { abilitiesOfForms } from '~/pokedex/species';
import type { ReadMember } from '../reading';
import { decideMember, formsLearn, type MemberLines } from './decide-member';
import type { Candidate } from './match-names';
import type { ReadLine } from './read-lines';

const illegalAbilityCost = 0.25;
/** A line that reads this much better as an item is no name: a stone contains the name of its Pokémon. */
const betterAsItem = 0.02;

/** Decides a card without known slots: picks name, ability and item, in this order from above, so that all agree. */
export function arrangePanel(
  beside: readonly ReadLine[],
  moves: readonly (ReadLine | undefined)[],
  allowed: Allowed = {},
): ReadMember {
  const lines = [...beside].sort((a, b) => a.line.y - b.line.y);
  return decideMember(bestChoice(lines, moves) ?? { moves }, allowed);
}

const mayBeName = ({ items }: ReadLine, species: Candidate) =>
  (items[0]?.score ?? 0) <= species.score + betterAsItem;

function bestChoice(
  lines: readonly ReadLine[],
  moves: readonly (ReadLine | undefined)[],
): MemberLines | undefined {
  let best: MemberLines | undefined;
  let bestScore = 0;
  const consider = (score: number, choice: MemberLines) => {
    if (best && score <= bestScore) return;
    best = choice;
    bestScore = score;
  };
  lines.forEach((nameLine, n) => {
    for (const species of nameLine.species.filter((each) => mayBeName(nameLine, each))) {
      const key = species.keys[0] ?? '';
      const legal = new Set(abilitiesOfForms(key));
      const learned = moves.filter((read) => read?.moves[0]?.keys.some((move) => formsLearn(key, move)));
      const start = species.score + learned.length * 0.03;
      consider(start, { species: nameLine, moves });
      for (let a = n + 1; a < lines.length; a++) {
        const ability = lines[a] as ReadLine;
        if (ability.abilities.length === 0) continue;
        const score = start + bestAbility(ability, legal);
        consider(score, { species: nameLine, ability, moves });
        for (const item of lines.slice(a + 1))
          if (item.items[0])
            consider(score + item.items[0].score, { species: nameLine, ability, item, moves });
      }
    }
  });
  return best;
}

const bestAbility = ({ abilities }: ReadLine, legal: ReadonlySet<string>) =>
  Math.max(
    ...abilities.map(
      ({ keys, score }) => score - (keys.some((key) => legal.has(key)) ? 0 : illegalAbilityCost),
    ),
  );
