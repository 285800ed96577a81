import type { TopCut } from './top-cut';
import type { InBothLanguages } from './tournament';

export interface TournamentDetails {
  nameEn: string;
  place: string;
  placeUrl: string | null;
  capacity: number | null;
  topCut: TopCut | null;
  description: InBothLanguages | null;
  ruleText: InBothLanguages | null;
  contact: string;
}

export const detailFields = [
  'nameEn',
  'place',
  'placeUrl',
  'capacity',
  'topCut',
  'contact',
  'descriptionJa',
  'descriptionEn',
  'ruleTextJa',
  'ruleTextEn',
] as const;
export type DetailValues = Record<(typeof detailFields)[number], string>;

export const detailValues = (details?: TournamentDetails): DetailValues => ({
  nameEn: details?.nameEn ?? '',
  place: details?.place ?? '',
  placeUrl: details?.placeUrl ?? '',
  capacity: details?.capacity ? String(details.capacity) : '',
  topCut: String(details?.topCut ?? ''),
  contact: details?.contact ?? '',
  descriptionJa: details?.description?.ja ?? '',
  descriptionEn: details?.description?.en ?? '',
  ruleTextJa: details?.ruleText?.ja ?? '',
  ruleTextEn: details?.ruleText?.en ?? '',
});
