import type { InBothLanguages } from './tournament';

/** What an organizer says of a tournament in words, beside its settings. */
export interface TournamentDetails {
  /** Empty: the name serves for both languages. */
  nameEn: string;
  place: string;
  placeUrl: string | null;
  capacity: number | null;
  description: InBothLanguages | null;
  ruleText: InBothLanguages | null;
  contact: string;
}

export const detailFields = [
  'nameEn',
  'place',
  'placeUrl',
  'capacity',
  'contact',
  'descriptionJa',
  'descriptionEn',
  'ruleTextJa',
  'ruleTextEn',
] as const;
export type DetailValues = Record<(typeof detailFields)[number], string>;

/** As the form's fields hold them. */
export const detailValues = (details?: TournamentDetails): DetailValues => ({
  nameEn: details?.nameEn ?? '',
  place: details?.place ?? '',
  placeUrl: details?.placeUrl ?? '',
  capacity: details?.capacity ? String(details.capacity) : '',
  contact: details?.contact ?? '',
  descriptionJa: details?.description?.ja ?? '',
  descriptionEn: details?.description?.en ?? '',
  ruleTextJa: details?.ruleText?.ja ?? '',
  ruleTextEn: details?.ruleText?.en ?? '',
});
