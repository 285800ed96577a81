import type { Allowed } from '~/pokedex/allowed';
import { canLearn } from '~/pokedex/learnsets';
import { abilitiesOf, abilitiesOfForms, formsOf } from '~/pokedex/species';
import type { ReadMember, ReadValue } from '../reading';
import { certainScore, doubt, nothing, valueFrom } from './certainty';
import { inferForm } from './infer-form';
import { inferSpecies } from './infer-species';
import type { Candidate } from './match-names';
import { isItemInside, isSpeciesInside, ranked, rankOf } from './narrow';
import type { ReadLine } from './read-lines';

const illegalAbilityCost = 0.25;
const unlearnableCost = 0.12;
const namedScore = 0.7;
/** A card speaks for one of two names if one move more fits it. */
const decisive = 0.02;

export interface MemberLines {
  species?: ReadLine;
  ability?: ReadLine;
  item?: ReadLine;
  moves: readonly (ReadLine | undefined)[];
}

/** Any form counts, as the screen names none. */
export const formsLearn = (species: string, move: string) =>
  formsOf(species).some((form) => canLearn(form, move));

/** Decides a card so that its values agree. What doesn't agree, is not allowed or has no name is uncertain. */
export function decideMember(lines: MemberLines, allowed: Allowed = {}): ReadMember {
  const near = lines.species?.species.filter(({ score }) => score >= namedScore) ?? [];
  const names = ranked(near, isSpeciesInside(allowed));
  const choices = [...names, undefined].map((name) => memberNamed(lines, name, allowed));
  const best = choices.reduce((a, b) => (b.score > a.score + 1e-9 ? b : a));
  const { species } = best.member;
  if (best.foreign > 1 && species.uncertain && species.confidence < certainScore)
    return memberNamed(lines, undefined, allowed).member;
  const twins = twinsThatFit(lines, best, allowed);
  if (twins.length === 0) return best.member;
  return { ...best.member, species: { ...doubt(species), choices: [species.key as string, ...twins] } };
}

/** Keys of Pokémon whose names differ in one letter that may be misread, and whose card would look the same. */
function twinsThatFit(
  lines: MemberLines,
  { name, score }: { name: Candidate | undefined; score: number },
  allowed: Allowed,
): string[] {
  const twins = (name?.twins ?? []).map((key) => ({ ...name, keys: [key], score: name?.score ?? 0 }));
  return twins
    .filter(isSpeciesInside(allowed))
    .filter((twin) => memberNamed(lines, twin, allowed).score > score - decisive)
    .flatMap(({ keys }) => keys);
}

function memberNamed(lines: MemberLines, name: Candidate | undefined, allowed: Allowed) {
  const base = name?.keys[0];
  const isInside = isSpeciesInside(allowed);
  const ability = abilityValue(lines.ability, base);
  const item = itemValue(lines.item, allowed);
  const moves = lines.moves.map((read) => moveValue(read, base));
  const score =
    (name ? rankOf(name, isInside) : 0) +
    ability.score +
    moves.reduce((sum, move) => sum + (move.learned ? 0.03 : 0), 0);
  const values = {
    ability: ability.value,
    abilities: ability.keys,
    item,
    moves: moves.map(({ value }) => value),
  };
  return lines.species && name
    ? {
        ...named(valueFrom(lines.species, lines.species.species, name, base, isInside), values, allowed),
        name,
        score,
      }
    : { member: unnamed(lines.species, values, allowed), name: undefined, foreign: 0, score };
}

interface Values extends Omit<ReadMember, 'species'> {
  abilities: readonly string[];
}

