import type { Keys } from '~/pokedex/regulation';
import { abilitiesOf, formsOf, isMega, typesOf } from '~/pokedex/species';

/** Interpretation of a species name without a form, such as ビビヨン. */
export interface BareName {
  /** The family's base form: one choice covers the rows of both languages. */
  base: string;
  keys: readonly string[];
  all: readonly string[];
  /** Whether an admin should review it: candidates differ in more than appearance. */
  needsLook: boolean;
}

/**
 * Official lists name forms that play differently, but share one name among forms that only look different. So a
 * bare name means all forms with the base's types, or the base alone if other rows name any of them. Only forms in
 * `before` count; for a family new to it, forms that any regulation lists (`chosen`).
 */
export function expandBare(
  base: string,
  named: ReadonlySet<string>,
  before: Keys | undefined,
  chosen: Keys,
): BareName {
  const family = formsOf(base).filter((key) => !isMega(key));
  const available = family.some((key) => before?.has(key)) ? (before as Keys) : chosen;
  const alike = family.filter((key) => sameTypes(key, base) && available.has(key));
  const rest = family.filter((key) => key !== base && available.has(key) && !named.has(key));
  const isDistinguished = alike.some((key) => named.has(key));
  const keys = isDistinguished || alike.length === 0 ? [base] : alike;
  const differ = keys.some((key) => abilitiesOf(key).join() !== abilitiesOf(keys[0] ?? base).join());
  const all = [...new Set([base, ...keys, ...rest])];
  const isUnsure =
    differ || rest.some((key) => !keys.includes(key)) || !keys.includes(base) || available !== before;
  return { base, keys, all, needsLook: all.length > 1 && isUnsure };
}

const sameTypes = (a: string, b: string) => typesOf(a).join() === typesOf(b).join();
