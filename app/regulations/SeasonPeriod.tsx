import { useTranslation } from 'react-i18next';
import type { Regulation } from '~/pokedex/regulation';
import { formatInstant } from '~/time/instant';
import { useLocale } from '~/ui/root-data';
import { seasonOf } from './regulation-season';

interface Props {
  regulation: Pick<Regulation, 'startsAt' | 'endsAt'>;
  timeZone: string;
  now: Date;
}

export function SeasonPeriod({ regulation: { startsAt, endsAt }, timeZone, now }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [from, until] = [startsAt, endsAt].map((at) => at && formatInstant(at, timeZone, locale, now));
  return until ? t('regulations.period', { from, until }) : t('regulations.openPeriod', { from });
}

const looks = { running: 'good', upcoming: 'yuzu', over: '' } as const;

export function SeasonBadge({ regulation, now }: Omit<Props, 'timeZone'>) {
  const { t } = useTranslation();
  const season = seasonOf(regulation, now);
  return <span className={`badge ${looks[season]}`}>{t(`regulations.state.${season}`)}</span>;
}
