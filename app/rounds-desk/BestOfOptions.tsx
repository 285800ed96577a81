import { useTranslation } from 'react-i18next';
import { bestOfs } from '~/rounds/match';

export function BestOfOptions() {
  const { t } = useTranslation();
  return bestOfs.map((each) => (
    <option key={each} value={each}>
      {t(each === 1 ? 'roundsDesk.paste.bestOfs.one' : 'roundsDesk.paste.bestOfs.three')}
    </option>
  ));
}
