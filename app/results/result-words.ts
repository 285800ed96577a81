import type { Translate } from '~/locales/i18n';
import { endingText, type PlaceNaming, placeText, recordText, standingOf } from './final-standing';
import type { Result } from './result';

/**
 * A result as its player would tell it: the place, or else the record; then the rest.
 * @returns undefined for a disqualified player, and without a place and a record
 */
export function resultWords(t: Translate, result: Result & PlaceNaming) {
  const standing = standingOf(result);
  if (standing.disqualified) return undefined;
  const record = standing.record ? recordText(t, standing.record) : undefined;
  const place = placeText(t, standing, result);
  const headline = place ?? record;
  if (!headline) return undefined;
  // Fewer teams than places: players took part without a sheet, and the count would mislead.
  const isCounted = standing.rank !== null && standing.rank <= result.players && result.players > 1;
  const rest = [
    place && record,
    isCounted ? t('results.card.players', { count: result.players }) : undefined,
    endingText(t, standing),
  ];
  return { headline, rest: rest.filter(Boolean).join(' · ') };
}
