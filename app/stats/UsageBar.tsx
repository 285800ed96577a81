import { useTranslation } from 'react-i18next';
import { useLocale } from '~/ui/root-data';
import { barOf, fewestForShare, intervalOf, shareOf } from '~/usage/share';

interface Props {
  count: number;
  /** Of which it is a part. */
  total: number;
  /** How many teams were counted: of too few no share is said. */
  teams: number;
  /** The longest bar of its table. */
  most: number;
  intervals: boolean;
}

/** A count, its share where there are enough for one, and a bar as long as it is beside the others. */
export function UsageBar({ count, total, teams, most, intervals }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isEnough = teams >= fewestForShare;
  const share = isEnough ? shareOf(count, total, locale) : undefined;
  const interval = isEnough && intervals ? intervalOf(count, total, locale) : undefined;
  return (
    <span className="usage-bar">
      <span className="usage-figures">
        <b>{new Intl.NumberFormat(locale).format(count)}</b> {share && <span>{share}</span>}{' '}
        {interval && <small>{t('stats.interval', { interval })}</small>}
      </span>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width={barOf(count, most)} height="1" />
      </svg>
    </span>
  );
}
