import { canLearn } from '~/pokedex/learnsets';
import { abilitiesOfForms } from '~/pokedex/species';
import type { ReadMember, ReadValue } from '../reading';
import { inferForm } from './infer-form';
import type { Candidate } from './match-names';
import type { ReadLine } from './read-lines';

const certainScore = 0.88;
/** A second name this close makes a value uncertain too. */
const certainMargin = 0.06;
const illegalAbilityCost = 0.25;
const unlearnableCost = 0.12;

interface Choice {
  score: number;
  species: [ReadLine, Candidate];
  ability?: [ReadLine, Candidate, string];
  item?: [ReadLine, Candidate];
}

/** Picks name, ability and item, in this order from above, so that species, ability and moves agree. */
export function arrangePanel(
  beside: readonly ReadLine[],
  moves: readonly (ReadLine | undefined)[],
): ReadMember {
  const lines = [...beside].sort((a, b) => a.line.y - b.line.y);
  const choice = bestChoice(lines, moves);
  const base = choice?.species[1].keys[0];
  const readMoves = moves.map((read) => moveValue(read, base));
  const ability = choice?.ability
    ? value(choice.ability[0], choice.ability[0].abilities, choice.ability[1], choice.ability[2])
    : nothing;
  const item = choice?.item ? value(choice.item[0], choice.item[0].items, choice.item[1]) : nothing;
  const named = choice ? value(choice.species[0], choice.species[0].species, choice.species[1]) : nothing;
  const species = inferForm(
    named,
    ability.key,
    item.key,
    readMoves.map((move) => move.key),
  );
  return { species, ability, item, moves: readMoves };
}

const nothing: ReadValue = { key: null, confidence: 0, uncertain: true, raw: '' };

function bestChoice(
  lines: readonly ReadLine[],
  moves: readonly (ReadLine | undefined)[],
): Choice | undefined {
  let best: Choice | undefined;
  lines.forEach((nameLine, n) => {
    for (const species of nameLine.species.slice(0, 5)) {
      const key = species.keys[0] ?? '';
      const legal = new Set(abilitiesOfForms(key));
      const learned = moves.filter((read) => read?.moves[0]?.keys.some((move) => canLearn(key, move))).length;
      const start = species.score + learned * 0.03;
      consider({ score: start, species: [nameLine, species] });
      for (let a = n + 1; a < lines.length; a++) {
        const abilityLine = lines[a]!;
        const ability = bestAbility(abilityLine, legal);
        if (!ability) continue;
        const [candidate, abilityKey, score] = ability;
        const withAbility: Choice = {
          score: start + score,
          species: [nameLine, species],
          ability: [abilityLine, candidate, abilityKey],
        };
        consider(withAbility);
        for (const itemLine of lines.slice(a + 1)) {
          const item = itemLine.items[0];
          if (item)
            consider({ ...withAbility, score: withAbility.score + item.score, item: [itemLine, item] });
        }
      }
    }
  });
  return best;

  function consider(choice: Choice) {
    if (!best || choice.score > best.score) best = choice;
  }
}

function bestAbility(read: ReadLine, legal: ReadonlySet<string>): [Candidate, string, number] | undefined {
  let best: [Candidate, string, number] | undefined;
  for (const candidate of read.abilities) {
    const known = candidate.keys.find((key) => legal.has(key));
    const key = known ?? candidate.keys[0];
    const score = candidate.score - (known ? 0 : illegalAbilityCost);
    if (key && (!best || score > best[2])) best = [candidate, key, score];
  }
  return best;
}

function moveValue(read: ReadLine | undefined, species: string | undefined): ReadValue {
  if (!read) return nothing;
  const cost = ({ keys }: Candidate) =>
    species && !keys.some((key) => canLearn(species, key)) ? unlearnableCost : 0;
  const ranked = read.moves
    .map((candidate) => ({ candidate, score: candidate.score - cost(candidate) }))
    .sort((a, b) => b.score - a.score);
  return ranked[0] ? value(read, read.moves, ranked[0].candidate) : nothing;
}

function value(
  read: ReadLine,
  all: readonly Candidate[],
  taken: Candidate,
  key = taken.keys[0] ?? null,
): ReadValue {
  const rival = Math.max(0, ...all.filter((other) => other !== taken).map((other) => other.score));
  // Looks that disagree (きん, ぎん) may each fit a name.
  const readAtOnce = taken.score > 0.999 && read.texts.length === 1;
  const uncertain = taken.score < certainScore || (!readAtOnce && taken.score - rival < certainMargin);
  return { key, confidence: Math.round(taken.score * 1000) / 1000, uncertain, raw: read.texts[0] ?? '' };
}
