import { useTranslation } from 'react-i18next';
import { useLocale } from '~/ui/root-data';
import { barOf, intervalOf, minTeamsForShare, shareOf } from '~/usage/share';

interface Props {
  count: number;
  total: number;
  /** Number of counted teams: too few get no share. */
  teams: number;
  max: number;
  intervals: boolean;
}

export function UsageBar({ count, total, teams, max, intervals }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isEnough = teams >= minTeamsForShare;
  const share = isEnough ? shareOf(count, total, locale) : undefined;
  const interval = isEnough && intervals ? intervalOf(count, total, locale) : undefined;
  return (
    <span className="usage-bar">
      <span className="usage-figures">
        <b>{new Intl.NumberFormat(locale).format(count)}</b> {share && <span>{share}</span>}{' '}
        {interval && <small>{t('stats.interval', { interval })}</small>}
      </span>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width={barOf(count, max)} height="1" />
      </svg>
    </span>
  );
}
