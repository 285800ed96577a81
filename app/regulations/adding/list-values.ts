import type { Game } from '~/pokedex/game';
import type { Name } from '~/pokedex/name';
import type { Regulation } from '~/pokedex/regulation';
import { typeNames } from '~/pokedex/type-names';
import { defaultTimeZone } from '~/time/instant';
import { localOf } from '~/time/zoned-time';
import { type NameField, nameFields, type TypedName } from '../lists/typed-names';

const listFields = [
  ...['basedOn', 'nameJa', 'nameEn', 'from', 'until', 'id'],
  ...['ja', 'en', 'forms', 'items'],
] as readonly ListField[];
export type ListField =
  | ('basedOn' | 'nameJa' | 'nameEn' | 'from' | 'until' | 'id')
  | ('ja' | 'en')
  /** `complete`, or only what is `added`; empty: detected automatically. */
  | ('forms' | 'items');
export type ListValues = Record<ListField, string>;

/** Guesses the next regulation: the next letter, starting at the end of the latest one. */
export function draftValues(latest: Regulation | undefined): ListValues {
  const { ja, en } = nextName(latest?.name ?? { ja: '', en: '' });
  return {
    basedOn: latest?.id ?? '',
    nameJa: ja,
    nameEn: en,
    from: latest?.endsAt ? localOf(latest.endsAt, defaultTimeZone) : '',
    until: '',
    id: '',
    ja: '',
    en: '',
    forms: '',
    items: '',
  };
}

/** Regulation M-C → Regulation M-D; blank for names that don't end in a letter. */
function nextName(name: Name): Name {
  const next = (text: string) =>
    /[A-Y]$/.test(text) ? text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + 1) : '';
  return { ja: next(name.ja), en: next(name.en) };
}

/** Derives `champions-m-d` from "Regulation M-D"; blank for names without Latin letters. */
export function draftRegulationId(
  game: Game,
  { nameJa, nameEn }: Pick<ListValues, 'nameJa' | 'nameEn'>,
): string {
  const short = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/レギュレーション|regulation|\breg\.?(?=\s)/g, ' ')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '');
  const own = short(nameEn) || short(nameJa);
  return own && `${game}-${own}`.slice(0, 40);
}

export const listValuesOf = (form: FormData): ListValues =>
  Object.fromEntries(
    listFields.map((field) => {
      const text = form.get(field);
      const value = typeof text === 'string' ? text : '';
      return [field, field === 'ja' || field === 'en' ? value : value.trim()];
    }),
  ) as ListValues;

export const nameFieldOf = (id: string, field: NameField | 'types') => `name:${id}:${field}`;

/** Reads the fields of one row; falls back to the proposal if the form does not have the row yet. */
export function typedNameOf(form: FormData, id: string, proposed: TypedName): TypedName {
  if (!form.has(nameFieldOf(id, 'as'))) return proposed;
  const input = { ...proposed };
  for (const field of nameFields) {
    const text = form.get(nameFieldOf(id, field));
    if (typeof text === 'string') input[field] = text.trim();
  }
  const types = form.getAll(nameFieldOf(id, 'types')).map(String);
  if (types.length > 0) input.types = types.filter((type) => Object.hasOwn(typeNames, type)).slice(0, 2);
  return input;
}

export const bareFieldOf = (base: string) => `bare:${base}`;

export function bareChoicesOf(form: FormData): Map<string, 'all' | 'base'> {
  const choices = new Map<string, 'all' | 'base'>();
  for (const [name, value] of form)
    if (name.startsWith('bare:') && (value === 'all' || value === 'base')) choices.set(name.slice(5), value);
  return choices;
}
