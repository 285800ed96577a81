import { baseOf } from '~/pokedex/species';
import type { ReadingResult, ReadValue } from '~/readings/reading';
import type { LabeledImage } from './labels';

export const fields = ['species', 'ability', 'item', 'move'] as const;
export type Field = (typeof fields)[number];

/** A value that was not read as it is. */
export interface Mistake {
  field: Field;
  truth: string;
  read: ReadValue | undefined;
}

export interface Score {
  values: Record<Field, number>;
  mistakes: Mistake[];
  /** Right values which the player is asked about all the same. */
  doubted: number;
  language: boolean;
}

// The screen shows one name for the variants of an ability: As One, Embody Aspect.
const oneName = (ability: string) => ability.replace(/^(asone|embodyaspect).*/, '$1');
const same = (field: Field, truth: string, key: string | null | undefined) =>
  field === 'species' ? key && baseOf(key) === baseOf(truth) : oneName(key ?? '') === oneName(truth);

/** Compares slot by slot; moves of a slot in any order. Species count by their base, since the screen shows no form. */
export function score({ team, language }: LabeledImage, result: ReadingResult | undefined): Score {
  const values = { species: 0, ability: 0, item: 0, move: 0 };
  const mistakes: Mistake[] = [];
  let doubted = 0;
  const compare = (field: Field, truth: string, read: ReadValue | undefined) => {
    values[field]++;
    if (!same(field, truth, read?.key)) mistakes.push({ field, truth, read });
    else if (read?.uncertain) doubted++;
  };
  team.forEach((truth, slot) => {
    const read = result?.members[slot];
    for (const field of ['species', 'ability', 'item'] as const) compare(field, truth[field], read?.[field]);
    const wrong = read?.moves.filter(({ key }) => !truth.moves.includes(key ?? '')) ?? [];
    for (const move of truth.moves) {
      const found = read?.moves.find(({ key }) => key === move);
      compare('move', move, found ?? wrong.shift());
    }
  });
  return { values, mistakes, doubted, language: result?.language === language };
}
