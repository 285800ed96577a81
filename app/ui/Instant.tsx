import { useTranslation } from 'react-i18next';
import { formatClock, formatDuration, formatInstant } from '~/time/instant';
import { useLocale } from './root-data';

interface InstantProps {
  at: Date;
  timeZone: string;
  now: Date;
  /** People meet there: the time of the place stays, with the reader's own beside it. */
  isInPerson?: boolean;
}

/** A time in the tournament's named zone; the page's small script turns it to the reader's own. */
export function Instant({ at, timeZone, now, isInPerson }: InstantProps) {
  const locale = useLocale();
  return (
    <time dateTime={at.toISOString()} data-local={isInPerson ? 'there' : ''}>
      {formatInstant(at, timeZone, locale, now)}
    </time>
  );
}

/** The time of day alone, where the day and the zone stand beside it. */
export const Clock = ({ at, timeZone }: { at: Date; timeZone: string }) => (
  <time dateTime={at.toISOString()} data-local="clock">
    {formatClock(at, timeZone)}
  </time>
);

/** How long it is until then, as of `now`: 「あと3日4時間」. The page's small script counts on. */
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
