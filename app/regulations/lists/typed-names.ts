import { foldName } from '~/pokedex/name';
import { type NewKind, newKinds, type Proposal } from './propose-names';

/** The fields of one unknown row. */
export interface TypedName {
  /** A kind of new name, a known name (`known:items:leftovers`), or empty: the row is left out. */
  as: string;
  ja: string;
  en: string;
  of: string;
  types: readonly string[];
  abilities: string;
  megaJa: string;
  megaEn: string;
}
export type NameField = Exclude<keyof TypedName, 'types'>;
export const nameFields: readonly NameField[] = ['as', 'ja', 'en', 'of', 'abilities', 'megaJa', 'megaEn'];

/** `of` is shown by its name: nobody types keys. */
export function asProposed(proposal: Proposal, nameOfSpecies: (key: string) => string): TypedName {
  const { names, mega, kind, isSure, of } = proposal;
  const shown = of && nameOfSpecies(of);
  const as = isSure ? (kind ?? '') : '';
  return { as, ...names, of: shown, types: [], abilities: '', megaJa: mega.ja, megaEn: mega.en };
}

export const asNewKind = (as: string): NewKind | undefined => newKinds.find((kind) => kind === as);

/** A row of the other language whose text was typed beside one: the two are one name, and it is no row of its own. */
export function withoutTypedBeside(
  proposals: readonly Proposal[],
  typed: ReadonlyMap<string, TypedName>,
): Proposal[] {
  const beside = new Set<string>();
  for (const { id, ja, en } of proposals) {
    const own = typed.get(id);
    if (!own || !asNewKind(own.as)) continue;
    if (!en && own.en) beside.add(`en ${foldName(own.en)}`);
    if (!ja && own.ja) beside.add(`ja ${foldName(own.ja)}`);
  }
  return proposals.filter(({ ja, en }) => {
    if (ja && en) return true;
    return !beside.has(ja ? `ja ${foldName(ja.text)}` : `en ${foldName(en?.text ?? '')}`);
  });
}
