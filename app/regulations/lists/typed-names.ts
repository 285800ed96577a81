import { foldName } from '~/pokedex/name';
import { type NewKind, newKinds, type Proposal } from './propose-names';

export interface TypedName {
  /** A kind of new name, a known key (`known:items:leftovers`), or empty to skip the row. */
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

/** Prefills the form; `of` becomes a name, since people don't type keys. */
export function asProposed(proposal: Proposal, nameOfSpecies: (key: string) => string): TypedName {
  const { names, mega, kind, isSure, of: owner } = proposal;
  const ownerName = owner && nameOfSpecies(owner);
  const as = isSure ? (kind ?? '') : '';
  return { as, ...names, of: ownerName, types: [], abilities: '', megaJa: mega.ja, megaEn: mega.en };
}

export const asNewKind = (as: string): NewKind | undefined => newKinds.find((kind) => kind === as);

/** Drops rows whose text was entered as the other language of another row. */
export function withoutTypedBeside(
  proposals: readonly Proposal[],
  inputs: ReadonlyMap<string, TypedName>,
): Proposal[] {
  const beside = new Set<string>();
  for (const { id, ja, en } of proposals) {
    const own = inputs.get(id);
    if (!own || !asNewKind(own.as)) continue;
    if (!en && own.en) beside.add(`en ${foldName(own.en)}`);
    if (!ja && own.ja) beside.add(`ja ${foldName(own.ja)}`);
  }
  return proposals.filter(({ ja, en }) => {
    if (ja && en) return true;
    return !beside.has(ja ? `ja ${foldName(ja.text)}` : `en ${foldName(en?.text ?? '')}`);
  });
}
