import { useTranslation } from 'react-i18next';
import { endingText, type PlaceNaming, placeText, recordText, standingOf } from '~/results/final-standing';
import type { Result } from '~/results/result';

export function TeamResult({ result }: { result: Result & PlaceNaming }) {
  const { t } = useTranslation();
  const standing = standingOf(result);
  const place = placeText(t, standing, result);
  const ending = endingText(t, standing);
  return (
    <>
      {place && <span className={standing.rank === 1 ? 'badge yuzu' : 'badge brand-soft'}>{place}</span>}
      {standing.record && <span className="badge">{recordText(t, standing.record)}</span>}
      {ending && <span className="badge">{ending}</span>}
    </>
  );
}
