import type { Allowed } from '~/pokedex/allowed';
import { formsOf } from '~/pokedex/species';
import type { Candidate } from './match-names';

/** Two names whose scores differ by less are as near as each other. */
export const certainMargin = 0.06;

/** Whether a name is one that the tournament's game and regulation allow; where these are not known, each is. */
export type IsInside = (name: Candidate) => boolean;

export const isFormInside =
  ({ species }: Allowed) =>
  (form: string) =>
    species?.has(form) ?? true;

/** The screen names no form: one that is allowed is enough. */
export const isSpeciesInside =
  (allowed: Allowed): IsInside =>
  ({ keys }) =>
    keys.flatMap(formsOf).some(isFormInside(allowed));

export const isItemInside =
  ({ items }: Allowed): IsInside =>
  ({ keys }) =>
    !items || keys.some((key) => items.has(key));

export const isExact = ({ score }: Candidate) => score > 0.999;

/** By this, names are compared: one outside loses to one inside that is as near, unless it was read exactly. */
export const rankOf = (name: Candidate, isInside: IsInside) =>
  name.score - (isInside(name) || isExact(name) ? 0 : certainMargin);

/** The first of names, best first. */
export const ranked = (names: readonly Candidate[], isInside: IsInside): Candidate[] =>
  [...names].sort(
    (a, b) => rankOf(b, isInside) - rankOf(a, isInside) || Number(isInside(b)) - Number(isInside(a)),
  );
