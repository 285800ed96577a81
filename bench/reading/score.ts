import type { Allowed } from '~/pokedex/allowed';
import { baseOf, formsOf, isMega, traitsOf } from '~/pokedex/species';
import { alignmentOf } from '~/readings/engine/stat-alignment';
import type { ReadingResult, ReadValue } from '~/readings/reading';
import { decided } from './decide';
import type { LabeledImage, LabeledMember } from './labels';

export const fields = ['species', 'ability', 'item', 'move', 'alignment'] as const;
export type Field = (typeof fields)[number];

export interface Mistake {
  field: Field;
  truth: string;
  read: ReadValue | undefined;
}

export interface Score {
  values: Record<Field, number>;
  mistakes: Mistake[];
  /** Correct values that the player is needlessly asked about. */
  doubted: ReadValue[];
  /** Correct values that the player has to be asked about, as the screen does not tell them even if read exactly. */
  open: ReadValue[];
  language: boolean;
}

/** Whether the player isn't asked about the mistake. */
export const isSilent = ({ read }: Mistake) => read?.uncertain === false;

const alike: Record<Field, (key: string) => unknown> = {
  // A sheet needs the exact form, even if the screen shows only the species.
  species: String,
  ability: String,
  item: String,
  move: String,
  // All neutral natures look the same.
  alignment: (key) => JSON.stringify(alignmentOf(key)),
};
const same = (field: Field, truth: string, key: string | null | undefined) =>
  typeof key === 'string' && alike[field](key) === alike[field](truth);

/** Some labels tell the base of a form that its item makes (mask, orb). */
const formHeld = ({ species, item }: LabeledMember) =>
  formsOf(species).find(
    (form) => item && traitsOf(form)?.formItems.includes(item) && species === baseOf(form) && !isMega(form),
  ) ?? species;

/** Compares slot by slot, moves in any order. A nicknamed species counts only if it was read without doubt. */
export function score(
  { team, language }: LabeledImage,
  result: ReadingResult | undefined,
  allowed: Allowed = {},
): Score {
  const values = { species: 0, ability: 0, item: 0, move: 0, alignment: 0 };
  const mistakes: Mistake[] = [];
  const doubted: ReadValue[] = [];
  const open: ReadValue[] = [];
  const compare = (field: Field, truth: string, read: ReadValue | undefined, ideal?: ReadValue) => {
    values[field]++;
    if (!same(field, truth, read?.key)) mistakes.push({ field, truth, read });
    else if (read?.uncertain) (ideal?.uncertain ? open : doubted).push(read);
  };
  team.forEach((told, slot) => {
    const truth = { ...told, species: formHeld(told) };
    const read = result?.members[slot];
    const ideal = decided(truth, language, allowed);
    if (!truth.nickname || read?.species.uncertain === false)
      compare('species', truth.species, read?.species, ideal.species);
    if (truth.ability) compare('ability', truth.ability, read?.ability, ideal.ability);
    if (truth.item) compare('item', truth.item, read?.item, ideal.item);
    if (truth.alignment) compare('alignment', truth.alignment, read?.alignment);
    const wrong = read?.moves.filter(({ key }) => !truth.moves.includes(key ?? '')) ?? [];
    for (const [row, move] of truth.moves.entries()) {
      const match = read?.moves.find(({ key }) => key === move);
      compare('move', move, match ?? wrong.shift(), ideal.moves[row]);
    }
  });
  return { values, mistakes, doubted, open, language: result?.language === language };
}
