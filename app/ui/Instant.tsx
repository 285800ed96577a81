import { useTranslation } from 'react-i18next';
import { formatClock, formatDuration, formatInstant } from '~/time/instant';
import { useLocale } from './root-data';

interface InstantProps {
  at: Date;
  timeZone: string;
  now: Date;
  /** Keeps the venue's time and adds the visitor's own beside it. */
  isInPerson?: boolean;
}

/** Written in the tournament's time zone; `enhance/local.ts` converts it to the visitor's. */
export function Instant({ at, timeZone, now, isInPerson }: InstantProps) {
  const locale = useLocale();
  return (
    <time dateTime={at.toISOString()} data-local={isInPerson ? 'there' : ''}>
      {formatInstant(at, timeZone, locale, now)}
    </time>
  );
}

export const Clock = ({ at, timeZone }: { at: Date; timeZone: string }) => (
  <time dateTime={at.toISOString()} data-local="clock">
    {formatClock(at, timeZone)}
  </time>
);

/** Time left as of `now`, such as 「あと3日4時間」; `enhance/countdown.ts` keeps it ticking. */
export function Countdown({ until, now }: { until: Date; now: Date }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const left = until.getTime() - now.getTime();
  return (
    <time
      className="countdown"
      dateTime={until.toISOString()}
      data-countdown={t('tournaments.timeLeft', { time: '{}' })}
      data-countdown-over={t('tournaments.over')}
    >
      {left > 0 ? t('tournaments.timeLeft', { time: formatDuration(left, locale) }) : t('tournaments.over')}
    </time>
  );
}
