import type { Allowed } from '~/pokedex/allowed';
import { formsOf } from '~/pokedex/species';
import type { Candidate } from './match-names';

/** Scores that differ by less are equally near. */
export const certainMargin = 0.06;

export type IsInside = (name: Candidate) => boolean;

export const isFormInside =
  ({ species }: Allowed) =>
  (form: string) =>
    species?.has(form) ?? true;

export const isSpeciesInside =
  (allowed: Allowed): IsInside =>
  ({ keys }) =>
    keys.flatMap(formsOf).some(isFormInside(allowed));

export const isItemInside =
  ({ items }: Allowed): IsInside =>
  ({ keys }) =>
    !items || keys.some((key) => items.has(key));

export const isExact = ({ score }: Candidate) => score > 0.999;

/** A name not allowed loses to one as near that is, unless it was read exactly. */
export const rankOf = (name: Candidate, isInside: IsInside) =>
  name.score - (isInside(name) || isExact(name) ? 0 : certainMargin);

export const ranked = (names: readonly Candidate[], isInside: IsInside): Candidate[] =>
  [...names].sort(
    (a, b) => rankOf(b, isInside) - rankOf(a, isInside) || Number(isInside(b)) - Number(isInside(a)),
  );