function named(species: ReadValue, { ability, abilities, item, moves }: Values, allowed: Allowed) {
  const key = species.key as string;
  const formed = inferForm(
    species,
    abilities,
    item.key,
    moves.map((move) => move.key),
    allowed,
  );
  const foreign = [
    ability.key !== null && !ability.uncertain && !abilitiesOfForms(key).includes(ability.key),
    ...moves.map((move) => move.key !== null && !formsLearn(key, move.key)),
  ];
  const member: ReadMember = {
    species: formed,
    ability: foreign[0] ? doubt(ability) : abilityOf(formed, ability, abilities),
    item,
    moves: moves.map((move, i) => (foreign[i + 1] ? doubt(move) : move)),
  };
  // If two or more values can't belong to this species, doubt the name: a nickname, or a card read across its edge.
  const count = foreign.filter(Boolean).length;
  return { member: count > 1 ? { ...member, species: doubt(member.species) } : member, foreign: count };
}

/** Infers the species under a nickname, as uncertain; without one, nothing is sure. */
function unnamed(
  read: ReadLine | undefined,
  { ability, abilities, item, moves }: Values,
  allowed: Allowed,
): ReadMember {
  const raw = read?.texts[0] ?? '';
  const choices = read ? inferSpecies(ability, item, moves, allowed) : [];
  const [key] = choices;
  if (!key)
    return {
      species: { ...nothing, raw },
      ability: doubt(ability),
      item: doubt(item),
      moves: moves.map(doubt),
    };
  const followed = { key, confidence: 0.5, uncertain: true, raw };
  const species =
    choices.length > 1
      ? { ...followed, choices }
      : inferForm(
          followed,
          abilities,
          item.key,
          moves.map((move) => move.key),
          allowed,
        );
  return { species, ability: abilityOf(species, ability, abilities), item, moves };
}

/** Resolves an ambiguous ability by the form; uncertain if another possible form would change it. */
function abilityOf(species: ReadValue, ability: ReadValue, abilities: readonly string[]): ReadValue {
  if (abilities.length < 2 || species.key === null) return ability;
  const ofForm = (form: string) => abilities.find((each) => abilitiesOf(form).includes(each));
  const key = ofForm(species.key);
  if (key === undefined) return doubt(ability);
  const isOpen = species.choices?.some((form) => ofForm(form) !== key) ?? false;
  return isOpen ? { ...doubt(ability), key } : { ...ability, key };
}

function abilityValue(read: ReadLine | undefined, species: string | undefined) {
  const legal = new Set(species ? abilitiesOfForms(species) : []);
  const ranked = (read?.abilities ?? [])
    .map((candidate) => {
      const known = candidate.keys.find((key) => legal.has(key));
      const cost = species && !known ? illegalAbilityCost : 0;
      return { candidate, key: known ?? candidate.keys[0], score: candidate.score - cost };
    })
    .sort((a, b) => b.score - a.score);
  const [best] = ranked;
  return read && best
    ? {
        value: valueFrom(read, read.abilities, best.candidate, best.key),
        keys: best.candidate.keys,
        score: best.score,
      }
    : { value: nothing, keys: [], score: 0 };
}

function itemValue(read: ReadLine | undefined, allowed: Allowed) {
  const isInside = isItemInside(allowed);
  const [best] = ranked(read?.items ?? [], isInside);
  if (!read || !best) return nothing;
  const value = valueFrom(read, read.items, best, best.keys[0], isInside);
  return hasTwin(best, isInside) ? doubt(value) : value;
}

const hasTwin = ({ twins = [] }: Candidate, isPossible: (twin: Candidate) => boolean) =>
  twins.some((key) => isPossible({ keys: [key], score: 1 }));

function moveValue(read: ReadLine | undefined, species: string | undefined) {
  const learns = ({ keys }: Candidate) =>
    species !== undefined && keys.some((key) => formsLearn(species, key));
  const ranked = (read?.moves ?? [])
    .map((candidate) => {
      const cost = species === undefined || learns(candidate) ? 0 : unlearnableCost;
      return { candidate, score: candidate.score - cost };
    })
    .sort((a, b) => b.score - a.score);
  const [best] = ranked;
  if (!read || !best) return { value: nothing, learned: false };
  const value = valueFrom(read, read.moves, best.candidate);
  return {
    value: hasTwin(best.candidate, learns) ? doubt(value) : value,
    learned: best.candidate.score >= certainScore && learns(best.candidate),
  };
}
