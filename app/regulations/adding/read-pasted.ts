import { type Locale, locales } from '~/locales/locale';
import { isUnknown } from '../lists/pair-rows';
import { type ListReading, readOfficialList } from '../lists/read-list';
import type { ListValues } from './list-values';

const maxListKilobytes = 200;
/** A text with more unknown names is some other page, not a list. */
const maxUnknown = 300;

export type ListFault =
  | { key: 'empty' | 'nothing' | 'tooManyCells' }
  | { key: 'tooLong'; max: number }
  | { key: 'tooManyUnknown'; count: number; first: string };

export type PastedLists = Record<Locale, ListReading>;

const emptyReading: ListReading = { rows: [], leftOut: [] };
const encoder = new TextEncoder();

/** Reads both pasted lists, one of which may be blank. @returns the lists, or faults by language */
export function readPastedLists(
  values: ListValues,
): PastedLists | { faults: Partial<Record<Locale, ListFault>> } {
  const faults: Partial<Record<Locale, ListFault>> = {};
  const lists: PastedLists = { ja: emptyReading, en: emptyReading };
  if (locales.every((locale) => !values[locale].trim())) return { faults: { ja: { key: 'empty' } } };
  for (const locale of locales) {
    const text = values[locale];
    if (encoder.encode(text).length > maxListKilobytes * 1024) {
      faults[locale] = { key: 'tooLong', max: maxListKilobytes };
      continue;
    }
    const reading = readOfficialList(text);
    const unknown = reading?.rows.filter(isUnknown) ?? [];
    if (!reading) faults[locale] = { key: 'tooManyCells' };
    else if (unknown.length > maxUnknown)
      faults[locale] = { key: 'tooManyUnknown', count: unknown.length, first: unknown[0]?.text ?? '' };
    else if (text.trim() && reading.rows.length === 0) faults[locale] = { key: 'nothing' };
    else lists[locale] = reading;
  }
  return Object.keys(faults).length > 0 ? { faults } : lists;
}
