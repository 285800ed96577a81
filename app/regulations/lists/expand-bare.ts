import type { Keys } from '~/pokedex/regulation';
import { abilitiesOf, formsOf, isMega, typesOf } from '~/pokedex/species';

/** The forms that a bare name, as ビビヨン, is taken for, and all that it may stand for. */
export interface BareName {
  /** The base of the family: one choice for the rows of both languages. */
  base: string;
  keys: readonly string[];
  /** All forms that may be meant, `keys` among them. */
  all: readonly string[];
  /** Forms that are more than a look are at stake. */
  needsLook: boolean;
}

/**
 * Official lists name forms that play differently, and one name stands for those that only look different. So a bare name
 * is the forms of its own types of which no row names another, as far as `before` has them; of a family that is new
 * there, as far as some regulation has them as forms that are chosen (`chosen`).
 */
export function expandBare(
  base: string,
  named: ReadonlySet<string>,
  before: Keys | undefined,
  chosen: Keys,
): BareName {
  const family = formsOf(base).filter((key) => !isMega(key));
  const known = family.some((key) => before?.has(key)) ? (before as Keys) : chosen;
  const alike = family.filter((key) => sameTypes(key, base) && known.has(key));
  const rest = family.filter((key) => key !== base && known.has(key) && !named.has(key));
  const isToldApart = alike.some((key) => named.has(key));
  const keys = isToldApart || alike.length === 0 ? [base] : alike;
  const differ = keys.some((key) => abilitiesOf(key).join() !== abilitiesOf(keys[0] ?? base).join());
  const all = [...new Set([base, ...keys, ...rest])];
  const isUnsure =
    differ || rest.some((key) => !keys.includes(key)) || !keys.includes(base) || known !== before;
  return { base, keys, all, needsLook: all.length > 1 && isUnsure };
}

const sameTypes = (a: string, b: string) => typesOf(a).join() === typesOf(b).join();
